import NavRuntime
import NavTable

extension Prototype {
  /// Opens a link.
  mutating func open(_ url: String) {
    var request = newRequest(.link, from: nil, .user)
    var plan = PrototypeRoutePlan()
    plan.url = url
    record.asked(request.id, .link, named: url, at: now)
    guard let route = graph.links.route(url, where: { isReadable($0) }) else {
      let outcome = StackOutcome.refused(.said(.noMatch))
      record.ended(request.id, outcome, because: reason(for: outcome), at: now)
      return
    }
    plan.stops = route.stops.map { PrototypeRoutePlan.Stop($0) }
    request.plan = plan
    // Opening another link abandons a waiting link.
    waitingLink = nil
    requests.append(request)
    receive(.input(.request(stackRequest(request))))
  }

  /// Whether every argument of a route can be read. Predicates are not evaluated.
  private func isReadable(_ route: Route) -> Bool {
    var below: (ScreenID, [PrototypeValue])?
    for stop in route.stops {
      let segues: [SegueID?] = stop.segues.isEmpty ? [nil] : stop.segues.map { $0 }
      var read: [PrototypeValue]?
      for segue in segues where read == nil {
        read = self.read(PrototypeRoutePlan.Stop(stop), by: segue, from: below)
      }
      guard let read else { return false }
      below = (stop.screen, read)
    }
    return true
  }

  // MARK: - The start of a route on the stack

  /// The part of the current stack that a route starts with, or `nil` if its destination is already visible.
  func common(of plan: PrototypeRoutePlan) -> (kept: Int, resumed: [StackEntry])? {
    var stops = plan.stops[...]
    var below: (ScreenID, [PrototypeValue])?
    func take(_ entries: some Sequence<StackEntry>) -> Int {
      var count = 0
      for entry in entries {
        guard let stop = stops.first, let page = page(entry.instance), isKept(page, entry, as: stop, above: below)
        else { break }
        stops.removeFirst()
        below = (page.screen, page.arguments)
        count += 1
      }
      return count
    }
    var kept = take(core.stack)
    var resumed: [StackEntry] = []
    if let stop = stops.first, let container = core.stack.prefix(kept).last, let segue = stop.segues.first,
      let tab = table.opening(of: segue).tab
    {
      let run = core.parked(tab, of: container.instance)
      resumed = Array(run.prefix(take(run)))
    }
    guard stops.isEmpty, kept == core.stack.count, let last = plan.stops.last else { return (kept, resumed) }
    if !table.rules.screens[Int(last.screen.rawValue)].allowsDuplicates { return nil }
    kept -= 1
    return (kept, resumed)
  }

  /// Whether an instance is the screen of a stop.
  private func isKept(
    _ page: PrototypeRunPage, _ entry: StackEntry, as stop: PrototypeRoutePlan.Stop,
    above below: (ScreenID, [PrototypeValue])?
  ) -> Bool {
    guard page.screen == stop.screen else { return false }
    if let tab = entry.opening.tab, !stop.segues.contains(where: { table.opening(of: $0).tab == tab }) {
      return false
    }
    if stop.takesAny { return true }
    let segues: [SegueID?] = stop.segues.isEmpty ? [nil] : stop.segues.map { $0 }
    return segues.contains { segue in
      read(stop, by: segue, from: below).map { key(of: stop.screen, $0) } == page.key
    }
  }

  // MARK: - Planning

  /// The result of planning.
  private enum Advance {
    case arrived
    case refused(StackReason)
    case awaits(SegueID)
  }

  mutating func evaluateLink(_ id: RequestID) {
    guard let index = requestIndex(id), let plan = requests[index].plan else { return }
    isLinkDue = false
    // A link that stopped while this one was queued is abandoned, too.
    if !plan.hasWaited { waitingLink = nil }
    if let stop = plan.stoppedAt, !core.stack.contains(where: { $0.instance == stop }) {
      receive(.input(.verdict(id, .refused(.notVisible))))
      return
    }
    begin(plan, for: id)
  }

  /// Starts a plan from the part of the stack that stays.
  mutating func begin(_ plan: PrototypeRoutePlan, for id: RequestID) {
    guard let index = requestIndex(id) else { return }
    guard let common = common(of: plan) else {
      receive(.input(.verdict(id, .refused(.duplicate))))
      return
    }
    var plan = plan
    plan.startOver(kept: common.kept, resumed: common.resumed)
    requests[index].plan = plan
    goOn(id)
  }

  /// Continues a plan until it is finished or waits for a fact.
  mutating func goOn(_ id: RequestID) {
    guard let index = requestIndex(id), var plan = requests[index].plan else { return }
    let advance = advance(&plan)
    if case .awaits(let segue) = advance {
      plan.hasAwaited = true
      requests[index].plan = plan
      lookUp(segue, for: id)
      return
    }
    if plan.hasAwaited {
      // Earlier answers are checked again, but no fact is awaited twice.
      plan.hasAwaited = false
      let checked = recheck(&plan)
      settle(id, plan, checked)
    } else {
      settle(id, plan, advance)
    }
  }

  /// Continues a plan after the facts that it waited for.
  mutating func answerPlan(_ id: RequestID, isAllowed: Bool) {
    guard let index = requestIndex(id), var plan = requests[index].plan else { return }
    if requests[index].segue == .link { isLinkDue = false }
    let segue = plan.stops[plan.count].segues[plan.candidate]
    if isAllowed { plan.isAnswered = true } else { plan.refuse(.predicate(segue)) }
    requests[index].plan = plan
    goOn(id)
  }

  private func advance(_ plan: inout PrototypeRoutePlan) -> Advance {
    while plan.count < plan.stops.count {
      let stop = plan.stops[plan.count]
      guard plan.count > 0 else {
        guard let root = read(stop, by: nil, from: nil) else { return .refused(.noMatch) }
        if standingRoot != stop.screen { return .refused(.requirement(stop.screen)) }
        plan.append(PrototypeStep(segue: .none, screen: stop.screen, arguments: root, opening: .push))
        continue
      }
      guard plan.candidate < stop.segues.count else { return .refused(plan.refusal ?? .noMatch) }
      let segue = stop.segues[plan.candidate]
      guard let source = top(of: plan), let arguments = read(stop, by: segue, from: source) else {
        plan.candidate += 1
        continue
      }
      if let refusal = refusal(of: segue, to: arguments, from: source) {
        plan.refuse(refusal)
      } else if table[segue].awaits, !plan.isAnswered {
        return .awaits(segue)
      } else {
        plan.append(
          PrototypeStep(
            segue: segue, screen: stop.screen, arguments: arguments, opening: table.opening(of: segue)))
      }
    }
    return .arrived
  }

  /// Evaluates all steps again without waiting for facts.
  private func recheck(_ plan: inout PrototypeRoutePlan) -> Advance {
    let reached = plan.count == plan.stops.count
    let steps = plan.steps
    let last = plan.refusal
    plan.startOver(kept: plan.kept, resumed: plan.resumed)
    for step in steps {
      if step.segue != .none, let source = top(of: plan),
        let refusal = refusal(of: step.segue, to: step.arguments, from: source)
      {
        return .refused(refusal)
      }
      plan.steps.append(step)
    }
    return reached ? .arrived : .refused(last ?? .noMatch)
  }

  /// The top screen of the plan so far.
  func top(of plan: PrototypeRoutePlan) -> (ScreenID, [PrototypeValue])? {
    if let step = plan.steps.last { return (step.screen, step.arguments) }
    return page((plan.resumed.last ?? core.stack.prefix(plan.kept).last)?.instance)
      .map { ($0.screen, $0.arguments) }
  }

  private mutating func settle(_ id: RequestID, _ found: PrototypeRoutePlan, _ advance: Advance) {
    guard let index = requestIndex(id) else { return }
    var plan = found
    let isLink = requests[index].segue == .link
    var outcome = StackOutcome.shown
    if case .refused(let refusal) = advance {
      // If a continued link makes no progress, the stack does not change. Other requests reach their destination or
      // change nothing.
      let isStuck = plan.stoppedAt != nil && plan.steps.isEmpty
      if plan.count == 0, table.whenRefused == .resume, !plan.hasWaited, refusal != .noMatch, isLink {
        plan.awaitsRoot = true
        plan.stopped = .said(refusal)
        requests[index].plan = plan
        receive(.input(.verdict(id, .stopped)))
        return
      }
      if !isLink || table.whenRefused == .reject || isStuck || plan.count == 0 || refusal == .noMatch {
        requests[index].plan = plan
        receive(.input(.verdict(id, .refused(.said(refusal)))))
        return
      }
      outcome = .stopped
      plan.stopped = .said(refusal)
      restOnPage(&plan)
    }
    let leaving = core.leaving(
      above: plan.kept, for: plan.resumed.first?.opening ?? plan.steps.first?.opening)
    // A request may always leave its own source.
    let source = requests[index].source
    if let holder = holder(of: leaving.filter { $0.instance != source }) {
      plan.holder = holder
      plan.stopped = .held
      let waits = table.whenRefused == .resume && !plan.hasWaited && isLink
      requests[index].plan = plan
      receive(.input(.verdict(id, waits ? .stopped : .refused(.held))))
      return
    }
    perform(plan, outcome, for: id)
  }

  /// Adds a page if a link stops at a container, which cannot be on top. The selected tab stays, or the first tab
  /// opens.
  private func restOnPage(_ plan: inout PrototypeRoutePlan) {
    let stop = plan.count - 1
    if let top = plan.steps.last {
      guard let tab = table.rules.tabs(of: top.screen).first, let first = step(to: tab, of: top.screen, top.arguments)
      else { return }
      plan.append(first)
    } else if plan.resumed.isEmpty, core.stack.indices.dropFirst().contains(plan.kept),
      core.stack[plan.kept].opening.tab != nil
    {
      plan.kept = core.endOfRun(at: plan.kept)
    } else {
      return
    }
    plan.stop = stop
  }

  // MARK: - Waiting links

  /// Whether a waiting link must be evaluated now.
  var isLinkAsked: Bool {
    mutating get {
      guard let link = waitingLink, isLinkDue || isHolderGone(link) else {
        isLinkDue = isLinkDue && core.isBusy
        return false
      }
      return !core.isBusy && !core.isLocked && core.queued.isEmpty
    }
  }

  private func isHolderGone(_ link: PrototypeWaitingLink) -> Bool {
    guard case .held(let holder) = link.cause else { return false }
    return !core.stack.contains { $0.instance == holder }
  }

  mutating func goOnWithLink() {
    isLinkDue = false
    guard let link = waitingLink, let plan = continuation(of: link) else { return }
    var request = newRequest(.link, from: nil, .program)
    request.plan = plan
    requests.append(request)
    record.asked(request.id, .link, named: link.url, at: now)
    handle(.request(stackRequest(request)))
  }

  /// The plan of a waiting link that can continue.
  private mutating func continuation(of link: PrototypeWaitingLink) -> PrototypeRoutePlan? {
    var plan = PrototypeRoutePlan()
    plan.url = link.url
    plan.stops = link.stops
    switch link.cause {
    case .held:
      // After that page is popped, the link runs like a new one.
      let isOver = isHolderGone(link)
      if isOver { waitingLink = nil }
      plan.hasWaited = !isOver
      return plan
    case .root:
      guard standingRoot == link.stops.first?.screen else { return nil }
      waitingLink = nil
      return plan
    case .stopped(let stop, _):
      guard let index = core.stack.firstIndex(where: { $0.instance == stop }) else {
        waitingLink = nil
        return nil
      }
      var trial = plan
      trial.startOver(kept: index + 1, resumed: [])
      if case .awaits = advance(&trial) {
        // The link may get further.
      } else if trial.steps.isEmpty {
        return nil
      }
      plan.stoppedAt = stop
      plan.hasWaited = true
      return plan
    }
  }

  /// Abandons a waiting link if the user goes elsewhere.
  ///
  /// From the screen at which the link stopped, the user may push one other screen, for example to sign in. That
  /// screen may be a fragment of several screens.
  mutating func departed(from source: InstanceID) {
    guard let arriving = core.proposed.last?.screen, let link = waitingLink, !isLinkDue, !table[arriving].isAlert else {
      return
    }
    let index = core.stack.firstIndex { $0.instance == source && $0.opening.tab != nil }
    let container = index.map { core.stack[$0 - 1].instance }
    switch link.cause {
    case .root: return
    case .held: waitingLink = nil
    case .stopped(let stop, let detour):
      if source == stop || container == stop, detour == nil {
        waitingLink?.cause = .stopped(at: stop, detour: arriving)
        return
      }
      let section = detour.map { table.section(of: $0) }
      let isInside =
        section == page(source).map { table.section(of: $0.screen) } && section == table.section(of: arriving)
      if !(isInside && section != page(stop).map { table.section(of: $0.screen) }) { waitingLink = nil }
    }
  }

  /// Stores the rest of a stopped link, if the graph declares it, and forgets a link that continued.
  mutating func linkEnded(_ plan: PrototypeRoutePlan, _ outcome: StackOutcome) {
    switch outcome {
    case .stopped where table.whenRefused == .resume:
      let stop = plan.stop.flatMap { core.stack.indices.contains($0) ? core.stack[$0] : nil } ?? core.stack.last
      let cause: PrototypeWaitingLink.Cause? =
        if plan.awaitsRoot { .root } else if let holder = plan.holder { .held(by: holder) } else {
          stop.map { .stopped(at: $0.instance, detour: nil) }
        }
      if let cause, let url = plan.url {
        waitingLink = PrototypeWaitingLink(url: url, stops: plan.stops, cause: cause)
      }
    case .refused(.locked) where plan.hasWaited, .refused(.busy) where plan.hasWaited,
      .refused(.notVisible) where plan.hasWaited:
      isLinkDue = true
    case .refused(.said), .refused(.held): break
    default: if plan.hasWaited { waitingLink = nil }
    }
  }
}
