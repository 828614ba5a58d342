import NavCompiler
import Testing

@Suite struct UnknownExitTests {
  private let inner = fragment("exits: { done: Void }\nscreens: { x: { unwind: { go: { exit: done } } } }\n")

  @Test func boundButNotDeclared() {
    check(
      mounting(rest: "    exits: { done: a, 1️⃣finished1️⃣: a }\n"), mounting: ["b.nav.yaml": inner],
      .init(.unknownExit, "1️⃣", "'Inner' has no exit 'finished'"))
  }

  /// The intended exit is not reported as missing.
  @Test func misspelt() {
    check(
      mounting(rest: "    exits: { 1️⃣dnoe1️⃣: a }\n"), mounting: ["b.nav.yaml": inner],
      .init(.unknownExit, "1️⃣", "'Inner' has no exit 'dnoe'", notes: [.init("1️⃣", "did you mean 'done'?")]),
      fixed: mounting(rest: "    exits: { done: a }\n"))
  }

  /// Suggestions omit exits that are already bound, and exits that were already suggested.
  @Test func nearWhatIsBound() {
    check(
      mounting(rest: "    exits: { done: a, 1️⃣dnoe1️⃣: a }\n"), mounting: ["b.nav.yaml": inner],
      .init(.unknownExit, "1️⃣", "'Inner' has no exit 'dnoe'"))
    check(
      mounting(rest: "    exits: { 1️⃣dnoe1️⃣: a, 2️⃣doen2️⃣: a }\n"), mounting: ["b.nav.yaml": inner],
      .init(.unknownExit, "1️⃣", "'Inner' has no exit 'dnoe'", notes: [.init("1️⃣", "did you mean 'done'?")]),
      .init(.unknownExit, "2️⃣", "'Inner' has no exit 'doen'"),
      fixed: mounting(rest: "    exits: { done: a, doen: a }\n"))
  }

  /// Nothing relates one name to the other.
  @Test func anotherWord() {
    check(
      mounting(rest: "    exits: { 1️⃣finished1️⃣: a }\n").replacing("  b:\n", with: "  2️⃣b2️⃣:\n"),
      mounting: ["b.nav.yaml": inner.replacing("done: Void", with: "3️⃣done3️⃣: Void")],
      .init(
        .unboundExit, "2️⃣",
        "'b' has no target for the exit 'done' of 'Inner'; add 'done: <screen>' to its 'exits'",
        notes: [.init("3️⃣", "'done' is declared here")]),
      .init(.unknownExit, "1️⃣", "'Inner' has no exit 'finished'"))
  }

  @Test func takenButNotDeclared() {
    check(
      fragment("exits: { done: Void }\nscreens: { x: { unwind: { go: { exit: 1️⃣dne1️⃣ } } } }\n"),
      .init(
        .unknownExit, "1️⃣", "this fragment has no exit 'dne'; declare exits under 'exits', at the top of the file",
        notes: [.init("1️⃣", "did you mean 'done'?")]),
      fixed: fragment("exits: { done: Void }\nscreens: { x: { unwind: { go: { exit: done } } } }\n"))
    check(
      fragment("screens: { x: { unwind: { go: { exit: 1️⃣done1️⃣ } } } }\n"),
      .init(.unknownExit, "1️⃣", "this fragment has no exit 'done'; declare exits under 'exits', at the top of the file"))
  }

  @Test func aGraphHasNone() {
    check(
      shop("screens:\n  a: { push: { go: b } }\n  b: { unwind: { leave: { exit: 1️⃣done1️⃣ } } }\n"),
      .init(
        .unknownExit, "1️⃣", "this file is a graph, and only fragments have exits; use 'to' with a screen"))
    check(
      mounting(rest: "    exits: { done: { exit: 1️⃣done1️⃣ } }\n"), mounting: ["b.nav.yaml": inner],
      .init(
        .unknownExit, "1️⃣", "this file is a graph, and only fragments have exits; use 'to' with a screen"))
  }

  @Test func aNestedBinding() {
    check(
      fragment(
        "exits: { over: Void }\nscreens:\n  x: { push: { go: y } }\n"
          + "  y: { mount: b.nav.yaml, exits: { done: { exit: 1️⃣ovr1️⃣ } } }\n", named: "Outer"),
      mounting: ["b.nav.yaml": inner],
      .init(
        .unknownExit, "1️⃣", "this fragment has no exit 'ovr'; declare exits under 'exits', at the top of the file",
        notes: [.init("1️⃣", "did you mean 'over'?")]),
      fixed: fragment(
        "exits: { over: Void }\nscreens:\n  x: { push: { go: y } }\n"
          + "  y: { mount: b.nav.yaml, exits: { done: { exit: over } } }\n", named: "Outer"))
  }

  /// The exits of the fragment are unknown.
  @Test func exitsThatCannotBeRead() {
    check(
      fragment("exits: 1️⃣done1️⃣\nscreens: { x: { unwind: { go: { exit: done } } } }\n"),
      .init(
        .wrongShape, "1️⃣",
        "'exits' takes a mapping of names to types, as in { done: Order, cancelled: Void }, not 'done'"))
  }
}
