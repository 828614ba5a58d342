/// The one owner of every change of a stack: inputs with a time in, effects out.
///
/// A pure value: it has no clock, runs nothing, and knows instances, screens and keys as numbers. At most one
/// transition is under way at the host, and every request that comes in ends in exactly one ``StackEffect/end(_:_:)``.
/// A push or pop is amortised O(1) beside the comparison with the host's stack, and allocates nothing once the arrays
/// have grown.
///
/// ```swift
/// var stack = GuardedStack(rules: table.rules)
/// stack.handle(.place(RequestID(rawValue: 1), [root]), at: now, into: &effects)
/// ```
public struct GuardedStack: Sendable {
  package enum Phase: Hashable, Sendable {
    /// The guard is open.
    case idle
    /// `current` waits for its verdict.
    case evaluating
    /// `current` waits for facts that take their time; nothing of the app's runs meanwhile.
    case awaiting
    /// The pages of a link are made in `replacement`, as their hooks allow.
    case building
    /// `intent` is allowed, and the host is asked whether it still stands; before its pages are made, and again afterwards,
    /// since that is where the app's code has run.
    case confirming
    /// The requirements of what stands are being asked.
    case reviewing
    /// The host's own change waits for its verdict.
    case evaluatingHostChange
    /// `transition` is at the host.
    case showing
    /// `transition` follows a finger.
    case swiping
    /// The host is known to move by itself, or not to come back to what stands; a timer asks it again.
    case unsettled
  }

  /// What is to be done where the host still stands.
  package enum Intent: Hashable, Sendable {
    /// `current` may make what it needs.
    case request
    /// The page of `current` is made, where it is a push, and its hooks have been told.
    case prepared
    case link
    case place
    /// The pages that `place` asks for are made.
    case placed
    case eviction(InstanceID)
  }

  /// What a transition is for.
  package enum Cause: Hashable, Sendable {
    /// A request, which ends with it.
    case request
    /// To show again what stood before.
    case repair
    /// To take off what may not stay.
    case eviction
  }

  /// What is under way at the host.
  package struct Transition: Hashable, Sendable {
    package let id: TransitionID
    package let request: RequestID
    package let segue: SegueID
    package let kind: StackChangeKind
    /// When it started, or when the finger last moved.
    package var start: Duration
    /// How long the host is left alone.
    package var patience: Duration
    /// How it ends, if the host does what it is told.
    package var outcome = StackOutcome.shown
    /// Whether interaction has been turned off for it.
    package var hasInteractionOff = false
    /// Whether the host has been made to settle.
    package var isSettled = false
    /// Whether the next word of the host is the answer to the watchdog.
    package var hasTimedOut = false
    /// When the host is looked at next, before the watchdog's time; zero where it is not.
    package var glance = Duration.zero
    /// Whether the next word of the host is the answer to such a look.
    package var isGlancedAt = false
    /// Whether a report has gone out.
    package var hasReported = false
    /// Whether an event has said that it takes too long.
    package var hasStalled = false
    package var cause = Cause.request
    /// Of a `set`: how many entries of the old stack are in the new one, from the bottom.
    package var kept = 0

    /// How long until the host is looked at, unless it says something before.
    var wait: Duration { glance > .zero ? min(glance, patience) : patience }
  }

  /// A host that moves without having been told to.
  package struct Unrest: Hashable, Sendable {
    package let start: Duration
    /// Whether the host has been made to settle, and is believed whether it moves or not.
    package var isSettled = false
  }

  let rules: StackRules
  var repairs = RepairSeries()
  /// Since when the host moves by itself.
  var unrest: Unrest?
  /// The times and bounds it was made with.
  public let limits: StackLimits

  var phase = Phase.idle
  /// The stack that stands, and while a push is under way the arriving entry on top of it.
  var entries: [StackEntry] = []
  /// How many entries stand.
  var standing = 0
  /// How many entries the host was told to show, in a push or pop.
  var target = 0
  /// What the host was told to show in a `set`, or what it shows of its own accord.
  var replacement: [StackEntry] = []
  /// The request that is being evaluated.
  var current: StackRequest
  var isCurrentInteractive = false
  var intent = Intent.request
  /// How many entries of the stack are part of the link that is being built, and how many of its own are made.
  var kept = 0
  var built = 0
  /// How the link ends where all that is built is shown.
  var linkOutcome = StackOutcome.shown
  /// Whether requirements are to be asked when nothing is under way.
  var isReviewDue = false
  var transition: Transition
  var queue: [StackRequest] = []
  var locks = 0
  /// What is done meanwhile, where the host has said that it is hidden.
  var concealment: HiddenHostPolicy?
  /// Whether the host may have moved while its word could not be taken.
  var hasUnheardHost = false
  var lastInstance = 0
  var lastTransition = 0

  /// A stack with nothing on it; ``StackInput/place(_:_:)`` puts the root there. Its instances and transitions are numbered
  /// from the number after this one.
  public init(rules: StackRules, limits: StackLimits = StackLimits(), numbersAfter number: Int = 0) {
    self.rules = rules
    self.limits = limits
    lastInstance = number
    lastTransition = number
    current = StackRequest(id: .none, segue: .none, source: InstanceID(rawValue: 0), sender: .program)
    transition = Transition(
      id: TransitionID(rawValue: 0), request: .none, segue: .none, kind: .set, start: .zero, patience: .zero)
    queue.reserveCapacity(max(0, min(limits.queue, 64)))
    entries.reserveCapacity(32)
  }

  /// The stack that stands.
  public var stack: ArraySlice<StackEntry> { entries[..<standing] }

  /// The stack that the host is told to show, while a transition is under way; otherwise the stack that stands.
  public var proposed: ArraySlice<StackEntry> {
    switch phase {
    case .idle, .evaluating, .awaiting, .building, .confirming, .reviewing, .unsettled: entries[..<standing]
    case .evaluatingHostChange: replacement[...]
    case .showing, .swiping: isReplacing ? replacement[...] : entries[..<target]
    }
  }

  /// Whether what the host was told to show is in `replacement` and not in `entries`.
  var isReplacing: Bool { phase == .showing && transition.kind == .set && transition.cause != .repair }

  /// Whether the guard is closed.
  public var isBusy: Bool { phase != .idle }

  /// Whether a request may begin: nothing is under way, and no change has to wait for a hidden host.
  var isOpen: Bool { phase == .idle && concealment != .wait }

  /// Whether the app holds a lock.
  public var isLocked: Bool { locks > 0 }

  /// The requests that wait, in order.
  public var queued: [StackRequest] { queue }

  /// Whether ``StackInput/serveQueue`` would do something.
  public var canServeQueue: Bool { isOpen && !queue.isEmpty }

  /// Whether ``StackInput/place(_:_:)`` would be taken now.
  public var canPlace: Bool { isOpen && locks == 0 }

  /// Handles one input, and appends what is to be done.
  public mutating func handle(_ input: StackInput, at time: Duration, into effects: inout [StackEffect]) {
    switch input {
    case .request(let request): take(request, into: &effects)
    case .swipeBegan(let request): beginSwipe(request, into: &effects)
    case .swipeMoved: moveSwipe(at: time)
    case .swipeEnded(let end, let state): endSwipe(end, state, at: time, into: &effects)
    case .cancel(let id): cancel(id, into: &effects)
    case .verdict(let id, let verdict): decide(id, verdict, at: time, into: &effects)
    case .itinerary(let id, let itinerary): build(id, itinerary, at: time, into: &effects)
    case .factsChanged: factsChanged(into: &effects)
    case .requirements(let lowest): review(lowest, at: time, into: &effects)
    case .place(let id, let placements): place(id, placements, at: time, into: &effects)
    case .lasts(let id, let length): extend(id, to: length, into: &effects)
    case .completed(let id, let state): complete(id, state, at: time, into: &effects)
    case .hostReport(let state): hear(state, at: time, into: &effects)
    case .timerFired: timerFired(at: time, into: &effects)
    case .lock: locks += 1
    case .unlock: unlock(into: &effects)
    case .suspended(let policy): suspend(policy, into: &effects)
    case .resumed(let state): resume(state, at: time, into: &effects)
    case .serveQueue: if isOpen { serve(into: &effects) }
    }
  }
}
