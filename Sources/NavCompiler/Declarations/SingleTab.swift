extension Rule {
  package static let singleTab = Rule(
    id: "single-tab", severity: .warning, section: .tree,
    range: "the key",
    meaning: "A container has fewer than two tabs.",
    reason: """
      In a container, the user chooses between tabs. With a single tab, there is no choice, and the screen of the tab \
      can replace the container.
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
