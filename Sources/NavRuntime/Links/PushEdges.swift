/// The push segues of a graph by where they lead, so that a way to a screen is found without a look at the others.
struct PushEdges {
  private struct Edge: Hashable {
    let source: ScreenID
    let destination: ScreenID
  }

  /// The screen that pushes each, of those that are not shared: no recursive push is an edge of the tree.
  private var parents: [ScreenID?]
  /// The first segue of each edge, in the order of the graph file.
  private var first: [Edge: SegueID]
  /// The next segue of the same edge, where there is one.
  private var next: [SegueID: SegueID] = [:]

  /// Linear in the segues.
  init(_ rules: StackRules) {
    parents = Array(repeating: nil, count: rules.screens.count)
    first = Dictionary(minimumCapacity: rules.segues.count)
    // From the last to the first, so that each is put before those that come after it.
    for index in rules.segues.indices.reversed() {
      guard case .push(let screen, let recursion) = rules.segues[index].action else { continue }
      let segue = SegueID(rawValue: Int32(index))
      let source = rules.segues[index].source
      if recursion == .none { parents[Int(screen.rawValue)] = source }
      next[segue] = first.updateValue(segue, forKey: Edge(source: source, destination: screen))
    }
  }

  /// The screen that pushes one that is not shared.
  func parent(of screen: ScreenID) -> ScreenID? { parents[Int(screen.rawValue)] }

  /// The push segues from one screen to another, in the order of the graph file.
  func segues(from source: ScreenID, to destination: ScreenID) -> [SegueID] {
    var segues: [SegueID] = []
    var segue = first[Edge(source: source, destination: destination)]
    while let found = segue {
      segues.append(found)
      segue = next[found]
    }
    return segues
  }
}
