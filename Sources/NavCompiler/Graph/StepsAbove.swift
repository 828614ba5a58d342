/// The first steps from some nodes with which a path to a screen can start. Unlike ``FirstSteps``, it has several
/// start nodes.
///
/// If all parents of a screen have the same answer, the screen has it too. Equal sets are stored once.
struct StepsAbove {
  private let tree: PushTree
  private let starts: Set<ScreenID>
  /// The node that determines the answer of each node.
  private var origin: [Int32]
  private var known: [Int32: [ScreenID]] = [:]

  init(_ tree: PushTree, from starts: some Sequence<ScreenID>) {
    self.tree = tree
    self.starts = Set(starts)
    origin = [Int32](repeating: -1, count: tree.graph.nodeCount)
    for screen in tree.walk.order {
      let parents = tree.parents(of: screen)
      let isFirst = parents.contains { self.starts.contains($0) }
      let first = parents.first.map { origin[$0.position] } ?? -1
      let isSame = !isFirst && parents.allSatisfy { origin[$0.position] == first }
      origin[screen.position] = isSame ? first : screen.index
    }
  }

  /// Returns the screens directly above the start nodes from which a path leads to a screen, in the order of the
  /// file.
  mutating func leading(to screen: ScreenID) -> [ScreenID] {
    let wanted = origin[screen.position]
    var pending = [wanted]
    while let next = pending.last {
      guard next >= 0, known[next] == nil else {
        pending.removeLast()
        continue
      }
      let parents = tree.parents(of: ScreenID(index: next))
      let others = parents.filter { !starts.contains($0) }
      let missing = Set(others.map { origin[$0.position] }).filter { $0 >= 0 && known[$0] == nil }
      guard missing.isEmpty else {
        pending += missing
        continue
      }
      var steps: Set<ScreenID> = []
      for parent in parents {
        if starts.contains(parent) {
          steps.insert(ScreenID(index: next))
        } else {
          steps.formUnion(known[origin[parent.position]] ?? [])
        }
      }
      known[next] = steps.sorted()
      pending.removeLast()
    }
    return known[wanted] ?? []
  }
}
