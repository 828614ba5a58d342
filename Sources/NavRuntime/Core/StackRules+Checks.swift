// Every segue calls these functions. They take the stack as an array, and are not methods of `GuardedStack`: Swift
// would copy the whole stack for each call from its mutating methods.
extension StackRules {
  /// The busy policy of a request. `auto` is resolved.
  func policy(of request: StackRequest) -> BusyPolicy {
    let policy = request.segue.rawValue < 0 ? .auto : segues[Int(request.segue.rawValue)].whenBusy
    guard policy == .auto else { return policy }
    return request.sender == .user ? .drop : .queue
  }

  /// The refusal after the busy check: because of the source, the target, a duplicate, or the depth.
  func refusal(of request: StackRequest, on entries: [StackEntry], in form: StackForm) -> StackRefusal? {
    // A link or a saved stack starts at the root of any stack.
    if !request.hasSource { return nil }
    guard let top = entries.last else { return .notVisible }
    var source = top
    if top.instance != request.source {
      if isSelection(request.segue) { return refusal(ofSelection: request, on: entries) }
      guard let index = entries.index(of: request.source), acts(index, on: entries, in: form) else {
        return .notVisible
      }
      source = entries[index]
    }
    if request.segue.rawValue >= 0 {
      let segue = segues[Int(request.segue.rawValue)]
      guard offers(segue, source.screen) else { return .notVisible }
      // An alert offers its buttons, but not the segues that screens with a page offer.
      if segue.source == Self.anywhere, source.opening == .alert { return .notVisible }
      if case .push(let destination, let recursion) = segue.action {
        return refusal(ofPush: request, to: destination, recursion, on: entries, above: source)
      }
      if case .go = segue.action { return nil }
    } else if source.opening == .alert {
      // Users leave an alert by its buttons, and back is one of them.
      return .notVisible
    }
    return targetIndex(of: request, on: entries) == nil ? .notVisible : nil
  }

  /// The refusal of a gesture. A gesture that pops the top screen goes to the screen below on the same native stack,
  /// and in the same column. A gesture that closes a layer has a target.
  func refusal(ofGesture request: StackRequest, on entries: [StackEntry], in form: StackForm) -> StackRefusal? {
    guard let top = entries.last, top.instance == request.source else { return .notVisible }
    if request.target == nil, top.opening != .push || (top.isPane && isExpanded(form, entries)) { return .notVisible }
    return refusal(of: request, on: entries, in: form)
  }

  /// The refusal of a tab selection. The container must be on the stack, and a user cannot press a tab below a layer.
  private func refusal(ofSelection request: StackRequest, on entries: [StackEntry]) -> StackRefusal? {
    guard isSelection(request.segue), let index = entries.firstIndex(where: { $0.instance == request.source }),
      entries[index].screen == segues[Int(request.segue.rawValue)].source
    else { return .notVisible }
    return request.sender == .user && entries.beginsLayer(from: index + 1) ? .notVisible : nil
  }

  /// Whether the segue selects a tab.
  func isSelection(_ segue: SegueID) -> Bool {
    segue.rawValue >= 0 && segues[Int(segue.rawValue)].opening.tab != nil
  }

  private func refusal(
    ofPush request: StackRequest, to destination: ScreenID, _ recursion: Recursion, on entries: [StackEntry],
    above source: StackEntry
  ) -> StackRefusal? {
    if isUnique(destination, recursion), let top = entries.last, top.repeats(destination, request.key) {
      return .duplicate
    }
    if arrival(of: request, on: entries) == nil { return .notVisible }
    guard case .bounded(let bound) = recursion, var index = entries.index(of: source.instance) else { return nil }
    var instances = 0
    while index >= 0 {
      if entries[index].screen == destination { instances += 1 }
      index = entries.below(index)
    }
    return instances >= bound ? .depth : nil
  }

  /// Whether a push must not put the screen above itself with the same key. A recursive push may do so, unless the
  /// screen's author forbids it.
  private func isUnique(_ screen: ScreenID, _ recursion: Recursion) -> Bool {
    let rules = screens[Int(screen.rawValue)]
    return recursion == .none ? !rules.allowsDuplicates : rules.refusesDuplicates
  }

  /// The destination of a push that must not repeat a key, or `nil` for other requests.
  func uniqueDestination(of request: StackRequest) -> ScreenID? {
    guard request.segue.rawValue >= 0,
      case .push(let destination, let recursion) = segues[Int(request.segue.rawValue)].action,
      isUnique(destination, recursion), !isSelection(request.segue)
    else { return nil }
    return destination
  }

  /// The destination of a push, or `nil` for other requests.
  func destination(of request: StackRequest) -> ScreenID? {
    guard request.segue.rawValue >= 0, case .push(let destination, _) = segues[Int(request.segue.rawValue)].action
    else { return nil }
    return destination
  }

  /// Whether hosts animate the segue. They animate all changes without a segue of the graph.
  func isAnimated(_ segue: SegueID) -> Bool { segue.rawValue < 0 || segues[Int(segue.rawValue)].isAnimated }

  /// Whether the segue removes screens.
  func isUnwind(_ segue: SegueID) -> Bool {
    guard segue.rawValue >= 0 else { return segue == .back }
    return switch segues[Int(segue.rawValue)].action {
    case .push, .go: false
    case .unwind, .exit: true
    }
  }
}

extension StackEntry {
  /// Whether the entry has this screen and this key.
  func repeats(_ screen: ScreenID, _ key: KeyToken) -> Bool { self.screen == screen && self.key == key }
}

extension [StackEntry] {
  /// The index of an instance. Most requests are about the top.
  @inline(__always) func index(of instance: InstanceID) -> Int? {
    last?.instance == instance ? count - 1 : indexBelowTop(of: instance)
  }

  @inline(never) private func indexBelowTop(of instance: InstanceID) -> Int? {
    lastIndex { $0.instance == instance }
  }

  /// The last index on the path below an entry whose entry satisfies a predicate.
  func lastIndex(onPathBelow end: Int, where holds: (StackEntry) -> Bool) -> Int? {
    var index = below(end)
    while index >= 0 {
      if holds(self[index]) { return index }
      index = below(index)
    }
    return nil
  }

  /// The index of the entry that is directly above an entry on the path to another entry.
  func index(onPathAbove target: Int, towards source: Int) -> Int {
    var index = source
    while below(index) > target { index = below(index) }
    return index
  }
}

extension HostState {
  /// Whether the host shows the first `count` entries, `others` further entries on top of them, and nothing else.
  func shows(_ entries: [StackEntry], count: Int, andOthers others: Int = 0) -> Bool {
    guard stack.count == count + others, count <= entries.count else { return false }
    // The loop has no early exit, which would cost more than the rest of the comparison.
    var difference = 0
    for index in 0..<count { difference |= entries[index].instance.rawValue ^ stack[index].rawValue }
    return difference == 0
  }
}
