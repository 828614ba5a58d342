/// What the types of arguments conform to, and so what a screen can.
struct ArgumentConformances {
  let context: EmissionContext

  init(_ context: EmissionContext) {
    self.context = context
  }

  func conformances(of type: TypeReference) -> Conformances {
    switch type {
    case .builtin: return .all
    case .optional(let wrapped): return conformances(of: wrapped)
    case .array(let element): return conformances(of: element)
    case .declared(let id):
      switch context.graph.types[Int(id.index)].kind {
      case .cases: return .all
      case .swift(_, let conformances): return conformances
      }
    }
  }

  /// What all the arguments conform to; a screen conforms to just that.
  func common(to arguments: some Collection<ArgumentID>) -> Conformances {
    arguments.reduce(.all) { common, argument in
      common.intersection(conformances(of: context.graph.arguments[Int(argument.index)].type))
    }
  }
}
