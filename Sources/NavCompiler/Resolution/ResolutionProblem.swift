/// What can be wrong with the names and values of a graph; `Checks` puts it into words.
enum ResolutionProblem {
  case unknownScreen(Name, ScreenRole, suggestion: String?)
  case unknownType(String, ScalarPart, suggestion: String?)
  /// `prefix` is what stands before the name in its scalar: `source.` in a `pass`.
  case unknownArgument(String, of: ScreenID, NodeID, prefix: String, suggestion: String?)
  /// An argument, its type, and its default, or the part of it that is at fault.
  case invalidDefault(Name, TypeReference, DefaultDeclaration)
  /// A fact, its type, and its `otherwise`.
  case invalidOtherwise(Name, TypeReference, NodeID)
  /// A required argument of a type that lacks some conformances.
  case unsavedArgument(Name, TypeReference, Conformances)
  case unhashableKey(Name, TypeReference)
  /// A value in `pass`, or an item of one, that is no literal of a type.
  case passedLiteral(NodeID, TypeReference, for: ArgumentID, isSourceArgument: Bool)
  /// An argument of the source, of that type, in `pass`.
  case passedArgument(NodeID, TypeReference, for: ArgumentID)
  /// An exit that is taken or bound, and whose it would be.
  case unknownExit(Name, ExitOwner, suggestion: String?)
  /// An exit of a fragment, and how many more, that the mount in the place of a screen does not bind.
  case unboundExit(String, more: Int, of: String, ScreenID, declaredAt: SourceRange)
  /// An exit of this file, with its type, to which another exit of another type leads on.
  case exitType(Name, TypeReference?, from: Name, TypeReference?)
  /// What an unwind says it returns, and what the exit that it takes hands over.
  case exitReturns(NodeID, exit: String, TypeReference?)
  /// The path of a mount, the name, and what the file and the fragment say of it.
  case factMismatch(NodeID, String, (Fact, FactOrigin), (Fact, FactOrigin))
  /// The path of a mount, and the name of its fragment, which something else has in the same module.
  case fragmentNameTaken(NodeID, String, by: NameOwner)
  /// The path of a mount, one of whose facts has the name of a condition.
  case mountedFactCollides(NodeID, FactOrigin, with: Name)
  case predicate(PredicateFinding)
  /// The text of a link or of a base.
  case linkSyntax(LinkSyntaxError, NodeID)
  case linkWay(LinkChains.Fault, LinkDraft)
  case linkArgument(LinkArgumentFault, LinkSyntax.Placeholder, LinkDraft)
  /// An argument of a type that no URL can hold.
  case linkType(ArgumentID, LinkSyntax.Placeholder, LinkDraft)

  /// What names a screen.
  enum ScreenRole { case root, push, unwind, via }

  /// Why a placeholder fills nothing.
  enum LinkArgumentFault {
    /// No argument of the screen has the name.
    case unknown(of: ScreenID, String, suggestion: String?)
    /// The screen that it names is not on the way.
    case elsewhere(ScreenID)
    /// Two screens on the way have an argument of the name.
    case ambiguous(ScreenID, ScreenID)
  }

  /// What has the name of a fragment.
  enum NameOwner {
    /// The file that mounts it: its own name.
    case file(NodeID)
    /// Another fragment that it mounts: the path.
    case fragment(NodeID)
  }

  enum ExitOwner {
    /// The file is a graph, and has none.
    case graph
    case fragment
    /// A mounted fragment of this name.
    case mounted(String)
  }

  var id: Rule {
    switch self {
    case .unknownScreen: .unknownScreen
    case .unknownType: .unknownType
    case .unknownArgument: .unknownArgument
    case .invalidDefault, .invalidOtherwise: .invalidDefault
    case .unsavedArgument: .unsavedArgument
    case .unhashableKey, .passedLiteral, .passedArgument, .exitType, .exitReturns: .argumentType
    case .unknownExit: .unknownExit
    case .unboundExit: .unboundExit
    case .factMismatch: .factMismatch
    case .mountedFactCollides, .fragmentNameTaken: .nameCollision
    case .predicate(let finding): finding.problem.id
    case .linkSyntax: .linkSyntax
    case .linkWay: .linkNeedsVia
    case .linkArgument(.ambiguous, _, _): .ambiguousName
    case .linkArgument: .unknownArgument
    case .linkType: .linkType
    }
  }

  func range(in declarations: Declarations) -> SourceRange {
    let tree = declarations.tree
    return switch self {
    case .unknownScreen(let name, _, _), .unsavedArgument(let name, _, _), .unhashableKey(let name, _),
      .unknownExit(let name, _, _), .exitType(let name, _, _, _):
      tree.range(name.node)
    case .unboundExit(_, _, _, let screen, _): declarations.range(declarations.screens[screen.position].name)
    case .exitReturns(let node, _, _), .factMismatch(let node, _, _, _), .mountedFactCollides(let node, _, _),
      .fragmentNameTaken(let node, _, _):
      tree.range(node)
    case .unknownType(_, let part, _):
      tree.range(part.node, text: Int(part.lower)..<Int(part.upper))
    case .unknownArgument(let name, _, let node, let prefix, _):
      prefix.isEmpty
        ? tree.range(node) : tree.range(node, text: prefix.utf8.count..<prefix.utf8.count + name.utf8.count)
    case .invalidDefault(_, _, let value): declarations.range(value)
    case .invalidOtherwise(_, _, let node): tree.range(node)
    case .passedLiteral(let node, _, _, _), .passedArgument(let node, _, _): tree.range(node)
    case .predicate(let finding): finding.range
    case .linkSyntax(let error, let node): tree.range(node, text: error.range)
    case .linkWay(_, let link): tree.range(link.node)
    case .linkArgument(_, let placeholder, let link): tree.range(link.node, text: placeholder.nameRange)
    case .linkType(_, let placeholder, let link): tree.range(link.node, text: placeholder.range)
    }
  }
}
