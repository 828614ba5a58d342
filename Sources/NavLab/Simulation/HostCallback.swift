/// What a host says to whoever guards it.
package enum HostCallback: Hashable, Sendable {
  /// A page is about to be on top, as the delegate hears it.
  case willShow(SimulatedPage)
  /// A page is on top and stands, as the delegate hears it: the completion.
  case didShow(SimulatedPage)
  /// A layer has come or gone, and this page is on top: the completion of the call, or what a presentation's delegate hears.
  case layerStands(SimulatedPage)
  /// A page is visible, as the page itself hears it.
  case appeared(SimulatedPage)
  /// A page is not visible any more, as the page itself hears it.
  case disappeared(SimulatedPage)
}

/// How a gesture ended.
package enum SwipeEnd: Hashable, Sendable {
  /// The page goes.
  case finished
  /// The page stays.
  case cancelled
}

/// Who hears a host. All of it is said from inside the host, and may be answered by calls.
@MainActor package protocol HostObserver: AnyObject {
  /// The host says something.
  func hear(_ word: HostCallback)
  /// Whether a gesture that takes the top page off may begin.
  func swipeShouldBegin() -> Bool
  /// Whether a gesture may begin that closes the layer which begins with a page.
  func dismissalShouldBegin(of layer: SimulatedPage) -> Bool
  /// The finger has moved; only a transition coordinator says it.
  func swipeMoved(to fraction: Double)
  /// Whether a gesture whose finger was lifted there takes the page off.
  func swipeShouldFinish(at fraction: Double) -> Bool
  /// The finger was lifted; only a transition coordinator says it.
  func swipeEnded(_ end: SwipeEnd)
  /// A page that was not taken off stands again; only a transition coordinator says it.
  func swipeIsBack()
  /// A timer has fired.
  func timerFired(_ timer: Int)
}

extension HostObserver {
  /// Any gesture.
  package func swipeShouldBegin() -> Bool { true }
  /// Any gesture.
  package func dismissalShouldBegin(of layer: SimulatedPage) -> Bool { true }
  /// Half the way, as UIKit has it.
  package func swipeShouldFinish(at fraction: Double) -> Bool { fraction >= 0.5 }
  /// Most do not look at the coordinator.
  package func swipeMoved(to fraction: Double) {}
  /// Most do not look at the coordinator.
  package func swipeEnded(_ end: SwipeEnd) {}
  /// Most do not look at the coordinator.
  package func swipeIsBack() {}
  /// Most have no timer.
  package func timerFired(_ timer: Int) {}
}
