/// What an alert cannot have.
enum AlertRule {
  /// A key that a screen has and an alert has not.
  static func message(ofKey word: Keyword, of screen: String) -> String {
    switch word {
    case .push, .present, .replace, .go:
      "the alert '\(screen)' leads nowhere: its buttons are unwinds, so it takes no '\(word.rawValue)'"
    case .back: "the alert '\(screen)' takes no 'back': its 'cancel' says which button back presses"
    case .link: "no link leads to an alert: '\(screen)' takes no 'link'"
    default: "'\(screen)' is an alert, which takes no '\(word.rawValue)'"
    }
  }

  /// A key that an unwind has and a button has not.
  static func message(ofButtonKey word: Keyword) -> String {
    word == .exit
      ? "a button of an alert goes to a screen: the screen that presents the alert leaves by the exit"
      : "a button of an alert takes no '\(word.rawValue)', only 'to', 'doc' and 'metadata'"
  }
}

extension Rule {
  package static let alertNotLeaf = Rule(
    id: "alert-not-leaf", section: .tree,
    range: "the key, or the name of the alert",
    meaning: "An alert has or is what no alert can.",
    reason: """
      A screen with 'alert' is a question and its buttons, which the host shows as its platform does, over the page that asks. So \
      it is presented, and nothing lies above it: it has no page and no bar, no link and no go segue leads to it, and it is \
      neither the root nor pushed. Its unwinds are the buttons. A button may always be pressed and hands over nothing but itself, so it takes 'to', \
      'doc' and 'metadata' alone.
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
