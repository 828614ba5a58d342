/// For each screen the shared screens that can be the nearest one on the stack, itself included: what `opener` asks for.
///
/// A screen that is not shared has one parent, so without recursive pushes there is one answer, the parent's. A recursive
/// push puts an instance on top of another screen, whose answers then count too, also for what takes the place of that instance.
struct NearestShared {
  private let tree: PushTree
  /// By screen, the nearest screen on the way to the root, itself included, that is shared or has recursive pushes to it.
  private var fork: [Int32]
  /// By screen, in the place of which others it can stand to which recursive pushes lead.
  private let successions: [ScreenID: [ScreenID]]

  init(_ tree: PushTree, _ successions: [Successors.Succession]) {
    self.tree = tree
    var before: [ScreenID: [ScreenID]] = [:]
    for (screen, successors) in successions {
      for successor in successors { before[successor, default: []].append(screen) }
    }
    self.successions = before
    fork = [Int32](repeating: -1, count: tree.graph.nodeCount)
    for screen in tree.walk.order {
      let isFork =
        tree.isShared(screen) || before[screen] != nil
        || tree.graph.incoming(screen).contains { tree.graph.edges[$0].kind == .recursive }
      fork[screen.position] =
        isFork ? screen.index : tree.parents(of: screen).first.map { fork[$0.position] } ?? -1
    }
  }

  /// - Complexity: linear in the screens with recursive pushes to them, or to what they replace, that lie between.
  func screens(for screen: ScreenID) -> [ScreenID] {
    var found: [ScreenID] = []
    var seen: Set<Int32> = []
    var pending = [fork[screen.position]]
    while let next = pending.popLast() {
      guard next >= 0, seen.insert(next).inserted else { continue }
      let screen = ScreenID(index: next)
      guard !tree.isShared(screen) else {
        found.append(screen)
        continue
      }
      for edge in tree.graph.incoming(screen) { pending.append(fork[tree.graph.edges[edge].source.position]) }
      for replaced in successions[screen] ?? [] {
        for edge in tree.graph.incoming(replaced) where tree.graph.edges[edge].kind == .recursive {
          pending.append(fork[tree.graph.edges[edge].source.position])
        }
      }
    }
    return found.sorted()
  }
}
