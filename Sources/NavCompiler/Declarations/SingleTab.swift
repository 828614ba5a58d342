extension Rule {
  package static let singleTab = Rule(
    id: "single-tab", severity: .warning, section: .tree,
    range: "the key",
    meaning: "A container has fewer than two tabs.",
    reason: """
      A container is there to choose between its tabs. With one of them there is nothing to choose, and the screen of the tab could \
      stand in the container's place.
      """,
    broken: """
      navc: 1
      graph: Shop
      root: main
      screens:
        main:
          tabs: { shop: catalog }
        catalog:
          push: { openHelp: help }
        help:
      """,
    mended: [
      "{ shop: catalog }": "{ shop: catalog, help: help }", "  catalog:\n    push: { openHelp: help }": "  catalog:",
    ])
}
