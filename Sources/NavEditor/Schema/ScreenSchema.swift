import NavCompiler

/// The conditions of mounted screens, containers, and alerts. A screen has at most one of these kinds: `mount` decides
/// first, then `tabs`.
enum ScreenSchema {
  static var conditions: [JSONValue] {
    [
      .object([
        ("if", .required(.mount)), ("then", only(KeyScope.mountedScreenKeys)),
        (
          "else",
          .object([
            ("if", .required(.tabs)), ("then", container), ("else", .object([("if", isAlert), ("then", alert)])),
          ])
        ),
      ])
    ]
  }

  private static func only(_ words: [Keyword]) -> JSONValue {
    .object([("propertyNames", .object([("enum", .words(words))]))])
  }

  private static func properties(_ members: [(Keyword, JSONValue)]) -> JSONValue {
    .object([("properties", .object(members.map { (key: $0.0.rawValue, value: $0.1) }))])
  }

  private static var container: JSONValue {
    let tabs = JSONValue.object([("type", .type("object")), ("minProperties", .number(1))])
    return .object(only(KeyScope.containerScreenKeys).members + properties([(.tabs, tabs)]).members)
  }

  private static var isAlert: JSONValue {
    let isOn = JSONValue.not(.object([("const", .bool(false))]))
    return .object(properties([(.alert, isOn)]).members + JSONValue.required(.alert).members)
  }

  /// An alert has buttons. If there are several, it names the one that Escape presses.
  private static var alert: JSONValue {
    let buttonKeys = JSONValue.object([("propertyNames", .object([("enum", .words(KeyScope.alertUnwindKeys))]))])
    let unwind = JSONValue.object([
      ("type", .type("object")), ("minProperties", .number(1)), ("additionalProperties", buttonKeys),
    ])
    let several = properties([(.unwind, .object([("minProperties", .number(2))]))])
    let cancelling = JSONValue.object([("type", .type("object")), ("required", .words([.cancel]))])
    return .object(
      only(KeyScope.alertScreenKeys).members + properties([(.unwind, unwind)]).members
        + JSONValue.required(.unwind).members
        + [("if", several), ("then", properties([(.alert, cancelling)]))])
  }
}
