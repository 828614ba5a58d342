import NavCompiler

/// The form of a value in the JSON of a graph: its JSON Schema, and the JSON of each value.
struct DocumentForm<Value>: Sendable {
  let schema: [(key: String, value: JSONValue)]
  /// Whether every value has JSON, so that its member is always present.
  var isRequired = true
  /// The members of an object, with the keys of the language that they state in some scopes.
  var members: [(name: String, words: [Keyword], scopes: [KeyScope])] = []
  /// The members of an object one by one.
  var parts: [DocumentMember<Value>] = []
  let json: @Sendable (GraphText, Value) -> JSONValue?

  static func optional<Wrapped>(_ form: DocumentForm<Wrapped>) -> Self where Value == Wrapped? {
    Self(schema: form.schema, isRequired: false) { text, value in value.flatMap { form.json(text, $0) } }
  }

  /// A value whose member is absent if the value is empty.
  static func nonEmpty(_ form: Self) -> Self where Value: Collection & SendableMetatype {
    Self(schema: form.schema, isRequired: false) { $1.isEmpty ? nil : form.json($0, $1) }
  }

  static func list<Item>(of item: DocumentForm<Item>) -> Self where Value == [Item] {
    Self(schema: [("type", .string("array")), ("items", .object(item.schema))]) { text, values in
      .array(values.compactMap { item.json(text, $0) })
    }
  }

  static func word(of words: String...) -> Self where Value == String {
    Self(schema: [("enum", .array(words.map(JSONValue.string)))]) { .string($1) }
  }

  static func word() -> Self where Value: CaseIterable & RawRepresentable<String> & SendableMetatype {
    Self(schema: [("enum", .array(Value.allCases.map { .string($0.rawValue) }))]) { .string($1.rawValue) }
  }

  /// A value whose schema is a definition. The form of a definition can contain a reference to itself.
  static func reference(_ name: String, to form: @escaping @Sendable @autoclosure () -> Self) -> Self {
    Self(schema: [("$ref", .string("#/$defs/\(name)"))]) { form().json($0, $1) }
  }

  /// An object whose members state keys of some scopes.
  static func object(_ scopes: KeyScope..., @DocumentMembers<Value> list: () -> [DocumentMember<Value>]) -> Self {
    let members = list()
    let properties = members.map { member in
      let doc = member.doc ?? scopes.lazy.flatMap(\.keys).first { $0.word == member.words.first }?.doc
      let description = doc.map { [(key: "description", value: JSONValue.string($0))] } ?? []
      return (key: member.name, value: JSONValue.object(member.form.schema + description))
    }
    return Self(
      schema: [
        ("type", .string("object")), ("properties", .object(properties)),
        ("required", .array(members.filter(\.form.isRequired).map { .string($0.name) })),
        ("additionalProperties", .bool(false)),
      ],
      members: members.map { ($0.name, $0.words, scopes) }, parts: members
    ) { text, value in
      .object(members.compactMap { member in member.form.json(text, value).map { (member.name, $0) } })
    }
  }
}
