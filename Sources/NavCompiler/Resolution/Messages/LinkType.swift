/// A placeholder whose argument cannot be read from a URL.
enum LinkType {
  static func diagnostic(
    _ argument: ArgumentID, _ placeholder: LinkSyntax.Placeholder, _ link: LinkDraft, _ words: Wording
  ) -> Diagnostic {
    let argument = words.symbols.arguments[argument.position]
    return Diagnostic(
      .linkType,
      "'\(words.text(argument.name))' is \(words.symbols.phrase(argument.type)), which cannot be read from a URL"
        + advice(argument.type, words), at: words.tree.range(link.node, text: placeholder.range))
  }

  private static func advice(_ type: TypeReference, _ words: Wording) -> String {
    switch type {
    case .optional(let wrapped): advice(wrapped, words)
    case .declared(let id):
      "; if '\(words.text(words.symbols.types[id.position].name))' conforms to LosslessStringConvertible,"
        + " add 'link: true' to it"
    case .builtin, .array: ""
    }
  }
}

extension Rule {
  package static let linkType = Rule(
    id: "link-type", section: .links,
    range: "the placeholder",
    meaning: "The type of the argument cannot be read from a URL.",
    reason: """
      Each placeholder of a link becomes an argument, so its type must convert to a text and back. String, Int, \
      Double, Bool, UUID, URL, the enums of the graph, and optionals of these types do. A Swift type of the app does \
      if it conforms to LosslessStringConvertible and is declared with 'link: true'. Date, lists, and other types do \
      not have one text form.
      """,
    broken: """
      navc: 1
      graph: Shop
      root: catalog
      screens:
        catalog:
          push:
            openDay: day
        day:
          arguments: { date: Date }
          link: /day/{date}
      """,
    mended: ["date: Date": "date: String"])
}
