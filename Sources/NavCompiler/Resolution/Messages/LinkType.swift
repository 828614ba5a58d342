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
      "; if it is a LosslessStringConvertible, its type '\(words.text(words.symbols.types[id.position].name))' can say"
        + " 'link: true'"
    case .builtin, .array: ""
    }
  }
}

extension Rule {
  package static let linkType = Rule(
    id: "link-type", section: .links,
    range: "the placeholder",
    meaning: "The type of its argument cannot be read from a URL.",
    reason: """
      Each placeholder of a link becomes an argument, so its type must be one that a text can be turned into and back: String, \
      Int, Double, Bool, UUID, URL, an enum of the graph, a type of the app's that says 'link: true' and is a \
      LosslessStringConvertible, or an optional of these. A Date, an array or a value of another type has no one spelling.
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
