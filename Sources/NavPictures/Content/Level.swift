import NavCompiler
import NavTable

extension PushGraph {
  /// Whether an edge is a replace of another screen.
  fileprivate func isForeign(_ index: Int) -> Bool {
    let edge = edges[index]
    return edge.replacement >= 0 && declarer(of: edge) != edge.source
  }
}

/// A graph, or a fragment at one of its mounts. It is immutable, so the cards share it without a copy.
final class Level {
  let graph: Graph
  let tree: PushTree
  /// The prefix of the names of its screens.
  let prefix: String
  /// The target and the condition of each exit.
  let exits: [ExitWay]
  /// Whether the parts of cards get the names of the parts of the graph that they show.
  let namesParts: Bool
  /// The edge of each node's card, or -1 for a node without an edge.
  private let firstEdge: [Int32]

  struct ExitWay {
    var target: String?
    var condition: String?
  }

  init(_ graph: Graph, prefix: String, exits: [ExitWay], namesParts: Bool) {
    self.namesParts = namesParts
    self.graph = graph
    self.prefix = prefix
    self.exits = exits
    tree = PushTree(graph)
    firstEdge = Self.firstEdges(tree.graph)
  }

  /// The places nearest to the root. If two places are equally near, the first one in the file is used. Segues under
  /// `anywhere` come last, because they have a separate tree.
  private static func firstEdges(_ graph: PushGraph) -> [Int32] {
    var first = [Int32](repeating: -1, count: graph.nodeCount)
    for start in [graph.top, graph.anywhere] {
      var row = [start]
      while !row.isEmpty {
        var below: [ScreenID] = []
        for node in row {
          for index in graph.outgoing(node) {
            let edge = graph.edges[index]
            guard edge.kind == .tree, edge.target != graph.anywhere else { continue }
            let known = Int(first[edge.target.position])
            if known < 0 {
              below.append(edge.target)
            } else if graph.edges[known].source != node || !graph.isForeign(known) || graph.isForeign(index) {
              // A card leads to a screen from a segue of its own, if it has one.
              continue
            }
            first[edge.target.position] = Int32(truncatingIfNeeded: index)
          }
        }
        row = below
      }
    }
    return first
  }

  /// Whether the target of an edge has its card at another edge.
  func isReference(_ edge: Int?) -> Bool {
    guard let edge else { return false }
    return firstEdge[tree.graph.edges[edge].target.position] != edge
  }

  /// Whether a replace opens its screen in the next column, because a pane opens the lowest card that it removes.
  func replacesPane(_ index: Int) -> Bool {
    let edge = tree.graph.edges[index]
    var screen = tree.graph.declarer(of: edge)
    // A limit, because each screen of a long chain would search the entire chain.
    for _ in 0..<Self.farthest {
      let first = Int(firstEdge[screen.position])
      guard first >= 0 else { return false }
      let below = tree.graph.edges[first]
      guard below.source != edge.source else {
        return tree.graph.isScreen(below.target) && graph.segues[below.segue.position].opening == .pane
      }
      screen = below.source
    }
    return false
  }

  private static let farthest = 64

  func declaration(of screen: ScreenID) -> Declaration {
    Declaration(
      graph: graph.texts.text(graph.name), screen: graph.texts.text(graph.screens[screen.position].name))
  }

  /// A part of a screen, or `nil` if parts do not get names.
  func part(_ kind: PicturePart.Kind, of screen: ScreenID, _ name: @autoclosure () -> String = "") -> PicturePart? {
    guard namesParts else { return nil }
    return PicturePart(
      kind, graph: graph.texts.text(graph.name), screen: graph.texts.text(graph.screens[screen.position].name),
      name: name())
  }

  /// A segue as a part, or `nil` if parts do not get names.
  func part(_ segue: SegueID) -> PicturePart? {
    guard namesParts else { return nil }
    let name = graph.texts.text(graph.segues[segue.position].name)
    if graph.isOffered(segue) {
      return PicturePart(.segue, graph: graph.texts.text(graph.name), screen: "", name: name)
    }
    return part(.segue, of: graph.segues[segue.position].source, name)
  }

  func name(_ screen: ScreenID) -> String { prefix + graph.texts.text(graph.screens[screen.position].name) }

  func title(_ screen: ScreenID) -> String? { graph.screens[screen.position].title.map { graph.texts.text($0) } }

  /// The targets of the exits of a fragment, in the order of the exits.
  func exitTargets(of mount: Screen) -> [ExitWay] {
    let text = GraphText(graph: graph)
    return mount.unwinds.map { index in
      let segue = graph.segues[Int(index)]
      guard case .unwind(let target, _) = segue.kind else { return ExitWay() }
      return ExitWay(target: self.text(target), condition: segue.shouldPerform.map { text.text($0) })
    }
  }

  /// The name of the target of an unwind, or `nil` for the previous page.
  func text(_ target: Segue.UnwindTarget) -> String? {
    switch target {
    case .screen(let screen): return name(screen)
    case .previous: return nil
    case .root: return graph.roots.count == 1 ? name(graph.root) : "root"
    case .opener: return "opener"
    case .exit(let exit):
      let own = graph.texts.text(graph.exits[exit.position].name)
      guard exits.indices.contains(exit.position) else { return own }
      return exits[exit.position].target.map { "\(own), \($0)" } ?? "\(own), previous"
    }
  }
}
