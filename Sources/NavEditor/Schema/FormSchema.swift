import NavCompiler

/// The schema of a value.
///
/// A schema sees the values that a reader of YAML makes from scalars. A text can arrive as a number, a Boolean, a date,
/// or null, so the schemas of texts only exclude collections.
enum FormSchema {
  static func value(of form: ValueForm) -> JSONValue {
    switch form {
    case .text, .predicate, .enumCase: return .reference("text")
    case .anyText: return .reference("text")
    case .version: return .object([("enum", .array([.number(1), .string("1")]))])
    case .flag: return .object([("type", .type("boolean"))])
    case .word(let words): return .object([("enum", .words(words))])
    case .choice(let texts): return .object([("enum", .array(texts.map { .string($0) } + [.null]))])
    case .type: return .reference("type")
    case .typeWithDefault: return .reference("typeWithDefault")
    case .literal: return .reference("literal")
    case .duration: return .reference("duration")
    case .count: return .reference("count")
    case .keys(let scope): return .reference(to: scope)
    case .names(let value, let count):
      return collection("object", atLeast: count, "minProperties", [("additionalProperties", self.value(of: value))])
    case .list(let item, let count):
      return collection("array", atLeast: count, "minItems", [("items", value(of: item))])
    case .either(let short, let long):
      return .object([
        ("if", .object([("type", .type(long.isList ? "array" : "object"))])), ("then", value(of: long)),
        ("else", value(of: short)),
      ])
    }
  }

  /// A schema for a collection. An empty value is an empty collection.
  private static func collection(
    _ type: String, atLeast count: Int, _ keyword: String, _ members: [(key: String, value: JSONValue)]
  ) -> JSONValue {
    let types: JSONValue = count > 0 ? .type(type) : .type(type, "null")
    return .object([("type", types)] + (count > 0 ? [(keyword, .number(count))] : []) + members)
  }

  // MARK: - Definitions

  /// The definitions of forms that occur many times.
  static let definitions: [(key: String, value: JSONValue)] = [
    ("text", notA(.type("object", "array"), "a text is expected")),
    ("literal", notA(.type("object"), "a literal is expected")),
    ("type", type(pattern: TypePattern.type, "a type such as String, String? or [String] is expected")),
    (
      "typeWithDefault",
      type(
        pattern: TypePattern.typeWithDefault, "a type such as String, or with a default, such as Int = 1, is expected")
    ),
    ("duration", duration), ("count", count),
  ]

  private static func notA(_ types: JSONValue, _ message: String) -> JSONValue {
    .not(.object([("type", types)])).adding("errorMessage", .string(message))
  }

  /// A type as a text, or as a list with one item, which is a type without a default.
  private static func type(pattern: String, _ message: String) -> JSONValue {
    .object([
      ("if", .object([("type", .type("array"))])),
      ("then", .object([("minItems", .number(1)), ("maxItems", .number(1)), ("items", .reference("type"))])),
      (
        "else",
        .not(.object([("type", .type("object"))])).adding("pattern", .string(pattern))
          .adding("errorMessage", .string(message))
      ),
    ])
  }

  private static let duration: JSONValue = {
    let seconds = NumberPattern.from1(to: ValueForm.maxSeconds)
    let milliseconds = NumberPattern.from1(to: ValueForm.maxSeconds * 1000)
    return .object([
      ("type", .type("string")), ("maxLength", .number(11)),
      ("pattern", .string("^0*(?:\(seconds)s|\(milliseconds)ms)$")),
      ("errorMessage", .string("a duration of up to a day, such as 2s or 500ms, is expected")),
    ])
  }()

  /// A number in quotes is a text, which navc also reads as a number.
  private static let count = JSONValue.object([
    (
      "if", .object([("type", .type("string"))])
    ),
    ("then", .object([("maxLength", .number(9)), ("pattern", .string("^0*[1-9][0-9]*$"))])),
    (
      "else",
      .object([("type", .type("integer")), ("minimum", .number(1)), ("maximum", .number(ValueForm.maxCount))])
    ),
  ])
}

extension ValueForm {
  fileprivate var isList: Bool { if case .list = self { true } else { false } }
}
