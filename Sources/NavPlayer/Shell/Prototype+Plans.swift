package import NavRuntime
import NavTable

/// Plans: requests that open several screens or select a tab, and replacements for screens whose requirement does not
/// hold.
extension Prototype {
  /// Passes a plan to the core.
  mutating func perform(_ plan: PrototypeRoutePlan, _ outcome: StackOutcome = .shown, for id: RequestID) {
    guard let stackPlan = stackPlan(plan, outcome, for: id) else { return }
    receive(.input(.plan(id, stackPlan)))
  }

  private mutating func stackPlan(
    _ plan: PrototypeRoutePlan, _ outcome: StackOutcome = .shown, for id: RequestID
  ) -> StackPlan? {
    guard let index = requestIndex(id) else { return nil }
    var request = requests[index]
    request.plan = plan
    let placements = placements(of: plan.steps, for: &request)
    requests[index] = request
    return StackPlan(
      kept: plan.kept,
      resumed: plan.resumed.first.map { ResumedRun(first: $0.instance, count: plan.resumed.count) },
      steps: placements, outcome: outcome)
  }

  // MARK: - Containers

  /// Opens a container with its first tab.
  mutating func open(_ container: ScreenID?, _ arguments: [PrototypeValue], for id: RequestID) {
    guard let container, let index = requestIndex(id), let tab = table.rules.tabs(of: container).first,
      let first = step(to: tab, of: container, arguments)
    else { return }
    let segue = requests[index].segue
    var plan = PrototypeRoutePlan()
    plan.kept = core.stack.count
    plan.steps = [
      PrototypeStep(segue: segue, screen: container, arguments: arguments, opening: table.opening(of: segue)), first,
    ]
    perform(plan, for: id)
  }

  /// Returns the step to the first page of a tab.
  func step(to tab: SegueID, of container: ScreenID, _ arguments: [PrototypeValue]) -> PrototypeStep? {
    guard let screen = table.destination(of: tab),
      let values = read(screen, passed(by: tab, from: (container, arguments)))
    else { return nil }
    return PrototypeStep(segue: tab, screen: screen, arguments: values, opening: table.opening(of: tab))
  }

  /// Adds the first tab if a container is on top.
  func completed(_ steps: [PrototypeStep]) -> [PrototypeStep] {
    guard let container = steps.last, let tab = table.rules.tabs(of: container.screen).first,
      var first = step(to: tab, of: container.screen, container.arguments)
    else { return steps }
    first = PrototypeStep(segue: .none, screen: first.screen, arguments: first.arguments, opening: first.opening)
    return steps + [first]
  }

  // MARK: - Tabs

  /// Evaluates the selection of a tab. If the tab is already selected, the plan leads to its first page.
  mutating func evaluateSelection(_ id: RequestID, of container: PrototypeRunPage) {
    guard let requested = requestIndex(id), let index = core.stack.firstIndex(where: { $0.instance == container.id })
    else { return }
    let tab = requests[requested].segue
    let selected = core.stack[index + 1]
    guard table.opening(of: tab) == selected.opening else {
      select(tab, of: container, at: index, for: id)
      return
    }
    if let refusal = backRefusal(above: selected.instance) {
      requests[requested].holder = refusal.holder
      receive(.input(.verdict(id, .refused(.said(refusal.reason)))))
    } else if index + 2 == core.stack.count {
      receive(.input(.verdict(id, .refused(.duplicate))))
    } else {
      var plan = PrototypeRoutePlan()
      plan.kept = index + 2
      perform(plan, for: id)
    }
  }

  /// Selects another tab with its parked pages.
  private mutating func select(_ tab: SegueID, of container: PrototypeRunPage, at index: Int, for id: RequestID) {
    guard let screen = table.destination(of: tab), let number = table.opening(of: tab).tab else { return }
    var plan = PrototypeRoutePlan()
    plan.kept = index + 1
    plan.resumed = core.parked(number, of: container.id)
    if plan.resumed.isEmpty {
      guard let first = step(to: tab, of: container.screen, container.arguments) else { return }
      plan.steps = [first]
    }
    let first = plan.steps.first?.arguments ?? page(plan.resumed.first?.instance)?.arguments
    if let role = failingRequirement(of: screen, first ?? samples(of: screen)) {
      receive(.input(.verdict(id, .refused(.said(.requirement(role))))))
    } else if holds(plan, id, opening: table.opening(of: tab)) {
      receive(.input(.verdict(id, .refused(.held))))
    } else {
      perform(plan, for: id)
    }
  }

  /// Whether the plan removes a page that the user may not leave, other than the source of the request.
  private func holds(_ plan: PrototypeRoutePlan, _ id: RequestID, opening: StackOpening?) -> Bool {
    let source = requestIndex(id).flatMap { requests[$0].source }
    return holder(of: core.leaving(above: plan.kept, for: opening).filter { $0.instance != source }) != nil
  }

  // MARK: - Go segues

  mutating func evaluateGoal(_ goal: GraphTable.Goal, _ id: RequestID, from source: PrototypeRunPage) {
    guard let index = requestIndex(id) else { return }
    switch goal {
    case .tab(let name): evaluateTab(name, id)
    case .screen:
      guard let plan = plan(of: requests[index].segue, to: requests[index].arguments ?? [], from: source) else {
        return
      }
      begin(plan, for: id)
    }
  }

  /// The plan of a go segue, with the arguments of the screens at or below its source.
  private func plan(of segue: SegueID, to arguments: [PrototypeValue], from source: PrototypeRunPage)
    -> PrototypeRoutePlan?
  {
    guard case .screen(let goal)? = table.goals[segue],
      let route = Route(
        to: goal, via: table[segue].via, seenFrom: table.section(of: segue), in: table, graph.links.tree)
    else { return nil }
    var plan = PrototypeRoutePlan()
    plan.stops = route.stops.map { PrototypeRoutePlan.Stop($0, takesAny: true) }
    plan.stops[plan.stops.count - 1].value = arguments
    plan.stops[plan.stops.count - 1].takesAny = false
    let section = table.section(of: segue)
    for pass in table[segue].passes {
      guard let argument = route.argument(pass.name, seenFrom: section, in: table),
        let value = given(pass.value, from: (source.screen, source.arguments))
      else { continue }
      plan.stops[argument.stop].given[argument.name] = value
      plan.stops[argument.stop].takesAny = false
    }
    let end = core.stack.firstIndex { $0.instance == source.id }.map { $0 + 1 } ?? core.stack.startIndex
    for entry in core.stack.prefix(upTo: end) {
      guard let page = page(entry.instance) else { continue }
      for index in plan.stops.indices where plan.stops[index].screen == page.screen {
        for (argument, value) in zip(graph.arguments(of: page.screen), page.arguments) {
          plan.stops[index].standing[argument.name] = value
        }
      }
    }
    return plan
  }

  /// Selects the tab with this name in the nearest container that has one.
  private mutating func evaluateTab(_ name: String, _ id: RequestID) {
    guard let requested = requestIndex(id) else { return }
    let section = table.section(of: requests[requested].segue)
    for index in core.stack.indices.reversed() where table.section(of: core.stack[index].screen) == section {
      let entry = core.stack[index]
      guard let tab = table.rules.tabs(of: entry.screen).first(where: { table.ownName(of: $0) == name }),
        let container = page(entry.instance)
      else { continue }
      guard table.opening(of: tab) == core.stack[index + 1].opening else {
        select(tab, of: container, at: index, for: id)
        return
      }
      var plan = PrototypeRoutePlan()
      plan.kept = core.endOfRun(at: index + 1)
      if plan.kept == core.stack.count {
        receive(.input(.verdict(id, .refused(.duplicate))))
      } else if holds(plan, id, opening: nil) {
        receive(.input(.verdict(id, .refused(.held))))
      } else {
        perform(plan, for: id)
      }
      return
    }
    receive(.input(.verdict(id, .refused(.notVisible))))
  }

  // MARK: - Replacements

  /// Selects the first tab instead of a tab whose requirement does not hold.
  mutating func selectFirstTab(under index: Int) {
    guard let container = page(core.stack[index - 1].instance),
      let tab = table.rules.tabs(of: container.screen).first,
      let first = step(to: tab, of: container.screen, container.arguments)
    else {
      receive(.input(.requirements(nil)))
      return
    }
    let parked = core.parked(0, of: container.id)
    var plan = PrototypeRoutePlan()
    plan.kept = index
    plan.resumed = parked
    plan.steps = parked.isEmpty ? [first] : []
    require(plan, unmet: core.stack[index].instance)
  }

  /// Replaces the screens above `kept` with these screens.
  mutating func require(keeping kept: Int, _ steps: [PrototypeStep]) {
    var plan = PrototypeRoutePlan()
    plan.kept = kept
    plan.steps = steps
    require(plan, unmet: nil)
  }

  private mutating func require(_ plan: PrototypeRoutePlan, unmet: InstanceID?) {
    var request = newRequest(.required, from: nil, .program)
    request.evicts = unmet
    let id = request.id
    requests.append(request)
    guard let stackPlan = stackPlan(plan, for: id) else { return }
    receive(.input(.required(id, stackPlan)))
  }

  // MARK: - Arguments

  /// The arguments that a segue passes, by the names of the destination's arguments.
  package func passed(by segue: SegueID, from source: (ScreenID, [PrototypeValue])?) -> [String: PrototypeValue] {
    var arguments: [String: PrototypeValue] = [:]
    for pass in table[segue].passes { arguments[pass.name] = given(pass.value, from: source) }
    return arguments
  }

  private func given(_ passed: PassedArgument.Value, from source: (ScreenID, [PrototypeValue])?) -> PrototypeValue? {
    switch passed {
    case .literal(let literal): return literal
    case .source(let name):
      guard let (screen, values) = source,
        let index = graph.arguments(of: screen).firstIndex(where: { $0.name == name }), values.indices.contains(index)
      else { return nil }
      return values[index]
    }
  }

  /// Returns the arguments of a screen, or `nil` if one is missing or has the wrong type.
  func read(_ screen: ScreenID, _ given: [String: PrototypeValue]) -> [PrototypeValue]? {
    var values: [PrototypeValue] = []
    for argument in graph.arguments(of: screen) {
      guard let value = given[argument.name].map({ argument.type.checked($0) }) ?? argument.defaultValue else {
        return nil
      }
      values.append(value)
    }
    return values
  }

  /// Returns the arguments of a stop. A link takes precedence over known arguments, and these over the arguments that
  /// the segue passes.
  func read(
    _ stop: PrototypeRoutePlan.Stop, by segue: SegueID?, from source: (ScreenID, [PrototypeValue])?
  ) -> [PrototypeValue]? {
    if let value = stop.value { return value }
    var arguments = segue.map { passed(by: $0, from: source) } ?? [:]
    for argument in graph.arguments(of: stop.screen) {
      if let value = stop.standing[argument.name] { arguments[argument.name] = value }
      if let value = stop.given[argument.name] { arguments[argument.name] = value }
      guard let text = stop.texts[argument.name] else { continue }
      // A link cannot express `nil`.
      guard let value = argument.type.linked(text) else { return nil }
      arguments[argument.name] = value
    }
    return read(stop.screen, arguments)
  }
}
