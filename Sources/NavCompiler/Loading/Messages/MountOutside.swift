extension MountProblem {
  /// It lies beyond the boundary.
  static let outside = Self(rule: .mountOutside) { path, range in
    Diagnostic(
      .mountOutside,
      "\(QuotedText.make(path)) leads out of the directory that mounts are read from: the graph's own, or that of '--root'",
      at: range)
  }
}

extension Rule {
  package static let mountOutside = Rule(
    id: "mount-outside", section: .fragments,
    range: "the path",
    meaning: "The path leaves the directory that mounts are read from.",
    reason: """
      A graph reads files only from a known place: the directory given with '--root', or its own. So checking a graph that \
      somebody else wrote opens nothing else on the machine. Links in the file system are followed first, and '..' too.
      """,
    broken: [.shop(mounting: "../checkout.nav.yaml")],
    mended: ["../checkout.nav.yaml": "flows/checkout.nav.yaml"],
    with: [
      .init(
        "flows/checkout.nav.yaml",
        """
        navc: 1
        fragment: Checkout
        root: address
        screens:
          address:
        """)
    ])
}
