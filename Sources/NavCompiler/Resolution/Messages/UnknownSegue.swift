/// A name that does not match a segue of the screen.
enum UnknownSegue {
  /// The kind of reference.
  enum Role {
    /// A button of an alert.
    case button
    /// The segue that runs if `back` is refused.
    case otherwise
  }

  /// A segue of the screen that `otherwise` cannot name.
  enum Other: String {
    case unwind = "it is an unwind, but 'otherwise' takes a push, present, or replace"
    case pane = "it opens a pane, but 'otherwise' takes a push, present, or replace"
    case go = "it is a go segue, but 'otherwise' takes a push, present, or replace"
    case offered = "it is a segue of 'anywhere', but 'otherwise' takes a segue that the screen declares"
  }

  /// A suggested name.
  enum Suggestion {
    /// A similar name.
    case near(String)
    /// The only segue that leads to the named screen.
    case leading(Symbol)
  }

  static func diagnostic(
    _ name: Name, of screen: ScreenID, _ role: Role, suggestion: Suggestion?, other: Other?, _ words: Wording
  ) -> Diagnostic {
    let range = words.tree.range(name.node)
    let kind = role == .button ? "unwind" : "push, present, or replace"
    var diagnostic = Diagnostic(
      .unknownSegue, "'\(words.name(screen))' has no \(kind) called '\(words.text(name.symbol))'", at: range)
    if let other {
      diagnostic.notes = [Diagnostic.Note(other.rawValue, at: range)]
    }
    switch suggestion {
    case .near(let near):
      diagnostic.notes = [.meant(near, insteadOf: words.text(name.symbol), at: range)]
      diagnostic.fixes = [words.tree.change(name.node, to: near)]
    case .leading(let segue):
      let text = words.text(segue)
      diagnostic.notes = [
        Diagnostic.Note("did you mean '\(text)', which leads to '\(words.text(name.symbol))'?", at: range)
      ]
      diagnostic.fixes = [words.tree.change(name.node, to: text)]
    case nil: break
    }
    return diagnostic
  }
}

extension Rule {
  package static let unknownSegue = Rule(
    id: "unknown-segue", section: .names,
    range: "the name",
    meaning: "The screen does not have this segue.",
    reason: """
      'otherwise' names a push, a present, or a replace of the same screen. 'cancel' and 'destructive' name unwinds of \
      the alert, which are its buttons. Use the name of the segue, not the name of the screen that it leads to.
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
