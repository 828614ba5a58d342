import NavRuntime
import NavTable

/// Requirements and predicates.
extension Prototype {
  /// Returns the values for a predicate in the file of a section.
  private func question(
    inSection section: Int, source: (ScreenID, [PrototypeValue])?, destination: (ScreenID, [PrototypeValue])?,
    lookups: [String: PrototypeValue] = [:]
  ) -> PrototypeQuestion {
    func argument(_ name: String, of screen: (ScreenID, [PrototypeValue])?) -> PrototypeValue? {
      guard let (id, values) = screen,
        let index = graph.arguments(of: id).firstIndex(where: { $0.name == name }), values.indices.contains(index)
      else { return nil }
      return values[index]
    }
    return PrototypeQuestion(
      fact: { name in
        if let known = lookups[name] { return known }
        guard let fact = graph.fact(name), fact.lookup == nil else { return nil }
        return facts[name]
      },
      condition: { graph.condition($0, inSection: section) },
      source: { argument($0, of: source) }, destination: { argument($0, of: destination) })
  }

  /// The reason that the requirement or the predicate of a segue refuses it, or `nil`. An unknown async fact does not
  /// refuse a segue.
  func refusal(
    of segue: SegueID, to destination: [PrototypeValue]?, from source: (ScreenID, [PrototypeValue])
  ) -> StackReason? {
    if let id = table.destination(of: segue), let role = failingRequirement(of: id, destination ?? samples(of: id)) {
      return .requirement(role)
    }
    return holds(segue, to: destination, from: source) == false ? .predicate(segue) : nil
  }

  /// Evaluates the predicate of a segue. Returns `nil` if the result depends on an unknown async fact.
  func holds(
    _ segue: SegueID, to destination: [PrototypeValue]?, from source: (ScreenID, [PrototypeValue]),
    lookups: [String: PrototypeValue] = [:]
  ) -> Bool? {
    guard let predicate = graph.predicate(of: segue) else { return true }
    let question = question(
      inSection: table.section(of: segue), source: source,
      destination: table.goal(of: segue).flatMap { goal in destination.map { (goal, $0) } }, lookups: lookups)
    return question.holds(predicate)
  }

  /// The screen or the place whose requirement does not hold, or `nil`. A place counts for the first screen of its
  /// fragment.
  func failingRequirement(of screen: ScreenID, _ arguments: [PrototypeValue]) -> ScreenID? {
    table.roles(of: screen).first { role in
      guard let requirement = graph.requirement(of: role) else { return false }
      let question = question(
        inSection: table.section(of: role), source: (role, arguments), destination: nil)
      return question.holds(requirement) == false
    }
  }

  /// The current root: the first root whose requirement holds, or else the last one.
  var standingRoot: ScreenID {
    let others = table.rules.otherRoots
    guard let last = others.last else { return table.rules.root }
    return ([table.rules.root] + others.dropLast()).first { failingRequirement(of: $0, samples(of: $0)) == nil } ?? last
  }

  /// The reason that the user may not leave a page, or `nil`.
  func backRefusal(of page: PrototypeRunPage) -> StackReason? {
    if table.rules.isContainer(page.screen) { return nil }
    switch table[page.screen].rules.back {
    case .allowed: return nil
    case .never: return .back(page.screen)
    case .asked:
      guard let predicate = graph.backPredicate(of: page.screen) else { return nil }
      let question = question(
        inSection: table.section(of: page.screen), source: (page.screen, page.arguments), destination: nil)
      return question.holds(predicate) == false ? .back(page.screen) : nil
    }
  }

  /// The reason that the user may not leave the pages above a target, and the topmost page with such a reason, or
  /// `nil`.
  func backRefusal(above target: InstanceID?) -> (reason: StackReason, holder: InstanceID)? {
    for entry in core.stack.reversed() {
      if entry.instance == target { return nil }
      if let page = page(entry.instance), let reason = backRefusal(of: page) { return (reason, page.id) }
    }
    return nil
  }

  /// The topmost page to be removed that the user may not leave at the moment. Pages with `back: false` do not count.
  func holder(of leaving: [StackEntry]) -> InstanceID? {
    leaving.reversed().first { entry in
      guard table[entry.screen].rules.back != .never, let page = page(entry.instance) else { return false }
      return backRefusal(of: page) != nil
    }?.instance
  }

  private func isUnmet(_ entry: StackEntry) -> Bool {
    page(entry.instance).flatMap { failingRequirement(of: entry.screen, $0.arguments) } != nil
  }

  // MARK: - Evaluations for the core

  mutating func evaluate(_ id: RequestID, target: InstanceID?) {
    guard let index = requestIndex(id) else { return }
    let request = requests[index]
    if request.segue == .link {
      evaluateLink(id)
      return
    }
    guard let source = page(request.source) else { return }
    if table.opening(of: request.segue).tab != nil {
      evaluateSelection(id, of: source)
      return
    }
    var reason: StackReason?
    if request.segue == .back {
      let refusal = backRefusal(above: target)
      reason = refusal?.reason
      requests[index].holder = refusal?.holder
    } else {
      reason = refusal(of: request.segue, to: request.arguments, from: (source.screen, source.arguments))
      if reason == nil, table[request.segue].awaits, !request.hasAwaited {
        lookUp(request.segue, for: id)
        return
      }
    }
    if let reason {
      receive(.input(.verdict(id, .refused(.said(reason)))))
    } else if let goal = table.goals[request.segue] {
      evaluateGoal(goal, id, from: source)
    } else if let arguments = request.arguments, table.opensContainer(request.segue) {
      open(table.destination(of: request.segue), arguments, for: id)
    } else {
      receive(.input(.verdict(id, .allowed)))
    }
  }

  mutating func evaluateHostChange() {
    if let alert = page(core.closedAlert), let cancel = table.cancel(of: alert.screen) {
      choose(cancel, of: alert)
      return
    }
    let kept = core.proposed.last?.instance
    for entry in core.leaving(for: core.proposed).reversed() where entry.instance != kept {
      if let page = page(entry.instance), let reason = backRefusal(of: page) {
        receive(.input(.verdict(.none, .refused(.said(reason)))))
        return
      }
    }
    receive(.input(.verdict(.none, .allowed)))
  }

  mutating func evaluateRequirements() {
    if let bottom = core.stack.first, standingRoot != bottom.screen {
      let root = standingRoot
      require(
        keeping: 0,
        completed([PrototypeStep(segue: .none, screen: root, arguments: samples(of: root), opening: .push)]))
    } else if let index = core.stack.indices.dropFirst().first(where: { isUnmet(core.stack[$0]) }) {
      if core.stack[index].opening.tab == nil {
        receive(.input(.requirements(core.stack[index].instance)))
      } else {
        selectFirstTab(under: index)
      }
    } else {
      let parked = core.parkedNext.flatMap { $0 }.first { isUnmet($0) }
      receive(.input(.requirements(parked?.instance)))
    }
  }

  // MARK: - Async facts

  /// Looks up the async facts of a segue one after the other. The guard stays closed meanwhile.
  mutating func lookUp(_ segue: SegueID, for id: RequestID) {
    lookup = Lookup(request: id, segue: segue, asked: graph.lookups(of: segue), end: now)
    receive(.input(.verdict(id, .awaited)))
    lookUpNext()
  }

  /// Looks up the next fact, unless the known ones already decide.
  private mutating func lookUpNext() {
    guard var lookup else { return }
    let number = lookup.known.count
    let isDecided = (number == 0 || lookup.asked.count <= Self.mostTests) && decision(of: lookup) != nil
    guard !isDecided, lookup.asked.indices.contains(number) else {
      self.lookup = nil
      receive(.answered(lookup.request, lookup.segue, isAllowed: decision(of: lookup) ?? true))
      return
    }
    let timeout = Duration.milliseconds(lookup.asked[number].lookup?.timeout ?? 0)
    lookup.isLate = timeout < lookupTime
    lookup.end = now + min(lookupTime, timeout)
    self.lookup = lookup
  }

  /// The maximum number of facts for an early decision. With more, generated Swift decides when all are known.
  private static var mostTests: Int { 8 }

  /// Handles the value of the current fact.
  mutating func factCame() {
    guard var lookup else { return }
    let fact = lookup.asked[lookup.known.count]
    lookup.known[fact.name] = lookup.isLate ? fact.lookup?.otherwise : facts[fact.name]
    self.lookup = lookup
    lookUpNext()
  }

  /// The decision of the known facts, or `nil` if they do not decide.
  private func decision(of lookup: Lookup) -> Bool? {
    guard let index = requestIndex(lookup.request) else { return nil }
    let request = requests[index]
    if let plan = request.plan {
      let stop = plan.stops[plan.count]
      guard let source = top(of: plan), let arguments = read(stop, by: lookup.segue, from: source) else {
        return false
      }
      return holds(lookup.segue, to: arguments, from: source, lookups: lookup.known)
    }
    guard let source = page(request.source) else { return nil }
    return holds(
      lookup.segue, to: request.arguments, from: (source.screen, source.arguments), lookups: lookup.known)
  }

  /// Continues a request after its facts decided. All other conditions are evaluated again.
  mutating func answered(_ id: RequestID, _ segue: SegueID, isAllowed: Bool) {
    guard let index = requestIndex(id) else { return }
    if core.isLocked {
      receive(.input(.verdict(id, .allowed)))
    } else if requests[index].plan != nil {
      answerPlan(id, isAllowed: isAllowed)
    } else if isAllowed {
      requests[index].hasAwaited = true
      evaluate(id, target: core.landing(of: stackRequest(requests[index])))
    } else {
      receive(.input(.verdict(id, .refused(.said(.predicate(segue))))))
    }
  }
}
