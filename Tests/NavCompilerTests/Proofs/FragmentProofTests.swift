import NavCompiler
import Testing

/// A requirement of a fragment's root holds in the fragment, and applies to each push to a place that mounts it.
@Suite struct FragmentProofTests {
  private func inner(_ screens: String) -> String { fragment("facts: { n: Int }\nscreens:\n" + screens) }

  @Test func aRootThatRequiresTooMuch() {
    check(
      inner("  x: { requires: 1️⃣2️⃣n > 32️⃣ and 3️⃣n < 23️⃣1️⃣ }\n"),
      ExpectedDiagnostic(
        .neverPerforms, "1️⃣", "'requires' of 'x' can never be true: 'n > 3' and 'n < 2' cannot both be true",
        notes: [.init("2️⃣", "'n > 3' must be true"), .init("3️⃣", "'n < 2' must be true")]))
  }

  @Test func whatTheRootRequiresHoldsAboveIt() {
    check(
      inner(
        """
          x: { requires: 1️⃣n > 31️⃣, push: { go: { to: y, shouldPerform: 2️⃣n < 12️⃣ } } }
          y: { back: { shouldPerform: 3️⃣n < 23️⃣ } }

        """),
      ExpectedDiagnostic(
        .neverPerforms, "2️⃣", "'go' can never be performed: 'n < 1' contradicts 'n > 3', which 'x' requires",
        notes: [.init("1️⃣", "'x' requires 'n > 3' and is on the stack")]),
      ExpectedDiagnostic(
        .neverPerforms, "3️⃣", "going back from 'y' is never allowed: 'n < 2' contradicts 'n > 3', which 'x' requires",
        notes: [.init("1️⃣", "'x' requires 'n > 3' and is on the stack")]))
  }

  @Test func aPushToTheMount() {
    check(
      shop(
        "facts: { n: Int }\nscreens:\n  a: { push: { go: { to: b, shouldPerform: 1️⃣n < 21️⃣ } } }\n  b: { mount: b.nav.yaml }\n"
      ),
      mounting: ["b.nav.yaml": inner("  x: { requires: 2️⃣n > 32️⃣ }\n")],
      ExpectedDiagnostic(
        .neverPerforms, "1️⃣", "'go' can never be performed: 'n < 2' contradicts 'n > 3', which 'Inner.x' requires",
        notes: [.init("2️⃣", "'Inner.x' requires 'n > 3'")]))
  }

  @Test func whatAPushPassesToTheMount() {
    check(
      shop("screens:\n  a: { push: { go: { to: 1️⃣b1️⃣, pass: { k: 2️⃣02️⃣ } } } }\n  b: { mount: b.nav.yaml }\n"),
      mounting: [
        "b.nav.yaml": fragment(
          "conditions: { some: n > 3 }\nfacts: { n: Int }\n"
            + "screens:\n  x: { arguments: { k: Int }, requires: 3️⃣some and k > 13️⃣ }\n")
      ],
      ExpectedDiagnostic(
        .neverPerforms, "1️⃣", "'go' can never be performed: 'some and k > 1' is never true",
        notes: [.init("3️⃣", "'Inner.x' requires 'some and k > 1'"), .init("2️⃣", "'pass' sets 'k' to '0'")]))
  }

  @Test func aMountThatRequiresTheOpposite() {
    check(
      shop("facts: { n: Int }\nscreens:\n  a: { push: { go: b } }\n  b: { mount: b.nav.yaml, requires: 1️⃣n < 21️⃣ }\n"),
      mounting: ["b.nav.yaml": inner("  x: { requires: 2️⃣n > 32️⃣ }\n")],
      ExpectedDiagnostic(
        .neverPerforms, "1️⃣",
        "'requires' of 'b' can never be true: 'n < 2' contradicts 'n > 3', which 'Inner.x' requires",
        notes: [.init("2️⃣", "'Inner.x' requires 'n > 3' and is on the stack")]))
    // There is no error if both have the same requirement.
    check(
      shop("facts: { n: Int }\nscreens:\n  a: { push: { go: b } }\n  b: { mount: b.nav.yaml, requires: n > 2 }\n"),
      mounting: ["b.nav.yaml": inner("  x: { requires: n > 3 }\n")])
  }

  @Test func aMountAsTheRootOfAFragment() {
    check(
      shop(
        "facts: { n: Int }\nscreens:\n  a: { push: { go: { to: b, shouldPerform: 1️⃣n < 21️⃣ } } }\n  b: { mount: b.nav.yaml }\n"
      ),
      mounting: [
        "b.nav.yaml": fragment("screens:\n  x: { mount: c.nav.yaml }\n", named: "Outer"),
        "c.nav.yaml": inner("  x: { requires: 2️⃣n > 32️⃣ }\n"),
      ],
      ExpectedDiagnostic(
        .neverPerforms, "1️⃣", "'go' can never be performed: 'n < 2' contradicts 'n > 3', which 'Inner.x' requires",
        notes: [.init("2️⃣", "'Inner.x' requires 'n > 3'")]))
  }

  /// A requirement that could not be read, or that is too long to copy, is not checked.
  @Test func aRequirementThatIsNotKnown() {
    let chain = (1...40).map { "c\($0): c\($0 - 1) and c\($0 - 1)" }.joined(separator: ", ")
    check(
      shop(
        "facts: { n: Int }\nscreens:\n  a: { push: { go: { to: b, shouldPerform: n < 2 } } }\n  b: { mount: b.nav.yaml }\n"
      ),
      mounting: [
        "b.nav.yaml": fragment(
          "facts: { n: Int }\nconditions: { c0: n > 3, \(chain) }\nscreens:\n  x: { requires: c40 }\n")
      ])
  }

  @Test func whatTheMountRequiresHoldsInside() {
    let inside = inner(
      """
        x: { arguments: { k: Int = 0 }, push: { go: { to: y, shouldPerform: 3️⃣n < 23️⃣ }, on: { to: y, shouldPerform: n > 2 or source.k > 1 } } }
        y: { arguments: { k: Int = 0 }, back: { shouldPerform: k > 1 } }

      """)
    check(
      shop("facts: { n: Int }\nscreens:\n  a: { push: { go: b } }\n  b: { mount: 1️⃣b.nav.yaml1️⃣, requires: 2️⃣n > 82️⃣ }\n"),
      mounting: ["b.nav.yaml": inside],
      ExpectedDiagnostic(
        .neverPerforms, "1️⃣", "'Inner.x.go' can never be performed: 'n < 2' contradicts 'n > 8', which 'b' requires",
        notes: [.init("3️⃣", "'n < 2' is evaluated here"), .init("2️⃣", "'b' requires 'n > 8' and is on the stack")]))
    // The same with a requirement of a screen below the mount, through another fragment.
    check(
      shop(
        "facts: { n: Int }\nscreens:\n  a: { push: { go: c } }\n  c: { requires: 2️⃣n > 82️⃣, push: { go: b } }\n"
          + "  b: { mount: 1️⃣b.nav.yaml1️⃣ }\n"),
      mounting: [
        "b.nav.yaml": fragment("screens:\n  x: { mount: c.nav.yaml }\n", named: "Outer"), "c.nav.yaml": inside,
      ],
      ExpectedDiagnostic(
        .neverPerforms, "1️⃣", "'Inner.x.go' can never be performed: 'n < 2' contradicts 'n > 8', which 'c' requires",
        notes: [.init("3️⃣", "'n < 2' is evaluated here"), .init("2️⃣", "'c' requires 'n > 8' and is on the stack")]))
    // In another place, the segue can be performed.
    check(
      shop(
        "facts: { n: Int }\nscreens:\n  a: { push: { go: b, on: c } }\n  b: { mount: b.nav.yaml, requires: n > 8 }\n"
          + "  c: { mount: b.nav.yaml }\n"),
      mounting: ["b.nav.yaml": inside.replacing("3️⃣", with: "")])
  }
}
