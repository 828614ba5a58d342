import NavCompiler

/// Parts of schemas that several files use.
extension JSONValue {
  static func strings(_ texts: some Sequence<String>) -> JSONValue { .array(texts.map { .string($0) }) }

  static func words(_ words: some Sequence<Keyword>) -> JSONValue { .strings(words.map(\.rawValue)) }

  static func definition(_ name: String) -> JSONValue { .string("#/$defs/\(name)") }

  static func reference(_ name: String) -> JSONValue { .object([("$ref", definition(name))]) }

  static func reference(to scope: KeyScope) -> JSONValue { reference(scope.definitionName) }

  static func type(_ names: String...) -> JSONValue { names.count == 1 ? .string(names[0]) : .strings(names) }

  /// A schema for mappings with all of some keys.
  static func required(_ words: Keyword...) -> JSONValue { .object([("required", .words(words))]) }

  static func not(_ value: JSONValue) -> JSONValue { .object([("not", value)]) }

  /// A schema with one more keyword.
  func adding(_ key: String, _ value: JSONValue) -> JSONValue {
    guard case .object(let members) = self else { return self }
    return .object(members + [(key, value)])
  }

  var members: [(key: String, value: JSONValue)] {
    if case .object(let members) = self { members } else { [] }
  }
}

extension KeyScope {
  /// The name of the definition of the scope.
  var definitionName: String { "\(self)" }

  /// Whether each mapping of the scope has some key. An empty value is then an error.
  var needsKeys: Bool {
    rules.contains { rule in
      switch rule {
      case .required, .oneOf: true
      case .needs, .excludes, .ifTrue: false
      }
    }
  }
}
