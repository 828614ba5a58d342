/// All that a guarded stack decides by, beside its rules and limits: two stacks in the same state answer every input in the
/// same way.
package struct StackState: Hashable, Sendable, Codable {
  /// What is under way, with what it needs.
  package var phase = Phase.idle
  /// The stack that stands, from the bottom.
  package var entries: [StackEntry] = []
  /// Another stack, from the bottom: one that is built, asked about or shown. Empty where none is. It is not in the phase,
  /// which is moved several times in a segue, so that moving that is a copy of plain bytes.
  package var draft: [StackEntry] = []
  /// What the tabs hold that are not selected.
  package var parked = ParkedRuns()
  /// The requests that wait, in order.
  package var queue: [StackRequest] = []
  /// The request that last returned to the queue because the host moved. It returns once.
  package var returned: RequestID?
  /// How many locks the app holds.
  package var locks = 0
  /// Whether requirements are to be asked when nothing is under way.
  package var review = Review.settled
  /// What is done meanwhile, where the host has said that it is hidden.
  package var hiddenPolicy: HiddenHostPolicy?
  /// The alert on top whose button was chosen. Toolkits close an alert before they tell, so it counts as shown until the next change,
  /// whether the host shows it or not.
  package var answeredAlert: InstanceID?
  /// After a failed change, the top of the stack, if the host does not show that page on top yet.
  package var unshownTop: InstanceID?
  /// After how long the host is asked whether it is still covered, where somebody waits for that.
  package var coverDelay: Duration?
  /// How often the host was told to show again what stands.
  package var repairs = RepairSeries()
  package var lastInstance = 0
  package var lastTransition = 0
}

extension StackState {
  /// How what stands and its requirements are to each other.
  package enum Review: String, Hashable, Sendable, Codable {
    /// It has been asked about since they changed last.
    case settled
    /// They may have changed.
    case due
    /// It is being asked about beside a wait for facts: not again until there is an answer. What ends the wait before, asks again.
    case asked
  }

  /// What is under way. Each case carries what counts in it, and nothing else; it consists of plain bytes.
  package enum Phase: Hashable, Sendable, Codable {
    /// Nothing: the guard is open.
    case idle
    /// The app's code is asked. What the host says meanwhile is not looked at; that it has spoken is remembered.
    case asking(Question, hasPendingHostReport: Bool)
    /// A request waits for facts that take their time. Nothing of the app's runs meanwhile.
    case awaiting(Asked)
    /// Something is allowed, and the host is asked whether it still stands; before pages are made, and again afterwards,
    /// since that is where the app's code has run.
    case confirming(Intent)
    /// The host was told to change, or a finger changes it.
    case showing(Transition)
    /// The host is known to move by itself, or not to come back to what stands; a timer asks it again.
    case unsettled(UnsettledHost?)
  }

  /// What the app's code is asked.
  package enum Question: Hashable, Sendable, Codable {
    /// Whether a request may begin.
    case request(Asked)
    /// Whether a plan may go one step further.
    case step(PlanProgress)
    /// Which screen may not stay.
    case requirements
    /// Whether the host's own change may stand, which leads to the draft.
    case hostChange
  }

  /// A request that has begun, and of which nothing is made yet.
  package struct Asked: Hashable, Sendable, Codable {
    package var request: StackRequest
    /// Whether a finger asks.
    package var isInteractive = false

    package var id: RequestID { request.id }

    package init(request: StackRequest, isInteractive: Bool = false) {
      self.request = request
      self.isInteractive = isInteractive
    }
  }

  /// The progress of a plan whose pages are being made. The draft is the stack that the plan leads to.
  package struct PlanProgress: Hashable, Sendable, Codable {
    package var request: RequestID
    /// The segue, ``SegueID/required`` for another root or first tab, or `nil` for a link.
    package var segue: SegueID?
    /// The number of current entries that stay.
    package var kept: Int
    /// The number of parked entries above these, or `nil` if there are none.
    package var resumed: Int?
    /// The number of entries that have their pages: the entries that stay, the parked entries, and the new ones made so far.
    package var built: Int
    /// The outcome after the draft is shown.
    package var outcome: StackOutcome
    /// Whether a host that moved by itself has been made to settle.
    package var isHostSettled = false
  }

  /// What is done next, if the host still stands.
  package enum Intent: Hashable, Sendable, Codable {
    /// The request may make what it needs.
    case request(Asked)
    /// The hooks of the request have been told, and the page of a push is made.
    case prepared(Asked, arriving: StackEntry?)
    /// Makes the pages of a plan. Its request waits if the plan may not begin now.
    case build(PlanProgress, StackRequest?)
    /// Shows a plan whose pages are made.
    case link(PlanProgress)
    /// The draft is to become the stack, and its pages are not made. A saved stack has a request, which may return to
    /// the queue.
    case place(RequestID, StackRequest?)
    /// The pages of a whole stack are made. A host that moves by itself may have been made to settle.
    case placed(RequestID, StackRequest?, isHostSettled: Bool)
    /// This instance may not stay, nor what is above it.
    case eviction(InstanceID)
  }

  /// A host that moves without having been told to.
  package struct UnsettledHost: Hashable, Sendable, Codable {
    package let start: Duration
    /// Whether the host has been made to settle. It is given some time, and then believed whether it moves or not.
    package var isSettled = false
    /// After how long it was asked last, since it still moved then.
    package var look: Duration?
    /// The time limit for the button, if the host lacks an alert and nothing else.
    package var answer: Duration?

    package init(start: Duration, isSettled: Bool = false, look: Duration? = nil, answer: Duration? = nil) {
      self.start = start
      self.isSettled = isSettled
      self.look = look
      self.answer = answer
    }
  }

  /// What is under way at the host.
  package struct Transition: Hashable, Sendable, Codable {
    package var id: TransitionID
    package var request: RequestID
    package let segue: SegueID
    package var change: Change
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
    package var earlyCheckDelay = Duration.zero
    /// Whether the next word of the host is the answer to such a look.
    package var isGlancedAt = false
    /// Whether a report has gone out.
    package var hasReported = false
    /// Whether an event has said that it takes too long.
    package var hasStalled = false

    /// How long until the host is looked at, unless it says something before.
    var wait: Duration { earlyCheckDelay > .zero ? min(earlyCheckDelay, patience) : patience }

    /// Whether it follows a finger.
    var isInteractive: Bool { if case .interactivePop = change { true } else { false } }
  }

  /// How the host's stack is to become another.
  package enum Change: Hashable, Sendable, Codable {
    /// One entry more.
    case push(StackEntry)
    /// The first so many entries stay. All of them do where a gesture turned back.
    case pop(to: Int)
    /// The same, and a finger does it.
    case interactivePop(to: Int)
    /// The same, since what is above may not stay. All of them do where what may not stay is parked.
    case eviction(to: Int)
    /// The draft, of which the first so many entries are those of the old stack.
    case set(kept: Int)
    /// What stands is shown again.
    case repair
    /// The path stays. From this instance on, a tab that is not selected goes.
    case unpark(InstanceID)
  }
}

extension StackState.Phase {
  /// The phase without what it carries.
  package enum Name: String, Hashable, Sendable, Codable {
    case idle, evaluating, building, reviewing, following, awaiting, confirming, showing, swiping, unsettled
  }

  package var name: Name {
    switch self {
    case .idle: .idle
    case .asking(.request, _): .evaluating
    case .asking(.step, _): .building
    case .asking(.requirements, _): .reviewing
    case .asking(.hostChange, _): .following
    case .awaiting: .awaiting
    case .confirming: .confirming
    case .showing(let transition): transition.isInteractive ? .swiping : .showing
    case .unsettled: .unsettled
    }
  }

  var isConfirming: Bool { if case .confirming = self { true } else { false } }

  var isIdle: Bool { if case .idle = self { true } else { false } }

  /// Whether the host has spoken, and nobody has looked.
  var hasPendingHostReport: Bool { if case .asking(_, true) = self { true } else { false } }

  /// What arrives on top of the stack that stands.
  var arriving: StackEntry? {
    switch self {
    case .confirming(.prepared(_, let arriving)): arriving
    case .showing(let transition): if case .push(let arriving) = transition.change { arriving } else { nil }
    case .idle, .asking, .awaiting, .confirming, .unsettled: nil
    }
  }

  /// Whether there is a draft.
  package var hasDraft: Bool {
    switch self {
    case .asking(.step, _), .asking(.hostChange, _), .confirming(.build), .confirming(.link), .confirming(.place),
      .confirming(.placed):
      true
    case .showing(let transition): if case .set = transition.change { true } else { false }
    case .idle, .asking, .awaiting, .confirming, .unsettled: false
    }
  }

  /// The request that may still begin.
  package var undecided: StackRequest? {
    switch self {
    case .asking(.request(let asked), _), .awaiting(let asked), .confirming(.request(let asked)),
      .confirming(.prepared(let asked, _)):
      asked.request
    case .confirming(.build(_, let request)), .confirming(.place(_, let request)),
      .confirming(.placed(_, let request, _)):
      request
    default: nil
    }
  }

  /// The request that has begun, and of which nothing has been shown.
  var unshown: RequestID? {
    switch self {
    case .asking(.request(let asked), _), .awaiting(let asked): asked.id
    case .asking(.step(let progress), _): progress.request
    case .confirming(let intent): intent.request
    case .idle, .asking, .showing, .unsettled: nil
    }
  }
}

extension StackState.Intent {
  /// Whether it is about what may not stay.
  var isForced: Bool {
    switch self {
    case .eviction: true
    case .build(let progress, _), .link(let progress): progress.segue == SegueID.required
    case .request, .prepared, .place, .placed: false
    }
  }

  /// Whose it is; an eviction is nobody's.
  var request: RequestID? {
    switch self {
    case .request(let asked), .prepared(let asked, _): asked.id
    case .build(let progress, _), .link(let progress): progress.request
    case .place(let id, _), .placed(let id, _, _): id
    case .eviction: nil
    }
  }

  /// The request that can be evaluated again later: no hook has been called for it. Pages of a saved stack are made
  /// again.
  var repeatable: StackRequest? {
    switch self {
    case .request(let asked): asked.isInteractive ? nil : asked.request
    case .build(_, let request), .place(_, let request), .placed(_, let request, _): request
    case .prepared, .link, .eviction: nil
    }
  }
}

extension StackState {
  /// All entries of the stacks in it.
  var allEntries: [StackEntry] { entries + draft + parked.entries + [phase.arriving].compactMap { $0 } }
}
