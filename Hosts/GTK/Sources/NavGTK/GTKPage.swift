public import GTKWidgets

/// A page of an app: a widget, and what the bar above it says. What the app's factories make.
///
/// ```swift
/// final class ThanksPage: GTKPage {
///   init(_ screen: Shop.Thanks.Handle) {
///     super.init()
///     content = Button("All orders") { screen.seeOrders() }
///   }
/// }
/// ```
///
/// A subclass builds its widgets in its initializer. It lives for as long as its screen is on the stack: widgets keep the closures that they are given, so those
/// hold the page `weak`.
@MainActor open class GTKPage {
  /// What the page shows, below its bar.
  public final var content: Widget? { didSet { frame?.dress() } }
  /// What its bar says; the title that the graph has, where this is `nil`.
  public final var title: String? {
    didSet {
      frame?.dress()
      frame?.retitled()
    }
  }
  /// What its bar says in small letters.
  public final var subtitle = "" { didSet { frame?.dress() } }
  /// What stands in its bar behind the way back. Looked at once, when the page is first shown.
  public final var barStart: [Widget] = []
  /// What stands at the other end of its bar. Looked at once, when the page is first shown.
  public final var barEnd: [Widget] = []
  /// What a popover points at that is presented from this page, where its handle names nothing; the middle of the page, where this is `nil`.
  ///
  /// The page keeps it. A handle's `anchor` is not kept, and what Swift knows of a widget may go while GTK still shows that.
  public final var anchor: Widget?
  /// How large a sheet or a popover is that begins with this page. Looked at once, when that is opened.
  public final var preferredSize: (width: Int, height: Int)?

  /// What the host has put around it: it stays the same where the page comes to lie in another window.
  var frame: PageFrame?
  private(set) var shortcuts: [(keys: String, action: @MainActor () -> Void)] = []

  /// A page without anything.
  public init() {}

  /// Does something now, and again whenever something observable that it has read has changed, for as long as the page lives.
  ///
  /// - Parameter update: Holds the page `weak`.
  public final func follow(_ update: @escaping @MainActor () -> Void) {
    observed(update) { [weak self] in self?.follow(update) }
  }

  /// Does something when a key is pressed while the page is on top: `F1`, `<Control>f`. To be said before the page is first shown, and with an
  /// action that holds the page `weak`.
  public final func shortcut(_ keys: String, _ action: @escaping @MainActor () -> Void) {
    shortcuts.append((keys, action))
  }

  /// Something below the top of the stack is seen again, or the page is seen for the first time: the keys go to its first widget, unless this
  /// says that they have gone elsewhere.
  ///
  /// - Returns: Whether it has taken care of the keys.
  open func takeFocus() -> Bool { false }
}
