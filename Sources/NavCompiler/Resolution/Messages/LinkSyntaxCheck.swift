/// A text that is no link, or no base of links.
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
    range: "the spot",
    meaning: "It is no path with placeholders, or no base of links.",
    reason: """
      A link is a path: parts between slashes, each a text or one argument in braces, and behind a '?' items such as \
      'q={query}', joined by '&'. Scheme and host stand once for all links, under 'bases'. What a URL cannot hold as it is, \
      such as a space, is percent-encoded.
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
