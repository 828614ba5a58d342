/// A text that is not a link, or not a base of links.
enum LinkSyntaxCheck {
  static func diagnostic(_ error: LinkSyntaxError, in node: NodeID, _ words: Wording) -> Diagnostic {
    let tree = words.tree
    let notes = error.note.map { [Diagnostic.Note($0.message, at: tree.range(node, text: $0.range))] } ?? []
    var fixes: [Diagnostic.Fix] = []
    if let fix = error.fix, tree.canInsert(fix.newText, into: node) {
      fixes = [Diagnostic.Fix(fix.title, [Diagnostic.Edit(tree.range(node, text: fix.range), fix.newText)])]
    }
    return Diagnostic(
      .linkSyntax, error.message, at: tree.range(node, text: error.range), notes: notes, fixes: fixes)
  }
}

extension Rule {
  package static let linkSyntax = Rule(
    id: "link-syntax", section: .links,
    range: "the invalid part",
    meaning: "The value is not a path with placeholders, or not a base of links.",
    reason: """
      A link is a path. Slashes separate its parts, and each part is a text or one argument in braces. After a '?', a \
      link can have items such as 'q={query}', joined by '&'. Declare the scheme and the host of all links once, under \
      'bases'. Percent-encode characters that a URL cannot contain, such as spaces.
      """,
    broken: """
      navc: 1
      graph: Shop
      root: catalog
      screens:
        catalog:
          push:
            openProduct: product
        product:
          arguments: { id: Int }
          link: /product-{id}
      """,
    mended: ["/product-{id}": "/product/{id}"])
}
