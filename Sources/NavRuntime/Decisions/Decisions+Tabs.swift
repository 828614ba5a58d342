// Containers and tabs.
extension Decisions {
  /// Returns a step to a screen that a segue opens, or that is placed without a segue.
  @inline(never) package func step(
    to screen: ScreenID, _ value: App.Value, by segue: SegueID, _ opening: StackOpening? = nil
  ) -> App.Step {
    PlanStep(
      segue: segue, screen: screen, value: value, key: app.key(of: value, as: screen),
      opening: opening ?? table.opening(of: segue))
  }

  /// The step that opens the first page of a tab.
  package func step(to tab: SegueID, of container: App.Value) -> App.Step? {
    guard let screen = table.destination(of: tab), let value = app.reader.read(screen, by: tab, from: container) else {
      return nil
    }
    return step(to: screen, value, by: tab)
  }

  /// The step to the first page of a container's first tab, or `nil` if the screen is not a container.
  @inline(never) package func firstPage(of container: ScreenID, _ value: App.Value) -> App.Step? {
    table.rules.tabs(of: container).first.flatMap { step(to: $0, of: value) }
  }

  /// The screens of a stack that is placed without segues. If a container is on top, adds its first tab.
  package func completed(_ steps: [App.Step]) -> [App.Step] {
    guard let container = steps.last, let first = firstPage(of: container.screen, container.value) else { return steps }
    return steps + [step(to: first.screen, first.value, by: .none, first.opening)]
  }

  /// Opens a container with its first tab.
  func opening(
    of container: App.Value, by segue: SegueID, _ request: App.Request, on core: GuardedStack
  ) -> Decision<App>? {
    guard let screen = table.destination(of: segue), let first = firstPage(of: screen, container) else { return nil }
    var opened = step(to: screen, container, by: segue)
    // The columns after the source stay visible behind the layer.
    let source = core.stack.lastIndex { $0.instance == request.sourceID }
    opened.aside = source.map { core.stack.count - $0 - 1 } ?? 0
    let steps = [opened, first]
    return .performs(RoutePlan(kept: core.stack.count, steps: steps), .shown)
  }

  /// Decides about a request for a tab of its container. A tab that is already selected returns to its first page.
  func selection(_ request: App.Request, of container: App.Page, on core: GuardedStack) -> Decision<App>? {
    guard let index = core.stack.firstIndex(where: { $0.instance == container.id }) else { return nil }
    let selected = core.stack[index + 1]
    guard table.opening(of: request.segue) == selected.opening else {
      return selection(of: request.segue, at: index, request, on: core)
    }
    if let holder = backRefusal(of: core.stack[(index + 2)...], landing: app.page(selected), request) {
      return .keeps(holder)
    }
    if index + 2 == core.stack.count { return .refuses(.duplicate) }
    return .performs(RoutePlan(kept: index + 2), .shown)
  }

  /// Selects another tab of the container at an index, with the stack of the tab.
  private func selection(
    of tab: SegueID, at index: Int, _ request: App.Request, on core: GuardedStack
  ) -> Decision<App>? {
    guard let screen = table.destination(of: tab), let number = table.opening(of: tab).tab,
      let container = app.page(core.stack[index])
    else { return nil }
    var plan = RoutePlan<App>(kept: index + 1, resumed: core.parked(number, of: container.id))
    if plan.resumed.isEmpty {
      guard let first = step(to: tab, of: container.value) else { return nil }
      plan.steps = app.savedSteps(of: number, in: container) ?? [first]
    }
    if let role = failingRequirement(of: screen, plan.steps.first?.value ?? app.page(plan.resumed.first)?.value) {
      return .refuses(.said(.requirement(role)))
    }
    if holder(of: plan, for: table.opening(of: tab), request, on: core) != nil { return .refuses(.held) }
    return .performs(plan, .shown)
  }

  /// Decides about a go segue whose predicate and hook allow it.
  func goal(
    _ goal: GraphTable.Goal, _ request: App.Request, from source: App.Page, on core: GuardedStack
  ) -> Decision<App>? {
    switch goal {
    case .tab(let name): return self.tab(named: name, request, on: core)
    case .screen:
      guard let destination = request.destination,
        let stops = stops(of: request.segue, to: destination, from: source, on: core)
      else { return nil }
      return follow(RoutePlan(link: nil, stops: stops), request, on: core)
    }
  }

  /// Selects the tab with this name of the nearest container that has one. If the tab is already selected, it stays,
  /// and everything above it is removed.
  private func tab(named name: String, _ request: App.Request, on core: GuardedStack) -> Decision<App>? {
    let section = table.section(of: request.segue)
    for (index, entry) in core.stack.enumerated().reversed() where table.section(of: entry.screen) == section {
      guard let tab = table.rules.tabs(of: entry.screen).first(where: { table.ownName(of: $0) == name }) else {
        continue
      }
      guard table.opening(of: tab) == core.stack[index + 1].opening else {
        return selection(of: tab, at: index, request, on: core)
      }
      let plan = RoutePlan<App>(kept: core.endOfRun(at: index + 1))
      if plan.kept == core.stack.count { return .refuses(.duplicate) }
      if holder(of: plan, for: nil, request, on: core) != nil { return .refuses(.held) }
      return .performs(plan, .shown)
    }
    return .refuses(.notVisible)
  }

  /// The plan that selects the first tab instead of the tab at an index, or `nil` if the first tab cannot be opened.
  func selectionOfFirstTab(at index: Int, on core: GuardedStack) -> RoutePlan<App>? {
    guard let container = app.page(core.stack[index - 1]),
      let first = firstPage(of: container.screenID, container.value)
    else { return nil }
    let parked = core.parked(0, of: container.id)
    return RoutePlan(kept: index, resumed: parked, steps: parked.isEmpty ? [first] : [])
  }
}
