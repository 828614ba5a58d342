extension MountProblem {
  /// The file is outside the directory for mounts.
  static let outside = Self(rule: .mountOutside) { path, range in
    Diagnostic(
      .mountOutside,
      "\(QuotedText.make(path)) is outside the directory that mounts are read from: the graph's directory, or '--root'",
      at: range)
  }
}

extension Rule {
  package static let mountOutside = Rule(
    id: "mount-outside", section: .fragments,
    range: "the path",
    meaning: "The path is outside the directory that mounts are read from.",
    reason: """
      navc reads mounted files only from one directory: the one that you pass with '--root', or the directory of the \
      graph. Therefore, checking an untrusted graph does not open other files on the machine. navc resolves symbolic \
      links and '..' before it compares the directories.
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
