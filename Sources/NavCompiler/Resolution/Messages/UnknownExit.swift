/// An exit that a mount or an unwind names, but that is not declared.
enum UnknownExit {
  /// The place where the exit should be declared.
  enum Owner {
    /// The file is a graph, which does not have exits.
    case graph
    case fragment
    /// A mounted fragment with this name.
    case mounted(String)
  }

  static func diagnostic(
    _ name: Name, _ owner: Owner, suggestion: String?, _ words: Wording
  ) -> Diagnostic {
    let range = words.tree.range(name.node)
    let text = words.text(name.symbol)
    let message =
      switch owner {
      case .graph: "this file is a graph, and only fragments have exits; use 'to' with a screen"
      case .fragment: "this fragment has no exit '\(text)'; declare exits under 'exits', at the top of the file"
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
    meaning: "A mount or an unwind names an exit that is not declared.",
    reason: """
      A fragment declares its exits under 'exits' at the top of its file, each with the type of its value. An unwind \
      in the fragment names one of them with 'exit'. A mount of the fragment declares a target for each exit, by name.
      """,
    broken: [.shop(mounting: "checkout.nav.yaml\n    exits:\n      dne: catalog"), .checkout],
    mended: ["      dne: catalog": "      done: catalog"])
}
