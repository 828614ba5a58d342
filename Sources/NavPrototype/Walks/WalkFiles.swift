import NavCompiler

/// The files of a graph, and what the generated Swift of each is called.
struct WalkFiles {
  /// In the order of the text that is played: what is mounted comes before what it is mounted in.
  let played: [CallerNames]
  /// Each once: the graph itself first.
  let all: [CallerNames]

  var root: CallerNames { all[0] }

  init(_ graph: Graph) {
    var known: [String: CallerNames] = [:]
    var all: [CallerNames] = []
    var played: [CallerNames] = []
    func names(of graph: Graph) -> CallerNames {
      let name = graph.texts.text(graph.name)
      if let names = known[name] { return names }
      let names = CallerNames(graph)
      known[name] = names
      all.append(names)
      return names
    }
    func visit(_ graph: Graph) {
      let names = names(of: graph)
      for fragment in graph.fragments { visit(fragment) }
      played.append(names)
    }
    visit(graph)
    self.played = played
    self.all = all
  }

  /// The names of all facts, each once, in the order of the text that is played.
  var facts: [String] {
    var facts: [String] = []
    for fact in played.flatMap({ names in names.graph.facts.map { names.graph.texts.text($0.name) } })
    where !facts.contains(fact) {
      facts.append(fact)
    }
    return facts
  }

  /// A fact, in the first file that has it.
  func fact(_ name: String) -> (names: CallerNames, id: FactID)? {
    for names in all {
      let facts = names.graph.facts
      if let index = facts.firstIndex(where: { names.graph.texts.text($0.name) == name }) {
        return (names, FactID(index))
      }
    }
    return nil
  }
}
