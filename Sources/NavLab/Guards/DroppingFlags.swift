/// A guard with three flags: for a push, for a pop, and for a change that the host announced. While a flag is set,
/// pushes and pops are dropped and events are ignored. `didShow` clears the flags. Every two seconds, a timer clears
/// them if the host is not animating. After ten seconds, the guard files a report. The swipe is disabled.
@MainActor package final class DroppingFlags: ThinGuard {
  /// The host.
  package let host: SimulatedHost
  /// The number of reports.
  package private(set) var reports = 0

  private var isPushing = false
  private var isPopping = false
  private var isChanging = false
  private var ignoresEvents = false
  private var lockedSince = Duration.zero
  private var hasReported = false
  private var currentTimer = 0

  private static let retry = Duration.seconds(2)
  private static let report = Duration.seconds(10)

  /// Creates a guard for a host.
  package init(_ host: SimulatedHost) {
    self.host = host
  }

  private var isLocked: Bool { isPushing || isPopping || isChanging }

  /// Drops pushes and pops while a flag is set. Changes of the whole stack are not guarded.
  package func perform(_ request: GuardRequest) -> GuardReply {
    if request.isPush || request.isPop {
      if isLocked { return request.replyWhereNothingHappens }
      if request.isPop, host.stack.count < 2 { return .refused }
      if request.isPush { isPushing = true } else { isPopping = true }
      lock()
    }
    if call(request) { return .nothing }
    isPopping = false
    unlockIfClear()
    return request.replyWhereNothingHappens
  }

  /// Sets a flag when a change is announced, and clears all flags when a change is shown.
  package func hear(_ word: HostCallback) {
    switch word {
    case .willShow:
      isChanging = true
      lock()
    case .didShow: clear()
    case .layerStands, .appeared, .disappeared: break
    }
  }

  /// Disables the swipe.
  package func swipeShouldBegin() -> Bool { false }

  /// Clears the flags if the host is not animating.
  package func timerFired(_ timer: Int) {
    guard timer == currentTimer, isLocked else { return }
    if !host.isAnimating {
      clear()
      return
    }
    if !hasReported, host.clock.now - lockedSince >= Self.report {
      hasReported = true
      reports += 1
    }
    setTimer()
  }

  private func lock() {
    guard !ignoresEvents else { return }
    ignoresEvents = true
    hasReported = false
    lockedSince = host.clock.now
    host.setInteraction(false)
    setTimer()
  }

  private func setTimer() {
    currentTimer += 1
    host.setTimer(currentTimer, after: Self.retry)
  }

  private func clear() {
    (isPushing, isPopping, isChanging) = (false, false, false)
    unlockIfClear()
  }

  private func unlockIfClear() {
    guard !isLocked, ignoresEvents else { return }
    ignoresEvents = false
    host.setInteraction(true)
  }
}
