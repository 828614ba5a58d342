import NavRuntime

// The navigator's replies to selections, and to roots and tabs that must be evicted. Also an independent record of
// the pages in tabs.
extension World {
  /// Returns the tab that a segue selects, from the container or from a page.
  func tab(of segue: SegueID) -> StackRules.Segue? {
    guard segue.rawValue >= 0 else { return nil }
    let rules = plan.rules.segues[Int((plan.goals[segue] ?? segue).rawValue)]
    return rules.opening.tab == nil ? nil : rules
  }

  /// Returns the position of a tab's container on the stack.
  private func container(of tab: StackRules.Segue) -> Int? { core.stack.lastIndex { $0.screen == tab.source } }

  /// Returns the plan that selects a tab, with its parked pages or its first page. If the tab is already selected,
  /// the plan pops to its first page, unless a page goes to the tab.
  func stackPlan(of segue: SegueID) -> StackPlan? {
    guard let tab = tab(of: segue), let container = container(of: tab),
      case .push(let screen, _) = tab.action
    else { return nil }
    let stack = core.stack
    if stack[container + 1].opening == tab.opening {
      let isDone = stack.count == container + 2 || plan.goals[segue] != nil
      return isDone ? nil : StackPlan(kept: container + 2, steps: [])
    }
    let run = model.parked.first { $0.opening == tab.opening }?.pages ?? []
    let step = StackPlacement(screen: screen, key: KeyToken(rawValue: 7), opening: tab.opening)
    return StackPlan(
      kept: container + 1, resumed: run.first.map { ResumedRun(first: $0, count: run.count) },
      steps: run.isEmpty ? [step] : [])
  }

  /// Whether the proposed stack is the one that a selection leads to.
  func isProposedSelection(_ segue: SegueID) -> Bool {
    guard let stackPlan = stackPlan(of: segue) else { return false }
    let (proposed, kept) = (core.proposed.map(\.instance), core.stack.prefix(stackPlan.kept).map(\.instance))
    let run =
      stackPlan.resumed == nil ? [] : model.parked.first { $0.pages.first == stackPlan.resumed?.first }?.pages ?? []
    guard proposed.starts(with: kept + run) else { return false }
    return proposed.count == kept.count + run.count + stackPlan.steps.count
  }

  // MARK: - Evictions

  /// The root whose requirement holds.
  var standingRoot: ScreenID {
    plan.rules.root == failing ? plan.rules.otherRoots.last ?? plan.rules.root : plan.rules.root
  }

  /// Sends the result of the requirements: the lowest page that must be evicted, or a plan that replaces it.
  mutating func replyOfRequirements(_ lowest: InstanceID?) {
    if let bottom = core.stack.first, bottom.screen != standingRoot {
      let tab = plan.rules.tabs(of: standingRoot).first
      require(StackPlan(kept: 0, steps: placements([standingRoot] + (tab.map(destination) ?? []), above: nil)))
    } else if let index = core.stack.firstIndex(where: { $0.instance == lowest && $0.opening.tab != nil }) {
      let first = plan.rules.tabs(of: core.stack[index - 1].screen)[0]
      require(stackPlan(of: first) ?? StackPlan(kept: index, steps: []))
    } else {
      send(.requirements(lowest))
    }
  }

  /// Returns the first screen of a tab.
  func destination(_ tab: SegueID) -> [ScreenID] {
    if case .push(let screen, _) = plan.rules.segues[Int(tab.rawValue)].action { [screen] } else { [] }
  }

  private mutating func require(_ stackPlan: StackPlan) {
    lastRequest += 1
    let id = RequestID(rawValue: lastRequest)
    model.open.append(
      ReferenceModel.OpenRequest(
        request: StackRequest(id: id, segue: .required, source: Self.foreign, sender: .program)))
    send(.required(id, stackPlan))
  }

  // MARK: - Pages in tabs

  /// Removes the evicted pages of a parked tab after the host performed the change.
  mutating func emptyTab() {
    guard let evicted = model.unparking else { return }
    model.unparking = nil
    for index in model.parked.indices {
      model.parked[index].pages = Array(model.parked[index].pages.prefix { $0 != evicted })
    }
  }

  /// Updates the record of parked tabs. The pages of a deselected tab are kept until the tab is selected again, the
  /// pages are evicted, or the container is removed.
  mutating func rememberTabs(_ before: [StackEntry], isRequired: Bool) {
    let after = core.stack
    for (index, entry) in before.enumerated().dropFirst() where entry.opening.tab != nil {
      let isLeft = !after.contains { $0.instance == entry.instance }
      guard isLeft, !isRequired, after.contains(where: { $0.instance == before[index - 1].instance }) else { continue }
      let run = [entry] + before[(index + 1)...].prefix { $0.opening == .push }
      model.parked.append(ReferenceModel.ParkedTab(opening: entry.opening, pages: run.map(\.instance)))
    }
    let standing = Set(after.map(\.instance))
    let hasContainer = after.contains { $0.opening.tab != nil }
    model.parked.removeAll { tab in !hasContainer || (tab.pages.first.map { standing.contains($0) } ?? true) }
    let held = Set(core.state.parked.runs.map { $0.entries.map(\.instance) })
    if held != Set(model.parked.map(\.pages)) { model.fail("a tab does not hold what it was left with") }
    if core.stack.last.map({ plan.rules.isContainer($0.screen) }) ?? false { model.fail("a container is on top") }
  }

  /// Whether the host shows the stack with another tab selected, including the tab's parked pages.
  func isSelection(_ shown: [InstanceID]) -> Bool {
    let stack = core.stack.map(\.instance)
    return core.state.parked.runs.contains { run in
      guard let container = stack.firstIndex(of: run.container) else { return false }
      return shown == stack[...container] + run.entries.map(\.instance)
    }
  }

  /// The stack after the system selects another tab.
  var otherTab: [InstanceID]? {
    guard
      let index = host.shown.firstIndex(where: { page in
        core.stack.contains { $0.instance == page && $0.opening.tab != nil }
      }), let run = model.parked.last?.pages
    else { return nil }
    return host.shown[..<index] + run
  }
}
