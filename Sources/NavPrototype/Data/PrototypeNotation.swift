package import NavCompiler
package import NavPlayer
internal import NavTable

/// The types and the values of a graph, as the player reads them.
package struct PrototypeNotation {
  private let graph: Graph

  package init(_ graph: Graph) { self.graph = graph }

  /// The enums of the graph, with their cases.
  package var choices: [(name: String, cases: [String])] {
    graph.types.compactMap { type in
      guard case .cases(let cases) = type.kind else { return nil }
      return (graph.texts.text(type.name), cases.map { graph.texts.text($0) })
    }
  }

  /// A type. An app's type that is an alias of a built-in type is that type.
  package func text(of type: TypeReference) -> String {
    switch type {
    case .builtin(let type): type.rawValue
    case .declared(let id):
      BuiltinType(standingFor: id, in: graph)?.rawValue ?? graph.texts.text(graph.types[id.position].name)
    case .optional(let wrapped): text(of: wrapped) + "?"
    case .array(let element): "[" + text(of: element) + "]"
    }
  }

  package func value(of literal: Literal) -> PrototypeValue {
    switch literal {
    case .string(let symbol): return .text(graph.texts.text(symbol))
    case .int(let value): return .integer(Int64(value))
    case .double(let value): return .decimal(value)
    case .bool(let value): return .truth(value)
    case .nil: return .null
    case .array(let elements): return .list(elements.map { value(of: $0) })
    case .enumCase(let type, let index):
      guard case .cases(let cases) = graph.types[type.position].kind else { return .null }
      return .text(graph.texts.text(cases[index]))
    }
  }
}

extension BuiltinType {
  /// The built-in type that an app's type is an alias of.
  init?(standingFor id: TypeID, in graph: Graph) {
    guard let text = graph.types[id.position].swift.map(graph.texts.text),
      let type = Self.allCases.first(where: { text == "\($0.home).\($0.rawValue)" })
    else { return nil }
    self = type
  }

  private var home: String {
    switch self {
    case .string, .int, .double, .bool: "Swift"
    case .uuid, .url, .date: "Foundation"
    }
  }
}
