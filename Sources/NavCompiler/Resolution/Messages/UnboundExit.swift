/// An exit of a mounted fragment without a target.
enum UnboundExit {
  static func diagnostic(
    _ exit: String, more: Int, of fragment: String, _ screen: ScreenID, declaredAt place: SourceRange, _ words: Wording
  ) -> Diagnostic {
    let range = words.range(screen)
    let rest = more > 0 ? " and \(more) more" : ""
    return Diagnostic(
      .unboundExit,
      "'\(words.name(screen))' has no target for the exit '\(exit)' of '\(fragment)'\(rest);"
        + " add '\(exit): <screen>' to its 'exits'", at: range,
      notes: [Diagnostic.Note("'\(exit)' is declared here", at: place)])
  }
}

extension Rule {
  package static let unboundExit = Rule(
    id: "unbound-exit", section: .fragments,
    range: "the name of the mount",
    meaning: "The mount does not declare a target for an exit of the fragment.",
    reason: """
      A fragment does not know where it is mounted, so its unwinds leave it through exits. Each mount declares the \
      target of each exit: a screen below the mount, 'previous', 'root', 'opener', or an exit of the file that mounts \
      the fragment.
      """,
    broken: [.shop(), .checkout],
    mended: ["checkout.nav.yaml": "checkout.nav.yaml\n    exits:\n      done: catalog"])
}
