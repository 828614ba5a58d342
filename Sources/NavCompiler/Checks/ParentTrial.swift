/// Checks whether the segues above a screen stay valid if the screen gets another parent.
///
/// Each check walks through the tree. Malicious files can cause many checks, so the steps are limited. After the limit,
/// the result is `false`.
struct ParentTrial {
  private let resolution: Resolution
  private let shape: GraphShape
  /// The additional parents that the file declares for screens that are not shared.
  private let extraParents: [ScreenID: [ScreenID]]
  /// The targets of links and go segues. A path through a shared screen needs a `via`.
  private let goals: Set<ScreenID>
  private var stepsLeft = 500_000

  init(_ resolution: Resolution, _ shape: GraphShape) {
    self.resolution = resolution
    self.shape = shape
    let pairs = shape.tree.extraParents.lazy.map { shape.pushes.edges[$0.edge] }.map { ($0.target, [$0.source]) }
    extraParents = Dictionary(pairs, uniquingKeysWith: +)
    goals = Set(resolution.links.map(\.screen) + resolution.goes.compactMap { $0.route?.screen })
  }

  /// Whether a screen can be shared by all screens that push it.
  mutating func canShare(_ screen: ScreenID) -> Bool {
    // The second parent may hide an error below the first parent, so both are checked.
    holds(below: screen, with: shape.tree.parents(of: screen) + (extraParents[screen] ?? []), isNew: true)
  }

  /// Whether `parent` can also push the screen.
  mutating func canPush(_ screen: ScreenID, from parent: ScreenID) -> Bool {
    guard !leads(from: screen, to: parent) else { return false }
    let parents = shape.tree.parents(of: screen)
    if parents.allSatisfy({ $0 == parent }) { return true }
    return shape.tree.isShared(screen) && holds(below: screen, with: [parent], isNew: false)
  }

  /// Whether the segues above `screen` stay valid with `parents`. Pass `true` for `isNew` if the screen is not shared
  /// yet.
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

  /// Whether an unwind or a replace leads to a page without its name, such as `previous`, and one of the parents does
  /// not have that page.
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

  /// Whether an unwind from above a shared screen finds a page at or below `parent`.
  ///
  /// `isNext` is `true` if the unwind starts on the shared screen itself, directly above the parent.
  private func hasPage(_ target: Segue.UnwindTarget, from parent: ScreenID, isNext: Bool) -> Bool {
    let isPage = shape.pushes.hasPage(parent)
    return switch target {
    case .previous where isNext, .opener: isPage || shape.pages.answer(for: .previous, from: parent) == .everywhere
    case .root:
      shape.tree.isRoot(parent) ? isPage : shape.pages.answer(for: .root, from: parent) == .everywhere
    case .previous, .screen, .exit: true
    }
  }

  /// Whether segues lead from `start` to `end`. A screen leads to itself.
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

  /// The screens that must be below `screen`: the targets of its unwinds and recursive pushes.
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
