extension GuardedStack {
  /// Why a request would be refused now, before any predicate or hook is asked; `nil` where it would not, or would
  /// wait.
  public func refusal(of request: StackRequest) -> StackRefusal? {
    if locks > 0 { return .locked }
    if !isOpen || request.isNested {
      return earlyRefusal(of: request) ?? refusalToWait(request)
    }
    return rules.refusal(of: request, on: entries, standing: standing)
  }

  /// The instance that an unwind or back from the visible screen would go to; `nil` for a push.
  public func landing(of request: StackRequest) -> InstanceID? {
    rules.targetIndex(of: request, on: entries, standing: standing).map { entries[$0].instance }
  }

  mutating func take(_ request: StackRequest, into effects: inout [StackEffect]) {
    if locks > 0 {
      effects.append(.end(request.id, .refused(.locked)))
    } else if isOpen, !request.isNested {
      start(request, into: &effects)
    } else if let refusal = earlyRefusal(of: request) {
      effects.append(.end(request.id, .refused(refusal)))
    } else {
      wait(request, into: &effects)
    }
  }

  /// Takes requests out of the queue until one is under way.
  mutating func serve(into effects: inout [StackEffect]) {
    while isOpen, !queue.isEmpty {
      let request = queue.removeFirst()
      if locks > 0 {
        effects.append(.end(request.id, .refused(.locked)))
      } else {
        start(request, into: &effects)
      }
    }
  }

  mutating func cancel(_ id: RequestID, into effects: inout [StackEffect]) {
    if isCurrentUnshown, current.id == id {
      discardMade(into: &effects)
      open(ending: id, .cancelled, into: &effects)
      return
    }
    guard let index = queue.firstIndex(where: { $0.id == id }) else { return }
    queue.remove(at: index)
    effects.append(.end(id, .cancelled))
  }

  /// Checks a request with the guard open, and closes the guard where it passes.
  private mutating func start(_ request: StackRequest, into effects: inout [StackEffect]) {
    if let refusal = rules.refusal(of: request, on: entries, standing: standing) {
      effects.append(.end(request.id, .refused(refusal)))
      return
    }
    evaluate(request, isInteractive: false, into: &effects)
  }

  /// Closes the guard, and asks.
  mutating func evaluate(_ request: StackRequest, isInteractive: Bool, into effects: inout [StackEffect]) {
    current = request
    isCurrentInteractive = isInteractive
    phase = .evaluating
    var landing: InstanceID?
    if let index = rules.targetIndex(of: request, on: entries, standing: standing) { landing = entries[index].instance }
    effects.append(.evaluate(request.id, source: request.source, target: landing))
  }

  /// What is said of the source before the guard is looked at: an instance that has left never comes back, so it may
  /// not wait, and put nobody else out of the queue. An unwind that may not wait has to start where it stands.
  private func earlyRefusal(of request: StackRequest) -> StackRefusal? {
    if request.segue == .link { return nil }
    let isUnwind = rules.isUnwind(request.segue)
    switch rules.policy(of: request) {
    case .auto, .drop:
      return isUnwind && request.source != proposed.last?.instance && request.source != stack.last?.instance
        ? .notVisible : nil
    case .queue, .replace: return hasLeft(request.source) ? .notVisible : nil
    }
  }

  private func hasLeft(_ instance: InstanceID) -> Bool {
    if entries.contains(where: { $0.instance == instance }) { return false }
    return !isReplacing || !replacement.contains { $0.instance == instance }
  }

  /// Applies the busy policy.
  private mutating func wait(_ request: StackRequest, into effects: inout [StackEffect]) {
    if let refusal = refusalToWait(request) {
      effects.append(.end(request.id, .refused(refusal)))
      return
    }
    if rules.policy(of: request) == .replace {
      for waiting in queue { effects.append(.end(waiting.id, .superseded)) }
      queue.removeAll(keepingCapacity: true)
    }
    queue.append(request)
    effects.append(.queued(request.id))
  }

  /// Why a request may not wait.
  private func refusalToWait(_ request: StackRequest) -> StackRefusal? {
    switch rules.policy(of: request) {
    case .auto, .drop: return .busy
    case .queue:
      if isArriving(request) || isQueued(request) { return .duplicate }
      return queue.count < limits.queue ? nil : .busy
    case .replace: return isArriving(request) ? .duplicate : nil
    }
  }

  private func isArriving(_ request: StackRequest) -> Bool {
    guard let destination = rules.uniqueDestination(of: request) else { return false }
    if isCurrentUndecided {
      return current.key == request.key && rules.uniqueDestination(of: current) == destination
    }
    guard phase == .showing, let top = proposed.last else { return false }
    return top.repeats(destination, request.key)
  }

  /// Whether `current` may still begin.
  private var isCurrentUndecided: Bool {
    phase == .evaluating || phase == .awaiting || (phase == .confirming && (intent == .request || intent == .prepared))
  }

  /// Whether `current` is on its way, and nothing of it has been shown.
  private var isCurrentUnshown: Bool {
    switch phase {
    case .evaluating, .awaiting, .building: true
    case .confirming: if case .eviction = intent { false } else { true }
    case .idle, .reviewing, .evaluatingHostChange, .showing, .swiping, .unsettled: false
    }
  }

  private func isQueued(_ request: StackRequest) -> Bool {
    guard let destination = rules.uniqueDestination(of: request) else { return false }
    return queue.contains { $0.key == request.key && rules.uniqueDestination(of: $0) == destination }
  }
}
