import NavPlayer
import NavRuntime
import NavTable

/// Performs one step of a walk: sets the facts and arguments for the wanted outcome, and then performs the segue.
extension PathFinder {
  private typealias Wish = GuardSolver.Wish
  private typealias Variable = GuardSolver.Variable

  /// Sets the facts so that a root is shown.
  mutating func stand(on root: ScreenID) -> Bool {
    if player.core.stack.first?.screen == root { return true }
    var wishes: [Wish] = []
    for other in [table.rules.root] + table.rules.otherRoots {
      wishes += requirements(
        of: other, holds: other == root, GuardSolver.Page(known: named(fresh.samples(of: other), of: other)))
      if other == root { break }
    }
    guard let commands = facts(for: wishes) else { return false }
    return commit(commands) && player.core.stack.first?.screen == root
  }

  /// Reaches a goal from the current page.
  ///
  /// - Parameters:
  ///   - goal: The goal.
  ///   - arguments: Required arguments of the opened page.
  /// - Returns: All goals that the step reaches, or `nil` if none was found.
  mutating func perform(_ goal: PathGoal, arguments: [String: PrototypeValue] = [:]) -> [PathGoal]? {
    switch goal {
    case .segue(let segue):
      if table.opening(of: segue).tab != nil { return select(segue) }
      if let role = refusable(segue) { _ = refuse(by: role, segue) }
      return press(segue, [], arguments: arguments) { $0 == .shown }.map { _ in [goal] }
    case .refusal(let segue):
      return press(segue, [segue], arguments: arguments) { $0 == .refused(.said(.predicate(segue))) }.map { _ in [goal]
      }
    case .back(let screen, let leaves): return back(from: screen, leaves: leaves) ? [goal] : nil
    case .requirement(let screen): return evict(screen) ? [goal] : nil
    case .pane(let segue, let walk): return perform(walk, of: segue) ? [goal] : nil
    }
  }

  // MARK: - Segues

  /// The page that offers a segue.
  private func page(for segue: SegueID) -> PrototypeRunPage? {
    let source = table.rules.segues[Int(segue.rawValue)].source
    guard let visible = player.visible else { return nil }
    if source == visible.screen { return visible }
    for instance in player.core.acting.dropLast() {
      if let page = player.page(instance), page.screen == source { return page }
    }
    if source == StackRules.anywhere { return player.offers(of: visible).contains(segue) ? visible : nil }
    guard table.rules.isContainer(source) else { return nil }
    return player.page(player.core.stack.last { $0.screen == source }?.instance)
  }

  mutating func press(
    _ segue: SegueID, _ refused: [SegueID], arguments: [String: PrototypeValue], unmet: ScreenID? = nil,
    _ isWanted: (StackOutcome) -> Bool
  ) -> StackOutcome? {
    guard let page = page(for: segue) else { return nil }
    let staying = staying
    let source = GuardSolver.Page(known: named(page.arguments, of: page.screen))
    var types: [Variable: PrototypeType] = [:]
    var current: [Variable: PrototypeValue] = [:]
    var known = player.passed(by: segue, from: page)
    known.merge(arguments) { passed, _ in passed }
    let goal = table.goal(of: segue)
    let takesArguments = goal != nil && table.opening(of: segue).tab == nil
    for argument in goal.map({ graph.arguments(of: $0) }) ?? [] where known[argument.name] == nil {
      if takesArguments {
        types[.destination(argument.name)] = argument.type
        current[.destination(argument.name)] = argument.defaultValue ?? argument.type.sample
      } else {
        known[argument.name] = argument.defaultValue ?? argument.type.sample
      }
    }
    let destination = GuardSolver.Page(known: known, role: .destination)
    // The requirement of the destination is evaluated before the predicate.
    var required: [Wish] = []
    if let screen = table.destination(of: segue) {
      for role in table.roles(of: screen) {
        guard let requirement = graph.requirement(of: role) else { continue }
        required.append(
          Wish(expression: requirement, section: table.section(of: role), holds: role != unmet, source: destination))
        if role == unmet { break }
      }
    }
    var asked: [Wish] = []
    if unmet == nil, let predicate = graph.predicate(of: segue) {
      asked.append(
        Wish(
          expression: predicate, section: table.section(of: segue), holds: refused.isEmpty, source: source,
          destination: destination))
    }
    if table.goals[segue] != nil { asked += leaves }
    guard let (facts, solved) = solution(staying + required + asked, types, current) else {
      if let goal, !refused.isEmpty, !required.isEmpty, solution(staying + asked, types, current) != nil {
        lastReason = "the requirement of '\(table[goal].name)' is evaluated first"
      }
      return nil
    }
    var given: [PrototypeCommand.Given] = []
    for argument in goal.map({ graph.arguments(of: $0) }) ?? [] where takesArguments {
      if let value = solved[.destination(argument.name)] ?? arguments[argument.name] {
        given.append(.init(name: argument.name, value: value.plain))
      }
    }
    let name = table.name(of: segue)
    let isVisible = page.id == player.core.stack.last?.instance
    func command(_ given: [PrototypeCommand.Given]) -> PrototypeCommand {
      .press(isVisible ? nil : page.id.rawValue, name, arguments: given)
    }
    if let outcome = ask(facts, command(given), isWanted) { return outcome }
    // The same screen with the same arguments may be open already.
    for argument in goal.map({ graph.arguments(of: $0) }) ?? [] where takesArguments && known[argument.name] == nil {
      guard let other = Self.other(than: current[.destination(argument.name)], of: argument.type),
        !given.contains(where: { $0.name == argument.name })
      else { continue }
      let more = given + [.init(name: argument.name, value: other)]
      if let outcome = ask(facts, command(more), isWanted) { return outcome }
    }
    return nil
  }

  static func other(than value: PrototypeValue?, of type: PrototypeType) -> String? {
    let texts =
      (type.options ?? []) + [
        "2", "b", "00000000-0000-0000-0000-000000000002", "https://example.com/2", "2026-01-02T00:00:00Z",
      ]
    return texts.first { text in type.value(of: text).map { $0 != value } ?? false }
  }

  /// Performs a request with the given facts, and keeps the step if the outcome is the wanted one.
  mutating func ask(
    _ facts: [PrototypeCommand], _ command: PrototypeCommand, _ isWanted: (StackOutcome) -> Bool
  ) -> StackOutcome? {
    var trial = player
    var steps: [String] = []
    for fact in facts { guard Self.perform(fact, in: &trial, &steps) else { return nil } }
    let asked = trial.record.asked
    guard Self.perform(command, in: &trial, &steps),
      let outcome = trial.record.entries.last(where: { $0.number == asked })?.outcome
    else { return nil }
    lastReason = player.reason(for: outcome)
    guard isWanted(outcome) else { return nil }
    player = trial
    walk.steps += steps
    return outcome
  }

  /// Performs a command, and waits until the player is idle.
  static func perform(_ command: PrototypeCommand, in player: inout Prototype, _ steps: inout [String]) -> Bool {
    let asked = player.record.asked
    if player.perform(command) != nil, player.record.asked == asked { return false }
    steps.append(command.text)
    if player.isAtRest { return true }
    let begin = player.now
    player.comeToRest()
    steps.append(PrototypeCommand.wait((player.now - begin).wholeMilliseconds).text)
    return player.isAtRest
  }

  mutating func commit(_ commands: [PrototypeCommand]) -> Bool {
    for command in commands { guard Self.perform(command, in: &player, &walk.steps) else { return false } }
    return true
  }

  // MARK: - Tabs

  /// Whether a tab is selected and shows its first page.
  func isSelected(_ tab: SegueID) -> Bool {
    guard table.opening(of: tab).tab != nil, let container = page(for: tab),
      let index = player.core.stack.firstIndex(where: { $0.instance == container.id })
    else { return false }
    return player.core.stack[index + 1].opening == table.opening(of: tab) && index + 2 == player.core.stack.count
  }

  private mutating func select(_ tab: SegueID) -> [PathGoal]? {
    guard let container = page(for: tab) else { return nil }
    var reached: [PathGoal] = []
    if isSelected(tab) {
      // The tab shows its first page already, so another tab is selected in between.
      let others = table.rules.tabs(of: container.screen).filter { $0 != tab }
      guard let other = others.first(where: { press($0, [], arguments: [:]) { $0 == .shown } != nil }) else {
        return nil
      }
      reached.append(.segue(other))
    }
    return press(tab, [], arguments: [:]) { $0 == .shown }.map { _ in reached + [.segue(tab)] }
  }

  // MARK: - Requirements

  /// The destination of a segue, if its requirement was not refused yet.
  private func refusable(_ segue: SegueID) -> ScreenID? {
    guard let screen = table.destination(of: segue) else { return nil }
    return table.roles(of: screen).first { graph.requirement(of: $0) != nil && !seen([.requirement($0)]).isEmpty }
  }

  private mutating func refuse(by role: ScreenID, _ segue: SegueID) -> Bool {
    let outcome = press(segue, [], arguments: [:], unmet: role) { $0 == .refused(.said(.requirement(role))) }
    if outcome != nil { noteRefused(role) }
    return outcome != nil
  }

  /// Changes facts so that the visible page is evicted.
  private mutating func evict(_ screen: ScreenID) -> Bool {
    let entry = table.entry(of: screen)
    guard let page = player.core.stack.last(where: { $0.screen == entry }).flatMap({ player.page($0.instance) }) else {
      return false
    }
    let wishes = requirements(
      of: screen, holds: false, GuardSolver.Page(known: named(page.arguments, of: page.screen)))
    guard let commands = facts(for: wishes) else { return false }
    var trial = player
    var steps: [String] = []
    for command in commands { guard Self.perform(command, in: &trial, &steps) else { return false } }
    guard !trial.core.stack.contains(where: { $0.instance == page.id }), !commands.isEmpty else { return false }
    player = trial
    walk.steps += steps
    return true
  }

  // MARK: - Back

  private mutating func back(from screen: ScreenID, leaves: Bool) -> Bool {
    guard let commands = facts(forBackOf: screen, leaves: leaves) else { return false }
    return ask(commands, .back) { leaves ? $0 == .shown : $0 == .refused(.said(.back(screen))) } != nil
  }

  /// Commands that let the predicate of the visible page's `back` have a value.
  func facts(forBackOf screen: ScreenID, leaves: Bool) -> [PrototypeCommand]? {
    guard let page = player.visible, page.screen == screen, pageCount > 1 else { return nil }
    var wishes = staying
    if let predicate = graph.backPredicate(of: screen) {
      wishes.append(
        Wish(
          expression: predicate, section: table.section(of: screen), holds: leaves,
          source: GuardSolver.Page(known: named(page.arguments, of: page.screen))))
    }
    return facts(for: wishes)
  }

  // MARK: - What is to hold

  /// The requirements of all open pages.
  private var staying: [Wish] {
    var wishes: [Wish] = []
    for entry in player.core.stack {
      guard let page = player.page(entry.instance) else { continue }
      for role in table.roles(of: entry.screen) {
        wishes += requirements(of: role, holds: true, GuardSolver.Page(known: named(page.arguments, of: page.screen)))
      }
    }
    for root in [table.rules.root] + table.rules.otherRoots {
      if root == player.core.stack.first?.screen { break }
      wishes += requirements(of: root, holds: false, GuardSolver.Page(known: named(fresh.samples(of: root), of: root)))
    }
    return wishes
  }

  /// The back predicates of all pages that a segue to another place leaves.
  private var leaves: [Wish] {
    player.core.stack.compactMap { entry in
      guard let predicate = graph.backPredicate(of: entry.screen), let page = player.page(entry.instance) else {
        return nil
      }
      return Wish(
        expression: predicate, section: table.section(of: entry.screen), holds: true,
        source: GuardSolver.Page(known: named(page.arguments, of: page.screen)))
    }
  }

  private func requirements(of role: ScreenID, holds: Bool, _ page: GuardSolver.Page) -> [Wish] {
    graph.requirement(of: role).map {
      [Wish(expression: $0, section: table.section(of: role), holds: holds, source: page)]
    } ?? []
  }

  func named(_ values: [PrototypeValue], of screen: ScreenID) -> [String: PrototypeValue] {
    var named: [String: PrototypeValue] = [:]
    for (argument, value) in zip(graph.arguments(of: screen), values) { named[argument.name] = value }
    return named
  }

  // MARK: - What is found

  /// Commands and arguments that fulfill all wishes.
  private func solution(
    _ wishes: [Wish], _ types: [Variable: PrototypeType], _ current: [Variable: PrototypeValue]
  ) -> (facts: [PrototypeCommand], values: [Variable: PrototypeValue])? {
    var solver = GuardSolver(graph)
    var current = current
    for (name, value) in player.facts { current[.fact(name)] = value }
    guard let solved = solver.solve(wishes, current: current, types: types) else { return nil }
    var commands: [PrototypeCommand] = []
    for fact in graph.facts {
      if let value = solved[.fact(fact.name)], value != player.facts[fact.name] {
        commands.append(.fact(fact.name, value.plain))
      }
    }
    return (commands, solved)
  }

  private func facts(for wishes: [Wish]) -> [PrototypeCommand]? { solution(wishes, [:], [:])?.facts }

  /// Arguments of the goal's source that let its predicate have the wanted value.
  func argumentsOfSource(for goal: PathGoal) -> [String: PrototypeValue] {
    let predicate: PrototypeExpression?
    let screen: ScreenID
    let section: Int
    var holds = true
    var destination: ScreenID?
    switch goal {
    case .segue(let segue), .refusal(let segue), .pane(let segue, _):
      predicate = graph.predicate(of: segue)
      screen = table.rules.segues[Int(segue.rawValue)].source
      section = table.section(of: segue)
      destination = table.goal(of: segue)
      if case .refusal = goal { holds = false }
    case .back(let source, let leaves):
      predicate = graph.backPredicate(of: source)
      (screen, section, holds) = (source, table.section(of: source), leaves)
    case .requirement(let source):
      predicate = graph.requirement(of: source)
      (screen, section, holds) = (table.entry(of: source), table.section(of: source), false)
    }
    guard let predicate, screen != StackRules.anywhere else { return [:] }
    var types: [Variable: PrototypeType] = [:]
    var current: [Variable: PrototypeValue] = [:]
    for argument in graph.arguments(of: screen) {
      types[.source(argument.name)] = argument.type
      current[.source(argument.name)] = argument.defaultValue ?? argument.type.sample
    }
    for argument in destination.map({ graph.arguments(of: $0) }) ?? [] {
      types[.destination(argument.name)] = argument.type
      current[.destination(argument.name)] = argument.defaultValue ?? argument.type.sample
    }
    let wish = Wish(
      expression: predicate, section: section, holds: holds, source: GuardSolver.Page(role: .source),
      destination: GuardSolver.Page(role: .destination))
    guard let values = solution([wish], types, current)?.values else { return [:] }
    var arguments: [String: PrototypeValue] = [:]
    for case (.source(let name), let value) in values { arguments[name] = value }
    return arguments
  }
}
