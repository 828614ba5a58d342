import NavRuntime

/// What was seen in a run, and what of it the contract does not allow. It knows what went in and what came out, and nothing of
/// how the runtime decides.
@MainActor final class InvariantChecker {
  private struct Asked: Hashable {
    let generation: Int
    let request: RequestID
  }

  /// How it stood with locks when a request was made.
  private struct Circumstances {
    let wasLocked: Bool
    let locksTaken: Int
  }

  /// A value that an unwind hands back.
  private struct Given {
    /// The instance that the unwind goes to, and the one right above it.
    let landing: InstanceID?
    let above: InstanceID?
    /// Nothing, where the app did not keep it.
    let request: ReentryRequest?
  }

  /// The screens of all instances that there have been.
  private(set) var screens: [InstanceID: Int] = [:]
  /// The pages that live, with their navigators.
  private(set) var pages: [InstanceID: Int] = [:]
  private var instances: [Int: InstanceID] = [:]
  private var transitions: Set<TransitionID> = []
  private var open: [Asked: Circumstances] = [:]
  private var ended: Set<Asked> = []
  /// The requests for pushes, by what their destinations carry.
  private var asked: [Int: Asked] = [:]
  private var begun: Set<Asked> = []
  /// How many transitions had been decided on when a request was cancelled that had not begun.
  private var cancelled: [Asked: Int] = [:]
  private var decisions = 0
  private var isDecided: Set<Int> = []
  /// The navigators that have said that their host is beyond help.
  private(set) var reported: Set<Int> = []
  private var sources: [Int: InstanceID] = [:]
  private var given: [Int: Given] = [:]
  private var isRepairing: Set<Int> = []
  /// How many locks there have been, how many when each navigator's last transition was decided on, and when the time was last asked.
  var locksTaken = 0
  private var locksAtDecision: [Int: Int] = [:]
  var locksAtLastTime = 0
  /// How many tasks wait for an outcome or a value.
  var awaiters = 0

  /// Which buttons of an alert were pressed, by whoever, and which requests for a button's unwind are open.
  private var pressed: [InstanceID: Set<SegueID>] = [:]
  private var buttons: [Asked: InstanceID] = [:]
  /// How many events there have been, and at which of them a request was made and a page let go.
  private var events = 0
  private var madeAt: [Asked: Int] = [:]
  private var releasedAt: [InstanceID: Int] = [:]
  /// For each navigator, the request of the current transition.
  private var underWay: [Int: RequestID] = [:]
  /// The alerts that have left by a button.
  private var answered: Set<InstanceID> = []

  /// Whether what becomes of a request says something of a value.
  func isNeeded(_ request: ReentryRequest) -> Bool {
    request.argument != nil || given.values.contains { $0.request === request }
  }

  // MARK: Events

  func take(_ event: NavigationEvent, of generation: Int, _ stage: ReentrancyRun) {
    events += 1
    switch event.kind {
    case .released(let screen): releasedAt[screen.id] = events
    case .didShow(let screen):
      // Toolkits may close an alert before its transition ends.
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

  /// A transition is decided on: what comes from now on is too late for it.
  func decided(by generation: Int) {
    decisions += 1
    if isDecided.insert(generation).inserted { locksAtDecision[generation] = locksTaken }
  }

  /// What was decided on has begun, or has come to nothing.
  func decidedNoMore(by generation: Int) {
    isDecided.remove(generation)
  }

  /// A request is about to be cancelled, and may not begin any more.
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

  /// How many requests of these navigators have no outcome, as far as their observers were told.
  func openRequests(of generations: Set<Int>) -> Int {
    open.keys.count { generations.contains($0.generation) }
  }

  // MARK: Pages and values

  func made(_ instance: InstanceID, _ screen: Int, argument: Int?, of generation: Int, _ stage: ReentrancyRun) {
    let fault = pages[instance] == nil ? ReentryFault.numberTwice : .pageMadeTwice
    stage.note(screens[instance] != nil, fault, "\(instance.rawValue)")
    screens[instance] = screen
    pages[instance] = generation
    // A stack that is put up again holds the arguments of the one that was saved.
    if let argument, instances[argument] == nil { instances[argument] = instance }
  }

  func madeAlert(_ instance: InstanceID, _ screen: Int, argument: Int?, _ stage: ReentrancyRun) {
    stage.note(screens[instance] != nil, .numberTwice, "\(instance.rawValue)")
    screens[instance] = screen
    if let argument { instances[argument] = instance }
  }

  /// A button of an alert is about to be told of.
  func pressed(_ button: SegueID, of alert: InstanceID) {
    pressed[alert, default: []].insert(button)
  }

  func isPressed(_ alert: InstanceID) -> Bool { pressed[alert] != nil }

  /// A task that awaits the value of a push resumes.
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

  /// Where an unwind from an instance goes to, as the stack stands; and what is right above.
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

  /// Looks at the outcomes, and lets go of what no more can come of.
  private func lookAtOutcomes(_ requests: [ReentryRequest], _ stage: ReentrancyRun) {
    for request in requests {
      // What an alert gives back is looked at until the end.
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
      // Of a navigator that the app has let go of, it does not know the stack.
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

  /// An alert gives back a button that was pressed, or the one that stands for none; and where it has left by a button, it gives one.
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

  private func lookAtTransition(_ stage: ReentrancyRun) {
    let host = stage.host
    guard let navigator = stage.navigator, host.teller == stage.generation else { return }
    stage.note(!navigator.isBusy && !host.isInteractionOn, .interactionLeftOff, "the guard is open")
    guard host.changing == stage.generation, navigator.isBusy, !host.isHidden else { return }
    stage.note(!host.hasTimer, .unwatched, "no timer")
    stage.note(host.isInteractionOn, .unwatched, "interaction is on")
  }
}
