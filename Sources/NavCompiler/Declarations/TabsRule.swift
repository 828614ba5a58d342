/// What a container cannot have.
enum TabsRule {
  /// A key that a screen with a page has and a container has not.
  static func message(ofKey word: Keyword, of screen: String) -> String {
    switch word {
    case .push, .present, .replace, .unwind, .go:
      "'\(screen)' is a container, which has no page that could go anywhere: '\(word.rawValue)' belongs to the screens of its tabs"
    case .back: "'\(screen)' is a container, which nobody goes back from: 'back' belongs to the screens of its tabs"
    case .link: "no link leads to a container: give the links to the screens of the tabs of '\(screen)'"
    case .alert: "'\(screen)' is a container, and an alert is only buttons: take 'tabs' or 'alert' away"
    default: "'\(screen)' is a container, which has no page: '\(word.rawValue)' belongs to the screens of its tabs"
    }
  }
}

extension Rule {
  package static let tabsWithSegues = Rule(
    id: "tabs-with-segues", section: .tree,
    range: "the key",
    meaning: "A container has what only a screen with a page can have.",
    reason: """
      A screen with 'tabs' is a container: it has no page of its own, and what is seen is always a screen of one of its tabs. So \
      nothing can be opened from it, nobody goes back from it, it has no bar of its own, and it is no alert. Segues belong to the \
      screens of the tabs, and so do links.
      """,
    broken: """
      navc: 1
      graph: Shop
      root: main
      screens:
        main:
          tabs: { shop: catalog, help: help }
          push: { openCart: cart }
        catalog:
        help:
        cart:
      """,
    mended: ["    push: { openCart: cart }\n  catalog:": "  catalog:\n    push: { openCart: cart }"])
}
