/// A fault in one change of a host's stack. Each fault occurs in some toolkit.
package enum ChangeFault: Hashable, Sendable {
  /// The change is done in time, but the appearance of the page and the completion are reported after this delay.
  case completesLate(Duration)
  /// The completion is reported twice.
  case completesTwice
  /// The change is done, but the host makes no callback.
  case neverCompletes
  /// The change is done and the page is notified that it appeared, but the completion is not forwarded.
  case completionIsLost
  /// The change is done when the call returns, and the completion is reported inside the call: animations are off.
  case completesInsideTheCall
  /// The completion names the page that was shown before.
  case completesForTheOldPage
  /// The animation never ends.
  case animatesForever
  /// The animation never ends by itself, and continues for this duration after a call to `settle()`.
  case stopsLate(Duration)
  /// The completion is reported in time, but the old page stays visible for another 250 milliseconds.
  case oldPageStays
  /// The new page is notified that it appeared when the animation begins.
  case appearsAtOnce
  /// The call has no effect and causes no callback.
  case isSkipped
  /// The call has no effect, but a completion is reported for the page on top.
  case isSkippedAndCompletes
  /// The change is cancelled halfway, and the host ends one page deeper.
  case endsDeeper
  /// A pop of one page removes two pages.
  case popsTwo
}
