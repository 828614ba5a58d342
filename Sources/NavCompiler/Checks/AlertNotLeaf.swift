/// An alert that is more than a question with buttons: the root, or what is pushed. What its own keys say, the reader reports.
enum AlertNotLeaf {
  static func check(_ context: inout CheckContext) {
    let declarations = context.resolution.declarations
    if case .known(let root) = context.resolution.root, declarations.isAlert(root), let name = declarations.root {
      let range = declarations.range(name)
      context.report(.alertNotLeaf, at: range) { words in
        Diagnostic(
          .alertNotLeaf,
          "'\(words.name(root))' is an alert, which is presented by another screen, and so cannot be the root",
          at: range, notes: [note(root, words)])
      }
    }
    for edge in context.resolution.pushes.edges where edge.kind != .guessed && declarations.isAlert(edge.target) {
      let details = declarations.details(declarations.segues[edge.segue.position])
      if details?.layer == nil {
        let range = context.words.targetRange(edge.segue)
        context.report(.alertNotLeaf, at: range) { words in
          Diagnostic(
            .alertNotLeaf,
            "'\(words.name(edge.target))' is an alert, which cannot be pushed: put '\(words.name(edge.segue))' under 'present'",
            at: range, notes: [note(edge.target, words)])
        }
      } else if let style = details?.style {
        let range = context.words.tree.range(style)
        context.report(.wrongShape, at: range) { words in
          Diagnostic(
            .wrongShape,
            "'\(words.name(edge.target))' is an alert, which looks as the platform's alerts do: take 'style' away",
            at: range, notes: [note(edge.target, words)])
        }
      }
    }
  }

  private static func note(_ alert: ScreenID, _ words: Wording) -> Diagnostic.Note {
    Diagnostic.Note("'\(words.name(alert))' is declared here", at: words.range(alert))
  }

  /// A key that a screen has and an alert has not.
  static func message(ofKey word: Keyword, of screen: String) -> String {
    switch word {
    case .push, .present:
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
      it is presented, and nothing lies above it: it has no page and no bar, no link leads to it, and it is neither the root nor \
      pushed. Its unwinds are the buttons. A button may always be pressed and hands over nothing but itself, so it takes 'to', \
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
