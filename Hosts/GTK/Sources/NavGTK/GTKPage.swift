public import GTKWidgets

/// A page of an app: a widget, and the contents of the bar above it. The app's factories create pages.
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
/// A subclass builds its widgets in its initializer. A page exists while its screen is on the stack. Widgets retain
/// the closures that you pass to them, so capture the page as `weak` in these closures.
@MainActor open class GTKPage {
  /// The content of the page, below its bar.
  public final var content: Widget? { didSet { frame?.dress() } }
  /// The title in the bar, or `nil` to use the title from the graph.
  public final var title: String? {
    didSet {
      frame?.dress()
      frame?.retitled()
    }
  }
  /// The subtitle in the bar.
  public final var subtitle = "" { didSet { frame?.dress() } }
  /// The widgets in the bar after the back button. They are read once, when the page is first shown.
  public final var barStart: [Widget] = []
  /// The widgets at the end of the bar. They are read once, when the page is first shown.
  public final var barEnd: [Widget] = []
  /// The widget that a popover of this page points at if the handle has no `anchor`. If it is `nil`, the popover
  /// points at the center of the page.
  ///
  /// The page retains this widget. It does not retain the `anchor` of a handle, whose Swift object may be released
  /// while GTK still shows the widget.
  public final var anchor: Widget?
  /// The size of a sheet or popover that starts with this page. It is read once, when the sheet or popover opens.
  public final var preferredSize: (width: Int, height: Int)?

  /// The frame that the host created for the page. It is kept when the page moves to another window.
  var frame: PageFrame?
  private(set) var shortcuts: [(keys: String, action: @MainActor () -> Void)] = []

  /// Creates an empty page.
  public init() {}

  /// Calls a closure now, and again whenever an observable value that it reads changes, until the page is released.
  ///
  /// - Parameter update: A closure that captures the page as `weak`.
  public final func follow(_ update: @escaping @MainActor () -> Void) {
    observed(update) { [weak self] in self?.follow(update) }
  }

  /// Adds a keyboard shortcut, such as `F1` or `<Control>f`, for the time that the page is on top. Call this method
  /// before the page is first shown, and capture the page as `weak` in the action.
  public final func shortcut(_ keys: String, _ action: @escaping @MainActor () -> Void) {
    shortcuts.append((keys, action))
  }

  /// Called when the page is first shown, and when it is visible again after the page above it closes. By default,
  /// the first widget of the page gets the keyboard focus. Override this method to move the focus elsewhere.
  ///
  /// - Returns: Whether the method moved the focus.
  open func takeFocus() -> Bool { false }
}
