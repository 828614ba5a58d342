/// The types in the interface of the generated file.
struct InterfaceTypes {
  private(set) var builtin: Set<BuiltinType> = []
  private(set) var declared: Set<TypeID> = []

  init(_ context: EmissionContext) {
    let graph = context.graph
    for fact in graph.facts {
      add(fact.type)
      for parameter in fact.parameters { add(parameter.type) }
    }
    for id in context.ownScreenIDs { add(context.arguments(of: id), in: graph) }
    for segue in graph.segues {
      if let (destination, pass) = segue.kind.destination {
        let passed = Set(pass.map(\.argument))
        add(context.arguments(of: destination).filter { !passed.contains($0) }, in: graph)
      }
      if case .unwind(_, let returns) = segue.kind { for type in returns?.types ?? [] { add(type) } }
    }
  }

  private mutating func add(_ arguments: some Collection<ArgumentID>, in graph: Graph) {
    for argument in arguments { add(graph.arguments[argument.position].type) }
  }

  private mutating func add(_ type: TypeReference) {
    switch type {
    case .builtin(let type): builtin.insert(type)
    case .declared(let id): declared.insert(id)
    case .optional(let wrapped): add(wrapped)
    case .array(let element): add(element)
    }
  }
}
