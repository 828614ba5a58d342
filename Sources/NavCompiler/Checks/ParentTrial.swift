/// Whether what a screen's subtree says of the screens below it still holds if the screen gets another parent.
///
/// Such a question costs a walk. A hostile file can ask it often, so the steps are counted; past the limit the answer is no.
struct ParentTrial {
  private let resolution: Resolution
  private let shape: GraphShape
  /// The further parents that the file gives a screen that is not shared.
  private let extraParents: [ScreenID: [ScreenID]]
  private var stepsLeft = 500_000

  init(_ resolution: Resolution, _ shape: GraphShape) {
    self.resolution = resolution
    self.shape = shape
    let pairs = shape.tree.extraParents.lazy.map { shape.pushes.edges[$0.edge] }.map { ($0.target, [$0.source]) }
    extraParents = Dictionary(pairs, uniquingKeysWith: +)
  }

  /// Whether a screen can be shared between all the screens that push it.
  mutating func canShare(_ screen: ScreenID) -> Bool {
    holds(below: screen, with: extraParents[screen] ?? [])
  }

  /// Whether a screen can be pushed from a further one.
  mutating func canPush(_ screen: ScreenID, from parent: ScreenID) -> Bool {
    let parents = shape.tree.parents(of: screen)
    if parents.allSatisfy({ $0 == parent }) { return true }
    return shape.tree.isShared(screen) && holds(below: screen, with: [parent])
  }

  private mutating func holds(below screen: ScreenID, with parents: [ScreenID]) -> Bool {
    var seen: Set<ScreenID> = [screen]
    var queue = [screen]
    while let here = queue.popLast() {
      for target in targets(of: here) where !shape.dominators.dominates(screen, target) {
        for parent in parents {
          stepsLeft -= 1
          guard stepsLeft > 0, shape.dominators.dominates(target, parent) else { return false }
        }
      }
      for index in shape.pushes.outgoing(here) {
        stepsLeft -= 1
        guard stepsLeft > 0 else { return false }
        let target = shape.pushes.edges[index].target
        if shape.isTreeEdge(index), seen.insert(target).inserted { queue.append(target) }
      }
    }
    return true
  }

  /// The screens that have to lie below a screen: those that its unwinds and its recursive pushes name.
  private func targets(of screen: ScreenID) -> [ScreenID] {
    guard shape.pushes.isScreen(screen) else { return [] }
    let unwinds = resolution.graph.screens[screen.position].unwinds.compactMap { index -> ScreenID? in
      guard case .unwind(.screen(let target), _) = resolution.graph.segues[Int(index)].kind else { return nil }
      return target
    }
    let pushes = shape.pushes.outgoing(screen).lazy.map { shape.pushes.edges[$0] }.filter { $0.kind == .recursive }
    return unwinds + pushes.map(\.target)
  }
}
