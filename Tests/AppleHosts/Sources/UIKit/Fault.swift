// Declared and documented by Apple.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals

extension Simulator {
  /// A fault of a transition, as observed in UIKit or in another toolkit.
  package enum Fault: Hashable, Sendable {
    /// The transition has no fault.
    case none
    /// `didShow` is called twice.
    case didShowTwice
    /// `didShow` is called again after the given time.
    case didShowAgain(Duration)
    /// `didShow` is called before the transition ends.
    case didShowEarly
    /// `didShow` is called with the page that was shown before.
    case didShowTheOldPage
    /// `didShow` is not called.
    case delegateIsNotTold
    /// No callback is called.
    case tellsNobody
    /// All callbacks are called late, after the given time.
    case tellsLate(Duration)
    /// The page appears when the transition begins.
    case appearsAtOnce
    /// The callbacks are called in time, but the transition continues for the given time.
    case lastsLonger(Duration)
    /// Animations are off, so the transition ends inside the call.
    case endsInside
    /// The transition does not end until its animations are removed.
    case animatesForever
    /// The transition does not end until its animations are removed, and then it continues for the given time.
    case stopsLate(Duration)
    /// The change is not made, and no callback is called.
    case doesNothing
    /// The change is not made, but the delegate is called.
    case doesNothingAndTells
    /// One more page or layer stays than requested.
    case leavesOne
    /// A pop removes two pages.
    case popsTwo
  }
}
