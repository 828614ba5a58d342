import NavCompiler
import NavPictures
import NavTable

/// The ways in which a screen can be on top of another one, as a saved stack records them.
struct StackWays {
  /// The source of the segues that all screens offer.
  static let anywhere = "anywhere"

  /// A pair of screens and the opening of the upper one.
  struct Place: Hashable {
    let source: String
    let target: String
    let opening: String
  }

  struct Way {
    let source: String
    let target: String
    let opening: String
    /// The maximum number of instances of the target, or `nil` without a limit.
    var most: Int?
    var segues: [SegueID]
    /// The values that each segue passes. A screen that replaced another one can have any arguments.
    var passes: [[String: String]]
  }

  enum Refusal { case gone, depth, pass }

  /// The ways in the order of the graph.
  private(set) var all: [Way] = []
  private var positions: [Place: Int] = [:]
  private var offering: Set<String> = []

  init(_ graph: Graph) {
    let text = GraphText(graph: graph)
    let pushes = PushGraph(graph)
    for edge in pushes.declared where edge.kind == .tree || edge.kind == .recursive {
      if edge.target == pushes.anywhere {
        if pushes.isScreen(edge.source) { offering.insert(text.name(edge.source)) }
        continue
      }
      guard edge.segue.index >= 0, pushes.isScreen(edge.target), edge.source != pushes.top else { continue }
      let segue = graph.segues[edge.segue.position]
      let source = edge.source == pushes.anywhere ? Self.anywhere : text.name(edge.source)
      let place = Place(source: source, target: text.name(edge.target), opening: segue.place(text))
      var most: Int?
      if case .push(_, _, .maxDepth(let depth)?) = segue.kind { most = depth }
      let replaces = edge.replacement >= 0
      let values = replaces ? [:] : Dictionary(text.values(passedBy: segue)) { first, _ in first }
      add(place, edge.segue, most, values)
    }
  }

  private mutating func add(_ place: Place, _ segue: SegueID, _ most: Int?, _ values: [String: String]) {
    guard let index = positions[place] else {
      positions[place] = all.count
      all.append(
        Way(
          source: place.source, target: place.target, opening: place.opening, most: most, segues: [segue],
          passes: [values]))
      return
    }
    all[index].segues.append(segue)
    all[index].passes.append(values)
    all[index].most = all[index].most.flatMap { known in most.map { max(known, $0) } }
  }

  private func ways(_ source: String, _ target: String, _ opening: String) -> [Way] {
    let offered = offering.contains(source) || source == Self.anywhere
    return ([source] + (offered && source != Self.anywhere ? [Self.anywhere] : []))
      .compactMap { positions[Place(source: $0, target: target, opening: opening)] }.map { all[$0] }
  }

  /// The reason why a saved stack with a way of the old graph is not legal here, or `nil` if it is.
  ///
  /// - Parameters:
  ///   - way: A way of the old graph.
  ///   - old: All ways of the old graph.
  ///   - exists: Whether both graphs have a screen. The effects on other screens are on the screen itself.
  /// - Returns: The reason, and a screen below.
  func refusal(
    of way: Way, _ old: StackWays, where exists: (String) -> Bool
  ) -> (kind: Refusal, source: String)? {
    guard way.source == Self.anywhere else { return refusal(of: way, from: way.source).map { ($0, way.source) } }
    // A screen that does not offer the segues anymore can have its own.
    let isOffered = refusal(of: way, from: Self.anywhere) == nil
    let sources = isOffered ? old.offering.subtracting(offering) : old.offering
    for source in sources.sorted() where exists(source) {
      if let reason = refusal(of: way, from: source) { return (reason, source) }
    }
    return nil
  }

  private func refusal(of way: Way, from source: String) -> Refusal? {
    let found = ways(source, way.target, way.opening)
    if found.isEmpty { return .gone }
    if let limit = found.map({ $0.most ?? .max }).max(), limit < way.most ?? .max { return .depth }
    let passes = found.flatMap(\.passes)
    let isPassed = way.passes.allSatisfy { was in
      passes.contains { now in now.allSatisfy { was[$0.key] == $0.value } }
    }
    return isPassed ? nil : .pass
  }
}

extension Segue {
  /// The opening, as a saved stack records it.
  fileprivate func place(_ text: GraphText) -> String {
    switch opening {
    // A pane is saved as a push.
    case .push, .pane, .replace: "push"
    case .present(let style): style.rawValue
    case .tab: "tab \(text.text(name))"
    }
  }
}
