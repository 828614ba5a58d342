/// The screens that replace other screens at `previous`, also repeatedly, if the replaced screen was opened
/// recursively.
///
/// A screen that replaces another one at `previous` is on top of the same screen as the replaced one. In the tree,
/// these are the parents of the replaced screen. After a recursive push, it is the screen that performed the push,
/// and the tree has no edge for it.
struct Successors {
  /// A target of recursive pushes, and all screens that can replace it.
  typealias Succession = (screen: ScreenID, successors: [ScreenID])

  /// The maximum number of steps. It grows quadratically if many screens replace each other in a circle.
  private static let limit = 1_000_000

  private let graph: PushGraph
  /// The screens that replace each screen at `previous`.
  private let targets: [ScreenID: [ScreenID]]

  init(_ graph: PushGraph) {
    self.graph = graph
    var targets: [ScreenID: [ScreenID]] = [:]
    for replacement in graph.replacements where replacement.from == .previous {
      targets[replacement.source, default: []].append(replacement.target)
    }
    self.targets = targets
  }

  /// Returns the targets of recursive pushes that can be replaced, each with all screens that can replace it.
  func afterRecursion() -> [Succession] {
    guard !targets.isEmpty else { return [] }
    var seen: Set<ScreenID> = []
    var found: [Succession] = []
    var stepsLeft = Self.limit
    for edge in graph.edges where edge.kind == .recursive && seen.insert(edge.target).inserted {
      let successors = successors(of: edge.target, &stepsLeft)
      if !successors.isEmpty { found.append((edge.target, successors)) }
    }
    return found
  }

  /// Returns the screens that can replace a screen, or the first screens of the tabs of a container.
  private func successors(of screen: ScreenID, _ stepsLeft: inout Int) -> [ScreenID] {
    var seen: Set<ScreenID> = []
    var pending = graph.hasPage(screen) ? [screen] : graph.outgoing(screen).map { graph.edges[$0].target }
    while let next = pending.popLast(), stepsLeft > 0 {
      for target in targets[next] ?? [] {
        stepsLeft -= 1
        if seen.insert(target).inserted { pending.append(target) }
      }
    }
    return seen.sorted()
  }
}
