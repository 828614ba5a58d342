/// A name of a segue that the screen does not have.
enum UnknownSegue {
  /// What names a segue.
  enum Role {
    /// A button of an alert.
    case button
    /// What runs where back is refused.
    case otherwise
  }

  /// A segue of the screen that is no answer.
  enum Other: String {
    case unwind = "an unwind"
    case go = "a go segue"
  }

  static func diagnostic(
    _ name: Name, of screen: ScreenID, _ role: Role, suggestion: String?, other: Other?, _ words: Wording
  ) -> Diagnostic {
    let range = words.tree.range(name.node)
    let kind = role == .button ? "unwind" : "push, present or replace"
    var diagnostic = Diagnostic(
      .unknownSegue, "'\(words.name(screen))' has no \(kind) called '\(words.text(name.symbol))'", at: range)
    if let other {
      diagnostic.notes = [Diagnostic.Note("it is \(other.rawValue), and 'otherwise' opens a screen", at: range)]
    } else if let suggestion {
      diagnostic.notes = [.meant(suggestion, insteadOf: words.text(name.symbol), at: range)]
      diagnostic.fixes = [words.tree.change(name.node, to: suggestion)]
    }
    return diagnostic
  }
}

extension Rule {
  package static let unknownSegue = Rule(
    id: "unknown-segue", section: .names,
    range: "the name",
    meaning: "The screen has no such segue.",
    reason: """
      'otherwise' names a push, a present or a replace of the same screen; 'cancel' and 'destructive' name unwinds of the alert, which are its \
      buttons. The names are those of the segues, and not of the screens that they lead to.
      """,
    broken: """
      navc: 1
      graph: Shop
      root: cart
      screens:
        cart:
          present: { askEmpty: empty }
        empty:
          alert: { cancel: kep }
          unwind: { empty: cart, keep: cart }
      """,
    mended: ["kep }": "keep }"])
}
