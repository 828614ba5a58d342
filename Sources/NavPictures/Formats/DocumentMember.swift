import NavCompiler

/// A member of an object in the JSON of a graph.
struct DocumentMember<Subject>: Sendable {
  let name: String
  /// The keys of the language that the member states, in each scope of the object that takes them.
  let words: [Keyword]
  let doc: String?
  let form: DocumentForm<Subject>

  /// By default, a member has the name of its first key, and the schema describes it with the meaning of this key.
  init<Value>(
    _ words: Keyword..., name: String? = nil, as form: DocumentForm<Value>, doc: String? = nil,
    read: @escaping @Sendable (GraphText, Subject) -> Value
  ) {
    self.name = name ?? words.first?.rawValue ?? ""
    self.words = words
    self.doc = doc
    self.form = DocumentForm(schema: form.schema, isRequired: form.isRequired) { form.json($0, read($0, $1)) }
  }
}

/// Lists the members of an object.
@resultBuilder enum DocumentMembers<Subject> {
  static func buildExpression(_ member: DocumentMember<Subject>) -> [DocumentMember<Subject>] { [member] }
  static func buildExpression(_ members: [DocumentMember<Subject>]) -> [DocumentMember<Subject>] { members }
  static func buildBlock(_ lists: [DocumentMember<Subject>]...) -> [DocumentMember<Subject>] { lists.flatMap(\.self) }
}
