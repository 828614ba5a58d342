extension MountProblem {
  /// The file cannot be read.
  static func notFound(_ reason: String) -> Self {
    Self(rule: .mountNotFound) { path, range in
      Diagnostic(.mountNotFound, "\(QuotedText.make(path)) cannot be mounted: \(reason)", at: range)
    }
  }
}

extension Rule {
  package static let mountNotFound = Rule(
    id: "mount-not-found", section: .fragments,
    range: "the path",
    meaning: "The mounted file does not exist, or it cannot be read.",
    reason: """
      'mount' is the path of a fragment's file, relative to the file that mounts it. The file must exist, and it must \
      be readable to its end.
      """,
    broken: [
      .shop(mounting: "chekout.nav.yaml"),
      .init(
        "checkout.nav.yaml",
        """
        navc: 1
        fragment: Checkout
        root: address
        screens:
          address:
        """),
    ],
    mended: ["chekout.nav.yaml": "checkout.nav.yaml"])
}
