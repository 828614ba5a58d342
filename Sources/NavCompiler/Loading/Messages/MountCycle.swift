extension MountProblem {
  /// One file mounts another.
  struct Step {
    var mounting: String
    var mounted: String
    var range: SourceRange
  }

  /// It is mounted inside itself; `steps` are the mounts that lead from it back to it, without the last one.
  static func cycle(_ steps: [Step]) -> Self {
    Self(rule: .mountCycle) { path, range in
      let message =
        steps.isEmpty
        ? "\(QuotedText.make(path)) is this file: a fragment that mounts itself would never end"
        : "\(QuotedText.make(path)) leads back here: a fragment that mounts itself, by whatever way, would never end"
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
    meaning: "A fragment mounts itself, by whatever way.",
    reason: """
      A mounted fragment stands in its place with all its screens. One that mounts itself, by whatever way, would have \
      endlessly many. A screen that opens another of its own kind is a recursive push instead.
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
