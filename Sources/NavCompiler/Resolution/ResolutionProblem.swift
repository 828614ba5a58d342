/// What can be wrong with the names and values of a graph; `Checks` puts it into words.
enum ResolutionProblem {
  case unknownScreen(Name, ScreenRole, suggestion: String?)
  case unknownType(String, ScalarPart, suggestion: String?)
  /// `prefix` is what stands before the name in its scalar: `source.` in a `pass`.
  case unknownArgument(String, of: ScreenID, NodeID, prefix: String, suggestion: String?)
  /// An argument, its type, and where its default stands; whether the default can be edited in place.
  case invalidDefault(Name, TypeReference, SourceRange, canInsert: Bool)
  /// A required argument of a type that lacks some conformances.
  case unsavedArgument(Name, TypeReference, Conformances)
  case unhashableKey(Name, TypeReference)
  /// A value in `pass`, or an item of one, that is no literal of a type.
  case passedLiteral(NodeID, TypeReference, for: ArgumentID, isSourceArgument: Bool)
  /// An argument of the source, of that type, in `pass`.
  case passedArgument(NodeID, TypeReference, for: ArgumentID)
  case predicate(PredicateFinding)

  /// What names a screen.
  enum ScreenRole { case root, push, unwind }

  var id: DiagnosticID {
    switch self {
    case .unknownScreen: .unknownScreen
    case .unknownType: .unknownType
    case .unknownArgument: .unknownArgument
    case .invalidDefault: .invalidDefault
    case .unsavedArgument: .unsavedArgument
    case .unhashableKey, .passedLiteral, .passedArgument: .argumentType
    case .predicate(let finding): finding.problem.id
    }
  }

  func range(in tree: NodeTree) -> SourceRange {
    switch self {
    case .unknownScreen(let name, _, _), .unsavedArgument(let name, _, _), .unhashableKey(let name, _):
      tree.range(name.node)
    case .unknownType(_, let part, _):
      tree.range(part.node, text: Int(part.lower)..<Int(part.upper))
    case .unknownArgument(let name, _, let node, let prefix, _):
      prefix.isEmpty
        ? tree.range(node) : tree.range(node, text: prefix.utf8.count..<prefix.utf8.count + name.utf8.count)
    case .invalidDefault(_, _, let range, _): range
    case .passedLiteral(let node, _, _, _), .passedArgument(let node, _, _): tree.range(node)
    case .predicate(let finding): finding.range
    }
  }
}
