/// A guard that queues pushes. The next push runs when the host shows a page, or half a second after the previous
/// push started. All other calls go to the host.
@MainActor package final class TimedPushQueue: ThinGuard {
  /// The host.
  package let host: SimulatedHost
  private var waiting: [GuardRequest] = []
  private var isPushing = false
  private var currentTimer = 0

  private static let patience = Duration.milliseconds(500)

  /// Creates a guard for a host.
  package init(_ host: SimulatedHost) {
    self.host = host
  }

  /// Queues pushes.
  package func perform(_ request: GuardRequest) -> GuardReply {
    guard request.isPush else { return call(request) ? .nothing : request.replyWhereNothingHappens }
    waiting.append(request)
    if !isPushing { servePush() }
    return .nothing
  }

  /// Runs the next push when the host shows a page.
  package func hear(_ word: HostCallback) {
    if case .didShow = word { servePush() }
  }

  /// Runs the next push when its time is over.
  package func timerFired(_ timer: Int) {
    if timer == currentTimer, isPushing { servePush() }
  }

  private func servePush() {
    isPushing = false
    guard !waiting.isEmpty else { return }
    isPushing = true
    currentTimer += 1
    host.setTimer(currentTimer, after: Self.patience)
    call(waiting.removeFirst())
  }
}
