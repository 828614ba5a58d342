import NavCompiler
import NavPlayer
import NavTable

/// Values as a test writes them.
struct WalkValues {
  private let root: CallerNames
  /// The functions that make values of the app's own types, by type.
  private(set) var functions: [String: String] = [:]
  private(set) var missing: [String] = []

  init(_ root: CallerNames) { self.root = root }

  /// What makes values is a type of its own, called as nothing else is.
  var namespace: String { root.namespace + "WalkValues" }

  /// A value of a type, as an expression that may throw.
  mutating func text(of value: PlayerValue, _ type: TypeReference, in names: CallerNames) -> String {
    switch (type, value) {
    case (.optional, .null): return "nil"
    case (.optional(let wrapped), _): return text(of: value, wrapped, in: names)
    case (.array(let element), .list(let items)):
      if items.isEmpty { return "[]" }
      return "[" + items.map { text(of: $0, element, in: names) }.joined(separator: ", ") + "]"
    case (.array, _): return "[]"
    case (.builtin(let type), _): return text(of: value, type)
    case (.declared(let id), _):
      if let text = names.enumCase(id, value.plain) { return text }
      return foreign(value, id, in: names)
    }
  }

  private mutating func text(of value: PlayerValue, _ type: BuiltinType) -> String {
    let quoted = CallerNames.quoted(value.plain)
    switch (type, value) {
    case (.int, .integer(let number)): return CallerNames.number(Int(number))
    case (.double, .integer(let number)): return CallerNames.number(Double(number))
    case (.double, .decimal(let number)): return CallerNames.number(number)
    case (.bool, .truth(let truth)): return truth ? "true" : "false"
    case (.uuid, _), (.url, _), (.date, _):
      let (name, made) = Self.making(type)
      functions[name] = """
          static func \(name)(_ text: String) throws -> Foundation.\(type.rawValue) {
            let value = \(made)
            return try #require(value)
          }
        """
      return "\(namespace).\(name)(\(quoted))"
    default: return quoted
    }
  }

  private static func making(_ type: BuiltinType) -> (name: String, made: String) {
    switch type {
    case .url: ("url", "Foundation.URL(string: text)")
    case .date: ("date", "try? Foundation.Date(text, strategy: .iso8601)")
    default: ("uuid", "Foundation.UUID(uuidString: text)")
    }
  }

  private mutating func foreign(_ value: PlayerValue, _ id: TypeID, in names: CallerNames) -> String {
    if let builtin = BuiltinType(standingFor: id, in: names.graph) { return text(of: value, builtin) }
    let type = names.graph.types[id.position]
    let name = names.type(.declared(id))
    let function = "make" + String(String.UnicodeScalarView(name.unicodeScalars.filter { $0.properties.isXIDContinue }))
    var isLossless = false
    if case .swift(_, let conformances) = type.kind { isLossless = conformances.contains(.losslessStringConvertible) }
    let swift = type.swift.map(names.graph.texts.text)
    if functions[function] == nil {
      if isLossless {
        functions[function] = """
            static func \(function)(_ text: String) throws -> \(name) {
              let value = \(name)(text)
              return try #require(value)
            }
          """
      } else if swift == "Foundation.Decimal" {
        functions[function] = """
            static func \(function)(_ text: String) throws -> \(name) {
              let value = \(name)(string: text)
              return try #require(value)
            }
          """
      } else if swift == "Foundation.Data" {
        functions[function] = """
            static func \(function)(_ text: String) -> \(name) { \(name)(text.utf8) }
          """
      } else {
        missing.append(name)
        functions[function] = """
            /// Say which value the text stands for.
            static func \(function)(_ text: String) throws -> \(name) { throw Missing(type: \(CallerNames.quoted(name))) }
          """
      }
    }
    return "\(namespace).\(function)(\(CallerNames.quoted(value.plain)))"
  }

  /// A value to begin with.
  mutating func sample(_ type: TypeReference, in names: CallerNames) -> String {
    switch type {
    case .optional: return "nil"
    case .array: return "[]"
    case .builtin(let builtin): return text(of: Self.sample(builtin), builtin)
    case .declared(let id):
      if case .cases(let cases) = names.graph.types[id.position].kind, let first = cases.first,
        let text = names.enumCase(id, names.graph.texts.text(first))
      {
        return text
      }
      if let builtin = BuiltinType(standingFor: id, in: names.graph) { return text(of: Self.sample(builtin), builtin) }
      return foreign(.text("1"), id, in: names)
    }
  }

  private static func sample(_ type: BuiltinType) -> PlayerValue {
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

  /// The type that makes values of the app's own types; nothing where none is needed.
  var text: String {
    if functions.isEmpty { return "" }
    let missing = """
        struct Missing: Error { let type: String }

      """
    return """

      /// Values of the app's own types.
      private enum \(namespace) {
      \(self.missing.isEmpty ? "" : missing)\(functions.sorted { $0.key < $1.key }.map(\.value).joined(separator: "\n"))
      }

      """
  }
}
