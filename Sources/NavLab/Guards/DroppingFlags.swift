/// Three flags, one for a push, one for a pop and one for a change that the host has announced. While one is set, pushes
/// and pops are dropped and events are ignored. `didShow` clears them; every two seconds it is looked whether they can be
/// cleared without it. After ten seconds a report goes out. The swipe is disabled.
@MainActor package final class DroppingFlags: ThinGuard {
  /// The host.
  package let host: SimulatedHost
  /// How many reports went out.
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

  /// A guard before a host.
  package init(_ host: SimulatedHost) {
    self.host = host
  }

  private var isLocked: Bool { isPushing || isPopping || isChanging }

  /// Drops pushes and pops while a flag is set. Nobody thought of whole stacks.
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

  /// A change announced is a flag set, a change shown clears all.
  package func hear(_ word: HostCallback) {
    switch word {
    case .willShow:
      isChanging = true
      lock()
    case .didShow: clear()
    case .layerStands, .appeared, .disappeared: break
    }
  }

  /// Never.
  package func swipeShouldBegin() -> Bool { false }

  /// Looks whether the flags can be cleared, which they can where nothing moves.
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
