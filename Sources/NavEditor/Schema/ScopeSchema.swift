import NavCompiler

/// The schema of a mapping with the keys of a scope.
enum ScopeSchema {
  static func value(of scope: KeyScope) -> JSONValue {
    let properties = scope.keys.map { (key: $0.word.rawValue, value: property($0)) }
    let conditions = scope.rules.compactMap { condition($0) } + (scope == .screen ? ScreenSchema.conditions : [])
    let required = scope.rules.compactMap { rule in if case .required(let word) = rule { word } else { nil } }
    return .object(
      [
        ("title", .string(scope.noun)), ("type", scope.needsKeys ? .type("object") : .type("object", "null")),
        ("properties", .object(properties)), ("additionalProperties", .bool(false)),
      ] + (required.isEmpty ? [] : [("required", .words(required))])
        + (conditions.isEmpty ? [] : [("allOf", .array(conditions))]))
  }

  /// The schema of a key, with its texts for editors.
  private static func property(_ key: LanguageKey) -> JSONValue {
    var members: [(key: String, value: JSONValue)] = [("description", .string(key.doc))]
    if let example = ExampleValue.value(of: key.example) { members.append(("examples", .array([example]))) }
    if let value = key.defaultValue.flatMap({ ExampleValue.value(of: $0) }) { members.append(("default", value)) }
    if let snippet = snippet(key) { members.append(("defaultSnippets", .array([snippet]))) }
    return .object(members + FormSchema.value(of: key.value.form).members)
  }

  /// A value that an editor inserts. Editors offer flags and words already.
  private static func snippet(_ key: LanguageKey) -> JSONValue? {
    switch key.value {
    case .flag, .word, .text, .type, .predicate: return nil
    case .mapping, .list, .other:
      return ExampleValue.value(of: key.example).map { body in
        .object([("label", .string("\(key.word.rawValue): \(key.example)")), ("body", body)])
      }
    }
  }

  private static func condition(_ rule: KeyRule) -> JSONValue? {
    switch rule {
    case .required: return nil
    case .oneOf(let one, let two):
      return .object([("oneOf", .array([.required(one), .required(two)]))])
    case .needs(let one, let two):
      return .object([("dependentRequired", .object([(one.rawValue, .words([two]))]))])
    case .excludes(let one, let others):
      return .object([("if", .required(one)), ("then", none(of: others))])
    case .ifTrue(let one, let others):
      let isTrue = JSONValue.object([("const", .bool(true))])
      let holds = JSONValue.object([
        ("properties", .object([(one.rawValue, isTrue)])), ("required", .words([one])),
      ])
      return .object([
        ("if", holds), ("then", .object([("required", .words(others))])), ("else", none(of: others)),
      ])
    }
  }

  private static func none(of words: [Keyword]) -> JSONValue {
    .not(.object([("anyOf", .array(words.map { .required($0) }))]))
  }
}
