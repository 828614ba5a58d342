/// What can go wrong with one change of a host's stack, each as some toolkit has done it.
package enum ChangeFault: Hashable, Sendable {
  /// The change stands in time; the page's appearance and the completion are told so much later.
  case completesLate(Duration)
  /// The completion is told twice.
  case completesTwice
  /// The change stands, and nothing is ever told.
  case neverCompletes
  /// The change stands and the page is told that it appeared; the completion is not forwarded.
  case completionIsLost
  /// The change stands when the call returns, and the completion came inside it: animations are off.
  case completesInsideTheCall
  /// The completion names the page that was shown before.
  case completesForTheOldPage
  /// The animation never ends.
  case animatesForever
  /// The animation never ends, and one that is made to settle moves on so much longer.
  case stopsLate(Duration)
  /// The completion comes in time, and the old page is visible a quarter of a second longer.
  case oldPageStays
  /// The new page is told that it appeared when the animation begins.
  case appearsAtOnce
  /// Nothing happens, and nothing is told.
  case isSkipped
  /// Nothing happens, and the completion is told, for the page that stands.
  case isSkippedAndCompletes
  /// It is cancelled half-way, and the host ends up one page deeper.
  case endsDeeper
  /// A pop of one takes two pages off.
  case popsTwo
}
