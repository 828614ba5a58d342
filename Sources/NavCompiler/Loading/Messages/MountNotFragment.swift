extension MountProblem {
  /// It is a graph.
  static let notFragment = Self(rule: .mountNotFragment) { path, range in
    Diagnostic(
      .mountNotFragment,
      "\(QuotedText.make(path)) is a graph; only a fragment, a file with 'fragment:' in place of 'graph:', can be mounted",
      at: range)
  }
}

extension Rule {
  package static let mountNotFragment = Rule(
    id: "mount-not-fragment", section: .fragments,
    range: "the path",
    meaning: "The file is a graph.",
    reason: """
      A graph is a whole app: its root is at the bottom of the stack, and nothing leads out of it. A part that is mounted \
      elsewhere is a fragment. It is sealed too, but has exits, and its root can have required arguments.
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
