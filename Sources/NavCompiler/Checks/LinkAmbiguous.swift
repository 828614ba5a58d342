/// Two links that one URL could match, with nothing to choose between them.
///
/// At each segment a literal beats a placeholder, and an Int or a UUID any other; so two links are told apart by the first
/// segment in which one of them wins, or in which no text fits both. Query items do not tell links apart.
enum LinkAmbiguous {
  /// A link of the file, or of a fragment that it mounts.
  struct Candidate {
    var screen: String
    /// Where it stands in this file; of a fragment's, the mount.
    var range: SourceRange
    /// Of a fragment's link, where that stands.
    var origin: SourceRange?
    var steps: [FragmentLink.Step]
  }

  static func check(_ context: inout CheckContext, _ links: [Candidate], _ texts: LinkTexts) {
    var trie = LinkTrie(texts)
    for (index, link) in links.enumerated() {
      guard let other = trie.insert(link.steps, number: index) else { continue }
      let earlier = links[other]
      let base = context.graph.links.bases.first.map { context.graph.texts.text($0) } ?? ""
      context.report(.linkAmbiguous, at: link.range) { words in
        let url = base + (base.hasSuffix("/") ? "" : "/") + example(link.steps, earlier.steps, texts)
        let this = link.origin == nil ? "this link" : "the fragment's link"
        let written = earlier.origin == nil ? ", " + words.quoted(earlier.range) + "," : ""
        let notes = [Diagnostic.Note("'\(url)' matches this one\(written) too", at: earlier.origin ?? earlier.range)]
        return Diagnostic(
          .linkAmbiguous,
          "a URL can match \(this) to '\(link.screen)' and the one to '\(earlier.screen)'", at: link.range,
          notes: notes + (link.origin.map { [Diagnostic.Note("the fragment's link is here", at: $0)] } ?? []))
      }
    }
  }

  /// The path of a URL that matches both.
  private static func example(
    _ one: [FragmentLink.Step], _ other: [FragmentLink.Step], _ texts: LinkTexts
  ) -> String {
    zip(one, other).map { one, other in
      switch (one, other) {
      case (.literal(let text), _), (_, .literal(let text)): LinkTexts.encoded(text)
      case (.placeholder(let one), .placeholder(let other)): LinkTexts.encoded(texts.example(one, other) ?? "x")
      }
    }.joined(separator: "/")
  }
}

extension Rule {
  package static let linkAmbiguous = Rule(
    id: "link-ambiguous", section: .links,
    range: "the later link",
    meaning: "One URL could match two links.",
    reason: """
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
    mended: ["link: /{name}": "link: /brand/{name}"])
}
