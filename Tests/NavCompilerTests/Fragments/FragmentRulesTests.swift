import NavCompiler
import Testing

/// The rules of graphs in fragments, and in the graphs that mount them.
@Suite struct FragmentRulesTests {
  // MARK: - The root of a fragment

  @Test func theRootIsLeftByAnExit() {
    check(
      fragment("exits: { done: Void }\nscreens: { x: { unwind: { go: { exit: done }, 1️⃣close1️⃣: previous } } }\n"),
      .init(
        .unwindFromRoot, "1️⃣",
        "'close' cannot unwind from 'x', which is the fragment's root; use an exit, as in '{ exit: done }'"
      ))
  }

  @Test func theRootMayRequireArguments() {
    check(fragment("screens: { x: { arguments: { id: Int } } }\n"))
  }

  @Test func aMountAtTheBottomOfAGraph() {
    check(
      "navc: 1\ngraph: Shop\nroot: b\nscreens: { b: { mount: 1️⃣b.nav.yaml1️⃣ } }\n",
      mounting: ["b.nav.yaml": fragment("screens: { x: { arguments: { id: Int, no: Int = 1 } } }\n")],
      .init(
        .rootArgument, "1️⃣",
        "'b' is the root, so the fragment's argument 'id' cannot be required"))
    check(
      "navc: 1\ngraph: Shop\nroot: b\nscreens: { b: { mount: b.nav.yaml, exits: { 1️⃣done1️⃣: previous } } }\n",
      mounting: ["b.nav.yaml": fragment("exits: { done: Void }\nscreens: { x: }\n")],
      .init(
        .unwindFromRoot, "1️⃣",
        "'done' cannot unwind from 'b', which is the root"))
    check(
      fragment("screens: { x: { mount: b.nav.yaml } }\n", named: "Outer"),
      mounting: ["b.nav.yaml": fragment("screens: { x: { arguments: { id: Int } } }\n")])
  }

  @Test func aDeadEndAtTheRoot() {
    let message = "users cannot leave 'x': 'back' is false and no unwind leads out"
    for way in ["previous", "root"] {
      check(
        fragment(
          "exits: { done: Void }\nscreens:\n  1️⃣x1️⃣: { back: 2️⃣false2️⃣, push: { go: y } }\n  y: { unwind: { on: \(way) } }\n"
        ),
        .init(
          .deadEnd, "1️⃣", message,
          notes: [
            .init("2️⃣", "'back' is false here"),
            .init("1️⃣", "add an unwind to 'x' or to a screen above it"),
          ]))
    }
    check(
      fragment(
        "exits: { done: Void }\nscreens:\n  x: { back: false, push: { go: y } }\n  y: { unwind: { on: { exit: done } } }\n"
      ))
    check(
      fragment("exits: { done: Void }\nscreens:\n  x: { back: false, unwind: { go: { exit: done } } }\n"))
  }

  @Test func openerEndsAtTheRoot() {
    check(
      mounting(rest: "    shared: true\n    exits: { done: opener }\n").replacing("go: b }", with: "go: b, on: c }")
        + "  c: { push: { go: b } }\n",
      mounting: ["b.nav.yaml": fragment("exits: { done: Void }\nscreens: { x: }\n")])
    check(
      fragment("screens:\n  x: { push: { go: y } }\n  y: { unwind: { close: 1️⃣opener1️⃣ } }\n"),
      .init(
        .unwindNotAncestor, "1️⃣",
        "'opener' needs a shared screen, but neither 'y' nor a screen below it is shared"),
      fixed: fragment("screens:\n  x: { push: { go: y } }\n  y: { unwind: { close: previous } }\n"))
  }

  // MARK: - Around a fragment

  @Test func aMountIsAScreenOfTheTree() {
    let graph = "screens:\n  a: { push: { go: 2️⃣b2️⃣, on: c } }\n  b: { mount: b.nav.yaml }\n  c: { push: { go: 1️⃣b1️⃣ } }\n"
    check(
      shop(graph), mounting: ["b.nav.yaml": fragment("screens: { x: }\n")],
      .init(
        .secondParent, "1️⃣",
        "'b' is pushed from 'c' and from 'a', but is not marked 'shared: true'",
        notes: [.init("2️⃣", "its first parent is 'a', which pushes it here")]),
      fixed: MarkedSource(shop(graph)).text.replacing("{ mount:", with: "{ shared: true, mount:"))
  }

  @Test func argumentsOfTheFragment() {
    check(
      mounting().replacing("go: b", with: "go: { to: b, pass: { id: 1️⃣x1️⃣, 2️⃣no2️⃣: 1 } }")
        .replacing("  b:\n", with: "  3️⃣b3️⃣:\n"),
      mounting: ["b.nav.yaml": fragment("screens: { x: { arguments: { id: Int } } }\n")],
      .init(
        .argumentType, "1️⃣", "'x' is not an Int, which 'id' requires",
        notes: [.init("1️⃣", "write an Int as in 3 or -3")]),
      .init(.unknownArgument, "2️⃣", "'b' has no argument called 'no'", notes: [.init("3️⃣", "'b' takes 'id'")]))
  }

  @Test func whatOnlyAFragmentUsesIsUsed() {
    check(
      mounting(top: "types: { T: { swift: M.T }, 1️⃣U1️⃣: { swift: M.U } }\nfacts: { f: Bool, 2️⃣g2️⃣: Bool }\n"),
      mounting: [
        "b.nav.yaml": fragment(
          "types: { V: { swift: M.T } }\nfacts: { f: Bool }\nscreens:\n"
            + "  x: { push: { go: { to: y, shouldPerform: f } } }\n  y: { arguments: { v: V? } }\n")
      ],
      .init(.unusedType, "1️⃣", "the type 'U' is never used; give it to an argument or a fact, or remove it"),
      .init(.unusedFact, "2️⃣", "the fact 'g' is never read; use it in a predicate, or remove it"))
  }

  @Test func nothingIsUnusedWhereAFragmentIsBroken() {
    check(
      mounting(top: "types: { T: { swift: M.T } }\nfacts: { f: Bool }\n").replacing(
        "go: b", with: "go: { to: b, shouldPerform: hidden, pass: { id: 1 } }"),
      mounting: ["b.nav.yaml": fragment("facts: 1️⃣[f]1️⃣\nscreens: { x: { arguments: 2️⃣id2️⃣ } }\n")],
      .init(
        .wrongShape, "1️⃣", "'facts' takes a mapping of names to types, as in { isSignedIn: Bool }, not a list"),
      .init(.wrongShape, "2️⃣", "'arguments' takes a mapping of names to types, as in { id: Int }, not 'id'"))
  }

  /// An error inside a fragment does not hide errors of the mount.
  @Test func anErrorInsideHidesNothingOutside() {
    check(
      mounting(rest: "    exits: { 1️⃣dnoe1️⃣: a }\n"),
      mounting: [
        "b.nav.yaml": fragment("exits: { done: Void }\nscreens: { x: { push: { go: 2️⃣nowhere2️⃣ } } }\n")
      ],
      .init(.unknownExit, "1️⃣", "'Inner' has no exit 'dnoe'", notes: [.init("1️⃣", "did you mean 'done'?")]),
      .init(.unknownScreen, "2️⃣", "no screen is called 'nowhere'"),
      fixed: mounting(rest: "    exits: { done: a }\n"))
  }

  // MARK: - Values of exits

  private func outer(_ type: String, inner: String, named name: String) -> (String, String) {
    (
      fragment(
        "exits: { over: \(type) }\nscreens:\n  x: { push: { go: y } }\n"
          + "  y: { mount: b.nav.yaml, exits: { done: { exit: 1️⃣over1️⃣ } } }\n", named: name),
      fragment("exits: { done: \(inner) }\nscreens: { x: }\n")
    )
  }

  @Test func aNestedBindingOfAnotherType() {
    for (type, inner, message) in [
      ("Int", "String", "'done' returns a String, but its target, the exit 'over', returns an Int"),
      ("Void", "Int", "'done' returns an Int, but its target, the exit 'over', returns nothing"),
      ("Int", "Void", "'done' returns nothing, but its target, the exit 'over', returns an Int"),
      ("Int?", "Int", "'done' returns an Int, but its target, the exit 'over', returns an optional Int"),
    ] {
      let (graph, mounted) = outer(type, inner: inner, named: "Outer")
      check(graph, mounting: ["b.nav.yaml": mounted], .init(.argumentType, "1️⃣", message))
    }
  }

  @Test func aNestedBindingOfTheSameType() {
    for type in ["Int", "Void", "'[Int]'", "UUID?"] {
      let (graph, mounted) = outer(type, inner: type, named: "Outer")
      check(graph.replacing("1️⃣", with: ""), mounting: ["b.nav.yaml": mounted])
    }
    check(
      fragment(
        "exits: { over: T }\ntypes: { T: { swift: M.T } }\nscreens:\n  x: { push: { go: y } }\n"
          + "  y: { mount: b.nav.yaml, exits: { done: { exit: over } } }\n", named: "Outer"),
      mounting: ["b.nav.yaml": fragment("exits: { done: U }\ntypes: { U: { swift: M.T } }\nscreens: { x: }\n")])
  }

  @Test func returnsBesideAnExit() {
    func graph(_ returns: String) -> String {
      fragment("exits: { done: Int }\nscreens: { x: { unwind: { go: { exit: done, returns: \(returns) } } } }\n")
    }
    check(graph("Int"))
    check(
      graph("1️⃣String1️⃣"),
      .init(.argumentType, "1️⃣", "the unwind and its exit 'done' return different types; the exit returns an Int"))
    check(
      graph("{ id: Int }").replacing("go:", with: "1️⃣go1️⃣:"),
      .init(.argumentType, "1️⃣", "the unwind and its exit 'done' return different types; the exit returns an Int"))
  }

  /// A fact, exit, or argument that could not be read hides no other.
  @Test func whatIsBrokenInAFragmentHidesNothingElse() {
    let store = ListedFiles([
      (
        "test.nav.yaml",
        shop(
          """
          facts: { n: Double }
          screens:
            a: { push: { go: { to: b, pass: { j: 1, k: x }, shouldPerform: n > 1.5 and j == 3 and l } } }
            b: { mount: b.nav.yaml, requires: slow and bad, exits: { one: a } }

          """)
      ),
      (
        "b.nav.yaml",
        fragment(
          """
          exits: { one: Nope, two: Int }
          facts: { n: Int, bad: Nope, slow: { type: Bool, async: true, timeout: 1s, otherwise: false } }
          screens:
            x: { arguments: { j: Nope, k: Int }, push: { go: { to: y, shouldPerform: n > 1 and slow and bad } } }
            y: { unwind: { a: { exit: one }, b: { exit: two, returns: Int } } }

          """)
      ),
    ])
    let found = Compiler.check(store.file("test.nav.yaml"), mounting: store).diagnostics.diagnostics
    let own = found.filter { $0.range.file == 0 }.map { "\($0.rule.id): \($0.message.prefix(40))" }
    #expect(
      own == [
        "argument-type: 'x' is not an Int, which 'k' requires",
        "unknown-name: no fact, condition or argument is called",
        "unbound-exit: 'b' has no target for the exit 'two' of ",
        "fact-mismatch: the fact 'n' is a Double here and an Int",
        "async-here: 'slow' is async, but 'requires' must be ",
      ])
    #expect(Set(found.filter { $0.range.file == 1 }.map(\.rule)) == [.unknownType])
  }
}
