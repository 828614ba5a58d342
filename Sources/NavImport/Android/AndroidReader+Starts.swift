/// The screens that graphs and includes mean: their starts, at any depth.
extension AndroidReader {
  /// The destination of the start of a graph.
  private enum Start {
    case screen(Int)
    case graph(Number)
    case missing(String)
    case nothing
  }

  /// The first parts of each graph, for graphs without a start.
  private struct FirstParts {
    var screen: Int?
    var graph: Number?
  }

  mutating func resolveStarts() {
    var firsts = [FirstParts](repeating: FirstParts(), count: nodes.count)
    for (number, node) in nodes.enumerated() {
      guard let owner = node.owner, let entry = part(number) else { continue }
      switch entry {
      case .screen(let screen): firsts[owner].screen = firsts[owner].screen ?? screen
      case .graph(let graph): firsts[owner].graph = firsts[owner].graph ?? graph
      case .missing, .nothing: break
      }
    }
    var codes: [Number: ImportCode] = [:]
    var isResolved = [Bool](repeating: false, count: nodes.count)
    for number in nodes.indices where nodes[number].kind == .navigation {
      resolve(number, firsts, &isResolved, &codes)
    }
    let root = roots.first ?? 0
    if screens[root] == nil {
      let name = nodes[root].tag.resource(.id) ?? stems[root] ?? "screen"
      screens[root] = missingScreen(name, tag: "screen", id: nil)
      codes[root] = codes[root] ?? .startNotGiven
    }
    draft.root = screens[root] ?? 0
    for (number, root) in included { screens[number] = screens[root] }
    describeGraphs(codes)
  }

  /// Follows the starts from a graph to a screen. A circle leads to a screen that replaces the start.
  private mutating func resolve(
    _ number: Number, _ firsts: [FirstParts], _ isResolved: inout [Bool], _ codes: inout [Number: ImportCode]
  ) {
    var path: [Number] = []
    var onPath: Set<Number> = []
    var next = number
    var found: Int?
    walk: while !isResolved[next] {
      guard onPath.insert(next).inserted else {
        // All graphs of the circle lack a start.
        for graph in path.drop(while: { $0 != next }) { codes[graph] = .startNotGiven }
        let tag = nodes[next].tag
        let name = tag.resource(.startDestination) ?? tag.resource(.id) ?? stems[next] ?? "screen"
        found = missingScreen(name, tag: "screen", id: tag.resource(.startDestination))
        break walk
      }
      path.append(next)
      if nodes[next].tag.resource(.startDestination) == nil { codes[next] = .rootGuessed }
      switch start(of: next, firsts[next]) {
      case .screen(let screen):
        found = screen
        break walk
      case .graph(let graph): next = graph
      case .missing(let id):
        codes[next] = .startNotGiven
        found = missingScreen(id, tag: "screen", id: id)
        break walk
      case .nothing: break walk
      }
    }
    if isResolved[next] { found = screens[next] }
    for graph in path {
      screens[graph] = found
      isResolved[graph] = true
    }
  }

  private func start(of number: Number, _ firsts: FirstParts) -> Start {
    guard let id = nodes[number].tag.resource(.startDestination) else {
      return firsts.screen.map { .screen($0) } ?? firsts.graph.map { .graph($0) } ?? .nothing
    }
    return ids[id].flatMap(part) ?? .missing(id)
  }

  /// Returns the screen or the graph that a node is, or `nil` for another node.
  private func part(_ number: Number) -> Start? {
    switch nodes[number].kind {
    case .navigation: .graph(number)
    case .include: included[number].map { .graph($0) } ?? screens[number].map { .screen($0) }
    case .destination: screens[number].map { .screen($0) }
    case .action, .argument, .deepLink: nil
    }
  }

  private mutating func describeGraphs(_ codes: [Number: ImportCode]) {
    for (number, node) in nodes.enumerated() where node.kind == .navigation || node.kind == .include {
      // An include of a file that is not given is described already.
      if node.kind == .include, included[number] == nil { continue }
      guard let screen = screens[number] else { continue }
      let usual: ImportCode =
        node.kind == .include ? .include : number == roots.first ? .graph : .nested
      let code = codes[number] ?? usual
      represent(
        number, by: [.screen(screen)], code, detail: code == .startNotGiven ? node.tag.resource(.startDestination) : nil
      )
    }
  }
}
