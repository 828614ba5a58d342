import NavCompiler

/// An entry point for untrusted text, with the properties that hold for every input.
package enum FuzzTarget: String, CaseIterable, Sendable {
  /// A graph file, which is checked, printed in every format, fixed, and generated.
  case text
  /// The text of a predicate in a graph that is otherwise valid.
  case predicates
  /// Several files in one input, which may mount each other.
  case mounts
  /// A valid graph that is generated from the bytes.
  case graphs
  /// The saved state of a stack.
  case state
  /// A URL to open.
  case urls
  /// A recorded run as JSON.
  case traces
  /// A file that is imported as a storyboard and as a navigation graph.
  case xml
  /// The files of an app, whose elements are removed, doubled, and swapped.
  case apps

  /// Returns the properties that do not hold for an input, or an empty array. Call it on the main thread.
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
    case .xml: XMLTarget.run(input, &problems)
    case .apps: ImportedAppTarget.run(input, &problems)
    }
    return problems.texts
  }

  /// Creates the tables of the language, which live until the end of the program.
  package static func createTables() {
    for scope in KeyScope.allCases { _ = scope.keys }
  }
}
