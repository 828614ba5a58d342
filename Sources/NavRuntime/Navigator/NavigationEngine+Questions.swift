extension NavigationEngine {
  /// Asks requirement, predicate and hook of a request.
  func evaluate(_ id: RequestID, source: InstanceID, target: InstanceID?) {
    guard let request = requests[id] else { return }
    if let journey = request.link {
      evaluateLink(request, journey)
      return
    }
    guard let sourceState = instances[source] else { return }
    var reason: StackReason?
    if request.segue == .back {
      reason = backRefusal(above: target, of: core.stack, request)
    } else {
      let context = context(request, from: sourceState, to: target.flatMap { instances[$0] })
      reason = refusal(of: request.segue, to: request.destination, context)
      if reason != nil {
        // What can be told at once is not waited for.
      } else if table[request.segue].awaits, !request.hasAwaited {
        waitForFacts(request.segue, context, for: request)
        return
      } else if !app.shouldPerform(request.segue, context) {
        reason = .hook(request.segue)
      }
    }
    receive(.input(.verdict(id, verdict(reason))))
  }

  /// Asks `back` of every screen that the host took off on its own.
  func evaluateHostChange() {
    let kept = Set(core.proposed.map(\.instance))
    let landing = core.proposed.last.flatMap { instances[$0.instance] }
    var refusal: StackReason?
    for entry in core.stack.reversed() where refusal == nil && !kept.contains(entry.instance) {
      refusal = instances[entry.instance].flatMap { backRefusal(of: $0, landing: landing) }
    }
    receive(.input(.verdict(.none, verdict(refusal))))
  }

  /// The first screen above the target, from the top, that back may not leave.
  private func backRefusal(
    above target: InstanceID?, of stack: ArraySlice<StackEntry>, _ request: PendingRequest
  ) -> StackReason? {
    let landing = target.flatMap { instances[$0] }
    for entry in stack.reversed() {
      if entry.instance == target { return nil }
      guard let state = instances[entry.instance] else { continue }
      if let refusal = backRefusal(of: state, landing: landing, request) { return refusal }
    }
    return nil
  }

  /// Why back may not leave a screen; the user's, where nobody has asked for it.
  func backRefusal(
    of source: InstanceState, landing: InstanceState?, _ request: PendingRequest? = nil
  ) -> StackReason? {
    let request = request ?? PendingRequest(segue: .back, source: source, sender: .user)
    let context = context(request, from: source, to: landing)
    let isAllowed =
      switch table[source.screenID].rules.back {
      case .allowed: true
      case .never: false
      case .asked: app.allowsBack(context)
      }
    guard isAllowed else { return .back(source.screenID) }
    return app.shouldPerform(.back, context) ? nil : .hook(.back)
  }

  /// Why requirement or predicate of a segue say no; an async fact may be anything, and what reads the arguments of a push
  /// that is asked about without them counts as true.
  func refusal(of segue: SegueID, to destination: (any Screen)?, _ context: SegueContext) -> StackReason? {
    if let id = table.destination(of: segue), let role = unmetRole(of: id, destination) { return .requirement(role) }
    return app.allows(segue, context) ? nil : .predicate(segue)
  }

  func verdict(_ reason: StackReason?) -> StackVerdict {
    reason.map { .refused(.said($0)) } ?? .allowed
  }

  /// Calls the hook of the source, for a request or for what the host did on its own.
  func prepare(_ id: RequestID, source: InstanceID, target: InstanceID) {
    guard let source = instances[source] else { return }
    if let request = requests[id], let journey = request.link {
      let step = journey.steps[request.madePages - 1]
      app.prepare(step.segue, context(of: step, from: source, to: instances[target], sender: request.sender))
      return
    }
    let request = requests[id] ?? PendingRequest(segue: .back, source: source, sender: .user)
    app.prepare(request.segue, context(request, from: source, to: instances[target]))
  }

  /// Calls the hook of the target, for a request or for what the host did on its own.
  func unwind(_ id: RequestID, source: InstanceID, target: InstanceID) {
    guard let source = instances[source], let target = instances[target] else { return }
    let request = requests[id] ?? PendingRequest(segue: .back, source: source, sender: .user)
    request.landing = target.id
    let context = context(request, from: source, to: target, seenFrom: target)
    app.unwind(request.segue, to: target, context)
  }

  /// What a link's step is told; without a target, before that is made.
  func context(
    of step: LinkJourney.Step, from source: InstanceState, to target: InstanceState?, sender: Sender
  ) -> SegueContext {
    SegueContext(
      sender: sender, sourceState: source, sourcePage: host.page(of: source.id),
      targetPage: target.flatMap { host.page(of: $0.id) }, target: step.key.screen, destination: step.screen,
      returned: nil, isTrial: false, table: table, section: table.section(of: source.screenID))
  }

  /// What is told of a segue to the code of the source, or of whoever is named.
  func context(
    _ request: PendingRequest, from source: InstanceState, to target: InstanceState?,
    seenFrom viewer: InstanceState? = nil
  ) -> SegueContext {
    SegueContext(
      sender: request.sender, sourceState: source, sourcePage: host.page(of: source.id),
      targetPage: target.flatMap { host.page(of: $0.id) },
      target: target?.screenID ?? request.key?.screen ?? source.screenID, destination: request.destination,
      returned: request.value, isTrial: request.isTrial, table: table,
      section: table.section(of: (viewer ?? source).screenID))
  }
}
