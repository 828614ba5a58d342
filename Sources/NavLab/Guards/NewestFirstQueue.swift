/// A queue of all stack calls. While one is under way the others wait; the next page that appears releases one of them, and
/// that is the newest. The swipe takes a page off from a third of the width.
@MainActor package final class NewestFirstQueue: ThinGuard {
  /// The host.
  package let host: SimulatedHost
  private var waiting: [GuardRequest] = []
  private var isUnderWay = false

  /// A guard before a host.
  package init(_ host: SimulatedHost) {
    self.host = host
  }

  /// Calls the host, or waits. What a call that waits gives back is nothing.
  package func perform(_ request: GuardRequest) -> GuardReply {
    if isUnderWay {
      waiting.append(request)
      return .nothing
    }
    isUnderWay = true
    if call(request) { return .nothing }
    isUnderWay = false
    return request.replyWhereNothingHappens
  }

  /// A page that appeared releases the newest of those that wait.
  package func hear(_ word: HostCallback) {
    guard case .appeared = word else { return }
    isUnderWay = false
    while !isUnderWay, let next = waiting.popLast() { _ = perform(next) }
  }

  /// From a third.
  package func swipeShouldFinish(at fraction: Double) -> Bool { fraction >= 1.0 / 3 }
}
