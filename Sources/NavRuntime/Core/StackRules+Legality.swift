// The stacks that push segues could have built.
extension StackRules {
  /// The entries of the host's stack, or `nil` if the stack is not legal in the graph.
  func legalStack(_ host: HostState, among known: [StackEntry]) -> [StackEntry]? {
    var byInstance: [InstanceID: StackEntry] = [:]
    for entry in known { byInstance[entry.instance] = entry }
    let sources = known.sourcesOfLayers
    var stack: [StackEntry] = []
    for instance in host.stack {
      // The removal also refuses an instance that is on the host's stack twice.
      guard var entry = byInstance.removeValue(forKey: instance) else { return nil }
      if let source = sources[instance] {
        // Some of the columns that are set aside for a layer may be gone.
        guard let index = stack.index(of: source) else { return nil }
        entry = entry.with(columns: stack.columns(from: index + 1))
      }
      if !stack.isEmpty {
        stack.append(entry)
        let below = stack.below(stack.count - 1)
        guard below >= 0, canPush(entry.screen, from: stack[below].screen, as: entry.opening) else { return nil }
      } else {
        guard isRoot(entry.screen) else { return nil }
        stack.append(entry)
      }
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
        guard let below = index(below: length, of: placements) else { break }
        let source = placements[below].screen
        // Screens that are set aside are not on the path.
        for aside in placements[(below + 1)..<length] { counts[aside.screen, default: 0] -= 1 }
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

  /// The index of the screen on which another one is placed, or `nil` if the screens that are set aside for it are not
  /// columns.
  private func index(below index: Int, of placements: [StackPlacement]) -> Int? {
    guard let aside = placements[index].aside, aside != 0 else { return index - 1 }
    // A saved stack can contain any number.
    guard aside > 0, aside < index, placements[index].opening.beginsLayer else { return nil }
    let below = index - 1 - aside
    guard placements[(below + 1)..<index].allSatisfy({ $0.opening == .push }),
      isPane(placements[below + 1].screen, on: placements[below].screen)
    else { return nil }
    return below
  }
}

extension [StackEntry] {
  /// The source of each layer for which columns are set aside, by the first instance of the layer.
  fileprivate var sourcesOfLayers: [InstanceID: InstanceID] {
    var sources: [InstanceID: InstanceID] = [:]
    for index in indices where self[index].columnsAside > 0 {
      let below = below(index)
      if below >= 0 { sources[self[index].instance] = self[below].instance }
    }
    return sources
  }
}
