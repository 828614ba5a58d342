import NavRuntime
import NavTable

/// Evaluations for the core, and async facts.
extension Prototype {
  /// The reason that the requirement or the predicate of a page's segue refuses it, or `nil`. An unknown async fact
  /// does not refuse a segue.
  func refusal(
    of segue: SegueID, to arguments: [PrototypeValue]?, from source: PrototypeRunPage
  ) -> StackReason? {
    let context = context(of: segue, to: arguments, from: source)
    return decisions.refusal(of: segue, to: context.destination, context)
  }

  mutating func evaluate(_ id: RequestID, target: InstanceID?) {
    guard let index = requestIndex(id) else { return }
    let request = requests[index]
    if request.segue == .link, let plan = request.plan {
      evaluateLink(id, plan)
    } else {
      carryOut(decisions.decide(request, to: target, past: core.bystanders, on: core), for: id)
    }
  }

  mutating func evaluateHostChange() {
    if let alert = page(core.closedAlert), let cancel = table.cancel(of: alert.screen) {
      choose(cancel, of: alert)
    } else {
      receive(.input(.verdict(.none, decisions.verdict(onHostChangeOf: core))))
    }
  }

  // MARK: - Async facts

  /// Looks up the async facts of a segue one after the other. The guard stays closed meanwhile.
  mutating func lookUp(_ segue: SegueID, _ context: PrototypeModel.Context, for id: RequestID) {
    lookup = Lookup(request: id, segue: segue, context: context, asked: graph.lookups(of: segue), end: now)
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
    model.holds(lookup.segue, lookup.context, lookups: lookup.known)
  }

  /// Continues a request after its facts decided. All other conditions are evaluated again.
  mutating func answered(_ id: RequestID, _ segue: SegueID, isAllowed: Bool) {
    guard let index = requestIndex(id) else { return }
    if core.isLocked {
      receive(.input(.verdict(id, .allowed)))
    } else if requests[index].plan != nil {
      if requests[index].segue == .link { waitingLink.isDue = false }
      carryOut(decisions.answer(isAllowed, requests[index], on: core), for: id)
    } else if isAllowed {
      requests[index].hasAwaited = true
      evaluate(id, target: core.landing(of: stackRequest(requests[index])))
    } else {
      receive(.input(.verdict(id, .refused(.said(.predicate(segue))))))
    }
  }
}
