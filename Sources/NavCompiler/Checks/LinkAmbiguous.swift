/// Two links that one URL could match, with nothing to choose between them.
///
/// At each segment a literal beats a placeholder, and an Int or a UUID any other; so two links are told apart by the first
/// segment in which one of them wins, or in which no text fits both. Query items do not tell links apart.
enum LinkAmbiguous {
  static func check(_ context: inout CheckContext, _ links: [(node: NodeID, screen: ScreenID, link: Link)]) {
    let graph = context.graph
    var trie = LinkTrie(graph)
    let texts = trie.texts
    for (index, link) in links.enumerated() {
      guard let other = trie.insert(link.link, number: index) else { continue }
      let range = context.words.tree.range(link.node)
      let earlier = links[other]
      context.report(.linkAmbiguous, at: range) { words in
        let url = example(link.link, earlier.link, texts, graph)
        return Diagnostic(
          .linkAmbiguous,
          "a URL can match this link to '\(words.name(link.screen))' and the one to '\(words.name(earlier.screen))'",
          at: range,
          notes: [
            Diagnostic.Note(
              "'\(url)' matches this one, \(words.quoted(words.tree.range(earlier.node))), too",
              at: words.tree.range(earlier.node))
          ])
      }
    }
  }

  /// A URL that matches both.
  private static func example(_ one: Link, _ other: Link, _ texts: LinkTexts, _ graph: Graph) -> String {
    let segments = zip(one.path, other.path).map { one, other -> String in
      switch (one, other) {
      case (.literal(let text), _), (_, .literal(let text)): LinkTexts.encoded(graph.texts.text(text))
      case (.placeholder(let one), .placeholder(let other)):
        LinkTexts.encoded(texts.example(texts.kind(of: one), texts.kind(of: other)) ?? "x")
      }
    }
    let base = graph.links.bases.first.map { graph.texts.text($0) } ?? ""
    let path = segments.joined(separator: "/")
    return base.isEmpty ? "/" + path : base.hasSuffix("/") ? base + path : "\(base)/\(path)"
  }

  static let explanation = Explanation(
    .linkAmbiguous,
    """
    A URL opens one screen. A literal part of a link beats a placeholder, and a placeholder for an Int or a UUID beats others, so \
    '/p/new' and '/p/{id}' can stand side by side. Two links that fit one URL equally well cannot: which screen came up would \
    depend on their order in the file. What stands behind the '?' does not tell links apart.
    """,
    broken: """
      navc: 1
      graph: Shop
      root: catalog
      screens:
        catalog:
          push:
            openProduct: product
            openBrand: brand
        product:
          arguments: { id: String }
          link: /{id}
        brand:
          arguments: { name: String }
          link: /{name}
      """,
    mended: """
      navc: 1
      graph: Shop
      root: catalog
      screens:
        catalog:
          push:
            openProduct: product
            openBrand: brand
        product:
          arguments: { id: String }
          link: /{id}
        brand:
          arguments: { name: String }
          link: /brand/{name}
      """)
}
