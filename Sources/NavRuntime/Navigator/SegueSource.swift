/// A page that decides which segues may leave its screen. It is the typed counterpart of UIKit's
/// `shouldPerformSegue(withIdentifier:sender:)`, and of `prepare(for:sender:)` for an unwind. A page that does not
/// conform allows every segue.
///
/// ```swift
/// extension CartPage: SegueSource {
///   func shouldPerform(_ leaving: LeavingSegue<Shop.Cart>) -> Bool {
///     leaving.segue != .checkOut || isComplete
///   }
/// }
/// ```
///
/// The page conforms, not the app's screens. Otherwise, generated code would contain two requirements and their
/// defaults for each screen. Swift infers the screen from either method. If a page names a screen other than its own,
/// its methods are never called. A debug build then traps with an assertion, and all builds record the event
/// ``NavigationEvent/Kind/misplacedSource(_:names:)``.
@MainActor public protocol SegueSource<SourceScreen> {
  /// The screen of the page.
  associatedtype SourceScreen: Screen

  /// Whether a segue from this page may be performed. The navigator calls this method after it evaluates the
  /// predicate of the segue. It also calls it for the host's back button and swipe, and for a link that would remove
  /// the page. For `canPerform` and `canGoBack`, ``LeavingSegue/isTrial`` is `true`.
  func shouldPerform(_ leaving: LeavingSegue<SourceScreen>) -> Bool

  /// Called before an unwind from this page, or after the user went back from it.
  func prepareUnwind(for leaving: LeavingSegue<SourceScreen>)
}

extension SegueSource {
  /// The default: every segue may be performed.
  public func shouldPerform(_ leaving: LeavingSegue<SourceScreen>) -> Bool { true }

  /// The default: does nothing.
  public func prepareUnwind(for leaving: LeavingSegue<SourceScreen>) {}

  /// The parameter of the page's methods, or `nil` if the page names a screen other than its own.
  private func leaving(_ segue: SegueID, _ context: SegueContext) -> LeavingSegue<SourceScreen>? {
    context.sourceState.screen is SourceScreen ? LeavingSegue(segue, context) : nil
  }

  /// The screen that the page names, if it is not the given one.
  func otherScreen(than screen: any Screen) -> (any Screen.Type)? { screen is SourceScreen ? nil : SourceScreen.self }

  func allows(_ segue: SegueID, _ context: SegueContext) -> Bool {
    leaving(segue, context).map(shouldPerform) ?? true
  }

  func prepare(_ segue: SegueID, _ context: SegueContext) {
    if let leaving = leaving(segue, context) { prepareUnwind(for: leaving) }
  }
}

/// A segue that is about to leave a screen, for the methods of ``SegueSource``.
@MainActor public struct LeavingSegue<S: Screen> {
  /// The segue of the screen, or ``Segue/back`` for the back button and the swipe.
  public let segue: Segue<S>
  private let context: SegueContext

  init(_ segue: SegueID, _ context: SegueContext) {
    self.segue = Segue(segue)
    self.context = context
  }

  /// The segue's name in the file that declares it, or `back`.
  public var name: String { context.ownName(of: segue.id) }

  /// The arguments of the page's screen.
  public var arguments: S { context.sourceArguments() }

  /// The sender of the request.
  public var sender: Sender { context.sender }

  /// Whether the segue is only evaluated, for example to enable a button. Nothing happens, whatever the page returns.
  /// A page that shows an alert when it refuses must not show it in this case.
  public var isTrial: Bool { context.isTrial }
}

extension NavigationEngine {
  /// Remembers whether the page is a segue source, and reports a page that names another screen.
  func expectToBeAsked(_ page: Any, of state: InstanceState) {
    guard let source = page as? any SegueSource else { return }
    state.hasSegueSource = true
    guard let other = source.otherScreen(than: state.screen) else { return }
    let name = String(describing: other)
    record(.misplacedSource(table.instance(state), names: name))
    assertionFailure(
      "the page of '\(table.instance(state).name)' is a SegueSource of \(name) and is never asked; take its own screen's LeavingSegue"
    )
  }
}
