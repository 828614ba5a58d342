/// A callback from a host to its guard.
package enum HostCallback: Hashable, Sendable {
  /// The delegate is notified that a page is about to be on top.
  case willShow(SimulatedPage)
  /// The delegate is notified that a page is on top and the change is done: the completion.
  case didShow(SimulatedPage)
  /// A layer appeared or was dismissed, and this page is on top: the completion of the call, or the callback of a
  /// presentation's delegate.
  case layerStands(SimulatedPage)
  /// The page is notified that it is visible.
  case appeared(SimulatedPage)
  /// The page is notified that it is no longer visible.
  case disappeared(SimulatedPage)
}

/// How a gesture ended.
package enum SwipeEnd: Hashable, Sendable {
  /// The page or layer is removed.
  case finished
  /// The page or layer stays.
  case cancelled
}

/// The receiver of a host's callbacks. The host calls it from inside its own methods, and the receiver may call the
/// host.
@MainActor package protocol HostObserver: AnyObject {
  /// Receives a callback from the host.
  func hear(_ word: HostCallback)
  /// Whether a gesture that pops the top page may begin.
  func swipeShouldBegin() -> Bool
  /// Whether a gesture that closes the layer starting with this page may begin.
  func dismissalShouldBegin(of layer: SimulatedPage) -> Bool
  /// Called when the finger moves. Only a transition coordinator reports this.
  func swipeMoved(to fraction: Double)
  /// Whether a gesture removes the page if the finger is lifted at this fraction.
  func swipeShouldFinish(at fraction: Double) -> Bool
  /// Called when the finger is lifted. Only a transition coordinator reports this.
  func swipeEnded(_ end: SwipeEnd)
  /// Called when a page that was not removed is back in place. Only a transition coordinator reports this.
  func swipeIsBack()
  /// Called when a timer fires.
  func timerFired(_ timer: Int)
  /// Called when the columns were joined or separated.
  func formChanged()
}

extension HostObserver {
  /// Allows all gestures.
  package func swipeShouldBegin() -> Bool { true }
  /// Allows all gestures.
  package func dismissalShouldBegin(of layer: SimulatedPage) -> Bool { true }
  /// The threshold is half of the width, as in UIKit.
  package func swipeShouldFinish(at fraction: Double) -> Bool { fraction >= 0.5 }
  /// Does nothing: most observers do not use the coordinator.
  package func swipeMoved(to fraction: Double) {}
  /// Does nothing: most observers do not use the coordinator.
  package func swipeEnded(_ end: SwipeEnd) {}
  /// Does nothing: most observers do not use the coordinator.
  package func swipeIsBack() {}
  /// Does nothing: most observers have no timer.
  package func timerFired(_ timer: Int) {}
  /// Does nothing: most observers have no columns.
  package func formChanged() {}
}
