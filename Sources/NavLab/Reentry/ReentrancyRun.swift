import NavRuntime

/// A run of an app with its pages and its host, which make calls at any moment according to a schedule.
@MainActor final class ReentrancyRun {
  typealias LabNavigator = Navigator<ReentryGraph, ReentryHost>

  /// The facts for the predicates.
  struct Facts {
    var isOpen = true
    var isSignedIn = true
    var mayLeave = true
    var isGrand = false

    /// Whether the requirement of a screen holds.
    @MainActor func meets(_ screen: ScreenID) -> Bool {
      if screen == ReentryGraph.atrium { return isGrand }
      return isSignedIn || !ReentryGraph.table[screen].hasRequirement
    }
  }

  struct KeptLock {
    let lock: NavigationLock
    let generation: Int
    /// The number of the lock, in the order in which the locks were taken.
    let number: Int
  }

  /// The run that the code of arguments belongs to.
  @TaskLocal static var current: ReentrancyRun?

  let agenda = Agenda()
  private(set) lazy var host = ReentryHost(agenda, on: self)
  let schedule: ReentrySchedule
  /// Whether the run records its story.
  private let isTold: Bool
  var report = ReentryReport()
  let ledger = InvariantChecker()

  // MARK: Objects of the app

  var navigator: LabNavigator?
  /// The navigators that no longer receive the host's reports.
  var formers: [LabNavigator] = []
  /// The number of the navigator that receives the host's reports. The next property is the number of the last
  /// created navigator.
  private(set) var generation = 0
  private var lastGeneration = 0
  /// The number of the navigator that is being connected to the host.
  private(set) var connecting = 0
  var handles: [any ReentryHandle] = []
  var requests: [ReentryRequest] = []
  var tasks: [Task<Void, Never>] = []
  var locks: [KeptLock] = []
  var observations: [EventObservation] = []
  private var ownObservations: [EventObservation] = []
  var recordings: [StackRecording] = []
  var savedStates: [NavigationState<ReentryGraph>] = []
  var facts = Facts()
  private var readRequirements = 0
  var slowAnswers: [CheckedContinuation<Bool, Never>] = []
  private var lastCargo = 0
  /// Whether a lock is being taken. Such a lock counts before the app receives it.
  var isTakingALock = false
  /// Whether there was a lock since the last step. A lock that a scheduled action released may have caused
  /// a refusal that observers receive later.
  var hadALock = false

  // MARK: Nested calls

  private struct Pending {
    var skipped: Int
    let call: PickedCall
    var insistence: Reentry.Insistence
  }

  private var pending: [[Pending]]
  /// The callbacks in progress, with the numbers of their navigators.
  private var running: [(callback: Callback, generation: Int)] = []
  private var openAnswers = 0
  /// The depth of nested callbacks that make calls.
  private var depth = 0
  private var work = 0
  /// The number of work items with an endless call.
  private var endlessMoments = 0
  private var isEndlessNow = false
  /// A bound on work items with an endless call. More would only take time, because an app that alternates forever
  /// does so in each of them.
  private static let mostEndlessMoments = 200
  private var answers = 0
  /// Whether nested calls are disabled.
  var isCalm = false
  /// Whether the app is being torn down.
  var isEnding = false

  init(_ schedule: ReentrySchedule, isTold: Bool = false) {
    self.isTold = isTold
    self.schedule = schedule
    pending = Array(repeating: [], count: Callback.allCases.count)
    for reentry in schedule.reentries {
      pending[reentry.callback.rawValue].append(
        Pending(skipped: reentry.skipped, call: reentry.call, insistence: reentry.insistence))
    }
    host.animation = .milliseconds(schedule.traits.animation)
    if schedule.traits.hasForeignPage { host.showOther() }
    // A scheduled action is a separate work item with its own bound.
    agenda.willAct = { [unowned self] in startToWork() }
    agenda.standsStill = { [unowned self] in note(true, .endless, "time") }
  }

  /// Whether observers receive all events. They do not if a callback makes a call each time it runs.
  var hearsAll: Bool { !schedule.reentries.contains { $0.insistence == .always } }

  func run() async {
    connect()
    for step in schedule.steps {
      startToWork()
      play(step)
      await breathe()
      await wait { ledger.hasForgottenAwaiter(self) }
      note(ledger.hasForgottenAwaiter(self), .awaiterForgotten, "a value is decided")
      ledger.look(at: self)
    }
    await finish()
  }

  private func play(_ step: ReentrySchedule.Step) {
    tell { "\(step)" }
    switch step {
    case .call(let call):
      report.outer[call.call.rawValue] += 1
      make(call)
    case .wait(let milliseconds): agenda.advance(by: .milliseconds(milliseconds))
    case .fault(let fault): host.faults.append(fault)
    }
  }

  /// Starts a work item with its own bound.
  func startToWork() {
    work = 0
    isEndlessNow = false
    hadALock = !locks.isEmpty
  }

  /// Lets the tasks run that wait for the main actor.
  func breathe() async {
    for _ in 0..<4 { await Task.yield() }
  }

  /// Lets tasks run as long as a condition holds, for at most one second. On a busy machine, a resumed task sometimes
  /// runs more than 50 ms later.
  func wait(while condition: () -> Bool) async {
    let end = ContinuousClock.now + .seconds(1)
    while condition(), ContinuousClock.now < end {
      try? await Task.sleep(for: .milliseconds(1))
      await breathe()
    }
  }

  /// Creates a navigator for the host. The app keeps or releases the previous navigator.
  func connect(keepingFormer: Bool = false) {
    let former = taken(&navigator)
    // The previous navigator is released after the new one replaces it, so its deinitializers find the new one.
    defer { withExtendedLifetime(former) {} }
    if keepingFormer, let former { formers.append(former) }
    lastGeneration += 1
    let (number, outer) = (lastGeneration, connecting)
    connecting = number
    let app = ReentryApp(generation: number, on: self)
    let made = LabNavigator(
      host: host, screens: app, facts: app, limits: StackLimits(queue: schedule.traits.queue))
    connecting = outer
    ownObservations.append(
      made.observe { [unowned self] event in
        tell { "  event of \(number): \("\(event.kind)".replacing("NavRuntime.", with: "").prefix(100))" }
        ledger.take(event, of: number, self)
        happens(.event, of: number)
      })
    // A nested call may have created another navigator during the initializer.
    guard host.teller == number else {
      formers.append(made)
      return
    }
    if let other = taken(&navigator) { formers.append(other) }
    navigator = made
    generation = number
  }

  /// Releases all objects of the app.
  func letGo() {
    _ = taken(&handles)
    _ = taken(&requests)
    _ = taken(&observations)
    _ = taken(&ownObservations)
    _ = taken(&recordings)
    _ = taken(&savedStates)
    while let last = locks.popLast() { withExtendedLifetime(last) {} }
    _ = taken(&formers)
    _ = taken(&navigator)
  }

  // MARK: Callbacks

  /// A bound on the callbacks of one work item, including nested calls that are reported to all observers. The
  /// maximum in 200,000 schedules is 3,500. If a call that is made 70 times meets an endless call each time, there
  /// are 369,000 callbacks.
  private var mostWork: Int { (hearsAll ? 20_000 : 1_000_000) + 4_096 * observations.count }

  /// Handles a callback, and makes the calls that the schedule has for it.
  func happens(_ callback: Callback, of generation: Int = 0) {
    report.callbacks[callback.rawValue] += 1
    work += 1
    note(work > mostWork, .endless, "\(callback)")
    precondition(work < 10_000_000, "a call has no end:\n\(schedule.text)")
    if callback.carriesOut, let outer = running.first(where: { $0.generation == generation }) {
      note(true, .reentered, "\(callback) in \(outer.callback)")
    }
    // Without more calls, an endless schedule ends, so that it can be minimized.
    guard !isCalm, depth < 6, work <= mostWork, let call = next(callback) else { return }
    depth += 1
    if callback.isInside { running.append((callback, generation)) }
    if callback.isQuestion { openAnswers += 1 }
    for _ in 0..<call.times {
      tell { "  in \(callback): \(call.call)" }
      report.inner[callback.rawValue * AppCall.allCases.count + call.call.call.rawValue] += 1
      make(call.call)
    }
    if callback.isQuestion { openAnswers -= 1 }
    if callback.isInside { running.removeLast() }
    depth -= 1
  }

  private func next(_ callback: Callback) -> (call: PickedCall, times: Int)? {
    guard let first = pending[callback.rawValue].first else { return nil }
    if first.skipped > 0 {
      pending[callback.rawValue][0].skipped -= 1
      return nil
    }
    switch first.insistence {
    case .always:
      if !isEndlessNow { endlessMoments += 1 }
      isEndlessNow = true
      if endlessMoments > Self.mostEndlessMoments { pending[callback.rawValue].removeFirst() }
      return (first.call, 1)
    case .eachTime(let times) where times > 1:
      pending[callback.rawValue][0].insistence = .eachTime(times - 1)
      return (first.call, 1)
    case .eachTime:
      pending[callback.rawValue].removeFirst()
      return (first.call, 1)
    case .atOnce(let times):
      pending[callback.rawValue].removeFirst()
      return (first.call, times)
    }
  }

  /// Handles a callback of code that has no reference to the run and no actor.
  nonisolated static func call(_ callback: Callback) {
    MainActor.assumeIsolated { current?.happens(callback) }
  }

  nonisolated static func makeCargo() -> Cargo? {
    // This code has no reference to the run either.
    MainActor.assumeIsolated { current?.cargo(.argumentFreed) }
  }

  func cargo(_ role: Callback) -> Cargo {
    lastCargo += 1
    return Cargo(lastCargo, role, of: self)
  }

  /// Returns the answer of a page to a query: mostly `true`.
  func answer(_ callback: Callback) -> Bool {
    answers += 1
    return isCalm || answers % 9 != 4
  }

  /// Changes the facts after the evaluation of a requirement and before its result is used.
  func hasReadRequirement(of screen: ScreenID) {
    guard !isCalm, screen != ReentryGraph.atrium, ReentryGraph.table[screen].hasRequirement else { return }
    readRequirements += 1
    guard readRequirements == schedule.traits.lastMet else { return }
    facts.isSignedIn = false
    navigator?.factsDidChange()
  }

  /// Returns a slow fact: at once, or when the schedule supplies it.
  func slowFact() async -> Bool {
    happens(.asyncFact)
    answers += 1
    if isCalm || answers.isMultiple(of: 2) { return facts.isOpen }
    return await withCheckedContinuation { slowAnswers.append($0) }
  }

  /// Whether a query to the host is in progress. A call in the query may be too late for the decision that uses the
  /// result.
  var isAnswering: Bool { openAnswers > 0 }

  func look(at change: StackChange<ReentryPage>, running: Bool) {
    ledger.look(at: change, isMoving: running, self)
  }

  /// Returns the number of the navigator that owns a stack. An alert on top has the same navigator as the page below
  /// it.
  func generation(of stack: [StackItem<ReentryPage>]) -> Int {
    for item in stack.reversed() {
      if case .page(let page) = item.content { return page.generation }
    }
    return 0
  }

  func note(_ isWrong: Bool, _ fault: ReentryFault, _ detail: @autoclosure () -> String) {
    if !isWrong || report.faults.contains(fault) { return }
    tell { "  WRONG: \(fault.text)" }
    report.note(fault, detail())
  }

  func tell(_ line: () -> String) {
    if isTold { report.story.append(line()) }
  }
}

/// Empties an optional, and returns its value. The value is released after the write access ends.
func taken<Value>(_ place: inout Value?) -> Value? {
  var empty: Value?
  swap(&place, &empty)
  return empty
}

/// Empties an array, and returns its elements, which are released after the write access ends.
func taken<Element>(_ place: inout [Element]) -> [Element] {
  var empty: [Element] = []
  swap(&place, &empty)
  return empty
}
