/// The screens in the graphs that have global actions.
///
/// Nested graphs with many global actions have many pairs of a screen and an action. Their number is limited, so that
/// the draft stays linear in the files.
struct GlobalOffers {
  /// The number of screens that can still be visited, or can still get a global action.
  private var limit: CopyLimit
  /// The parts directly in each graph.
  var contents: [Int: [GraphPart]] = [:]
  /// The screens of each graph, or `nil` for a graph with too many screens.
  private var screens: [Int: [Int]?] = [:]

  /// - Parameter size: The number of elements of the sources.
  init(size: Int) { limit = CopyLimit(size: size) }

  /// Returns the screens of a graph and of all graphs in it, or `nil` if the limit is reached.
  mutating func screens(of graph: Int) -> [Int]? {
    if screens[graph] == nil { screens[graph] = .some(visit(graph)) }
    guard let known = screens[graph].flatMap({ $0 }), limit.take(known.count) else { return nil }
    return known
  }

  private mutating func visit(_ graph: Int) -> [Int]? {
    var found: [Int] = []
    var seen: Set<Int> = [graph]
    var open = [(parts: contents[graph] ?? [], next: 0)]
    while let (parts, next) = open.last {
      guard next < parts.count else {
        open.removeLast()
        continue
      }
      open[open.count - 1].next += 1
      guard limit.take(1) else { return nil }
      switch parts[next] {
      case .screen(let screen): found.append(screen)
      case .graph(let graph): if seen.insert(graph).inserted { open.append((contents[graph] ?? [], 0)) }
      }
    }
    return found
  }
}

/// A part of a graph: a screen, or another graph.
enum GraphPart {
  case screen(Int)
  case graph(Int)
}
