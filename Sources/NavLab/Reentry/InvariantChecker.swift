import NavRuntime

/// A record of a run, checked against the contract. The checker sees only the inputs and outputs of the runtime, not
/// its decisions.
@MainActor final class InvariantChecker {
  private struct Asked: Hashable {
    let generation: Int
    let request: RequestID
  }

  /// The state of the locks at the time of a request.
  private struct Circumstances {
    let wasLocked: Bool
    let locksTaken: Int
  }

  /// A value that an unwind returns.
  private struct Given {
    /// The instance that the unwind leads to, and the instance directly above it.
    let landing: InstanceID?
    let above: InstanceID?
    /// The request of the unwind, or `nil` if the app did not keep it.
    let request: ReentryRequest?
  }

  /// The screens of all instances so far.
  private(set) var screens: [InstanceID: Int] = [:]
  /// The live pages with the numbers of their navigators.
  private(set) var pages: [InstanceID: Int] = [:]
  private var instances: [Int: InstanceID] = [:]
  private var transitions: Set<TransitionID> = []
  private var open: [Asked: Circumstances] = [:]
  private var ended: Set<Asked> = []
  /// The requests for pushes, by the numbers in the arguments of their destinations.
  private var asked: [Int: Asked] = [:]
  private var begun: Set<Asked> = []
  /// For each request that was cancelled before it began, the number of decisions about transitions at that time.
  private var cancelled: [Asked: Int] = [:]
  private var decisions = 0
  private var isDecided: Set<Int> = []
  /// The navigators that filed a report about a transition that took too long.
  private(set) var reported: Set<Int> = []
  private var sources: [Int: InstanceID] = [:]
  private var given: [Int: Given] = [:]
  private var isRepairing: Set<Int> = []
  /// The number of locks so far. The other two properties store this number at each navigator's last decision about a
  /// transition, and at the last query of the time.
  var locksTaken = 0
  private var locksAtDecision: [Int: Int] = [:]
  var locksAtLastTime = 0
  /// The number of tasks that await an outcome or a value.
  var awaiters = 0
  /// The requests whose value a task awaits.
  var valueAwaiters: [ObjectIdentifier: ReentryRequest] = [:]

  /// The buttons of each alert that were pressed, and the alert of each open request for a button's unwind.
  private var pressed: [InstanceID: Set<SegueID>] = [:]
  private var buttons: [Asked: InstanceID] = [:]
  /// The number of events so far. The other two properties store this number at each request and at each release of a
  /// page.
  private var events = 0
  private var madeAt: [Asked: Int] = [:]
  private var releasedAt: [InstanceID: Int] = [:]
  /// The request of each navigator's current transition.
  private var underWay: [Int: RequestID] = [:]
  /// The alerts that were closed by a button.
  private var answered: Set<InstanceID> = []

  /// Whether the outcome of a request is needed to check a value.
  func isNeeded(_ request: ReentryRequest) -> Bool {
    request.argument != nil || given.values.contains { $0.request === request }
  }

  // MARK: Events

  func take(_ event: NavigationEvent, of generation: Int, _ stage: ReentrancyRun) {
    events += 1
    switch event.kind {
    case .released(let screen): releasedAt[screen.id] = events
    case .didShow(let screen):
      // A toolkit may close an alert before its transition ends.
      let isOurs = stage.host.teller == generation && screen.screenID != ReentryGraph.doubt
      stage.note(isOurs && !stage.host.tops.contains(screen.id), .shownElsewhere, screen.name)
    case .requested(let request):
      madeAt[Asked(generation: generation, request: request.id)] = events
      let asked = Asked(generation: generation, request: request.id)
      stage.note(open[asked] != nil, .numberTwice, "request \(request.id.rawValue)")
      stage.note(ended.contains(asked), .toldOutOfOrder, "request \(request.id.rawValue)")
      if ended.contains(asked) { return }
      if let number = (request.destination as? any ReentryRoom)?.cargo?.number { self.asked[number] = asked }
      if let source = request.source, source.screenID == ReentryGraph.doubt { buttons[asked] = source.id }
      open[asked] = Circumstances(wasLocked: stage.isLocked(generation), locksTaken: locksTaken)
    case .ended(let request, let outcome):
      let asked = Asked(generation: generation, request: request)
      stage.report.outcomes[Self.word(outcome), default: 0] += 1
      stage.note(!ended.insert(asked).inserted, .twoOutcomes, "\(outcome)")
      if underWay[generation] == request { underWay[generation] = nil }
      if let alert = buttons.removeValue(forKey: asked), outcome == .shown {
        answered.insert(alert)
        stage.note(alert == stage.host.unreported, .answerOvertaken, "of \(alert.rawValue)")
      }
      guard let circumstances = open.removeValue(forKey: asked), outcome == .refused(.locked) else { return }
      let isLocked =
        circumstances.wasLocked || circumstances.locksTaken < locksTaken || stage.isTakingALock
        || stage.hadALock
      stage.note(!isLocked, .lockedWithoutALock, "request \(request.rawValue)")
    case .repairing: isRepairing.insert(generation)
    case .began(let transition):
      let asked = Asked(generation: generation, request: transition.request)
      begun.insert(asked)
      underWay[generation] = transition.request == .none ? nil : transition.request
      stage.note(cancelled[asked].map { $0 < decisions } ?? false, .begunAfterCancel, "\(transition.kind)")
      defer { decidedNoMore(by: generation) }
      if isRepairing.remove(generation) != nil { return }
      let isTooLate = stage.isLocked(generation, before: locksAtDecision[generation, default: 0])
      stage.note(isTooLate, .beganUnderALock, "\(transition.kind)")
    case .report: reported.insert(generation)
    case .swipeBegan:
      stage.note(stage.isLocked(generation, before: locksAtLastTime), .beganUnderALock, "a gesture")
    default: break
    }
  }

  /// Records that a navigator decided about its next transition. Later locks and cancellations do not affect this
  /// transition.
  func decided(by generation: Int) {
    decisions += 1
    if isDecided.insert(generation).inserted { locksAtDecision[generation] = locksTaken }
  }

  /// Records that the last decision led to a transition, or to nothing.
  func decidedNoMore(by generation: Int) {
    isDecided.remove(generation)
  }

  /// Records that a request is about to be cancelled, and may not begin after that.
  func cancels(_ request: ReentryRequest) {
    guard let asked = request.argument.flatMap({ asked[$0] }) else { return }
    if open[asked] != nil, !begun.contains(asked) { cancelled[asked] = decisions }
  }

  private static func word(_ outcome: Outcome) -> String {
    switch outcome {
    case .refused(.predicate): "refused: predicate"
    case .refused(.requirement): "refused: requirement"
    case .refused(.hook): "refused: hook"
    case .stopped: "stopped"
    default: "\(outcome)"
    }
  }

  /// Returns the number of requests of these navigators for which no observer received an outcome.
  func openRequests(of generations: Set<Int>) -> Int {
    open.keys.count { generations.contains($0.generation) }
  }

  // MARK: Pages and values

  func made(_ instance: InstanceID, _ screen: Int, argument: Int?, of generation: Int, _ stage: ReentrancyRun) {
    let fault = pages[instance] == nil ? ReentryFault.numberTwice : .pageMadeTwice
    stage.note(screens[instance] != nil, fault, "\(instance.rawValue)")
    screens[instance] = screen
    pages[instance] = generation
    // A restored stack shares the arguments of the saved one.
    if let argument, instances[argument] == nil { instances[argument] = instance }
  }

  func madeAlert(_ instance: InstanceID, _ screen: Int, argument: Int?, _ stage: ReentrancyRun) {
    stage.note(screens[instance] != nil, .numberTwice, "\(instance.rawValue)")
    screens[instance] = screen
    if let argument { instances[argument] = instance }
  }

  /// Records that a button of an alert is about to be reported.
  func pressed(_ button: SegueID, of alert: InstanceID) {
    pressed[alert, default: []].insert(button)
  }

  func isPressed(_ alert: InstanceID) -> Bool { pressed[alert] != nil }

  /// Checks a value when the task that awaits it resumes.
  func delivered(_ argument: Int?, _ stage: ReentrancyRun) {
    guard stage.hearsAll, let navigator = stage.navigator, navigator.isBusy,
      let instance = argument.flatMap({ instances[$0] }), let left = releasedAt[instance],
      let request = underWay[stage.generation],
      let made = madeAt[Asked(generation: stage.generation, request: request)]
    else { return }
    stage.note(made < left, .valueTooEarly, "of \(instance.rawValue)")
  }

  func freed(_ instance: InstanceID) {
    pages.removeValue(forKey: instance)
  }

  func pushed(_ argument: Int?, from source: InstanceID) {
    if let argument { sources[argument] = source }
  }

  /// Returns the instance that an unwind leads to in this stack, and the instance directly above it.
  func landing(
    of screen: ScreenID?, from source: InstanceID, in stack: [InstanceID]
  ) -> (landing: InstanceID?, above: InstanceID?) {
    let position = stack.firstIndex(of: source)
    let wanted = screen.map { Int($0.rawValue) }
    guard let index = stack[..<(position ?? stack.count)].lastIndex(where: { screens[$0] == wanted }) else {
      return (nil, nil)
    }
    return (stack[index], position == nil ? nil : stack[index + 1])
  }

  func gave(_ value: Int, _ way: (landing: InstanceID?, above: InstanceID?), by request: ReentryRequest?) {
    given[value] = Given(landing: way.landing, above: way.above, request: request)
  }

  // MARK: The host

  func look(at change: StackChange<ReentryPage>, isMoving: Bool, _ stage: ReentrancyRun) {
    stage.note(change.stack.isEmpty, .emptyStackShown, "an empty stack")
    let isNew = transitions.insert(change.transition).inserted
    stage.note(!isNew, .numberTwice, "transition \(change.transition.rawValue)")
    stage.note(isMoving, .twoTransitions, "\(change.kind)")
    stage.note(Set(change.stack.map(\.id)).count != change.stack.count, .numberTwice, "twice on a stack")
    stage.note(change.stack.dropLast().contains { $0.alert != nil }, .alertCovered, "\(change.kind)")
    if change.stack.isEmpty { return }
    stage.note(stage.generation(of: change.stack) != stage.host.teller, .toldByAStranger, "show")
  }

  // MARK: Between the steps

  func look(at stage: ReentrancyRun) {
    lookAtOutcomes(stage.requests, stage)
    lookAtValues(stage.requests, stage)
    lookAtAnswers(stage.requests, stage)
    lookAtTransition(stage)
  }

  /// Checks the outcomes, and releases the requests that cannot change anymore.
  private func lookAtOutcomes(_ requests: [ReentryRequest], _ stage: ReentrancyRun) {
    for request in requests {
      // The results of alerts are checked until the end.
      guard let outcome = request.outcome, !request.asks else { continue }
      stage.note(request.hasTwoOutcomes, .twoOutcomes, "of a kept request")
      if outcome == .shown, let argument = request.argument, let instance = instances[argument], pages[instance] != nil
      {
        continue
      }
      request.letGo()
    }
  }

  private func lookAtValues(_ requests: [ReentryRequest], _ stage: ReentrancyRun) {
    for request in requests {
      guard let argument = request.argument, let value = request.returned else { continue }
      guard let given = given[value] else {
        stage.note(true, .valueToAnother, "a value that nobody gave")
        continue
      }
      // The app does not know the stack of a navigator that it released.
      if given.landing == nil { continue }
      let isRight = given.landing == sources[argument] && (given.above == nil || given.above == instances[argument])
      stage.note(!isRight, .valueToAnother, "value \(value)")
    }
    for (value, given) in given {
      guard given.request?.outcome == .shown, let above = given.above else { continue }
      let awaiting = requests.first {
        $0.argument.flatMap { instances[$0] } == above && $0.generation == given.request?.generation
      }
      guard let awaiting, awaiting.outcome == .shown, let argument = awaiting.argument,
        sources[argument] == given.landing
      else { continue }
      stage.note(awaiting.returned != value, .valueLost, "value \(value)")
    }
  }

  /// Checks the results of alerts. An alert returns a button that was pressed, or the default button. If a button
  /// closed the alert, the alert returns a button.
  private func lookAtAnswers(_ requests: [ReentryRequest], _ stage: ReentrancyRun) {
    for request in requests where request.asks {
      guard request.outcome == .shown, let alert = request.argument.flatMap({ instances[$0] }) else { continue }
      let button = request.button
      stage.note(button == nil && answered.contains(alert), .answerLost, "of \(alert.rawValue)")
      let stands = request.generation == stage.generation && stage.navigator?.stack.contains { $0.id == alert } == true
      stage.note(button != nil && stands, .answerTooEarly, "of \(alert.rawValue)")
      guard let button, button != ReentryGraph.buttons.first else { continue }
      stage.note(pressed[alert]?.contains(button) != true, .answerOfNobody, "of \(alert.rawValue)")
    }
  }

  /// Whether a task still awaits a decided value although no transition is in progress.
  func hasForgottenAwaiter(_ stage: ReentrancyRun) -> Bool {
    guard let navigator = stage.navigator, !navigator.isBusy else { return false }
    return valueAwaiters.values.contains {
      $0.generation == stage.generation && ($0.returned != nil || $0.button != nil)
    }
  }

  private func lookAtTransition(_ stage: ReentrancyRun) {
    let host = stage.host
    guard let navigator = stage.navigator, host.teller == stage.generation else { return }
    stage.note(!navigator.isBusy && !host.isInteractionOn, .interactionLeftOff, "the guard is open")
    guard host.changing == stage.generation, navigator.isBusy, !host.isHidden else { return }
    stage.note(!host.hasTimer, .unwatched, "no timer")
    stage.note(host.isInteractionOn, .unwatched, "interaction is on")
  }
}
