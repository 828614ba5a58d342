// These take the stack as an array, and are not methods of `GuardedStack`: Swift would copy the whole of it for each call
// from its mutating methods, and they are on the way of every segue.
extension StackRules {
  /// The busy policy of a request, `auto` resolved.
  func policy(of request: StackRequest) -> BusyPolicy {
    let policy = request.segue.rawValue < 0 ? .auto : segues[Int(request.segue.rawValue)].whenBusy
    guard policy == .auto else { return policy }
    return request.sender == .user ? .drop : .queue
  }

  /// What comes after the busy check: source, target, duplicate, depth.
  func refusal(of request: StackRequest, on entries: [StackEntry]) -> StackRefusal? {
    // A link or a saved stack starts at the root of any stack.
    if !request.hasSource { return nil }
    guard let top = entries.last else { return .notVisible }
    guard top.instance == request.source else { return refusal(ofSelection: request, on: entries) }
    if request.segue.rawValue >= 0 {
      let segue = segues[Int(request.segue.rawValue)]
      guard offers(segue, top.screen) else { return .notVisible }
      // An alert has its buttons, and nothing that screens with a page offer.
      if segue.source == Self.anywhere, top.opening == .alert { return .notVisible }
      if case .push(let destination, let recursion) = segue.action {
        return refusal(ofPush: request, to: destination, recursion, on: entries, above: top)
      }
      if case .go = segue.action { return nil }
    } else if top.opening == .alert {
      // An alert is left by its buttons, one of which is what back means.
      return .notVisible
    }
    return targetIndex(of: request, on: entries) == nil ? .notVisible : nil
  }

  /// The same of a gesture. One that takes the top screen off goes to the screen below on the same native stack; one that closes
  /// a layer says where it goes.
  func refusal(ofGesture request: StackRequest, on entries: [StackEntry]) -> StackRefusal? {
    if request.target == nil, entries.last?.opening != .push { return .notVisible }
    return refusal(of: request, on: entries)
  }

  /// The same of a tab, which is selected by its container: that has to be on the stack. Nobody can press a tab under a layer.
  private func refusal(ofSelection request: StackRequest, on entries: [StackEntry]) -> StackRefusal? {
    guard isSelection(request.segue), let index = entries.firstIndex(where: { $0.instance == request.source }),
      entries[index].screen == segues[Int(request.segue.rawValue)].source
    else { return .notVisible }
    return request.sender == .user && entries.beginsLayer(from: index + 1) ? .notVisible : nil
  }

  /// Whether the segue is a tab.
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

  /// Whether a push must not put the screen above itself with the same key. A recursive push may, unless the screen's author
  /// has said that it may not.
  private func isUnique(_ screen: ScreenID, _ recursion: Recursion) -> Bool {
    let rules = screens[Int(screen.rawValue)]
    return recursion == .none ? !rules.allowsDuplicates : rules.refusesDuplicates
  }

  /// The destination of a push that must not repeat a key.
  func uniqueDestination(of request: StackRequest) -> ScreenID? {
    guard request.segue.rawValue >= 0,
      case .push(let destination, let recursion) = segues[Int(request.segue.rawValue)].action,
      isUnique(destination, recursion), !isSelection(request.segue)
    else { return nil }
    return destination
  }

  /// The destination of a push.
  func destination(of request: StackRequest) -> ScreenID? {
    guard request.segue.rawValue >= 0, case .push(let destination, _) = segues[Int(request.segue.rawValue)].action
    else { return nil }
    return destination
  }

  /// Whether hosts animate the segue, as they do all that is none of the graph's.
  func isAnimated(_ segue: SegueID) -> Bool { segue.rawValue < 0 || segues[Int(segue.rawValue)].isAnimated }

  /// Whether the segue takes screens off.
  func isUnwind(_ segue: SegueID) -> Bool {
    guard segue.rawValue >= 0 else { return segue == .back }
    return switch segues[Int(segue.rawValue)].action {
    case .push, .go: false
    case .unwind, .exit: true
    }
  }
}

extension StackEntry {
  /// Whether it is this screen with this key.
  func repeats(_ screen: ScreenID, _ key: KeyToken) -> Bool { self.screen == screen && self.key == key }
}

extension [StackEntry] {
  /// The last place under an index where something holds.
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
  /// Whether the host shows the first so many of the entries, so many others on top of them, and nothing else.
  func shows(_ entries: [StackEntry], count: Int, andOthers others: Int = 0) -> Bool {
    guard stack.count == count + others, count <= entries.count else { return false }
    // Without a way out in the middle, which costs more than the rest of a stack.
    var difference = 0
    for index in 0..<count { difference |= entries[index].instance.rawValue ^ stack[index].rawValue }
    return difference == 0
  }
}
