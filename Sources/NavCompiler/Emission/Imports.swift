/// What the generated file imports: the runtime, the graph's `imports`, and Foundation where a type of it is used.
struct Imports {
  let context: EmissionContext

  init(_ context: EmissionContext) {
    self.context = context
  }

  func code() -> [SwiftCode] {
    var modules = ["NavRuntime": true]
    let swiftTypes = context.graph.types.compactMap { type -> String? in
      guard case .swift(let name, _) = type.kind else { return nil }
      return context.text(name)
    }
    // A type without a module before it may come from any of them.
    let usesAny = swiftTypes.contains { !$0.contains(".") }
    for module in context.graph.imports.map(context.text) {
      modules[module] = usesAny || swiftTypes.contains { $0.hasPrefix(module + ".") }
    }
    if usesFoundation || swiftTypes.contains(where: { $0.hasPrefix("Foundation.") }) { modules["Foundation"] = true }
    return modules.keys.sorted().map { module in .line(modules[module] == true ? keyword + module : "import " + module)
    }
  }

  /// What stands in the graph's own interface has to be imported at its access level.
  private var keyword: String {
    switch context.graph.access {
    case .public: "public import "
    case .package: "package import "
    case .internal: "import "
    }
  }

  private var usesFoundation: Bool {
    let graph = context.graph
    return graph.arguments.contains { Self.usesFoundation($0.type) }
      || graph.facts.contains { fact in
        Self.usesFoundation(fact.type) || fact.parameters.contains { Self.usesFoundation($0.type) }
      }
      || graph.segues.contains { segue in
        guard case .unwind(_, let returns?) = segue.kind else { return false }
        switch returns {
        case .value(let type): return Self.usesFoundation(type)
        case .named(let fields): return fields.contains { Self.usesFoundation($0.type) }
        }
      }
  }

  private static func usesFoundation(_ type: TypeReference) -> Bool {
    switch type {
    case .builtin(let builtin): builtin.module == "Foundation"
    case .declared: false
    case .optional(let wrapped): usesFoundation(wrapped)
    case .array(let element): usesFoundation(element)
    }
  }
}
