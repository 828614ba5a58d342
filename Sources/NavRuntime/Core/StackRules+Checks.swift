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
  func refusal(of request: StackRequest, on entries: [StackEntry]) -> StackRefusal? {
    // A link or a saved stack starts at the root of any stack.
    if !request.hasSource { return nil }
    guard let top = entries.last else { return .notVisible }
    guard top.instance == request.source else { return refusal(ofSelection: request, on: entries) }
    if request.segue.rawValue >= 0 {
      let segue = segues[Int(request.segue.rawValue)]
      guard offers(segue, top.screen) else { return .notVisible }
      // An alert offers its buttons, but not the segues that screens with a page offer.
      if segue.source == Self.anywhere, top.opening == .alert { return .notVisible }
      if case .push(let destination, let recursion) = segue.action {
        return refusal(ofPush: request, to: destination, recursion, on: entries, above: top)
      }
      if case .go = segue.action { return nil }
    } else if top.opening == .alert {
      // Users leave an alert by its buttons, and back is one of them.
      return .notVisible
    }
    return targetIndex(of: request, on: entries) == nil ? .notVisible : nil
  }

  /// The refusal of a gesture. A gesture that pops the top screen goes to the screen below on the same native stack.
  /// A gesture that closes a layer has a target.
  func refusal(ofGesture request: StackRequest, on entries: [StackEntry]) -> StackRefusal? {
    if request.target == nil, entries.last?.opening != .push { return .notVisible }
    return refusal(of: request, on: entries)
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
    above top: StackEntry
  ) -> StackRefusal? {
    if isUnique(destination, recursion), top.repeats(destination, request.key) { return .duplicate }
    if keptCount(of: request, on: entries) == nil { return .notVisible }
    guard case .bounded(let bound) = recursion else { return nil }
    var instances = 0
    for entry in entries where entry.screen == destination { instances += 1 }
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
  /// The last index below `end` whose entry satisfies a predicate.
  func lastIndex(below end: Int, where holds: (StackEntry) -> Bool) -> Int? {
    var index = end - 1
    while index >= 0 {
      if holds(self[index]) { return index }
      index -= 1
    }
    return nil
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
