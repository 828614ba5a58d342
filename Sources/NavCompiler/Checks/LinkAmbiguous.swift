/// Two links that match the same URL with the same precedence.
///
/// A literal segment takes precedence over a placeholder. A placeholder for an Int or a UUID takes precedence over
/// other placeholders. Two links conflict if no segment decides between them. Query items do not distinguish links.
enum LinkAmbiguous {
  /// A link of the file or of a mounted fragment.
  struct Candidate {
    var screen: String
    /// The range of the link in this file. For a link of a fragment, this is the mount.
    var range: SourceRange
    /// The range of the link in the file of the fragment.
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
        let written = earlier.origin == nil ? ", " + words.quoted(earlier.range) : ""
        let notes = [Diagnostic.Note("'\(url)' also matches this link\(written)", at: earlier.origin ?? earlier.range)]
        return Diagnostic(
          .linkAmbiguous,
          "a URL can match both \(this) to '\(link.screen)' and the link to '\(earlier.screen)'", at: link.range,
          notes: notes + (link.origin.map { [Diagnostic.Note("the fragment's link is here", at: $0)] } ?? []))
      }
    }
  }

  /// A URL path that matches both links.
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
    meaning: "One URL can match two links.",
    reason: """
      A URL opens one screen. A literal segment of a link takes precedence over a placeholder, and a placeholder for \
      an Int or a UUID takes precedence over other placeholders. Therefore, '/p/new' and '/p/{id}' do not conflict. If \
      two links match a URL with the same precedence, the opened screen would depend on their order in the file. Query \
      items do not distinguish links.
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
