package import NavCompiler

/// Notes about the facts of a graph for a page: their documentation, and the screens and segues that depend on them.
package enum FactNotes {
  /// The name of each fact, its documentation, and the screens and segues whose predicates read the fact.
  ///
  /// - Complexity: linear in the graph and its fragments, each once.
  package static func json(of graph: Graph) -> JSONValue {
    var collector = FactCollector()
    collector.add(graph)
    return .array(
      collector.names.map { name in
        let note = collector.notes[name] ?? FactCollector.Note()
        return .object([
          ("name", .string(name)), ("doc", .string(note.doc)), ("guards", .array(note.guards.map { .string($0) })),
        ])
      })
  }
}

private struct FactCollector {
  struct Note {
    var doc = ""
    var guards: [String] = []
  }

  private(set) var names: [String] = []
  private(set) var notes: [String: Note] = [:]
  private var seen: Set<String> = []

  mutating func add(_ graph: Graph) {
    guard seen.insert(graph.texts.text(graph.name)).inserted else { return }
    for fact in graph.facts {
      let name = graph.texts.text(fact.name)
      if notes[name] == nil {
        names.append(name)
        notes[name] = Note()
      }
      if let doc = fact.doc, notes[name]?.doc == "" { notes[name]?.doc = graph.texts.text(doc) }
    }
    for screen in graph.screens { add(screen, of: graph) }
    add(graph.anywhere, on: "Anywhere", of: graph)
    add(graph.anywhereGoes, on: "Anywhere", of: graph)
    for fragment in graph.fragments { add(fragment) }
  }

  private mutating func add(_ screen: Screen, of graph: Graph) {
    let name = graph.texts.text(screen.title ?? screen.name)
    if let requires = screen.requires { note("requirement of \(name)", requires, of: graph) }
    if case .when(let predicate) = screen.back { note("back from \(name)", predicate, of: graph) }
    for segues in [screen.pushes, screen.unwinds, screen.goes] { add(segues, on: name, of: graph) }
  }

  private mutating func add(_ segues: Range<Int32>, on screen: String, of graph: Graph) {
    for index in segues {
      let segue = graph.segues[Int(index)]
      guard let predicate = segue.shouldPerform else { continue }
      note("\(screen): \(graph.texts.text(segue.name))", predicate, of: graph)
    }
  }

  private mutating func note(_ text: String, _ predicate: Predicate, of graph: Graph) {
    var facts: [String] = []
    collect(predicate.expression, of: graph, into: &facts)
    for fact in facts where notes[fact]?.guards.last != text { notes[fact]?.guards.append(text) }
  }

  private func collect(_ expression: Expression, of graph: Graph, into facts: inout [String]) {
    switch expression {
    case .and(let parts), .or(let parts): for part in parts { collect(part, of: graph, into: &facts) }
    case .not(let part), .unwrapped(let part): collect(part, of: graph, into: &facts)
    case .compare(_, let left, let right):
      collect(left, of: graph, into: &facts)
      collect(right, of: graph, into: &facts)
    case .fact(let id, _, _): facts.append(graph.texts.text(graph.facts[id.position].name))
    case .condition(let id):
      collect(graph.conditions[id.position].predicate.expression, of: graph, into: &facts)
    case .argument, .literal: break
    }
  }
}
