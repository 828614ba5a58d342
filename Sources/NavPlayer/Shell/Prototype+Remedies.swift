import NavRuntime
import NavTable

/// The changes of facts that let a refused segue pass.
extension Prototype {
  /// A fact, and the value that alone would let the segue pass.
  struct Remedy {
    let fact: String
    let value: PrototypeValue
  }

  /// The single changes of facts that would let a segue pass.
  ///
  /// Only facts with a finite set of values are tried: a Bool, or an enum of the graph.
  func remedies(of segue: SegueID, from page: PrototypeRunPage, _ arguments: [PrototypeValue]?) -> [Remedy] {
    var remedies: [Remedy] = []
    let context = context(of: segue, to: arguments, from: page)
    var trial = model
    for fact in graph.facts where fact.lookup == nil {
      for value in fact.type.choices where value != facts[fact.name] {
        trial.facts[fact.name] = value
        if Decisions(trial).refusal(of: segue, to: context.destination, context) == nil {
          remedies.append(Remedy(fact: fact.name, value: value))
        }
      }
      trial.facts[fact.name] = facts[fact.name]
    }
    return remedies
  }
}

extension PrototypeType {
  /// All values of the type, if their number is finite, or else an empty list.
  fileprivate var choices: [PrototypeValue] {
    if isList { return [] }
    switch base {
    case .truth: return [.truth(true), .truth(false)]
    case .choice(let cases): return cases.map { .text($0) }
    case .text, .integer, .decimal, .uuid, .url, .date, .foreign: return []
    }
  }
}
