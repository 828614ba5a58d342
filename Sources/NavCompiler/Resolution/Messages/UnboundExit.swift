/// An exit of a mounted fragment that leads nowhere.
enum UnboundExit {
  static func diagnostic(
    _ exit: String, more: Int, of fragment: String, _ screen: ScreenID, declaredAt place: SourceRange, _ words: Wording
  ) -> Diagnostic {
    let range = words.range(screen)
    let rest = more > 0 ? ", and \(more) more," : ""
    let verb = more > 0 ? "lead" : "leads"
    return Diagnostic(
      .unboundExit,
      "'\(words.name(screen))' does not say where the exit '\(exit)' of '\(fragment)'\(rest) \(verb);"
        + " add '\(exit): <screen>' to its 'exits'", at: range,
      notes: [Diagnostic.Note("'\(exit)' is declared here", at: place)])
  }
}

extension Rule {
  package static let unboundExit = Rule(
    id: "unbound-exit", section: .fragments,
    range: "the mount's name",
    meaning: "An exit of the fragment is not bound.",
    reason: """
      A fragment does not know where it is mounted, so it leaves by exits, and each place where it is mounted says where those \
      lead: to a screen below, to 'previous', 'root' or 'opener', or on to an exit of its own.
      """,
    broken: [.shop(), .checkout],
    mended: ["checkout.nav.yaml": "checkout.nav.yaml\n    exits:\n      done: catalog"])
}
