/// The push segues of a graph as flat arrays: all that the rules of the tree need to know.
///
/// Edges stand in the order of the file, so the pushes of one screen are neighbours.
package struct PushGraph: Sendable {
  package struct Edge: Sendable {
    package var source: ScreenID
    package var target: ScreenID
    package var segue: SegueID
    package var kind: Kind

    package init(source: ScreenID, target: ScreenID, segue: SegueID, kind: Kind) {
      self.source = source
      self.target = target
      self.segue = segue
      self.kind = kind
    }
  }

  package enum Kind: Sendable {
    /// A push that has to fit into the tree.
    case tree
    /// A push marked `recursive`: no edge of the tree.
    case recursive
    /// A push whose target is misspelt, taken to the nearest name, or that may be recursive or not. It only says what is
    /// probably reached.
    case guessed
  }

  package let screenCount: Int
  package let edges: [Edge]
  /// `edges` of a screen: from its own entry to the next one's.
  private let firstEdge: [Int32]
  /// The edges by target, again each target's in the order of the file.
  private let incomingEdges: [Int32]
  private let firstIncoming: [Int32]

  /// The edges have to be sorted by source.
  package init(screenCount: Int, edges: [Edge]) {
    self.screenCount = screenCount
    self.edges = edges
    firstEdge = Self.starts(of: edges, count: screenCount, by: \.source)
    firstIncoming = Self.starts(of: edges, count: screenCount, by: \.target)
    var next = firstIncoming
    var incoming = [Int32](repeating: 0, count: edges.count)
    for (index, edge) in edges.enumerated() {
      incoming[Int(next[edge.target.position])] = Int32(index)
      next[edge.target.position] += 1
    }
    incomingEdges = incoming
  }

  package init(_ graph: Graph) {
    var edges: [Edge] = []
    for (index, segue) in graph.segues.enumerated() {
      guard case .push(let target, _, let recursion) = segue.kind else { continue }
      let kind: Kind = if case .none = recursion { .tree } else { .recursive }
      edges.append(Edge(source: segue.source, target: target, segue: SegueID(index), kind: kind))
    }
    self.init(screenCount: graph.screens.count, edges: edges)
  }

  /// The positions in `edges` of the pushes that a screen declares.
  package func outgoing(_ screen: ScreenID) -> Range<Int> {
    Int(firstEdge[screen.position])..<Int(firstEdge[screen.position + 1])
  }

  /// The positions in `edges` of the pushes to a screen, in the order of the file.
  package func incoming(_ screen: ScreenID) -> Incoming {
    Incoming(base: incomingEdges[Int(firstIncoming[screen.position])..<Int(firstIncoming[screen.position + 1])])
  }

  /// The positions in `edges` of the pushes from one screen to another, in the order of the file.
  ///
  /// - Complexity: logarithmic in the pushes to the target, and linear in the result.
  package func edges(from source: ScreenID, to target: ScreenID) -> ArraySlice<Int32> {
    // They are sorted by source.
    let all = incomingEdges[Int(firstIncoming[target.position])..<Int(firstIncoming[target.position + 1])]
    var (lower, upper) = (all.startIndex, all.endIndex)
    while lower < upper {
      let middle = (lower + upper) / 2
      if edges[Int(all[middle])].source < source { lower = middle + 1 } else { upper = middle }
    }
    return all[lower...].prefix { edges[Int($0)].source == source }
  }

  package struct Incoming: Sequence, Sendable {
    fileprivate let base: ArraySlice<Int32>

    package func makeIterator() -> Iterator { Iterator(base: base.makeIterator()) }

    package struct Iterator: IteratorProtocol {
      fileprivate var base: ArraySlice<Int32>.Iterator
      package mutating func next() -> Int? { base.next().map(Int.init) }
    }
  }

  private static func starts(of edges: [Edge], count: Int, by end: (Edge) -> ScreenID) -> [Int32] {
    var starts = [Int32](repeating: 0, count: count + 1)
    for edge in edges { starts[end(edge).position + 1] += 1 }
    for index in 0..<count { starts[index + 1] += starts[index] }
    return starts
  }
}
