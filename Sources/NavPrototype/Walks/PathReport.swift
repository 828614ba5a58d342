package import NavCompiler
package import NavPlayer
import NavRuntime
import NavTable

/// The walks of a graph, as JSON or as Swift tests.
package struct PathReport {
  private let finder: PathFinder
  private let graph: Graph

  /// Finds the walks of a checked graph.
  package init(_ graph: Graph) throws(PrototypeError) {
    self.graph = graph
    var finder = PathFinder(try PrototypeGraph(PrototypeGraphText.text(of: graph)))
    finder.find()
    self.finder = finder
  }

  /// The goals that were not reached, one per line.
  package var missed: [String] { finder.missed.map { "\(words(for: $0.goal)): \($0.why)" } }

  /// The walks in JSON, in the format of `Documentation/paths.schema.json`.
  package var json: String {
    var json = JSONWriter(.oneLine)
    json.object { json in
      json.number("version", 1)
      json.string("graph", graph.texts.text(graph.name))
      json.array("walks") { json in
        for walk in finder.walks {
          json.object { json in
            json.array("steps") { json in for step in walk.steps { json.string(nil, step) } }
            json.array("shows") { json in for goal in walk.goals { write(goal, nil, to: &json) } }
          }
        }
      }
      json.array("missed") { json in for missed in finder.missed { write(missed.goal, missed.why, to: &json) } }
    }
    return json.text + "\n"
  }

  private func write(_ goal: PathGoal, _ why: String?, to json: inout JSONWriter) {
    json.object { json in
      let table = finder.graph.table
      switch goal {
      case .segue(let segue), .refusal(let segue):
        let source = table.rules.segues[Int(segue.rawValue)].source
        json.string("kind", "segue")
        json.string("screen", source == StackRules.anywhere ? nil : table[source].name)
        json.string("segue", table.name(of: segue))
        if case .refusal = goal {
          json.string("guard", table[segue].predicate)
          json.truth("passes", false)
        } else {
          json.string("guard", table[segue].predicate)
          json.truth("passes", true)
        }
      case .requirement(let screen):
        json.string("kind", "requires")
        json.string("screen", table[screen].name)
        json.string("guard", table[screen].requirement)
        json.truth("passes", false)
      case .back(let screen, let leaves):
        json.string("kind", "back")
        json.string("screen", table[screen].name)
        json.string("guard", table[screen].backPredicate)
        json.truth("passes", leaves)
      case .pane(let segue, let walk):
        json.string("kind", "pane")
        json.string("screen", table[table.rules.segues[Int(segue.rawValue)].source].name)
        json.string("segue", table.name(of: segue))
        json.string("guard", table[segue].predicate)
        json.truth("passes", walk != .held)
        json.string("walk", walk.rawValue)
      }
      if let why { json.string("why", why) }
    }
  }

  private func words(for goal: PathGoal) -> String {
    let table = finder.graph.table
    func name(_ segue: NavRuntime.SegueID) -> String {
      let source = table.rules.segues[Int(segue.rawValue)].source
      return "'\(table.name(of: segue))' of \(source == StackRules.anywhere ? "anywhere" : "'\(table[source].name)'")"
    }
    switch goal {
    case .segue(let segue): return name(segue)
    case .refusal(let segue): return "\(name(segue)) refused by \(table[segue].predicate ?? "")"
    case .requirement(let screen): return "'\(table[screen].name)' without \(table[screen].requirement ?? "")"
    case .back(let screen, let leaves): return "back of '\(table[screen].name)' \(leaves ? "allowed" : "refused")"
    case .pane(let segue, .another): return "another choice by \(name(segue))"
    case .pane(let segue, .again): return "the same choice by \(name(segue))"
    case .pane(let segue, .held): return "a choice by \(name(segue)) against a page that holds"
    case .pane(let segue, .beside): return "a layer beside the choice by \(name(segue))"
    case .pane(let segue, .folded): return "a fold during \(name(segue))"
    }
  }

  /// The walks as a file of Swift tests.
  package func test(fileName: String, importing modules: [String]) throws -> WalkTest {
    var test = try WalkTest(graph, fileName: fileName, importing: modules)
    for (index, walk) in finder.walks.enumerated() {
      try test.add(walk.steps.compactMap { PrototypeCommand($0) }, titled: "\(index + 1): \(title(of: walk))")
    }
    return test
  }

  private func title(of walk: ShownWalk) -> String {
    let first = walk.goals.prefix(2).map { words(for: $0) }.joined(separator: ", ")
    return walk.goals.count > 2 ? "\(first) and \(walk.goals.count - 2) more" : first
  }
}
