import NavRuntime
import NavTable

/// Requirements and predicates.
extension Player {
  /// What a predicate of a section's file is asked with.
  private func question(
    inSection section: Int, source: (ScreenID, [PlayerValue])?, destination: (ScreenID, [PlayerValue])?,
    lookups: [String: PlayerValue] = [:]
  ) -> PlayerQuestion {
    func argument(_ name: String, of screen: (ScreenID, [PlayerValue])?) -> PlayerValue? {
      guard let (id, values) = screen,
        let index = graph.arguments(of: id).firstIndex(where: { $0.name == name }), values.indices.contains(index)
      else { return nil }
      return values[index]
    }
    return PlayerQuestion(
      fact: { name in
        if let known = lookups[name] { return known }
        guard let fact = graph.fact(name), fact.lookup == nil else { return nil }
        return facts[name]
      },
      condition: { graph.condition($0, inSection: section) },
      source: { argument($0, of: source) }, destination: { argument($0, of: destination) })
  }

  /// Why requirement or predicate of a segue say no. What takes its time may be anything.
  func refusal(
    of segue: SegueID, to destination: [PlayerValue]?, from source: (ScreenID, [PlayerValue]),
    lookups: [String: PlayerValue] = [:]
  ) -> StackReason? {
    if let id = table.destination(of: segue), let role = unmetRole(of: id, destination ?? samples(of: id)) {
      return .requirement(role)
    }
    guard let predicate = graph.predicate(of: segue) else { return nil }
    let question = question(
      inSection: table.section(of: segue), source: source,
      destination: table.goal(of: segue).flatMap { goal in destination.map { (goal, $0) } }, lookups: lookups)
    return question.holds(predicate) == false ? .predicate(segue) : nil
  }

  /// The screen itself, or the place of the fragment that it is the first screen of: whichever requires what does not hold.
  func unmetRole(of screen: ScreenID, _ arguments: [PlayerValue]) -> ScreenID? {
    table.roles(of: screen).first { role in
      guard let requirement = graph.requirement(of: role) else { return false }
      let question = question(
        inSection: table.section(of: role), source: (role, arguments), destination: nil)
      return question.holds(requirement) == false
    }
  }

  /// The root that may stand now: the first whose requirement holds, or the last.
  var standingRoot: ScreenID {
    let others = table.rules.otherRoots
    guard let last = others.last else { return table.rules.root }
    return ([table.rules.root] + others.dropLast()).first { unmetRole(of: $0, samples(of: $0)) == nil } ?? last
  }

  /// Why back may not leave a page.
  func backRefusal(of page: PlayerPage) -> StackReason? {
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

  /// Why back may not leave what is above the target, and which page that is; asked from the top.
  func backRefusal(above target: InstanceID?) -> (reason: StackReason, holder: InstanceID)? {
    for entry in core.stack.reversed() {
      if entry.instance == target { return nil }
      if let page = page(entry.instance), let reason = backRefusal(of: page) { return (reason, page.id) }
    }
    return nil
  }

  /// The first of the pages that a link takes off, from the top, that may not be left.
  func holder(of leaving: [StackEntry]) -> InstanceID? {
    leaving.reversed().first { entry in
      guard table[entry.screen].rules.back != .never, let page = page(entry.instance) else { return false }
      return backRefusal(of: page) != nil
    }?.instance
  }

  private func isUnmet(_ entry: StackEntry) -> Bool {
    page(entry.instance).flatMap { unmetRole(of: entry.screen, $0.arguments) } != nil
  }

  // MARK: - What the core asks

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
        completed([PlayerStep(segue: .none, screen: root, arguments: samples(of: root), opening: .push)]))
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

  // MARK: - Facts that take their time

  /// Asks for facts, with the guard closed.
  mutating func lookUp(_ segue: SegueID, for id: RequestID) {
    var wait = Duration.zero
    for fact in graph.lookups(of: segue) {
      wait = max(wait, min(lookupTime, .milliseconds(fact.lookup?.timeout ?? 0)))
    }
    lookup = Lookup(request: id, segue: segue, begin: now, end: now + wait)
    receive(.input(.verdict(id, .awaited)))
  }

  /// What the facts have said, each if it was in time.
  private func answers(to segue: SegueID) -> [String: PlayerValue] {
    var answers: [String: PlayerValue] = [:]
    for fact in graph.lookups(of: segue) {
      guard let lookup = fact.lookup else { continue }
      answers[fact.name] = .milliseconds(lookup.timeout) < lookupTime ? lookup.otherwise : facts[fact.name]
    }
    return answers
  }

  /// The answer has come. Whatever else was asked before is asked again.
  mutating func answered(_ lookup: Lookup) {
    guard let index = requestIndex(lookup.request) else { return }
    if core.isLocked {
      receive(.input(.verdict(lookup.request, .allowed)))
    } else if requests[index].journey != nil {
      answerJourney(lookup.request, lookups: answers(to: lookup.segue))
    } else if let source = page(requests[index].source) {
      let refusal = refusal(
        of: lookup.segue, to: requests[index].arguments, from: (source.screen, source.arguments),
        lookups: answers(to: lookup.segue))
      if case .predicate? = refusal {
        receive(.input(.verdict(lookup.request, .refused(.said(.predicate(lookup.segue))))))
      } else {
        requests[index].hasAwaited = true
        evaluate(lookup.request, target: core.landing(of: stackRequest(requests[index])))
      }
    }
  }
}
