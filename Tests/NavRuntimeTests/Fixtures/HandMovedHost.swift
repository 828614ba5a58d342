import NavRuntime

/// A host that does nothing but what a test tells it: shows, moves, completes and says what it likes.
@MainActor final class HandMovedHost: NavigationHost {
  var delegate: HostDelegate?
  var printsRefusals: Bool { false }
  /// What it says that it shows.
  var shown: [InstanceID] = []
  var isAnimating: Bool {
    get {
      whenAsked()
      return isMoving
    }
    set { isMoving = newValue }
  }
  private var isMoving = false
  /// Runs where it is asked whether it moves.
  var whenAsked: () -> Void = {}
  /// Runs where interaction is turned off or on.
  var whenTurned: () -> Void = {}
  /// Runs where it is made to settle.
  var whenSettled: () -> Void = {}
  /// Whether it takes what it is told at once.
  var obeys = true
  /// Whether it says so from inside the call.
  var completes = true
  /// Runs inside `show`, before the completion.
  var whenTold: () -> Void = {}
  private(set) var told: [StackChange<Any>] = []
  var now: Duration {
    whenTime()
    return time
  }
  private var time = Duration.zero
  /// Runs where it is asked for the time.
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
  /// Runs where it is asked what it shows.
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

  /// The change that was told last takes place now, and the host says that it is done.
  func carryOutLate() {
    guard let last = told.last else { return }
    shown = last.stack.map(\.id)
    obeys = true
    completes = true
    delegate?.didShow(last.transition)
  }
}

/// A started shop on a host that is moved by hand.
@MainActor final class HandMovedWorld {
  let host = HandMovedHost()
  let screens = RecordingScreens()
  let facts = TestFacts()
  let shop: Navigator<Shop, HandMovedHost>
  private let recording: StackRecording
  private(set) var events: [NavigationEvent.Kind] = []
  private var observation: EventObservation?

  init() {
    shop = Navigator(host: host, screens: screens, facts: facts)
    recording = shop.record()
    shop.start()
    observation = shop.observe { [weak self] in self?.events.append($0.kind) }
    screens.calls = []
  }

  var stack: [String] { shop.stack.map(\.name) }

  /// The topmost handle of a screen, for code that knows that there is one.
  func handle<S: Screen>(_ screen: S.Type = S.self) -> ScreenHandle<S> {
    guard let handle = shop.handle(screen) else { fatalError("no \(screen) on \(stack)") }
    return handle
  }

  var catalog: Shop.Catalog.Handle { handle() }
  var filters: Shop.Filters.Handle { handle() }
  var cart: Shop.Cart.Handle { handle() }
  var product: Shop.Product.Handle { handle() }

  /// What holds whenever nothing is under way. And that all of it can be run again.
  var isSound: Bool {
    !shop.isBusy && host.interactionOffCount == 0 && shop.stack.map(\.id) == host.shown
      && host.changesWhileAnimating == 0 && replays(recording.trace) && replays(shop.trace)
  }

  var reportCount: Int {
    events.count { if case .report = $0 { true } else { false } }
  }
}
