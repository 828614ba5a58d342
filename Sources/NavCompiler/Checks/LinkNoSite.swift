/// A key about a website in a graph without one.
enum LinkNoSite {
  static func check(_ context: inout CheckContext) {
    let links = context.resolution.declarations.links
    guard context.graph.links.site(context.graph.texts) == nil else { return }
    for key in [links.web?.key, links.apple?.key, links.android?.key].compactMap({ $0 }) {
      let range = context.words.tree.range(key)
      context.report(.linkNoSite, at: range) { words in
        Diagnostic(
          .linkNoSite, "'\(words.tree.text(key))' needs a website under 'bases'", at: range,
          notes: links.bases.first.map { base in
            [Diagnostic.Note("add a base such as 'https://shop.example.com' here", at: words.tree.range(base))]
          } ?? [])
      }
    }
  }
}

extension LinkRules {
  /// The first base that is a website with `https`.
  func site(_ texts: Interner) -> String? {
    bases.lazy.map { texts.text($0) }.first { $0.lowercased().hasPrefix("https://") }
  }
}

extension Rule {
  package static let linkNoSite = Rule(
    id: "link-no-site", section: .links,
    range: "the key",
    meaning: "A key needs a website with `https` under `bases`.",
    reason: """
      'web' lists paths of your website, and 'apple' and 'android' list the apps that open its URLs. Systems open the \
      URLs of a website in an app only if the website uses 'https'. Add the website to 'bases'.
      """,
    broken: """
      navc: 1
      graph: Shop
      root: catalog
      links: { bases: ["shop://"], web: ["/help/{page}"] }
      screens:
        catalog:
          link: /catalog
      """,
    mended: ["bases: [\"shop://\"]": "bases: [\"shop://\", \"https://shop.example.com\"]"])
}
