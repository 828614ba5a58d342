/// An exit that is bound or taken, and that is not declared.
enum UnknownExit {
  /// Whose the exit would be.
  enum Owner {
    /// The file is a graph, and has none.
    case graph
    case fragment
    /// A mounted fragment of this name.
    case mounted(String)
  }

  static func diagnostic(
    _ name: Name, _ owner: Owner, suggestion: String?, _ words: Wording
  ) -> Diagnostic {
    let range = words.tree.range(name.node)
    let text = words.text(name.symbol)
    let message =
      switch owner {
      case .graph: "only a fragment has exits, and this file is a graph; an unwind in it goes 'to' a screen"
      case .fragment: "this fragment declares no exit '\(text)'; its exits are listed under 'exits', at the top"
      case .mounted(let fragment): "'\(fragment)' has no exit '\(text)'"
      }
    var diagnostic = Diagnostic(.unknownExit, message, at: range)
    if let suggestion {
      diagnostic.notes = [.meant(suggestion, insteadOf: text, at: range)]
      diagnostic.fixes = [words.tree.change(name.node, to: suggestion)]
    }
    return diagnostic
  }
}

extension Rule {
  package static let unknownExit = Rule(
    id: "unknown-exit", section: .fragments,
    range: "the name",
    meaning: "An exit is bound or taken, but not declared.",
    reason: """
      The exits of a fragment are listed under 'exits' at the top of its file, each with the type of the value that it hands \
      over. An unwind in the fragment takes one of them with 'exit', and whoever mounts the fragment binds each by its name.
      """,
    broken: [.shop(mounting: "checkout.nav.yaml\n    exits:\n      dne: catalog"), .checkout],
    mended: ["      dne: catalog": "      done: catalog"])
}
