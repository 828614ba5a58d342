internal import NavTable

/// Plans: requests that open several screens or select a tab, and replacements for screens that may not stay.
extension NavigationEngine {
  /// Passes a plan to the core. Under a layer of other code, the request waits or is refused without a plan.
  func perform(_ plan: RoutePlan, _ outcome: StackOutcome = .shown, for request: PendingRequest) {
    if host.isCovered {
      receive(.input(.verdict(request.id, .covered)))
      return
    }
    receive(.input(.plan(request.id, stackPlan(plan, outcome, for: request))))
  }

  /// The plan for the core. The request keeps the route plan, whose pages it creates.
  private func stackPlan(
    _ plan: RoutePlan, _ outcome: StackOutcome = .shown, for request: PendingRequest
  ) -> StackPlan {
    request.plan = plan
    return StackPlan(
      kept: plan.kept,
      resumed: plan.resumed.first.map { ResumedRun(first: $0.instance, count: plan.resumed.count) },
      steps: placements(of: plan.steps.map { ($0.key.screen, $0.opening) }, for: request), outcome: outcome)
  }

  // MARK: - Containers

  /// Opens a container, with its first tab.
  func open(_ container: any Screen, for request: PendingRequest) {
    guard let id = table.destination(of: request.segue), let tab = table.rules.tabs(of: id).first,
      let first = step(to: tab, of: container)
    else { return }
    let steps = [planner.step(to: id, container, by: request.segue), first]
    perform(RoutePlan(kept: run.core.stack.count, steps: steps), for: request)
  }

  /// The step that opens the first page of a tab.
  func step(to tab: SegueID, of container: any Screen) -> RoutePlan.Step? {
    guard let id = table.destination(of: tab), let screen = planner.destination(id, by: tab, from: container) else {
      return nil
    }
    return planner.step(to: id, screen, by: tab)
  }

  /// The screens of a stack that is placed without segues. If a container is on top, adds its first tab.
  func completed(_ screens: [PlacedScreen]) -> [PlacedScreen] {
    guard let container = screens.last, let tab = table.rules.tabs(of: container.id).first,
      let first = step(to: tab, of: container.screen)
    else { return screens }
    return screens + [PlacedScreen(id: first.key.screen, screen: first.screen, opening: first.opening)]
  }

  // MARK: - Tabs

  /// Evaluates a request for a tab of its container. A tab that is already selected returns to its first page.
  func evaluateSelection(_ request: PendingRequest, of container: InstanceState) {
    guard let index = run.core.stack.firstIndex(where: { $0.instance == container.id }) else { return }
    let selected = run.core.stack[index + 1]
    guard table.opening(of: request.segue) == selected.opening else {
      select(request.segue, of: container, at: index, for: request)
      return
    }
    if let refusal = questions.backRefusal(above: selected.instance, of: run.core.stack, request) {
      receive(.input(.verdict(request.id, StackVerdict(refusal))))
    } else if index + 2 == run.core.stack.count {
      receive(.input(.verdict(request.id, .refused(.duplicate))))
    } else {
      perform(RoutePlan(kept: index + 2), for: request)
    }
  }

  /// Selects another tab, with its own stack.
  private func select(
    _ tab: SegueID, of container: InstanceState, at index: Int, for request: PendingRequest
  ) {
    guard let screen = table.destination(of: tab), let number = table.opening(of: tab).tab else { return }
    let plan = RoutePlan(kept: index + 1, resumed: run.core.parked(number, of: container.id))
    if plan.resumed.isEmpty {
      guard let first = step(to: tab, of: container.screen) else { return }
      plan.steps = restored(number, of: container) ?? [first]
    }
    let first = plan.steps.first?.screen ?? instances[plan.resumed.first]?.screen
    if let role = questions.failingRequirement(of: screen, first) {
      receive(.input(.verdict(request.id, .refused(.said(.requirement(role))))))
    } else if holds(plan, request, opening: table.opening(of: tab)) {
      receive(.input(.verdict(request.id, .refused(.held))))
    } else {
      perform(plan, for: request)
    }
  }

  /// Whether a screen that the plan would remove refuses `back`. The source of the request is not evaluated.
  private func holds(_ plan: RoutePlan, _ request: PendingRequest, opening: StackOpening?) -> Bool {
    let leaving = run.core.leaving(above: plan.kept, for: opening).filter { $0.instance != request.source?.id }
    return questions.holder(of: leaving, landing: instances[run.core.stack.prefix(plan.kept).last]) != nil
  }

  /// The legal part of a restored tab, or `nil` if no screen of it is legal.
  private func restored(_ tab: Int, of container: InstanceState) -> [RoutePlan.Step]? {
    guard let screens = container.waitingRuns[tab] else { return nil }
    let bottom = PlacedScreen(id: container.screenID, screen: container.screen, opening: .push)
    let steps = questions.allowedPart(of: screens, above: bottom).map { placed in
      RoutePlan.Step(
        segue: .none, screen: placed.screen, key: ScreenKey(placed.screen, as: placed.id, in: table),
        opening: placed.opening)
    }
    return steps.isEmpty ? nil : steps
  }

  /// Drops the saved screens of tabs that are shown.
  func dropShownRuns() {
    for (container, page) in zip(run.core.stack, run.core.stack.dropFirst()) {
      if let tab = page.opening.tab { instances[container]?.waitingRuns[tab] = nil }
    }
  }

  // MARK: - Go segues

  /// Plans the route of a go segue.
  func evaluateGoal(_ goal: GraphTable.Goal, _ request: PendingRequest, from source: InstanceState) {
    switch goal {
    case .tab(let name): evaluateTab(name, request)
    case .screen:
      guard let destination = request.destination,
        let stops = planner.stops(of: request.segue, to: destination, from: source, on: run.core.stack)
      else { return }
      guard let common = planner.common(of: stops, on: run.core) else {
        receive(.input(.verdict(request.id, .refused(.duplicate))))
        return
      }
      let plan = RoutePlan(url: nil, stops: stops)
      plan.startOver(keeping: common)
      request.plan = plan
      goOn(request, plan)
    }
  }

  /// Selects the tab with this name of the nearest container that has one. If the tab is already selected, it stays,
  /// and everything above it is removed.
  private func evaluateTab(_ name: String, _ request: PendingRequest) {
    let section = table.section(of: request.segue)
    for (index, entry) in run.core.stack.enumerated().reversed() where table.section(of: entry.screen) == section {
      guard let tab = table.rules.tabs(of: entry.screen).first(where: { table.ownName(of: $0) == name }),
        let container = instances[entry]
      else { continue }
      guard table.opening(of: tab) == run.core.stack[index + 1].opening else {
        select(tab, of: container, at: index, for: request)
        return
      }
      let plan = RoutePlan(kept: run.core.endOfRun(at: index + 1))
      if plan.kept == run.core.stack.count {
        receive(.input(.verdict(request.id, .refused(.duplicate))))
      } else if holds(plan, request, opening: nil) {
        receive(.input(.verdict(request.id, .refused(.held))))
      } else {
        perform(plan, for: request)
      }
      return
    }
    receive(.input(.verdict(request.id, .refused(.notVisible))))
  }

  // MARK: - Failed requirements

  /// A screen that is placed without a segue, with the defaults of its arguments.
  func root(_ screen: ScreenID) -> PlacedScreen? {
    var nothing = ArgumentReader()
    guard let value = try? types(screen)?.init(from: &nothing) else { return nil }
    return PlacedScreen(id: screen, screen: value, opening: .push)
  }

  /// Replaces a selected tab that may not stay by the first tab.
  func selectFirstTab(under index: Int) {
    guard let container = instances[run.core.stack[index - 1]],
      let tab = table.rules.tabs(of: container.screenID).first, let first = step(to: tab, of: container.screen)
    else {
      receive(.input(.requirements(nil)))
      return
    }
    let parked = run.core.parked(0, of: container.id)
    require(
      RoutePlan(kept: index, resumed: parked, steps: parked.isEmpty ? [first] : []), unmet: run.core.stack[index])
  }

  /// Replaces the screens above the kept ones.
  func require(keeping kept: Int, _ screens: [PlacedScreen]) {
    let steps = completed(screens).map { placed in
      RoutePlan.Step(
        segue: .none, screen: placed.screen, key: ScreenKey(placed.screen, as: placed.id, in: table),
        opening: placed.opening)
    }
    require(RoutePlan(kept: kept, steps: steps), unmet: nil)
  }

  private func require(_ plan: RoutePlan, unmet: StackEntry?) {
    let request = PendingRequest(segue: .required, source: nil, sender: .program, plan: plan)
    request.evicts = unmet?.instance
    register(request)
    receive(.input(.required(request.id, stackPlan(plan, for: request))))
  }
}
