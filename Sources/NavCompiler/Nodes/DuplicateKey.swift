extension Rule {
  package static let duplicateKey = Rule(
    id: "duplicate-key", section: .file,
    range: "the second key",
    meaning: "A mapping has a key twice.",
    reason: "A mapping has each key once. YAML readers disagree on which of two counts, so neither does here.",
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
