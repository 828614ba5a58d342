/// Whether what a screen's subtree says of the screens below it still holds if the screen gets another parent.
///
/// Such a question costs a walk. A hostile file can ask it often, so the steps are counted; past the limit the answer is no.
struct ParentTrial {
  private let resolution: Resolution
  private let shape: GraphShape
  /// The further parents that the file gives a screen that is not shared.
  private let extraParents: [ScreenID: [ScreenID]]
  /// The screens that links and segues under `go` lead to. A way through a shared screen needs a `via`.
  private let goals: Set<ScreenID>
  private var stepsLeft = 500_000

  init(_ resolution: Resolution, _ shape: GraphShape) {
    self.resolution = resolution
    self.shape = shape
    let pairs = shape.tree.extraParents.lazy.map { shape.pushes.edges[$0.edge] }.map { ($0.target, [$0.source]) }
    extraParents = Dictionary(pairs, uniquingKeysWith: +)
    goals = Set(resolution.links.map(\.screen) + resolution.goes.compactMap { $0.way?.screen })
  }

  /// Whether a screen can be shared between all the screens that push it.
  mutating func canShare(_ screen: ScreenID) -> Bool {
    // The second parent may hide an error below the first one, so both are checked.
    holds(below: screen, with: shape.tree.parents(of: screen) + (extraParents[screen] ?? []), isNew: true)
  }

  /// Whether a screen can be pushed from a further one.
  mutating func canPush(_ screen: ScreenID, from parent: ScreenID) -> Bool {
    guard !leads(from: screen, to: parent) else { return false }
    let parents = shape.tree.parents(of: screen)
    if parents.allSatisfy({ $0 == parent }) { return true }
    return shape.tree.isShared(screen) && holds(below: screen, with: [parent], isNew: false)
  }

  /// `isNew` is whether the screen is not shared yet.
  private mutating func holds(below screen: ScreenID, with parents: [ScreenID], isNew: Bool) -> Bool {
    var seen: Set<ScreenID> = [screen]
    var queue = [screen]
    while let here = queue.popLast() {
      if isNew, goals.contains(here) || lacksPage(parents, for: here, above: screen) { return false }
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

  /// Whether an unwind or a replacement of a screen means a page without naming it, and a parent of the shared screen
  /// below does not have that page.
  private mutating func lacksPage(_ parents: [ScreenID], for screen: ScreenID, above shared: ScreenID) -> Bool {
    guard shape.pushes.hasContainers, shape.pushes.isScreen(screen) else { return false }
    let declared = resolution.graph.screens[screen.position]
    let unwinds = declared.unwinds.compactMap { index -> Segue.UnwindTarget? in
      if case .unwind(let target, _) = resolution.graph.segues[Int(index)].kind { target } else { nil }
    }
    for target in Set(unwinds + declared.pushes.compactMap { resolution.graph.segues[Int($0)].opening.from }) {
      for parent in parents {
        stepsLeft -= 1
        guard stepsLeft > 0, hasPage(target, from: parent, isNext: screen == shared) else { return true }
      }
    }
    return false
  }

  /// Whether an unwind from above a shared screen finds a page on a parent of that screen. It may start on the shared
  /// screen itself, right above the parent.
  private func hasPage(_ target: Segue.UnwindTarget, from parent: ScreenID, isNext: Bool) -> Bool {
    let isPage = shape.pushes.hasPage(parent)
    return switch target {
    case .previous where isNext, .opener: isPage || shape.pages.answer(for: .previous, from: parent) == .everywhere
    case .root:
      shape.tree.isRoot(parent) ? isPage : shape.pages.answer(for: .root, from: parent) == .everywhere
    case .previous, .screen, .exit: true
    }
  }

  /// Whether segues lead from one screen to another, or from a screen to itself.
  private mutating func leads(from start: ScreenID, to end: ScreenID) -> Bool {
    var seen: Set<ScreenID> = [start]
    var queue = [start]
    while let here = queue.popLast() {
      if here == end { return true }
      for index in shape.pushes.outgoing(here) where shape.pushes.edges[index].kind == .tree {
        stepsLeft -= 1
        guard stepsLeft > 0 else { return true }
        let target = shape.pushes.edges[index].target
        if seen.insert(target).inserted { queue.append(target) }
      }
    }
    return false
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
