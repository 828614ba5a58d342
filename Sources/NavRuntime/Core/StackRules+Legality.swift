// The stacks that push segues could have built.
extension StackRules {
  /// The entries of the host's stack, or `nil` if the stack is not legal in the graph.
  func legalStack(_ host: HostState, among known: [StackEntry]) -> [StackEntry]? {
    var byInstance: [InstanceID: StackEntry] = [:]
    for entry in known { byInstance[entry.instance] = entry }
    var stack: [StackEntry] = []
    for instance in host.stack {
      // The removal also refuses an instance that is on the host's stack twice.
      guard let entry = byInstance.removeValue(forKey: instance) else { return nil }
      if let below = stack.last {
        guard canPush(entry.screen, from: below.screen, as: entry.opening) else { return nil }
      } else {
        guard isRoot(entry.screen) else { return nil }
      }
      stack.append(entry)
    }
    guard let top = stack.last, !isContainer(top.screen) else { return nil }
    return stack
  }

  /// The longest part, from the bottom, that push segues could have built.
  func legalPart(of placements: [StackPlacement]) -> ArraySlice<StackPlacement> {
    guard let first = placements.first, isRoot(first.screen) else { return [] }
    var counts: [ScreenID: Int] = [:]
    var length = 0
    for placement in placements {
      if length > 0 {
        let source = placements[length - 1].screen
        let instances = counts[placement.screen, default: 0]
        guard canPush(placement.screen, from: source, as: placement.opening, having: instances) else { break }
      }
      counts[placement.screen, default: 0] += 1
      length += 1
    }
    // A container is never on top.
    while length > 0, isContainer(placements[length - 1].screen) { length -= 1 }
    return placements[..<length]
  }
}
