import NavCompiler

/// The files of a graph, and the names in the generated Swift of each file.
struct WalkFiles {
  /// All mounts in the order of the player's text: fragments come before the files that mount them.
  let played: [CallerNames]
  /// Each file once, the graph first.
  let all: [CallerNames]
  /// The names of all facts, each once, in the order of the player's text.
  let facts: [String]
  private let known: [String: (names: CallerNames, id: FactID)]

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
    var places: [String: (names: CallerNames, id: FactID)] = [:]
    for names in all {
      for (index, fact) in names.graph.facts.enumerated() {
        let name = names.graph.texts.text(fact.name)
        if places[name] == nil { places[name] = (names, FactID(index)) }
      }
    }
    self.known = places
    var facts: [String] = []
    for names in played {
      // A fact of several files is declared in the first file only.
      for fact in names.graph.facts {
        let name = names.graph.texts.text(fact.name)
        if places.removeValue(forKey: name) != nil { facts.append(name) }
      }
    }
    self.facts = facts
  }

  /// Writes the imports of a file of tests.
  ///
  /// - Parameters:
  ///   - own: The modules that the file itself needs.
  ///   - modules: The modules of the generated code.
  /// - Returns: The lines.
  func imports(_ own: [String], testable modules: [String]) -> [String] {
    let all = Set(self.all.flatMap { $0.modules + $0.pageModules } + own)
    return all.subtracting(modules).sorted().map { "import \($0)" } + modules.map { "@testable import \($0)" }
  }

  /// A fact, in the first file that declares it.
  func fact(_ name: String) -> (names: CallerNames, id: FactID)? { known[name] }
}
