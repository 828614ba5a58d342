import NavRuntime

/// One run: an app, its pages and its host, all of which call anything at any moment, as the schedule says.
@MainActor final class ReentrancyRun {
  typealias LabNavigator = Navigator<ReentryGraph, ReentryHost>

  /// What predicates ask.
  struct Facts {
    var isOpen = true
    var isSignedIn = true
    var mayLeave = true
    var isGrand = false

    /// Whether what a screen requires holds.
    @MainActor func meets(_ screen: ScreenID) -> Bool {
      if screen == ReentryGraph.atrium { return isGrand }
      return isSignedIn || !ReentryGraph.table[screen].hasRequirement
    }
  }

  struct KeptLock {
    let lock: NavigationLock
    let generation: Int
    /// When it was taken, among all that were.
    let number: Int
  }

  /// Whose run the code of arguments belongs to.
  @TaskLocal static var current: ReentrancyRun?

  let agenda = Agenda()
  private(set) lazy var host = ReentryHost(agenda, on: self)
  let schedule: ReentrySchedule
  /// Whether what happens is written down.
  private let isTold: Bool
  var report = ReentryReport()
  let ledger = InvariantChecker()

  // MARK: What the app holds

  var navigator: LabNavigator?
  /// Those whose host tells another.
  var formers: [LabNavigator] = []
  /// The number of the navigator that the host tells, and of the one that was made last.
  private(set) var generation = 0
  private var lastGeneration = 0
  /// The navigator that is being connected to the host.
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
  /// Whether a lock is being taken, which counts before the app has it.
  var isTakingALock = false
  /// Whether there was a lock since something was called from outside. One that a clock has given back may have refused a request of
  /// which observers hear later.
  var hadALock = false

  // MARK: What is called from inside

  private struct Pending {
    var skipped: Int
    let call: PickedCall
    var insistence: Reentry.Insistence
  }

  private var pending: [[Pending]]
  /// The callbacks that are running, with the navigator that each belongs to.
  private var running: [(callback: Callback, generation: Int)] = []
  private var openAnswers = 0
  /// How many callbacks are running inside of one another and call something.
  private var depth = 0
  private var work = 0
  /// How many pieces of work there were in which something is called without end.
  private var endlessMoments = 0
  private var isEndlessNow = false
  /// More would only take time: an app that goes to and fro for ever does so in each.
  private static let mostEndlessMoments = 200
  private var answers = 0
  /// Whether nothing is called from inside any more.
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
    // What is done later is a call by itself, and bounded by itself.
    agenda.willAct = { [unowned self] in startToWork() }
    agenda.standsStill = { [unowned self] in note(true, .endless, "time") }
  }

  /// Whether observers are told everything: where one causes something at each event, they are not.
  var hearsAll: Bool { !schedule.reentries.contains { $0.insistence == .always } }

  func run() async {
    connect()
    for step in schedule.steps {
      startToWork()
      play(step)
      await breathe()
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

  /// What comes now is bounded by itself.
  func startToWork() {
    work = 0
    isEndlessNow = false
    hadALock = !locks.isEmpty
  }

  /// Lets tasks run that wait for the main actor.
  func breathe() async {
    for _ in 0..<4 { await Task.yield() }
  }

  /// Makes a navigator for the host. The one before it stays with the app, or goes.
  func connect(keepingFormer: Bool = false) {
    let former = taken(&navigator)
    // It goes when the next has taken its place, and whatever it calls then finds that one.
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
    // Meanwhile somebody else may have made another.
    guard host.teller == number else {
      formers.append(made)
      return
    }
    if let other = taken(&navigator) { formers.append(other) }
    navigator = made
    generation = number
  }

  /// Lets go of all that the app holds.
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

  /// More callbacks than can come of one call, each nested call being told to all observers: 3,500 are the most of 200,000 schedules. One
  /// that is made seventy times may each time meet what is called without end; then 369,000 are.
  private var mostWork: Int { (hearsAll ? 20_000 : 1_000_000) + 4_096 * observations.count }

  /// A callback runs: whatever the schedule has for it is called.
  func happens(_ callback: Callback, of generation: Int = 0) {
    report.callbacks[callback.rawValue] += 1
    work += 1
    note(work > mostWork, .endless, "\(callback)")
    precondition(work < 10_000_000, "a call has no end:\n\(schedule.text)")
    if callback.carriesOut, let outer = running.first(where: { $0.generation == generation }) {
      note(true, .reentered, "\(callback) in \(outer.callback)")
    }
    guard !isCalm, depth < 6, let call = next(callback) else { return }
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

  /// A callback of code that knows no stage and no actor.
  nonisolated static func call(_ callback: Callback) {
    MainActor.assumeIsolated { current?.happens(callback) }
  }

  nonisolated static func makeCargo() -> Cargo? {
    // The same.
    MainActor.assumeIsolated { current?.cargo(.argumentFreed) }
  }

  func cargo(_ role: Callback) -> Cargo {
    lastCargo += 1
    return Cargo(lastCargo, role, of: self)
  }

  /// What a page says when it is asked: now and then no.
  func answer(_ callback: Callback) -> Bool {
    answers += 1
    return isCalm || answers % 9 != 4
  }

  /// What a screen requires has been read, and not yet been acted on.
  func hasReadRequirement(of screen: ScreenID) {
    guard !isCalm, screen != ReentryGraph.atrium, ReentryGraph.table[screen].hasRequirement else { return }
    readRequirements += 1
    guard readRequirements == schedule.traits.lastMet else { return }
    facts.isSignedIn = false
    navigator?.factsDidChange()
  }

  /// A fact that takes its time: at once, or when it is answered.
  func slowFact() async -> Bool {
    happens(.asyncFact)
    answers += 1
    if isCalm || answers.isMultiple(of: 2) { return facts.isOpen }
    return await withCheckedContinuation { slowAnswers.append($0) }
  }

  /// Whether a host is being asked something: what is called then may come too late for what is decided with the answer.
  var isAnswering: Bool { openAnswers > 0 }

  func look(at change: StackChange<ReentryPage>, running: Bool) {
    ledger.look(at: change, isMoving: running, self)
  }

  /// The navigator whose stack it is; an alert on top is of the same as the page below.
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

/// Empties a place, and gives what was there: it is freed when the place is not being written any more.
func taken<Value>(_ place: inout Value?) -> Value? {
  var empty: Value?
  swap(&place, &empty)
  return empty
}

/// The same of an array.
func taken<Element>(_ place: inout [Element]) -> [Element] {
  var empty: [Element] = []
  swap(&place, &empty)
  return empty
}
