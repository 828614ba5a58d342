/// The restrictions of alerts.
enum AlertRule {
  /// The message for a key that screens support, but alerts do not.
  static func message(ofKey word: Keyword, of screen: String) -> String {
    switch word {
    case .push, .pane, .present, .replace, .go:
      "the alert '\(screen)' does not support '\(word.rawValue)': its buttons are unwinds"
    case .back: "the alert '\(screen)' does not support 'back': 'cancel' names the button that Back presses"
    case .link: "the alert '\(screen)' does not support 'link': a link cannot open an alert"
    default: "the alert '\(screen)' does not support '\(word.rawValue)'"
    }
  }

  /// The message for a key that unwinds support, but buttons do not.
  static func message(ofButtonKey word: Keyword) -> String {
    word == .exit
      ? "a button of an alert cannot take an exit; let the screen that presents the alert take it"
      : "a button of an alert does not support '\(word.rawValue)', only 'to', 'label', 'doc', 'metadata', 'hook', and 'was'"
  }
}

extension Rule {
  package static let alertNotLeaf = Rule(
    id: "alert-not-leaf", section: .tree,
    range: "the key, or the name of the alert",
    meaning: "An alert is used in a way that alerts do not support.",
    reason: """
      A screen with 'alert' is a question with buttons. The host shows it as a platform alert over the page that asks. \
      Therefore, an alert can only be presented, and it cannot open a screen. It does not have a page or a bar. It \
      cannot be the root, and it cannot be the target of a push, a link, or a go segue. Its unwinds are the buttons. A \
      button can always be pressed and does not return a value, so it accepts only 'to', 'label', 'doc', \
      'metadata', 'hook', and 'was'.
      """,
    broken: """
      navc: 1
      graph: Shop
      root: cart
      screens:
        cart:
          push:
            askEmpty: empty
        empty:
          alert: { destructive: [empty], cancel: keep }
          unwind: { empty: cart, keep: cart }
      """,
    mended: ["push:": "present:"])
}
