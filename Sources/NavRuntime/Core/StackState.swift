/// All state that determines a guarded stack's decisions, apart from its rules and limits. Two stacks in the same
/// state handle every input in the same way.
package struct StackState: Hashable, Sendable, Codable {
  /// The phase, with the values that it needs.
  package var phase = Phase.idle
  /// The current stack, from the bottom.
  package var entries: [StackEntry] = []
  /// A second stack, from the bottom, which is built, evaluated, or shown. Empty if there is none.
  ///
  /// The draft is outside the phase. A segue moves the phase several times, and each move should only copy plain
  /// bytes.
  package var draft: [StackEntry] = []
  /// The entries of the tabs that are not selected.
  package var parked = ParkedRuns()
  /// The requests in the queue, in order.
  package var queue: [StackRequest] = []
  /// The request that last returned to the queue. A request returns only once.
  package var returned: RequestID?
  /// The number of locks that the app holds.
  package var locks = 0
  /// Whether requirements need a review.
  package var review = Review.settled
  /// The policy for changes while the host is hidden, or `nil` if it is visible.
  package var hiddenPolicy: HiddenHostPolicy?
  /// The form of the topmost run, as the host last reported it.
  package var form = StackForm.collapsed
  /// The alert on top whose button was chosen. Toolkits close an alert before they report the button. Therefore, the
  /// alert counts as shown until the next change, whether the host shows it or not.
  package var answeredAlert: InstanceID?
  /// The top of the stack after a failed change, if the host does not show that page on top yet.
  package var unshownTop: InstanceID?
  /// The delay until the next query of a covered host, or `nil` if no request waits for that.
  package var coverDelay: Duration?
  /// The repairs of a host that does not show the current stack.
  package var repairs = RepairSeries()
  package var lastInstance = 0
  package var lastTransition = 0
}

extension StackState {
  /// The state of the review of requirements.
  package enum Review: String, Hashable, Sendable, Codable {
    /// The requirements were evaluated after their last change.
    case settled
    /// The requirements may have changed.
    case due
    /// A review is in progress during a wait for facts. Another review does not start before its result. If the wait
    /// ends first, the review starts again.
    case asked
  }

  /// The operation in progress. Each case carries only the values that it needs, as plain bytes.
  package enum Phase: Hashable, Sendable, Codable {
    /// No operation: the guard is open.
    case idle
    /// The app's code evaluates a question. Host reports are not handled in the meantime, but the phase records that
    /// there was one.
    case asking(Question, hasPendingHostReport: Bool)
    /// A request waits for async facts. No app code runs in the meantime.
    case awaiting(Asked)
    /// An operation is allowed, and the host confirms that it still shows the current stack. This happens before pages
    /// are made, and again after the app's code made them.
    case confirming(Intent)
    /// The host performs a change, which may follow a finger.
    case showing(Transition)
    /// The host moves by itself, or does not return to the current stack. A timer queries it again.
    case unsettled(UnsettledHost?)
  }

  /// A question that the app's code evaluates.
  package enum Question: Hashable, Sendable, Codable {
    /// Whether a request may begin.
    case request(Asked)
    /// Whether a plan may go one step further.
    case step(PlanProgress)
    /// Which screen may not stay.
    case requirements
    /// Whether the host's own change may stay. The draft is the stack after that change.
    case hostChange
  }

  /// A request that is in progress and does not have pages yet.
  package struct Asked: Hashable, Sendable, Codable {
    package var request: StackRequest
    /// Whether the request is a gesture.
    package var isInteractive = false

    package var id: RequestID { request.id }
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
    /// The number of entries with pages: the entries that stay, the parked entries, and the new entries made so far.
    package var built: Int
    /// The outcome after the draft is shown.
    package var outcome: StackOutcome
    /// Whether a host that moved by itself was made to settle.
    package var isHostSettled = false
  }

  /// The next action, if the host still shows the current stack.
  package enum Intent: Hashable, Sendable, Codable {
    /// Makes the page and calls the hooks of a request.
    case request(Asked)
    /// Shows the change of a request. Its hooks were called, and the page of a push is made.
    case prepared(Asked, arriving: StackEntry?)
    /// Makes the pages of a plan. Its request waits if the plan may not begin now.
    case build(PlanProgress, StackRequest?)
    /// Shows a plan whose pages are made.
    case link(PlanProgress)
    /// Makes the pages of the draft, which will become the stack. A saved stack has a request, which may return to
    /// the queue.
    case place(RequestID, StackRequest?)
    /// Shows a whole stack whose pages are made. `isHostSettled` is `true` after a host that moved by itself was made
    /// to settle.
    case placed(RequestID, StackRequest?, isHostSettled: Bool)
    /// Evicts this instance and those above it.
    case eviction(InstanceID)
  }

  /// A host that moves by itself.
  package struct UnsettledHost: Hashable, Sendable, Codable {
    package var start: Duration
    /// Whether the host was made to settle. It gets some time, and then its state is trusted even if it moves.
    package var isSettled = false
    /// The delay of the last query, which found that the host still moved.
    package var look: Duration?
    /// The time until which the button of an alert is awaited, if the host lacks only that alert.
    package var answer: Duration?
  }

  /// A transition in progress at the host. Interaction is off during it, unless it follows a finger.
  package struct Transition: Hashable, Sendable {
    package var id: TransitionID
    package var request: RequestID
    package let segue: SegueID
    package var change: Change
    /// The time of the start, or of the last movement of the finger.
    package var start: Duration
    /// The time before the watchdog queries the host.
    package var patience: Duration
    /// The outcome if the host performs the change.
    package var outcome = StackOutcome.shown
    /// The stage of the watchdog.
    package var watch = Watch.waiting
    /// The query of the watchdog to which the next host report replies, or `nil` if there is none.
    package var query: Query?
    /// Whether an event reported that the transition takes too long. That can happen with and without early checks.
    package var hasStalled = false

    /// The time until the host is queried, unless it reports earlier.
    var wait: Duration { watch.delay.map { min($0, patience) } ?? patience }

    /// Whether the transition follows a finger.
    var isInteractive: Bool { if case .interactivePop = change { true } else { false } }
  }

  /// A stage of the watchdog.
  package enum Watch: Hashable, Sendable {
    /// The host is queried when the patience is over.
    case waiting
    /// The host is queried earlier, after this delay.
    case earlyCheck(Duration)
    /// A stall report was sent, and the host was made to settle. The last check had this delay, or `nil` before the
    /// first check.
    case settling(lastDelay: Duration?)

    /// The delay of the next early check, or of the last check of a settling host.
    var delay: Duration? {
      switch self {
      case .waiting: nil
      case .earlyCheck(let delay): delay
      case .settling(let lastDelay): lastDelay
      }
    }

    var isSettling: Bool { if case .settling = self { true } else { false } }

    /// Ends the early checks, or restarts the checks of a settling host, because a gesture goes on.
    mutating func restart() { self = isSettling ? .settling(lastDelay: nil) : .waiting }
  }

  /// A query of the host by the watchdog.
  package enum Query: Hashable, Sendable {
    case earlyCheck
    /// The patience is over, or the host was made to settle.
    case timeout
  }

  /// A change from the current stack to another stack.
  package enum Change: Hashable, Sendable, Codable {
    /// Adds one entry.
    case push(StackEntry)
    /// Keeps the first entries, up to this number. After a gesture that turned back, all entries stay.
    case pop(to: Int)
    /// Pops entries as ``pop(to:)`` does, with a finger.
    case interactivePop(to: Int)
    /// Pops entries as ``pop(to:)`` does, because those above may not stay.
    case eviction(to: Int)
    /// Shows the draft, which starts with the first `kept` entries of the old stack.
    case set(kept: Int)
    /// Shows the current stack again.
    case repair
    /// Keeps the path, and removes the entries of a parked tab from this instance on.
    case unpark(InstanceID)
  }
}

extension StackState.Phase {
  /// The phase without its values.
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

  /// Whether the host sent a report that was not handled yet.
  var hasPendingHostReport: Bool { if case .asking(_, true) = self { true } else { false } }

  /// The entry that arrives on top of the current stack.
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

  /// The request in progress, before its first page is shown.
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
  /// Whether requirements force the intent.
  var isForced: Bool {
    switch self {
    case .eviction: true
    case .build(let progress, _), .link(let progress): progress.segue == SegueID.required
    case .request, .prepared, .place, .placed: false
    }
  }

  /// The request of the intent, or `nil` for an eviction.
  var request: RequestID? {
    switch self {
    case .request(let asked), .prepared(let asked, _): asked.id
    case .build(let progress, _), .link(let progress): progress.request
    case .place(let id, _), .placed(let id, _, _): id
    case .eviction: nil
    }
  }

  /// The request whose source must act until its change starts.
  var acting: StackRequest? {
    switch self {
    case .request(let asked), .prepared(let asked, _): asked.request
    case .build(_, let request): request
    case .link, .place, .placed, .eviction: nil
    }
  }

  /// The request, if it can be evaluated again later because no hook was called for it. The pages of a saved stack
  /// are made again.
  var repeatable: StackRequest? {
    switch self {
    case .request(let asked): asked.isInteractive ? nil : asked.request
    case .build(_, let request), .place(_, let request), .placed(_, let request, _): request
    case .prepared, .link, .eviction: nil
    }
  }
}

extension StackState {
  /// All entries of the stacks in this state.
  var allEntries: [StackEntry] { entries + draft + parked.entries + [phase.arriving].compactMap { $0 } }
}
