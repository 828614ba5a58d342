// Declared, and documented, by Apple.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals

extension Simulator {
  /// What a transition does wrong, as one of UIKit's has done it, or one of another toolkit's.
  package enum Fault: Hashable, Sendable {
    /// Nothing.
    case none
    /// The delegate is told twice.
    case didShowTwice
    /// The delegate is told twice, the second time so much later.
    case didShowAgain(Duration)
    /// The delegate is told before the transition has ended.
    case didShowEarly
    /// The delegate is told of the page that was shown before.
    case didShowTheOldPage
    /// The delegate is not told.
    case delegateIsNotTold
    /// Nobody is told anything.
    case tellsNobody
    /// Everybody is told so much later.
    case tellsLate(Duration)
    /// The page hears that it has appeared when the transition begins.
    case appearsAtOnce
    /// Everybody is told in time, and the transition goes on so much longer.
    case lastsLonger(Duration)
    /// Animations are off: the end comes inside the call.
    case endsInside
    /// The transition does not end until its animations are removed.
    case animatesForever
    /// The same, and then it goes on so much longer.
    case stopsLate(Duration)
    /// The change is not made, and nobody is told.
    case doesNothing
    /// The change is not made, and the delegate is told.
    case doesNothingAndTells
    /// One page, or one layer, more stays than was told.
    case leavesOne
    /// A pop takes two pages off.
    case popsTwo
  }
}
