/// The conformances of the types of arguments, and therefore of screens.
struct ArgumentConformances {
  private let graph: Graph

  init(_ context: EmissionContext) { self.init(context.graph) }

  init(_ graph: Graph) {
    self.graph = graph
  }

  func conformances(of type: TypeReference) -> Conformances {
    switch type {
    case .builtin: return .all
    case .optional(let wrapped): return conformances(of: wrapped)
    case .array(let element): return conformances(of: element)
    case .declared(let id):
      switch graph.types[Int(id.index)].kind {
      case .cases: return .all
      case .swift(_, let conformances): return conformances
      }
    }
  }

  /// The conformances of all arguments. The screen has the same ones.
  func common(to arguments: some Collection<ArgumentID>) -> Conformances {
    arguments.reduce(.all) { common, argument in
      common.intersection(conformances(of: graph.arguments[Int(argument.index)].type))
    }
  }
}
