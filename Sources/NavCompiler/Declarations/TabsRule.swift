/// The restrictions of containers.
enum TabsRule {
  /// The message for a key that screens with a page support, but containers do not.
  static func message(ofKey word: Keyword, of screen: String) -> String {
    switch word {
    case .push, .pane, .present, .replace, .unwind, .go:
      "the container '\(screen)' has no page, so it does not support '\(word.rawValue)'; move it to a screen of a tab"
    case .back: "the container '\(screen)' does not support 'back'; move it to the screens of its tabs"
    case .link: "the container '\(screen)' does not support 'link'; move it to a screen of a tab"
    case .alert: "'\(screen)' has 'tabs' and 'alert', but a container cannot be an alert; remove one of them"
    default:
      "the container '\(screen)' has no page, so it does not support '\(word.rawValue)'; move it to a screen of a tab"
    }
  }
}

extension Rule {
  package static let tabsWithSegues = Rule(
    id: "tabs-with-segues", section: .tree,
    range: "the key",
    meaning: "A container uses a key that only a screen with a page supports.",
    reason: """
      A screen with 'tabs' is a container. It does not have a page: the user always sees a screen of one of its tabs. \
      Therefore, a container does not have segues, 'back', a bar, or links, and it cannot be an alert. Declare segues \
      and links on the screens of the tabs.
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
