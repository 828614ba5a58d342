/// A reference to a screen that does not exist.
enum UnknownScreen {
  /// The kind of reference.
  enum Role { case root, push, unwind, via, from, go }

  static func diagnostic(
    _ name: Name, _ role: Role, suggestion: String?, _ words: Wording
  ) -> Diagnostic {
    let range = words.tree.range(name.node)
    var diagnostic = Diagnostic(.unknownScreen, message(words.text(name.symbol), role), at: range)
    if let suggestion {
      diagnostic.notes = [.meant(suggestion, insteadOf: words.text(name.symbol), at: range)]
      diagnostic.fixes = [words.tree.change(name.node, to: suggestion)]
    } else if let mount = mount(inFrontOf: words.text(name.symbol), words) {
      diagnostic.notes = [
        Diagnostic.Note(
          "'\(words.name(mount))' is a mounted fragment, and its screens are reached only through it",
          at: words.range(mount))
      ]
    }
    return diagnostic
  }

  /// The mount in a name such as `checkout.payment`, which pictures and saved state use for a screen in a fragment.
  private static func mount(inFrontOf text: String, _ words: Wording) -> ScreenID? {
    let dots = text.indices.filter { text[$0] == "." }
    guard !dots.isEmpty, dots.count < 64 else { return nil }
    return words.declarations.mounts.lazy.map { ScreenID(index: $0.screen) }.first { mount in
      let name = words.name(mount)
      return dots.contains { text[..<$0] == name }
    }
  }

  private static func message(_ text: String, _ role: Role) -> String {
    guard role != .unwind, role != .via, ["previous", "root", "opener"].contains(text) else {
      return "no screen is called '\(text)'"
    }
    switch role {
    case .push: return "'\(text)' is a target of unwinds only; a push takes the name of a screen"
    case .go: return "'\(text)' is a target of unwinds only; a go segue takes the name of a screen"
    case .from: return "'\(text)' is a target of unwinds only; 'from' takes the name of a screen, 'previous', or 'root'"
    default: return "'\(text)' is a target of unwinds only; 'root' takes the name of a screen"
    }
  }
}

extension Rule {
  package static let unknownScreen = Rule(
    id: "unknown-screen", section: .names,
    range: "the reference",
    meaning: "No screen has this name.",
    reason: """
      'root', 'via', and the targets of segues must exactly match the name of a screen under 'screens'. An unwind can \
      also go to 'previous', 'root', or 'opener'.
      """,
    broken: """
      navc: 1
      graph: Shop
      root: catalog
      screens:
        catalog:
          push:
            openProduct: prodct
        product:
      """,
    mended: ["openProduct: prodct": "openProduct: product"])
}
