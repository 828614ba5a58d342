extension Rule {
  package static let duplicateKey = Rule(
    id: "duplicate-key", section: .file,
    range: "the second key",
    meaning: "A mapping contains a key twice.",
    reason: """
      A mapping can contain each key only once. YAML readers disagree about which of two values counts, so navc does \
      not accept either of them.
      """,
    broken: """
      navc: 1
      graph: Shop
      root: catalog
      screens:
        catalog:
          title: Catalog
          title: Everything
      """,
    mended: ["\n    title: Everything": ""])
}
