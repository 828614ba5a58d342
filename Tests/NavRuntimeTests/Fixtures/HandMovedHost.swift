import NavRuntime

/// A host that a test moves by hand. All its changes, completions, and reports come from the test.
@MainActor final class HandMovedHost: NavigationHost {
  var delegate: HostDelegate?
  var printsRefusals: Bool { false }
  /// The instances that it reports as shown.
  var shown: [InstanceID] = []
  var isAnimating: Bool {
    get {
      whenAsked()
      return isMoving
    }
    set { isMoving = newValue }
  }
  private var isMoving = false
  /// Runs when `isAnimating` is read.
  var whenAsked: () -> Void = {}
  /// Runs when interaction is turned off or on.
  var whenTurned: () -> Void = {}
  /// Runs when the host settles.
  var whenSettled: () -> Void = {}
  /// Whether it shows the new stack at once.
  var obeys = true
  /// Whether it reports the completion inside `show`.
  var completes = true
  /// Runs inside `show`, before the completion.
  var whenTold: () -> Void = {}
  private(set) var told: [StackChange<Any>] = []
  var now: Duration {
    whenTime()
    return time
  }
  private var time = Duration.zero
  /// Runs when the clock is read.
  var whenTime: () -> Void = {}
  private(set) var timer: Duration?
  private(set) var interactionOffCount = 0
  private(set) var settleCount = 0
  private(set) var changesWhileAnimating = 0

  func show(_ change: StackChange<Any>) -> Duration {
    if isAnimating { changesWhileAnimating += 1 }
    told.append(change)
    if obeys { shown = change.stack.map(\.id) }
    whenTold()
    if completes { delegate?.didShow(change.transition) }
    return .zero
  }

  var shownInstances: [InstanceID] {
    whenLookedAt()
    return shown
  }
  /// Runs when `shownInstances` is read.
  var whenLookedAt: () -> Void = {}

  func settle() {
    settleCount += 1
    isAnimating = false
    whenSettled()
  }

  func setInteraction(_ isEnabled: Bool) {
    interactionOffCount += isEnabled ? -1 : 1
    whenTurned()
  }

  func setTimer(after delay: Duration?) { timer = delay.map { time + $0 } }

  func advance(by length: Duration) {
    let end = time + length
    while let next = timer, next <= end {
      time = max(time, next)
      timer = nil
      delegate?.timerFired()
    }
    time = end
  }

  /// Shows the last change now, and reports its completion.
  func carryOutLate() {
    guard let last = told.last else { return }
    shown = last.stack.map(\.id)
    obeys = true
    completes = true
    delegate?.didShow(last.transition)
  }
}

/// A started shop on a host that is moved by hand.
@MainActor final class HandMovedWorld: GraphWorld<RecordingScreens, TestFacts, HandMovedHost> {
  init() {
    super.init(HandMovedHost(), RecordingScreens(), TestFacts())
    navigator.start()
    events = []
    screens.calls = []
  }

  /// Whether the idle world is consistent, and its run can be replayed.
  var isSound: Bool {
    !shop.isBusy && host.interactionOffCount == 0 && shop.stack.map(\.id) == host.shown
      && host.changesWhileAnimating == 0 && replays(recording.trace) && replays(shop.trace)
  }
}
