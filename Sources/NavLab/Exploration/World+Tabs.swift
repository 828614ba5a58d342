import NavRuntime

// What the navigator says to a selection and to a root or a tab that may not stay; and what tabs hold, remembered beside the core.
extension World {
  /// The tab that a segue selects, by the container or from a page.
  func tab(of segue: SegueID) -> StackRules.Segue? {
    guard segue.rawValue >= 0 else { return nil }
    let rules = plan.rules.segues[Int((plan.goals[segue] ?? segue).rawValue)]
    return rules.opening.tab == nil ? nil : rules
  }

  /// Where the container stands whose tab that is.
  private func container(of tab: StackRules.Segue) -> Int? { core.stack.lastIndex { $0.screen == tab.source } }

  /// The plan that selects a tab, with its parked pages or its first page. A selected tab returns to its first page, unless a page goes to it.
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

  /// Whether the host is told to show what a selection means.
  func isProposedSelection(_ segue: SegueID) -> Bool {
    guard let stackPlan = stackPlan(of: segue) else { return false }
    let (proposed, kept) = (core.proposed.map(\.instance), core.stack.prefix(stackPlan.kept).map(\.instance))
    let run =
      stackPlan.resumed == nil ? [] : model.parked.first { $0.pages.first == stackPlan.resumed?.first }?.pages ?? []
    guard proposed.starts(with: kept + run) else { return false }
    return proposed.count == kept.count + run.count + stackPlan.steps.count
  }

  // MARK: - What may not stay

  /// The root that may stand.
  var standingRoot: ScreenID {
    plan.rules.root == failing ? plan.rules.otherRoots.last ?? plan.rules.root : plan.rules.root
  }

  /// What the navigator says of requirements: which screen may not stay, or what takes its place.
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

  /// The screen that a tab begins with.
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

  // MARK: - What tabs hold

  /// The host has been told what may not stay in a tab.
  mutating func emptyTab() {
    guard let evicted = model.unparking else { return }
    model.unparking = nil
    for index in model.parked.indices {
      model.parked[index].pages = Array(model.parked[index].pages.prefix { $0 != evicted })
    }
  }

  /// What a tab held when it was left is there until it is selected again, may not stay, or its container has gone.
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

  /// Whether a host shows what stands with another tab selected, as that was left.
  func isSelection(_ shown: [InstanceID]) -> Bool {
    let stack = core.stack.map(\.instance)
    return core.state.parked.runs.contains { run in
      guard let container = stack.firstIndex(of: run.container) else { return false }
      return shown == stack[...container] + run.entries.map(\.instance)
    }
  }

  /// The stack with another tab selected, as the system selects it.
  var otherTab: [InstanceID]? {
    guard
      let index = host.shown.firstIndex(where: { page in
        core.stack.contains { $0.instance == page && $0.opening.tab != nil }
      }), let run = model.parked.last?.pages
    else { return nil }
    return host.shown[..<index] + run
  }
}
