// Requests, from their arrival to their evaluation.
extension GuardedStack {
  /// The reason to refuse a request now, before any predicate or hook is evaluated. `nil` if the request would begin
  /// or wait.
  public func refusal(of request: StackRequest) -> StackRefusal? {
    if state.locks > 0 { return .locked }
    if !isOpen || request.isNested {
      return earlyRefusal(of: request) ?? refusalToWait(request)
    }
    return rules.refusal(of: request, on: state.entries, in: state.form)
  }

  /// The instance to which an unwind or back would return, or `nil` for a push. For a pane that is already open, its
  /// instance.
  public func landing(of request: StackRequest) -> InstanceID? {
    rules.targetIndex(of: request, on: state.entries).map { state.entries[$0].instance }
  }

  mutating func take(_ request: StackRequest, into effects: inout [StackEffect]) {
    if request.isRestore { supersedeRestore(into: &effects) }
    if state.locks > 0, !request.isRestore {
      effects.append(.end(request.id, .refused(.locked)))
    } else if isOpen, state.locks == 0, !request.isNested {
      start(request, into: &effects)
    } else if let refusal = earlyRefusal(of: request) {
      effects.append(.end(request.id, .refused(refusal)))
    } else {
      wait(request, into: &effects)
    }
  }

  /// Starts requests from the queue until the guard is closed.
  mutating func serve(into effects: inout [StackEffect]) {
    while canServeQueue {
      let request = state.queue.removeFirst()
      if state.locks > 0 {
        effects.append(.end(request.id, .refused(.locked)))
      } else {
        start(request, into: &effects)
      }
    }
  }

  /// Supersedes the saved stack in the queue, and the requests after it.
  private mutating func supersedeRestore(into effects: inout [StackEffect]) {
    guard let first = state.queue.firstIndex(where: { $0.isRestore }) else { return }
    for waiting in state.queue[first...] { effects.append(.end(waiting.id, .superseded)) }
    state.queue.removeSubrange(first...)
  }

  mutating func cancel(_ id: RequestID, into effects: inout [StackEffect]) {
    if state.phase.unshown == id {
      discard(into: &effects)
      open(ending: id, .cancelled, into: &effects)
      return
    }
    guard let index = state.queue.firstIndex(where: { $0.id == id }) else { return }
    state.queue.remove(at: index)
    effects.append(.end(id, .cancelled))
    if state.queue.isEmpty { lookUnderCover(into: &effects) }
  }

  /// Checks a request while the guard is open. If the check passes, the guard is closed.
  private mutating func start(_ request: StackRequest, into effects: inout [StackEffect]) {
    if let refusal = rules.refusal(of: request, on: state.entries, in: state.form) {
      effects.append(.end(request.id, .refused(refusal)))
    } else if state.coverDelay != nil, request.sender == .program {
      waitUncovered(request, at: state.queue.count, into: &effects)
    } else {
      evaluate(StackState.Asked(request: request), into: &effects)
    }
  }

  /// Closes the guard, and evaluates a request. Inlined for the reason at the top of `GuardedStack+Confirming.swift`.
  @inline(__always) mutating func evaluate(_ asked: StackState.Asked, into effects: inout [StackEffect]) {
    if state.returned != asked.id { state.returned = nil }
    state.phase = .asking(.request(asked), hasPendingHostReport: false)
    var landing: InstanceID?
    if let index = rules.targetIndex(of: asked.request, on: state.entries) { landing = state.entries[index].instance }
    effects.append(.evaluate(asked.id, source: asked.request.source, target: landing))
  }

  /// The refusal that depends only on the source, not on the guard.
  ///
  /// An instance that left the stack never returns. Its request must not wait, and must not remove others from the
  /// queue. An unwind that may not wait must start at a page that acts.
  private func earlyRefusal(of request: StackRequest) -> StackRefusal? {
    if !request.hasSource { return nil }
    let isUnwind = rules.isUnwind(request.segue)
    switch rules.policy(of: request) {
    case .auto, .drop:
      return isUnwind && !acts(request.source) ? .notVisible : nil
    case .queue, .replace: return hasLeft(request.source) ? .notVisible : nil
    }
  }

  /// Whether an instance acts on the current stack or on the stack that a transition leads to.
  private func acts(_ instance: InstanceID) -> Bool {
    if proposed.last?.instance == instance || state.entries.last?.instance == instance { return true }
    return state.form == .expanded
      && [state.entries, Array(proposed)].contains { entries in
        rules.acting(on: entries, in: state.form).contains { entries[$0].instance == instance }
      }
  }

  /// Whether an instance is neither on the stack nor arriving.
  private func hasLeft(_ instance: InstanceID) -> Bool {
    if state.entries.contains(where: { $0.instance == instance }) { return false }
    switch state.phase {
    case .confirming(.prepared(_, let arriving)): return arriving?.instance != instance
    case .showing(let transition): return !proposed(by: transition.change).contains { $0.instance == instance }
    case .idle, .asking, .awaiting, .confirming, .unsettled: return true
    }
  }

  /// Applies the busy policy.
  private mutating func wait(_ request: StackRequest, into effects: inout [StackEffect]) {
    if let refusal = refusalToWait(request) {
      effects.append(.end(request.id, .refused(refusal)))
      return
    }
    if rules.policy(of: request) == .replace {
      for waiting in state.queue { effects.append(.end(waiting.id, .superseded)) }
      state.queue.removeAll(keepingCapacity: true)
    }
    state.queue.append(request)
    effects.append(.queued(request.id))
  }

  /// Returns a request without pages to the front of the queue.
  mutating func waitFirst(_ request: StackRequest, into effects: inout [StackEffect]) {
    state.returned = request.id
    if !hasRoom(for: request), rules.policy(of: request) == .drop || state.queue.count >= limits.queue {
      effects.append(.end(request.id, .refused(.busy)))
    } else {
      state.queue.insert(request, at: 0)
      effects.append(.queued(request.id))
    }
  }

  /// Whether the queue has room for a request even if it is full. There is only one saved stack, and one alert on
  /// top.
  func hasRoom(for request: StackRequest) -> Bool {
    request.isRestore || request.source == state.answeredAlert
  }

  /// The reason that a request may not wait, or `nil` if it may.
  private func refusalToWait(_ request: StackRequest) -> StackRefusal? {
    switch rules.policy(of: request) {
    case .auto, .drop: return .busy
    case .queue:
      if isArriving(request) || isQueued(request) { return .duplicate }
      return request.isRestore || state.queue.count < limits.queue ? nil : .busy
    case .replace: return isArriving(request) ? .duplicate : nil
    }
  }

  private func isArriving(_ request: StackRequest) -> Bool {
    guard let destination = rules.uniqueDestination(of: request) else { return false }
    if let current = state.phase.undecided {
      return current.key == request.key && rules.uniqueDestination(of: current) == destination
    }
    guard case .showing(let transition) = state.phase, !transition.isInteractive,
      let top = proposed(by: transition.change).last
    else { return false }
    return top.repeats(destination, request.key)
  }

  func isQueued(_ request: StackRequest) -> Bool {
    guard let destination = rules.uniqueDestination(of: request) else { return false }
    return state.queue.contains { $0.key == request.key && rules.uniqueDestination(of: $0) == destination }
  }
}
