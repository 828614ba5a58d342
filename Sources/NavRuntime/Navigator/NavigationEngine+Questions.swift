extension NavigationEngine {
  /// Asks predicate and hook of a request.
  func evaluate(_ id: RequestID, source: InstanceID, target: InstanceID?) {
    guard let request = requests[id], let sourceState = instances[source] else { return }
    if request.segue == .back {
      request.refusal = backRefusal(above: target, of: core.stack, sender: request.sender)
    } else {
      let context = context(request, from: sourceState, to: target.flatMap { instances[$0] })
      if !app.allows(request.segue, context) {
        let info = table[request.segue]
        request.refusal = .predicate(segue: info.name, source: info.predicate ?? "")
      } else if !app.shouldPerform(request.segue, context) {
        request.refusal = .hook(segue: table.name(of: request.segue))
      }
    }
    receive(.input(.verdict(id, verdict(request.refusal))))
  }

  /// Asks `back` of every screen that the host took off on its own.
  func evaluateHostChange() {
    let kept = Set(core.proposed.map(\.instance))
    var refusal: Refusal?
    for entry in core.stack.reversed() where refusal == nil && !kept.contains(entry.instance) {
      guard let state = instances[entry.instance] else { continue }
      let landing = core.proposed.last.flatMap { instances[$0.instance] }
      refusal = backRefusal(of: state, landing: landing, asksHook: true, sender: .user)
    }
    receive(.input(.verdict(.none, verdict(refusal))))
  }

  /// The first screen above the target, from the top, that back may not leave.
  private func backRefusal(
    above target: InstanceID?, of stack: ArraySlice<StackEntry>, sender: Sender
  ) -> Refusal? {
    let landing = target.flatMap { instances[$0] }
    for entry in stack.reversed() {
      if entry.instance == target { return nil }
      guard let state = instances[entry.instance] else { continue }
      if let refusal = backRefusal(of: state, landing: landing, asksHook: true, sender: sender) { return refusal }
    }
    return nil
  }

  /// Why back may not leave a screen.
  func backRefusal(
    of source: InstanceState, landing: InstanceState?, asksHook: Bool, sender: Sender
  ) -> Refusal? {
    let info = table[source.screenID]
    let context = context(PendingRequest(segue: .back, source: source, sender: sender), from: source, to: landing)
    let isAllowed =
      switch info.rules.back {
      case .allowed: true
      case .never: false
      case .asked: app.allowsBack(context)
      }
    guard isAllowed else { return .predicate(segue: "back", source: info.backPredicate ?? "false") }
    return !asksHook || app.shouldPerform(.back, context) ? nil : .hook(segue: "back")
  }

  private func verdict(_ refusal: Refusal?) -> StackVerdict {
    switch refusal {
    case .none: .allowed
    case .hook: .hook
    default: .predicate
    }
  }

  /// Calls the hook of the source, for a request or for what the host did on its own.
  func prepare(_ id: RequestID, source: InstanceID, target: InstanceID) {
    guard let source = instances[source] else { return }
    let request = requests[id] ?? PendingRequest(segue: .back, source: source, sender: .user)
    app.prepare(request.segue, context(request, from: source, to: instances[target]))
  }

  /// Calls the hook of the target, for a request or for what the host did on its own.
  func unwind(_ id: RequestID, source: InstanceID, target: InstanceID) {
    guard let source = instances[source], let target = instances[target] else { return }
    let request = requests[id] ?? PendingRequest(segue: .back, source: source, sender: .user)
    let context = context(request, from: source, to: target, seenFrom: target)
    app.unwind(request.segue, to: target, context)
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
      returned: request.value, table: table, section: table.section(of: (viewer ?? source).screenID))
  }
}
