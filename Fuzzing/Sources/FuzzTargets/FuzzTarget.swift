/// A way into the program for text that nobody vouches for, and what must hold whatever the text.
package enum FuzzTarget: String, CaseIterable, Sendable {
  /// A graph file: checked, printed in every format, mended, generated.
  case text
  /// The text of a predicate in a graph that is otherwise right.
  case predicates
  /// Several files that may mount each other, one after the other in the input.
  case mounts
  /// A graph that is right, put together as the bytes decide.
  case graphs
  /// The saved state of a stack.
  case state
  /// A URL that somebody opens.
  case urls
  /// A recorded run, as lines; an empty one ends each of its parts.
  case traces

  /// What does not hold for an input; empty for one that the program copes with. Call it on the main thread.
  package func problems(of input: [UInt8]) -> [String] {
    var problems = Problems()
    switch self {
    case .text: GraphFileTarget.run(input, &problems)
    case .predicates: PredicateTarget.run(input, &problems)
    case .mounts: MountTarget.run(input, &problems)
    case .graphs: ValidGraphTarget.run(input, &problems)
    case .state: SavedStateTarget.run(input, &problems)
    case .urls: URLTarget.run(input, &problems)
    case .traces: TraceTarget.run(input, &problems)
    }
    return problems.texts
  }
}
