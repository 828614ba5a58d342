extension GuardedStack {
  /// Why a request would be refused now, before any predicate or hook is asked; `nil` where it would not, or would wait.
  public func refusal(of request: StackRequest) -> StackRefusal? {
    if locks > 0 { return .locked }
    if phase != .idle || request.isNested {
      switch policy(of: request) {
      case .auto, .drop: return .busy
      case .queue: return queue.count < limits.queue ? nil : .busy
      case .replace: return nil
      }
    }
    return refusalWhenOpen(of: request)
  }

  /// The instance that an unwind or back from the visible screen would go to; `nil` for a push.
  public func landing(of request: StackRequest) -> InstanceID? {
    guard let index = targetIndex(of: request) else { return nil }
    return entries[index].instance
  }

  /// The busy policy of a request, `auto` resolved.
  func policy(of request: StackRequest) -> BusyPolicy {
    let policy = request.segue.rawValue < 0 ? .auto : rules.segues[Int(request.segue.rawValue)].whenBusy
    guard policy == .auto else { return policy }
    return request.sender == .user ? .drop : .queue
  }

  mutating func take(_ request: StackRequest, at time: Duration, into effects: inout [StackEffect]) {
    if locks > 0 {
      effects.append(.end(request.id, .refused(.locked)))
    } else if isStaleUnwind(request) {
      effects.append(.end(request.id, .refused(.notVisible)))
    } else if phase != .idle || request.isNested {
      wait(request, into: &effects)
    } else {
      start(request, into: &effects)
    }
  }

  /// Takes requests out of the queue until one is under way.
  mutating func serve(into effects: inout [StackEffect]) {
    while phase == .idle, !queue.isEmpty {
      let request = queue.removeFirst()
      if locks > 0 {
        effects.append(.end(request.id, .refused(.locked)))
      } else {
        start(request, into: &effects)
      }
    }
  }

  mutating func cancel(_ id: RequestID, into effects: inout [StackEffect]) {
    guard let index = queue.firstIndex(where: { $0.id == id }) else { return }
    queue.remove(at: index)
    effects.append(.end(id, .cancelled))
  }

  /// Checks a request with the guard open, and closes the guard where it passes.
  private mutating func start(_ request: StackRequest, into effects: inout [StackEffect]) {
    if let refusal = refusalWhenOpen(of: request) {
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
    effects.append(.evaluate(request.id, source: request.source, target: landing(of: request)))
  }

  /// What comes after the busy check: source, duplicate, depth.
  func refusalWhenOpen(of request: StackRequest) -> StackRefusal? {
    guard standing > 0, entries[standing - 1].instance == request.source else { return .notVisible }
    guard request.segue.rawValue >= 0 else { return targetIndex(of: request) == nil ? .notVisible : nil }
    let segue = rules.segues[Int(request.segue.rawValue)]
    guard segue.source == entries[standing - 1].screen else { return .notVisible }
    guard case .push(let destination, let recursion) = segue.action else {
      return targetIndex(of: request) == nil ? .notVisible : nil
    }
    switch recursion {
    case .none:
      if isSame(entries[standing - 1], destination, request.key) { return .duplicate }
    case .unbounded: break
    case .bounded(let bound):
      var instances = 0
      for index in 0..<standing where entries[index].screen == destination { instances += 1 }
      if instances >= bound { return .depth }
    }
    return nil
  }

  /// An unwind is checked for its source before it may wait: an instance that has left never comes back.
  private func isStaleUnwind(_ request: StackRequest) -> Bool {
    if request.segue.rawValue >= 0, case .push = rules.segues[Int(request.segue.rawValue)].action { return false }
    if index(of: request.source, below: entries.count) != nil { return false }
    return !isReplacing || !replacement.contains { $0.instance == request.source }
  }

  /// Applies the busy policy.
  private mutating func wait(_ request: StackRequest, into effects: inout [StackEffect]) {
    switch policy(of: request) {
    case .auto, .drop:
      effects.append(.end(request.id, .refused(.busy)))
    case .queue:
      if isArriving(request) || isQueued(request) {
        effects.append(.end(request.id, .refused(.duplicate)))
      } else if queue.count >= limits.queue {
        effects.append(.end(request.id, .refused(.busy)))
      } else {
        queue.append(request)
        effects.append(.queued(request.id))
      }
    case .replace:
      if isArriving(request) {
        effects.append(.end(request.id, .refused(.duplicate)))
        return
      }
      for waiting in queue { effects.append(.end(waiting.id, .superseded)) }
      queue.removeAll(keepingCapacity: true)
      queue.append(request)
      effects.append(.queued(request.id))
    }
  }

  /// The destination of a push that must not repeat a key.
  private func uniqueDestination(of request: StackRequest) -> ScreenID? {
    guard request.segue.rawValue >= 0,
      case .push(let destination, .none) = rules.segues[Int(request.segue.rawValue)].action
    else { return nil }
    return destination
  }

  private func isSame(_ entry: StackEntry, _ screen: ScreenID, _ key: KeyToken) -> Bool {
    entry.screen == screen && entry.key == key && !rules.screens[Int(screen.rawValue)].allowsDuplicates
  }

  private func isArriving(_ request: StackRequest) -> Bool {
    guard let destination = uniqueDestination(of: request) else { return false }
    if phase == .evaluating, current.key == request.key, uniqueDestination(of: current) == destination {
      return !rules.screens[Int(destination.rawValue)].allowsDuplicates
    }
    guard phase == .showing, let top = proposed.last else { return false }
    return isSame(top, destination, request.key)
  }

  private func isQueued(_ request: StackRequest) -> Bool {
    guard let destination = uniqueDestination(of: request),
      !rules.screens[Int(destination.rawValue)].allowsDuplicates
    else { return false }
    return queue.contains { $0.key == request.key && uniqueDestination(of: $0) == destination }
  }

  /// Where on the stack an unwind or back ends; `nil` for a push, and where there is no such place.
  func targetIndex(of request: StackRequest) -> Int? {
    let top = standing - 1
    guard top > 0 else { return nil }
    guard request.segue.rawValue >= 0 else {
      guard let target = request.target else { return top - 1 }
      return index(of: target, below: top)
    }
    guard case .unwind(let target) = rules.segues[Int(request.segue.rawValue)].action else { return nil }
    switch target {
    case .screen(let screen): return index(of: screen, below: top)
    case .previous: return top - 1
    case .root: return 0
    case .opener: return openerIndex
    }
  }

  /// The entry under the nearest enclosing shared screen.
  private var openerIndex: Int? {
    var index = standing - 1
    while index > 0 {
      if rules.screens[Int(entries[index].screen.rawValue)].isShared { return index - 1 }
      index -= 1
    }
    return nil
  }

  // Loops: a closure over `self` copies the whole value, and these are on the way of every segue.

  private func index(of screen: ScreenID, below end: Int) -> Int? {
    var index = end - 1
    while index >= 0 {
      if entries[index].screen == screen { return index }
      index -= 1
    }
    return nil
  }

  private func index(of instance: InstanceID, below end: Int) -> Int? {
    var index = end - 1
    while index >= 0 {
      if entries[index].instance == instance { return index }
      index -= 1
    }
    return nil
  }
}
