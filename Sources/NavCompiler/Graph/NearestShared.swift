/// The shared screens that can be the nearest one on the stack, including the screen itself. `opener` refers to
/// these.
///
/// A screen that is not shared has one parent, so without recursive pushes it has the same answer as its parent. A
/// recursive push opens an instance on another screen, so the answers of that screen are possible too. The same
/// applies to screens that replace the instance.
struct NearestShared {
  private let tree: PushTree
  /// The nearest screen on the path from each screen to the root, including itself, that is shared or is the target
  /// of recursive pushes.
  private var fork: [Int32]
  /// The targets of recursive pushes that each screen can replace.
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

  /// - Complexity: Linear in the number of screens between that are targets of recursive pushes or replace such
  ///   targets.
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
