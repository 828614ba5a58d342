import NavTable

// Routes: how far requirements and predicates allow a plan, before any page is made.
extension Decisions {
  /// The result of planning.
  enum Advance {
    /// The plan reaches its destination.
    case arrived
    /// The plan ends after its steps, for this reason.
    case refused(StackReason)
    /// The plan waits for the facts of a segue.
    case awaits(SegueID, App.Context)
  }

  /// The stops of a go segue's route, with the arguments that the segue passes, and with those of the screens at or
  /// below its source.
  func stops(
    of segue: SegueID, to destination: App.Value, from source: App.Page, on core: GuardedStack
  ) -> [PlannedStop<App.Reader>]? {
    guard var stops = app.reader.stops(of: segue, to: destination, from: source.value) else { return nil }
    let index = core.stack.firstIndex { $0.instance == source.id }
    let path = index.map { core.path(to: $0) } ?? []
    var nearest: [ScreenID: App.Value] = [:]
    for page in path.compactMap({ app.page(core.stack[$0]) }) { nearest[page.screenID] = page.value }
    for index in stops.indices {
      guard let value = nearest[stops[index].screen] else { continue }
      for argument in app.reader.arguments(of: value) { stops[index].standing[argument.name] = argument.value }
    }
    return stops
  }

  /// The part of the current stack that a route starts with, by screen and key, or `nil` if its destination is
  /// already visible. A container is visible if its selected tab is.
  private func common(of route: [PlannedStop<App.Reader>], on core: GuardedStack) -> RoutePlan<App>.Common? {
    let stack = core.stack
    var stops = route[...]
    var below: App.Value?
    /// Removes the stops of the entries that are on the route. Returns the number of entries.
    func take(_ entries: some Sequence<StackEntry>) -> Int {
      var count = 0
      for entry in entries {
        guard let stop = stops.first, let page = app.page(entry), isKept(page, entry, as: stop, above: below) else {
          break
        }
        stops.removeFirst()
        below = page.value
        count += 1
      }
      return count
    }
    let path = core.path(to: stack.count - 1)
    let taken = take(path.lazy.map { stack[$0] })
    var common = RoutePlan<App>.Common(kept: taken == 0 ? 0 : path[taken - 1] + 1)
    common.aside = common.kept - taken
    if taken > 0, taken < path.count {
      // If the next layer leaves, the columns that were set aside for it are there again.
      common.kept += take(stack[core.columnsAside(at: path[taken])])
    }
    if let stop = stops.first, let container = stack.prefix(common.kept).last,
      let tab = stop.segues.first.flatMap({ table.opening(of: $0).tab })
    {
      let run = core.parked(tab, of: container.instance)
      common.resumed = Array(run.prefix(take(run)))
    }
    guard stops.isEmpty, common.resumed.isEmpty, visible(above: common.kept, on: core) == stack.count,
      let last = route.last
    else { return common }
    if !table.rules.screens[Int(last.screen.rawValue)].allowsDuplicates { return nil }
    common.kept -= 1
    return common
  }

  /// Whether an instance is the screen of a stop, opened as the route opens it.
  private func isKept(
    _ page: App.Page, _ entry: StackEntry, as stop: PlannedStop<App.Reader>, above below: App.Value?
  ) -> Bool {
    guard page.screenID == stop.screen else { return false }
    if let tab = entry.opening.tab, !stop.segues.contains(where: { table.opening(of: $0).tab == tab }) { return false }
    if stop.takesAny { return true }
    return app.reader.values(of: stop, above: below).contains { app.key(of: $0, as: stop.screen) == page.key }
  }

  /// Adds steps to a plan as far as requirements and predicates allow.
  func advance(_ plan: inout RoutePlan<App>, on stack: ArraySlice<StackEntry>, sender: Sender) -> Advance {
    while plan.count < plan.stops.count {
      let stop = plan.stops[plan.count]
      guard plan.count > 0 else {
        guard let root = app.reader.read(stop, by: nil, from: nil) else { return .refused(.noMatch) }
        if standingRoot != stop.screen { return .refused(.requirement(stop.screen)) }
        plan.append(step(to: stop.screen, root, by: .none))
        continue
      }
      guard plan.candidate < stop.segues.count else { return .refused(plan.refusal ?? .noMatch) }
      let segue = stop.segues[plan.candidate]
      guard let source = top(of: plan, on: stack), let value = app.reader.read(stop, by: segue, from: source.value)
      else {
        plan.candidate += 1
        continue
      }
      let context = app.context(ofStepTo: stop.screen, value, from: source, sender: sender)
      if let refusal = refusal(of: segue, to: value, context) {
        plan.refuse(refusal)
      } else if table[segue].awaits, !plan.isAnswered {
        return .awaits(segue, context)
      } else {
        plan.append(step(to: stop.screen, value, by: segue))
      }
    }
    return .arrived
  }

  /// Evaluates all steps of a plan again, without waiting.
  private func recheck(_ plan: inout RoutePlan<App>, on stack: ArraySlice<StackEntry>, sender: Sender) -> Advance {
    let reached = plan.count == plan.stops.count
    let steps = plan.steps
    let last = plan.refusal
    plan.startOver(keeping: .init(kept: plan.kept, aside: plan.aside, resumed: plan.resumed))
    for step in steps {
      if step.segue != .none, let source = top(of: plan, on: stack) {
        let context = app.context(ofStepTo: step.screen, step.value, from: source, sender: sender)
        if let refusal = refusal(of: step.segue, to: step.value, context) { return .refused(refusal) }
      }
      plan.steps.append(step)
    }
    return reached ? .arrived : .refused(last ?? .noMatch)
  }

  /// The top page of a plan so far.
  private func top(of plan: RoutePlan<App>, on stack: ArraySlice<StackEntry>) -> App.Page? {
    if let step = plan.steps.last { return app.page(of: step) }
    return app.page(plan.resumed.last ?? stack.prefix(plan.kept).last)
  }

  // MARK: - Decisions about routes

  /// Follows the route of a plan from the part of the stack that stays.
  package func follow(_ route: RoutePlan<App>, _ request: App.Request, on core: GuardedStack) -> Decision<App> {
    if let stop = route.stoppedAt, !core.stack.contains(where: { $0.instance == stop }) {
      return .refuses(.notVisible)
    }
    guard let common = common(of: route.stops, on: core) else { return .refuses(.duplicate) }
    var plan = route
    plan.startOver(keeping: common)
    return goOn(plan, request, on: core)
  }

  /// Continues a plan after the facts that it waited for.
  package func answer(_ isAllowed: Bool, _ request: App.Request, on core: GuardedStack) -> Decision<App>? {
    guard var plan = request.plan else { return nil }
    if isAllowed {
      plan.isAnswered = true
    } else {
      plan.isRefusedAlive = true
      plan.refuse(.predicate(plan.stops[plan.count].segues[plan.candidate]))
    }
    return goOn(plan, request, on: core)
  }

  /// Continues a plan until it is finished or waits for a fact.
  private func goOn(_ unfinished: RoutePlan<App>, _ request: App.Request, on core: GuardedStack) -> Decision<App> {
    var plan = unfinished
    let advance = advance(&plan, on: core.stack, sender: request.sender)
    if case .awaits(let segue, let context) = advance {
      plan.hasAwaited = true
      return .awaits(segue, context, plan)
    }
    guard plan.hasAwaited else { return settle(plan, advance, request, on: core) }
    // All predicates are evaluated again after the wait, without a second wait.
    plan.hasAwaited = false
    let checked = recheck(&plan, on: core.stack, sender: request.sender)
    return settle(plan, checked, request, on: core)
  }

  private func settle(
    _ finished: RoutePlan<App>, _ advance: Advance, _ request: App.Request, on core: GuardedStack
  ) -> Decision<App> {
    var plan = finished
    var outcome = StackOutcome.shown
    let isLink = request.segue == .link
    let mayWait = isLink && table.whenRefused == .resume && !plan.hasWaited
    if case .refused(let refusal) = advance {
      plan.refusal = refusal
      // If a waiting link gets no further, it changes nothing. A request that is not a link reaches its destination
      // or fails.
      let isStuck = plan.stoppedAt != nil && plan.steps.isEmpty
      if plan.count == 0, mayWait, refusal != .noMatch {
        plan.awaitsRoot = true
        return .declines(plan, .stopped)
      }
      if !isLink || table.whenRefused == .reject || isStuck || plan.count == 0 || refusal == .noMatch {
        return .declines(plan, .refused(.said(refusal)))
      }
      outcome = .stopped
    }
    restOnPage(&plan, on: core)
    if let holder = holder(of: plan, for: plan.firstOpening, request, on: core) {
      plan.holder = holder
      return .declines(plan, mayWait ? .stopped : .refused(.held))
    }
    return .performs(plan, outcome)
  }

  /// A container is never on top. If a plan ends at one, its selected tab stays, or its first tab opens.
  private func restOnPage(_ plan: inout RoutePlan<App>, on core: GuardedStack) {
    let (stop, refusal) = (plan.count - 1, plan.refusal)
    if let top = plan.steps.last {
      guard let first = firstPage(of: top.screen, top.value) else { return }
      plan.append(first)
      plan.refusal = refusal
    } else {
      let end = visible(above: plan.kept, on: core)
      guard plan.resumed.isEmpty, end > plan.kept else { return }
      plan.kept = end
    }
    plan.stop = stop
  }

  /// The end of the part of the stack that shows its first `kept` entries: their end or, if the last of them is a
  /// container, the end of the selected tab.
  private func visible(above kept: Int, on core: GuardedStack) -> Int {
    guard core.stack.indices.dropFirst().contains(kept), core.stack[kept].opening.tab != nil else { return kept }
    return core.endOfRun(at: kept)
  }

  // MARK: - Links that continue

  /// Decides whether a waiting link can continue. Calls no hook, and waits for no fact.
  package func continuation(of link: WaitingLink<App>.Link, on core: GuardedStack) -> LinkContinuation<App> {
    switch link.cause {
    case .held:
      // After the holder leaves, the result of the link is its final outcome.
      if link.isHolderGone(from: core.stack) { return .restarts(RoutePlan(link: link.opened, stops: link.stops)) }
      return .continues(RoutePlan(link: link.opened, stops: link.stops, hasWaited: true))
    case .root:
      guard standingRoot == link.stops.first?.screen else { return .waits }
      return .restarts(RoutePlan(link: link.opened, stops: link.stops))
    case .stopped(let stop, _):
      guard let steps = trial(of: link, from: stop, on: core) else { return .isGone }
      if steps == 0 { return .waits }
      return .continues(RoutePlan(link: link.opened, stops: link.stops, stoppedAt: stop, hasWaited: true))
    }
  }

  /// The number of steps that a stopped link could take now, or `nil` if its screen left. A step that waits for a fact
  /// counts. Calls no hook, and waits for no fact.
  func trial(of link: WaitingLink<App>.Link, from stop: InstanceID, on core: GuardedStack) -> Int? {
    guard let index = core.stack.firstIndex(where: { $0.instance == stop }) else { return nil }
    var trial = RoutePlan<App>(link: link.opened, stops: link.stops)
    trial.startOver(keeping: .init(kept: index + 1, aside: core.countAside(upTo: index)))
    if case .awaits = advance(&trial, on: core.stack, sender: .program) { return trial.steps.count + 1 }
    return trial.steps.count
  }
}
