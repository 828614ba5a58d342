extension MountProblem {
  /// The file is a graph.
  static let notFragment = Self(rule: .mountNotFragment) { path, range in
    Diagnostic(
      .mountNotFragment,
      "\(QuotedText.make(path)) is a graph; only a fragment, a file with 'fragment:' instead of 'graph:', can be mounted",
      at: range)
  }
}

extension Rule {
  package static let mountNotFragment = Rule(
    id: "mount-not-fragment", section: .fragments,
    range: "the path",
    meaning: "The mounted file is a graph.",
    reason: """
      A graph is an entire app. Its root is at the bottom of the stack, so it does not have exits. A part that you \
      mount in another file is a fragment. A fragment has exits, and its root can have required arguments.
      """,
    broken: [
      .shop(),
      .init(
        "checkout.nav.yaml",
        """
        navc: 1
        graph: Checkout
        root: address
        screens:
          address:
        """),
    ],
    mended: ["graph: Checkout": "fragment: Checkout"])
}
