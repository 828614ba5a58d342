/// A queue of pushes: the next goes on when the host has shown the one before, or half a second after that began,
/// whatever the host says. Other calls go through.
@MainActor package final class TimedPushQueue: ThinGuard {
  /// The host.
  package let host: SimulatedHost
  private var waiting: [GuardRequest] = []
  private var isPushing = false
  private var currentTimer = 0

  private static let patience = Duration.milliseconds(500)

  /// A guard before a host.
  package init(_ host: SimulatedHost) {
    self.host = host
  }

  /// Pushes wait their turn.
  package func perform(_ request: GuardRequest) -> GuardReply {
    guard request.isPush else { return call(request) ? .nothing : request.replyWhereNothingHappens }
    waiting.append(request)
    if !isPushing { servePush() }
    return .nothing
  }

  /// What was shown lets the next on.
  package func hear(_ word: HostCallback) {
    if case .didShow = word { servePush() }
  }

  /// So does time.
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
