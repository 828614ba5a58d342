extension MountProblem {
  /// A mount on the path from a fragment to itself.
  struct Step {
    var mounting: String
    var mounted: String
    var range: SourceRange
  }

  /// The fragment mounts itself. `steps` are the mounts that lead from it back to it, without the last one.
  static func cycle(_ steps: [Step]) -> Self {
    Self(rule: .mountCycle) { path, range in
      let message =
        steps.isEmpty
        ? "\(QuotedText.make(path)) is this file, and a fragment cannot mount itself"
        : "\(QuotedText.make(path)) leads back to this file, and a fragment cannot contain itself"
      let notes = steps.map { step in
        Diagnostic.Note("'\(step.mounting)' mounts '\(step.mounted)' here", at: step.range)
      }
      return Diagnostic(.mountCycle, message, at: range, notes: notes)
    }
  }
}

extension Rule {
  package static let mountCycle = Rule(
    id: "mount-cycle", section: .fragments,
    range: "the path",
    meaning: "A fragment mounts itself, directly or through other fragments.",
    reason: """
      A mounted fragment adds all its screens to the tree. A fragment that mounts itself, directly or through other \
      fragments, would add an infinite number of screens. To open another instance of a screen, use a recursive push.
      """,
    broken: [
      .shop(),
      .init(
        "checkout.nav.yaml",
        """
        navc: 1
        fragment: Checkout
        root: address
        screens:
          address:
            push:
              next: payment
          payment:
            mount: checkout.nav.yaml
        """),
    ],
    mended: ["  payment:\n    mount: checkout.nav.yaml": "  payment:"])
}
