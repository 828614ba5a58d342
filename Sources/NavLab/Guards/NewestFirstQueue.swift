/// A guard that queues all calls during a change. When a page appears, the newest waiting call runs next. A swipe
/// pops the page from a third of the width.
@MainActor package final class NewestFirstQueue: ThinGuard {
  /// The host.
  package let host: SimulatedHost
  private var waiting: [GuardRequest] = []
  private var isUnderWay = false

  /// Creates a guard for a host.
  package init(_ host: SimulatedHost) {
    self.host = host
  }

  /// Calls the host, or queues the call. A queued call returns no result.
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

  /// Runs the newest waiting call when a page appears.
  package func hear(_ word: HostCallback) {
    guard case .appeared = word else { return }
    isUnderWay = false
    while !isUnderWay, let next = waiting.popLast() { _ = perform(next) }
  }

  /// The threshold is a third of the width.
  package func swipeShouldFinish(at fraction: Double) -> Bool { fraction >= 1.0 / 3 }
}
