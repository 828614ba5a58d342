import NavRuntime

/// One run of a schedule. The navigator follows the facts, or the app announces changes with `factsDidChange()`.
@MainActor final class FollowingRun {
  /// A bound on the actions of one step. Only actions that never let time pass reach it.
  private static let mostActs = 1_000

  private let agenda = Agenda()
  private let facts = FollowedFacts()
  private let host: FollowingHost
  private let navigator: Navigator<ReentryGraph, FollowingHost>
  private let followsFacts: Bool
  private var observation: EventObservation?
  private var requests: [SegueRequest<Cargo>] = []
  private var answers: [SegueRequest<ReentryButton>] = []
  private var others: [SegueRequest<Never>] = []
  private var locks: [NavigationLock] = []
  private var saved: NavigationState<ReentryGraph>?
  private var isAnnouncementDue = false
  private var reviews = 0
  /// The instance that was shown first.
  private var first: InstanceID?
  /// The stack after each turn.
  private(set) var stacks: [String] = []
  /// The most reviews of observed facts in one turn.
  private(set) var mostReviews = 0
  private(set) var isUnsettled = false

  init(isGrown: Bool, followsFacts: Bool) {
    self.followsFacts = followsFacts
    host = FollowingHost(agenda)
    let app = FollowingApp(facts, isGrown: isGrown)
    navigator = Navigator(host: host, screens: app, facts: app, followsFacts: followsFacts)
    observation = navigator.observe { [weak self] in self?.take($0.kind) }
  }

  /// The outcome of each request, in the order of the requests.
  var outcomes: [String] {
    let all = requests.map(\.outcomeSoFar) + answers.map(\.outcomeSoFar) + others.map(\.outcomeSoFar)
    return all.map { $0.map { "\($0)" } ?? "open" }
  }

  func play(_ schedule: FollowingSchedule) async {
    navigator.start()
    await rest()
    for (index, step) in schedule.steps.enumerated() {
      await play(step)
      if schedule.steps.dropFirst(index + 1).first?.joins == true { continue }
      announce()
      await rest()
      stacks.append(stack())
      mostReviews = max(mostReviews, reviews)
      reviews = 0
    }
    locks = []
    host.unhide()
    for _ in 0..<6 {
      await pass(.seconds(5))
      await rest()
    }
    stacks.append(stack())
  }

  private func stack() -> String {
    let parked = host.parked.map { $0.map(\.page.description).joined(separator: ",") }
    // Each navigator starts its instance numbers at another value.
    let first = self.first ?? navigator.stack.first?.id
    self.first = first
    let path = navigator.stack.map { "\($0.name)\($0.id.rawValue - (first?.rawValue ?? 0))" }
    return (path + parked).joined(separator: " ")
  }

  private func take(_ kind: NavigationEvent.Kind) {
    switch kind {
    case .factsChanged(.observed): reviews += 1
    case .factsUnsettled: isUnsettled = true
    default: break
    }
  }

  /// Advances the time. It waits after each due action, because a review of followed facts takes a turn.
  private func pass(_ length: Duration) async {
    let end = agenda.now + length
    var acts = 0
    while let time = agenda.nextTime, time <= end, acts < Self.mostActs {
      acts += 1
      agenda.advance(by: max(.zero, time - agenda.now))
      await rest()
    }
    agenda.advance(by: max(.zero, end - agenda.now))
  }

  /// Waits for the tasks of the navigator. Some of them run on other threads, so this also waits for work of the
  /// lowest priority.
  private func rest() async {
    for _ in 0..<12 {
      await Task.detached(priority: .background) {}.value
      await Task { @MainActor in }.value
      await Task.yield()
    }
  }

  /// Announces the changes of a turn, once.
  private func announce() {
    if isAnnouncementDue { navigator.factsDidChange() }
    isAnnouncementDue = false
  }

  private func play(_ step: FollowingSchedule.Step) async {
    switch step {
    case .flip(let changes, _):
      for fact in changes { facts.flip(fact) }
      isAnnouncementDue = !followsFacts
    case .leave(let pick, let isUser): leave(pick, isUser ? .user : .program)
    case .back(let isUser): others.append(navigator.goBack(sender: isUser ? .user : .program))
    case .link(let number): others.append(navigator.open(ReentryGraph.links[number]))
    case .wait(let milliseconds): await pass(.milliseconds(milliseconds))
    case .lock: locks.append(navigator.lock())
    case .unlock: locks.popLast()?.release()
    case .hide(let waits): host.hide(waits ? .wait : .changeUnanimated)
    case .unhide: host.unhide()
    case .press(let button): host.press(button)
    case .popByItself: host.popByItself()
    case .save: saved = navigator.state
    case .restore: if let saved { others.append(navigator.restore(saved)) }
    }
  }

  /// A segue of the visible screen.
  private func leave(_ pick: Int, _ sender: Sender) {
    guard let top = navigator.visible, let type = ReentryGraph.roomType(top.screenID),
      let handle = handle(type, of: top.id)
    else { return }
    let choices = ReentryGraph.choices[Int(top.screenID.rawValue)]
    let goings = ReentryGraph.goings[Int(top.screenID.rawValue)]
    guard !choices.isEmpty || !goings.isEmpty else { return }
    let index = pick % (choices.count + goings.count)
    guard index < choices.count else {
      let going = goings[index - choices.count]
      others.append(handle.goSomewhere(by: going.segue, going.destination.flatMap { room($0, pick) }, sender: sender))
      return
    }
    let choice = choices[index]
    if choice.destination == ReentryGraph.doubt, let room = room(ReentryGraph.doubt, pick) {
      answers.append(handle.ask(choice.segue, room, sender: sender))
    } else if let room = choice.destination.flatMap({ room($0, pick) }) {
      requests.append(handle.open(choice.segue, room, sender: sender))
    } else {
      others.append(handle.leave(by: choice.segue, giving: nil, sender: sender))
    }
  }

  private func room(_ screen: ScreenID, _ pick: Int) -> (any Screen)? {
    ReentryGraph.roomType(screen)?.init(id: pick % 2, cargo: nil)
  }

  private func handle<S: ReentryRoom>(_ type: S.Type, of instance: InstanceID) -> (any ReentryHandle)? {
    navigator.handle(S.self, of: instance)
  }
}

/// The app. Its pages are names, and its pages allow all segues.
@MainActor private final class FollowingApp: GraphScreens, GraphFacts {
  typealias Graph = ReentryGraph

  private let facts: FollowedFacts
  private let isGrown: Bool

  init(_ facts: FollowedFacts, isGrown: Bool) {
    self.facts = facts
    self.isGrown = isGrown
  }

  func makePage(_ screen: ScreenID, _ context: PageContext) -> Any {
    if screen == ReentryGraph.doubt {
      return AlertText<Room<ReentryGraph.Doubt>>(title: "Doubt", message: nil, labels: ["Keep", "Drop"])
    }
    return ReentryGraph.table[screen].name
  }

  func preparePush(_ segue: SegueID, _ context: SegueContext) {}
  func unwind(_ segue: SegueID, _ context: SegueContext) {}

  func predicates(of graph: ReentryGraph.Type) -> GraphPredicates {
    let (facts, isGrown) = (facts, isGrown)
    return GraphPredicates(
      allows: { segue, _ in
        ReentryGraph.table[segue].predicate == nil || ReentryGraph.table[segue].awaits || facts.isOpen
      },
      allowsBack: { _ in facts.mayLeave },
      meets: { screen, _ in screen == ReentryGraph.atrium ? facts.isGrand : facts.isSignedIn },
      decides: { _, context in await context.ask(within: .seconds(2), otherwise: false) { isGrown } })
  }
}
