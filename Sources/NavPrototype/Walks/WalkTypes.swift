import NavCompiler
import NavPlayer
import NavTable

/// The types of a graph, as tests write their values, and the functions for them.
struct WalkTypes {
  private(set) var lines: [WalkLine] = []
  private var functions: [String: Int] = [:]
  private var choices: [String: Int] = [:]

  /// The notation of values of a type.
  mutating func type(_ type: TypeReference, in names: CallerNames) -> WalkType {
    switch type {
    case .optional(let wrapped): return .optional(self.type(wrapped, in: names))
    case .array(let element): return .list(self.type(element, in: names))
    case .builtin(let builtin): return self.type(builtin)
    case .declared(let id):
      if case .cases(let cases) = names.graph.types[id.position].kind { return choice(cases, id, in: names) }
      if let builtin = BuiltinType(standingFor: id, in: names.graph) { return self.type(builtin) }
      return foreign(id, in: names)
    }
  }

  private mutating func choice(_ cases: [Symbol], _ id: TypeID, in names: CallerNames) -> WalkType {
    let type = names.type(.declared(id))
    if let number = choices[type] { return .choice(number) }
    let number = choices.count
    choices[type] = number
    lines.append(
      .choices(
        cases.map { symbol in
          let name = names.graph.texts.text(symbol)
          return (name, names.enumCase(id, name) ?? name)
        }))
    return .choice(number)
  }

  private mutating func type(_ type: BuiltinType) -> WalkType {
    let (name, made): (String, String)
    switch type {
    case .string: return .text
    case .int: return .integer
    case .double: return .decimal
    case .bool: return .truth
    case .url: (name, made) = ("url", "Foundation.URL(string: text)")
    case .date: (name, made) = ("date", "try? Foundation.Date(text, strategy: .iso8601)")
    case .uuid: (name, made) = ("uuid", "Foundation.UUID(uuidString: text)")
    }
    return function(
      name,
      """
        static func \(name)(_ text: String) throws -> Foundation.\(type.rawValue) {
          let value = \(made)
          return try #require(value)
        }
      """)
  }

  private mutating func function(_ name: String, _ text: String, isMissing: String? = nil) -> WalkType {
    if let number = functions[name] { return .made(number) }
    let number = functions.count
    functions[name] = number
    lines.append(.function(name, text: text, isMissing: isMissing))
    return .made(number)
  }

  /// A type of the app.
  private mutating func foreign(_ id: TypeID, in names: CallerNames) -> WalkType {
    let type = names.graph.types[id.position]
    let name = names.type(.declared(id))
    let function = "make" + String(String.UnicodeScalarView(name.unicodeScalars.filter { $0.properties.isXIDContinue }))
    if case .swift(_, let conformances) = type.kind, conformances.contains(.losslessStringConvertible) {
      return self.function(
        function,
        """
          static func \(function)(
            _ text: String, sourceLocation: SourceLocation = #_sourceLocation
          ) throws -> \(name) {
            let value = \(name)(text)
            return try #require(value, "\(name) does not accept navc's sample '\\(text)'", sourceLocation: sourceLocation)
          }
        """)
    }
    switch type.swift.map(names.graph.texts.text) {
    case "Foundation.Decimal":
      return self.function(
        function,
        """
          static func \(function)(_ text: String) throws -> \(name) {
            let value = \(name)(string: text)
            return try #require(value)
          }
        """)
    case "Foundation.Data":
      return self.function(
        function,
        """
          static func \(function)(_ text: String) -> \(name) { \(name)(text.utf8) }
        """)
    default:
      return self.function(
        function,
        """
          /// Return the value that the text names.
          static func \(function)(_ text: String) throws -> \(name) { throw Missing(type: \(CallerNames.quoted(name))) }
        """, isMissing: name)
    }
  }

  /// An initial value of a type.
  static func sample(_ type: TypeReference, in graph: Graph) -> PrototypeValue {
    switch type {
    case .optional: return .null
    case .array: return .list([])
    case .builtin(let builtin): return sample(builtin)
    case .declared(let id):
      if case .cases(let cases) = graph.types[id.position].kind, let first = cases.first {
        return .text(graph.texts.text(first))
      }
      return BuiltinType(standingFor: id, in: graph).map(sample) ?? .text("1")
    }
  }

  private static func sample(_ type: BuiltinType) -> PrototypeValue {
    switch type {
    case .string: .text("text")
    case .int: .integer(1)
    case .double: .decimal(1)
    case .bool: .truth(false)
    case .uuid: .text("00000000-0000-0000-0000-000000000001")
    case .url: .text("https://example.com/")
    case .date: .text("2026-01-01T00:00:00Z")
    }
  }
}
