/// A page that has a say in the segues that leave its screen: UIKit's `shouldPerformSegue(withIdentifier:sender:)`, and what
/// `prepare(for:sender:)` is for an unwind, typed. A page that does not conform says yes, and is told nothing.
///
/// ```swift
/// extension CartPage: SegueSource {
///   func shouldPerform(_ leaving: LeavingSegue<Shop.Cart>) -> Bool {
///     leaving.segue != .checkOut || isComplete
///   }
/// }
/// ```
///
/// That the page conforms, and not the app's screens, keeps two requirements and their defaults a screen out of generated code.
/// Swift infers the screen from either method. A page that names another screen than the one it was made for would never be
/// asked: in a debug build that is an assertion, and everywhere the event ``NavigationEvent/Kind/misplacedSource(_:names:)``.
@MainActor public protocol SegueSource<SourceScreen> {
  /// The screen that the page is made for.
  associatedtype SourceScreen: Screen

  /// Whether a segue from this page may be performed; asked after its predicate, of the host's back button and swipe too,
  /// by a link that would take the page off, and by `canPerform` and `canGoBack` (``LeavingSegue/isTrial``).
  func shouldPerform(_ leaving: LeavingSegue<SourceScreen>) -> Bool

  /// Before an unwind from this page, or when its user has gone back.
  func prepareUnwind(for leaving: LeavingSegue<SourceScreen>)
}

extension SegueSource {
  /// Any segue may be performed.
  public func shouldPerform(_ leaving: LeavingSegue<SourceScreen>) -> Bool { true }

  /// There is nothing to prepare.
  public func prepareUnwind(for leaving: LeavingSegue<SourceScreen>) {}

  /// The segue as the page is told of it; `nil` where the page names another screen than the one it was made for.
  private func leaving(_ segue: SegueID, _ context: SegueContext) -> LeavingSegue<SourceScreen>? {
    context.sourceState.screen is SourceScreen ? LeavingSegue(segue, context) : nil
  }

  /// The screen that the page names, where that is not the one it was made for.
  func otherScreen(than screen: any Screen) -> (any Screen.Type)? { screen is SourceScreen ? nil : SourceScreen.self }

  func allows(_ segue: SegueID, _ context: SegueContext) -> Bool {
    leaving(segue, context).map(shouldPerform) ?? true
  }

  func prepare(_ segue: SegueID, _ context: SegueContext) {
    if let leaving = leaving(segue, context) { prepareUnwind(for: leaving) }
  }
}

/// A segue that is about to leave a screen, as a ``SegueSource`` is told.
@MainActor public struct LeavingSegue<S: Screen> {
  /// Which of the screen's segues; ``Segue/back`` for the back button and the swipe.
  public let segue: Segue<S>
  private let context: SegueContext

  init(_ segue: SegueID, _ context: SegueContext) {
    self.segue = Segue(segue)
    self.context = context
  }

  /// The segue's name in the file that declares it, or `back`.
  public var name: String { context.ownName(of: segue.id) }

  /// The screen that the page was made for.
  public var arguments: S { context.sourceArguments() }

  /// Who asked.
  public var sender: Sender { context.sender }

  /// Whether somebody only wants to know whether it might be performed, as a button that is to be enabled: nothing happens
  /// now, whatever the answer is. A page that shows an alert when it says no shows none then.
  public var isTrial: Bool { context.isTrial }
}

extension NavigationEngine {
  /// Looks whether a page is to be asked about the segues that leave it, and says so where it would never be.
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
