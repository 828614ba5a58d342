/// What comes in the place of screens at `previous`, one after the other, and where it stands when that was opened recursively.
///
/// A screen that replaces another one at `previous` stands on whatever that stood on. In the tree those are its parents; after a recursive
/// push it is the screen that performed that push, which no edge of the tree says.
struct Successors {
  /// A screen to which recursive pushes lead, and all that can stand in its place.
  typealias Succession = (screen: ScreenID, successors: [ScreenID])

  /// How much is looked at: with many screens that replace each other in a circle, that grows with the square.
  private static let limit = 1_000_000

  private let graph: PushGraph
  /// By screen, what takes its place at `previous`.
  private let targets: [ScreenID: [ScreenID]]

  init(_ graph: PushGraph) {
    self.graph = graph
    var targets: [ScreenID: [ScreenID]] = [:]
    for replacement in graph.replacements where replacement.from == .previous {
      targets[replacement.source, default: []].append(replacement.target)
    }
    self.targets = targets
  }

  /// The screens that recursive pushes lead to, each with all that can stand in its place; those alone that have any.
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

  /// What can stand in the place of a screen; of a container, in the place of what its tabs begin with.
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
