/// Who asks.
package enum Asker: Hashable, Sendable {
  /// A tap, the back button, a gesture.
  case user
  /// Code that acts on its own.
  case program
}

/// What is asked of whoever guards a host.
package struct GuardRequest: Hashable, Sendable {
  /// Counted from 1 on each stage.
  package let number: Int
  /// What for.
  package let action: Action
  /// The page whose code asks; `nil` for code of the app that means whatever is on top when it happens.
  package let source: SimulatedPage?
  /// Who.
  package let asker: Asker
  /// Whether it is to be animated.
  package let animation: ChangeAnimation

  /// What can be asked.
  package enum Action: Hashable, Sendable {
    /// A page on top. The page was made by who asks, as in UIKit; a guard that makes its own pages makes one of its place.
    case push(SimulatedPage)
    /// The top page off, by the back button.
    case back
    /// The top page off, by code.
    case pop
    /// Everything above a page off.
    case unwind(SimulatedPage)
    /// Everything above the bottom off.
    case popToRoot
    /// Another stack. Pages as in ``push(_:)``.
    case setStack([SimulatedPage])
    /// A page in a layer of its own, or an alert.
    case present(SimulatedPage, LayerKind)
    /// A page in the place of the one that asks.
    case replace(SimulatedPage)
    /// What a button of an alert does, which has gone.
    case choose(AlertButton)
    /// A stack with its layers, as it was when the app was left.
    case restore([SavedPage])
    /// The tab that begins with a page of this place. Pages as in ``push(_:)``.
    case select(SimulatedPage)
    /// The same, by a segue of the page that asks, whatever lies over the bar.
    case goToTab(SimulatedPage)
    /// The place that is known from everywhere, by a segue of the page that asks.
    case go(SimulatedPage)
    /// The same, by a link.
    case open(SimulatedPage)
    /// A page in place of all that stands.
    case setRoot(SimulatedPage)
    /// A page on top, once a fact is known. Only for guards that wait for one.
    case pushWhenKnown(SimulatedPage)
  }
}

/// A page of a stack that was saved.
package struct SavedPage: Hashable, Sendable {
  /// The page, made anew.
  package let page: SimulatedPage
  /// How it was presented, where a layer begins with it.
  package let layer: LayerKind?
}

/// What a call gives back at once.
package enum GuardReply: Hashable, Sendable {
  /// Nothing that would say what became of it.
  case nothing
  /// That it was refused, as UIKit's pops say by giving no page.
  case refused
}
