package import NavCompiler

/// The JSON Schema of the format json, `Documentation/diff.schema.json`.
package enum DiffSchema {
  package static var value: JSONValue {
    .object([
      ("$schema", .string("https://json-schema.org/draft/2020-12/schema")),
      ("title", .string("The differences between two graphs, as 'navc diff --format json' prints them")),
      (
        "description",
        .string("One file, or a list under 'diffs' if the command line names a directory, several files, or none.")
      ),
      ("oneOf", .array([reference("diff"), list])),
      (
        "$defs",
        .object([
          ("diff", diff), ("side", side), ("change", change), ("place", place), ("position", position),
          ("effect", effect),
        ])
      ),
    ])
  }

  private static var list: JSONValue {
    object([("version", version), ("diffs", array(of: reference("diff")))])
  }

  private static var diff: JSONValue {
    let breaks = DiffSummary.areas.map { ($0.rawValue, number) }
    let others = [EffectClass.asks, .changes, .adds, .text].map { ($0.rawValue, number) }
    return object([
      ("version", version), ("old", reference("side")), ("new", reference("side")),
      ("changes", array(of: reference("change"), "In the order of the new file.")),
      ("summary", object([("breaks", object(breaks))] + others + [("accepted", number)])),
    ])
  }

  private static var side: JSONValue {
    object([
      ("path", string()), ("revision", optional("The commit, or null for a file on disk.")),
      ("graph", optional("The name of the graph, or null if it does not exist on this side.")),
    ])
  }

  private static var change: JSONValue {
    let ids = ItemKind.allCases.flatMap { kind in
      Change.Action.allCases.map { JSONValue.string("\(kind.rawValue)-\($0.rawValue)") }
    }
    let kinds = ItemKind.allCases.map { JSONValue.string($0.rawValue) }
    let subject = object([
      ("kind", .object([("enum", .array(kinds))])),
      ("name", string("The name, with the names of the items around it: 'catalog.openCart'.")),
      ("renamedFrom", optional("The old name of a renamed item.")),
    ])
    let relations = PredicateRelation.allCases.map { JSONValue.string($0.rawValue) } + [.null]
    return object([
      ("id", .object([("enum", .array(ids))])), ("message", string()), ("subject", subject),
      ("was", optional("The old declaration in short.")), ("is", optional("The new declaration in short.")),
      ("old", nullable(reference("place"))), ("new", nullable(reference("place"))),
      (
        "relation",
        .object([
          ("enum", .array(relations)), ("description", .string("The relation of a predicate to the old one.")),
        ])
      ),
      ("effects", array(of: reference("effect"))),
    ])
  }

  private static var place: JSONValue {
    let range = object([("start", reference("position")), ("end", reference("position"))])
    return object([("file", string()), ("range", range)])
  }

  private static var position: JSONValue {
    object([("line", number), ("column", number)])
  }

  /// The ID of an effect determines its area and its class.
  private static var effect: JSONValue {
    let rules = EffectRule.allCases.map { rule in
      JSONValue.object([
        ("description", .string(rule.doc)),
        (
          "properties",
          .object([
            ("id", constant(rule.rawValue)), ("area", constant(rule.area.rawValue)),
            ("effect", constant(rule.effect.rawValue)),
          ])
        ),
      ])
    }
    let members = object([
      ("id", string()), ("area", string()), ("effect", string()), ("message", string()),
      ("example", optional("A URL or a stack that shows the effect.")),
      ("accepted", .object([("type", .string("boolean"))])),
    ])
    return .object([("allOf", .array([members, .object([("oneOf", .array(rules))])]))])
  }

  // MARK: - Forms

  private static var version: JSONValue { .object([("const", .number(DiffJSON.version))]) }
  private static var number: JSONValue { .object([("type", .string("integer")), ("minimum", .number(0))]) }

  private static func constant(_ text: String) -> JSONValue { .object([("const", .string(text))]) }

  private static func string(_ doc: String? = nil) -> JSONValue {
    .object([("type", .string("string"))] + described(doc))
  }

  private static func optional(_ doc: String) -> JSONValue {
    .object([("type", .array([.string("string"), .string("null")]))] + described(doc))
  }

  private static func nullable(_ value: JSONValue) -> JSONValue {
    .object([("anyOf", .array([value, .object([("type", .string("null"))])]))])
  }

  private static func array(of item: JSONValue, _ doc: String? = nil) -> JSONValue {
    .object([("type", .string("array")), ("items", item)] + described(doc))
  }

  private static func reference(_ name: String) -> JSONValue { .object([("$ref", .string("#/$defs/\(name)"))]) }

  private static func described(_ doc: String?) -> [(key: String, value: JSONValue)] {
    doc.map { [("description", .string($0))] } ?? []
  }

  private static func object(_ members: [(String, JSONValue)], _ doc: String? = nil) -> JSONValue {
    .object(
      described(doc) + [
        ("type", .string("object")), ("properties", .object(members.map { (key: $0.0, value: $0.1) })),
        ("required", .array(members.map { .string($0.0) })), ("additionalProperties", .bool(false)),
      ])
  }
}
