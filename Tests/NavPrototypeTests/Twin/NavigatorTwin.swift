@testable import NavPlayer
@testable import NavRuntime
import NavTable

/// The real navigator, which receives the same input as a player.
@MainActor final class NavigatorTwin {
  private let graph: PrototypeGraph
  let host = MirrorHost()
  private let app: TwinApp
  private let navigator: Navigator<PlayedApp, MirrorHost>
  /// The difference between the instance numbers of the navigator and of the player.
  private let offset: Int
  private var requests: [(id: RequestID, segue: SegueID)] = []
  private var outcomes: [RequestID: Outcome] = [:]
  private var evictions: [String] = []
  private var observation: EventObservation?
  private var recording: StackRecording?

  init(_ player: Prototype) {
    graph = player.graph
    app = TwinApp(player.graph, host)
    navigator = Navigator(host: host, screens: app, facts: app)
    recording = navigator.record()
    let root = player.table.rules.otherRoots.isEmpty ? player.table.rules.root : nil
    let first = root.map { PlayedApp.screen($0, player.samples(of: $0)) }
    if let first { navigator.start(with: first) } else { navigator.start() }
    offset =
      (host.stack.first?.id.rawValue ?? 0)
      - (player.host.shown.first { !player.table.rules.isContainer($0.screen) }?.instance.rawValue ?? 0)
    observation = navigator.observe { [weak self] in self?.note($0.kind) }
  }

  private func note(_ kind: NavigationEvent.Kind) {
    switch kind {
    case .requested(let request): requests.append((request.id, request.segue))
    case .ended(let id, let outcome): outcomes[id] = outcome
    case .evicted(let screen, let requirement): evictions.append("\(screen.name): \(requirement)")
    default: break
    }
  }

  // MARK: - Input

  /// Performs a command of the player.
  func perform(_ command: PrototypeCommand, as player: Prototype) async {
    switch command {
    case .press(let number, let name, let given): press(name, number, given, player)
    case .back: navigator.goBack()
    case .backOf(let number):
      let top = player.core.stack.last?.instance.rawValue
      if number == top {
        navigator.goBack()
      } else {
        host.delegate?.backRequested(of: InstanceID(rawValue: number + offset))
      }
    case .fold(let isExpanded):
      if isExpanded != host.isExpanded { host.endFinger(.cancelled) }
      host.isExpanded = isExpanded
    case .swipe: host.beginSwipe()
    case .dismiss: host.beginDismissal()
    case .move(let fraction): host.moveFinger(to: fraction)
    case .finish: host.endFinger(.finished)
    case .release: host.endFinger(.cancelled)
    case .open(let url): navigator.open(url, sender: .user)
    case .fact(let name, let text):
      if let value = graph.fact(name)?.type.value(of: text) { app.facts[name] = value }
      navigator.factsDidChange()
    case .lookups(let time): app.lookupTime = .milliseconds(time)
    case .slow(let factor): host.length = .milliseconds(Int64(350 * factor))
    case .guarded: break
    case .wait(let time): await pass(.milliseconds(time))
    }
    await letTasksRun()
  }

  /// Lets tasks run until they wait for a fact, or until all of them end.
  private func letTasksRun() async {
    for _ in 0..<100_000 {
      guard host.delegate?.rest == .awaitsFacts else {
        app.forgetQuestions()
        return
      }
      if app.isAwaited { return }
      await Task.yield()
    }
  }

  private func pass(_ time: Duration) async {
    let end = host.now + time
    while let next = [host.nextMoment, app.nextAnswer].compactMap({ $0 }).min(), next <= end {
      if let moment = host.nextMoment, moment <= next {
        host.pass(to: next)
      } else {
        host.pass(to: next)
        app.answer(at: next)
      }
      await letTasksRun()
      if app.nextAnswer.map({ $0 <= host.now }) == true { app.answer(at: host.now) }
      await letTasksRun()
    }
    host.pass(to: end)
  }

  private func press(_ name: String, _ number: Int?, _ given: [PrototypeCommand.Given], _ player: Prototype) {
    let top = player.core.stack.last?.instance
    guard let page = player.page(number.map { InstanceID(rawValue: $0) } ?? top) else { return }
    let table = player.table
    guard let segue = (table[page.screen].segues + player.offers(of: page)).first(where: { table.name(of: $0) == name })
    else { return }
    let instance = InstanceID(rawValue: page.id.rawValue + offset)
    if table[page.screen].isAlert {
      host.choose(segue, of: instance)
      return
    }
    var destination: (any Screen)?
    if let goal = table.goal(of: segue), table.opening(of: segue).tab == nil {
      guard case .success(let values) = player.arguments(given, for: segue, to: goal, from: page) else { return }
      destination = PlayedApp.screen(goal, values)
    }
    func ask<S: Screen>(_ type: S.Type) {
      guard let handle = navigator.handle(type, of: instance) else { return }
      let number = table.number(of: segue)
      if let destination {
        func push(_ screen: some Screen) { let _: SegueRequest<Never> = handle.push(number, screen, sender: .user) }
        push(destination)
      } else if table.opening(of: segue).tab != nil || isSelection(segue) {
        handle.select(number, sender: .user)
      } else {
        handle.unwind(number, sender: .user)
      }
    }
    ask(PlayedApp.screenType(of: page.screen))
  }

  private func isSelection(_ segue: SegueID) -> Bool {
    if case .tab? = graph.table.goals[segue] { true } else { false }
  }

  // MARK: - State

  /// The state of the navigator, for a comparison with the player.
  var summary: TwinSummary {
    TwinSummary(
      stack: navigator.stack.map { instance in
        let values = (instance.screen as? any PlayedScreen)?.values.map { $0.played.text } ?? []
        return "\(instance.name)(\(values.joined(separator: ", ")))"
      },
      // A choice closes the alert at once. During a transition, the two may therefore show different pages.
      shown: navigator.isBusy ? [] : host.stack.map { $0.info.name },
      active: navigator.active.map(\.name), isBusy: navigator.isBusy,
      isInteractionOn: host.interactionOffCount == 0,
      canGoBack: navigator.canGoBack,
      outcomes: requests.filter { $0.segue != .none }.map { request in
        "\(graph.table.name(of: request.segue)): \(outcomes[request.id].map { TwinSummary.text(of: $0) } ?? "…")"
      }, evictions: evictions)
  }

  /// Whether a segue of a page would be performed.
  func canPerform(_ segue: SegueID, of page: PrototypeRunPage, _ arguments: [PrototypeValue]?) -> Bool {
    let table = graph.table
    let destination = table.goal(of: segue).flatMap { goal in arguments.map { PlayedApp.screen(goal, $0) } }
    func ask<S: Screen>(_ type: S.Type) -> Bool {
      guard let handle = navigator.handle(type, of: InstanceID(rawValue: page.id.rawValue + offset)) else {
        return false
      }
      let number = table.number(of: segue)
      guard let destination else { return handle.canPerform(Segue(number)) }
      func canPush(_ screen: some Screen) -> Bool { handle.canPerform(number, screen) }
      return canPush(destination)
    }
    return ask(PlayedApp.screenType(of: page.screen))
  }
}

/// The common state of a navigator and a player.
struct TwinSummary: Equatable, CustomStringConvertible {
  var stack: [String]
  var shown: [String]
  var active: [String]
  var isBusy: Bool
  var isInteractionOn: Bool
  var canGoBack: Bool
  var outcomes: [String]
  var evictions: [String]

  var description: String {
    """
    \(stack.joined(separator: " "))
    shown \(shown.joined(separator: " ")), active \(active.joined(separator: " ")), busy \(isBusy), interaction \(isInteractionOn), back \(canGoBack)
    \(outcomes.suffix(5).joined(separator: "\n"))
    evicted \(evictions.suffix(3))
    """
  }

  init(
    stack: [String], shown: [String], active: [String], isBusy: Bool, isInteractionOn: Bool, canGoBack: Bool,
    outcomes: [String],
    evictions: [String]
  ) {
    self.stack = stack
    self.shown = shown
    self.active = active
    self.isBusy = isBusy
    self.isInteractionOn = isInteractionOn
    self.canGoBack = canGoBack
    self.outcomes = outcomes
    self.evictions = evictions
  }

  init(_ player: Prototype) {
    let table = player.table
    func pages(_ entries: some Sequence<StackEntry>) -> [PrototypeRunPage] {
      entries.compactMap { table.rules.isContainer($0.screen) ? nil : player.page($0.instance) }
    }
    stack = pages(player.core.path).map { page in
      "\(table[page.screen].name)(\(page.arguments.map(\.text).joined(separator: ", ")))"
    }
    shown = player.core.isBusy ? [] : pages(player.host.shown).map { table[$0.screen].name }
    active = player.core.acting.compactMap { id in player.page(id).map { table[$0.screen].name } }
    isBusy = player.core.isBusy
    isInteractionOn = player.isInteractionOn
    canGoBack = player.visible.map { player.refusal(of: player.visibleBack, from: $0, nil) == nil } ?? false
    outcomes = player.record.entries.map { entry in
      "\(table.name(of: entry.segue)): \(entry.outcome.map { player.twinText(of: $0) } ?? "…")"
    }
    evictions = player.record.evictions.map { "\(table[$0.screen].name): \($0.requirement)" }
  }

  static func text(of outcome: Outcome) -> String {
    if case .stopped = outcome { "stopped" } else { "\(outcome)" }
  }
}

extension Prototype {
  /// The description of the navigator's outcome.
  fileprivate func twinText(of outcome: StackOutcome) -> String {
    switch outcome {
    case .shown: "\(Outcome.shown)"
    case .superseded: "\(Outcome.superseded)"
    case .cancelled: "\(Outcome.cancelled)"
    case .failed: "\(Outcome.failed(.host))"
    case .stopped: "stopped"
    case .refused(let refusal): "\(Outcome.refused(twinRefusal(refusal)))"
    }
  }

  private func twinRefusal(_ refusal: StackRefusal) -> Refusal {
    switch refusal {
    case .said(.requirement(let screen)):
      .requirement(screen: table[screen].name, source: table[screen].requirement ?? "")
    case .said(.predicate(let segue)): .predicate(segue: table.name(of: segue), source: table[segue].predicate ?? "")
    case .said(.back(let screen)): .predicate(segue: "back", source: table[screen].backPredicate ?? "false")
    case .said(.hook(let segue)): .hook(segue: table.name(of: segue))
    case .said(.noMatch): .noMatch
    case .busy: .busy
    case .duplicate: .duplicate
    case .depth: .depth
    case .notVisible: .notVisible
    case .covered: .covered
    case .locked: .locked
    case .held: .held
    }
  }
}
