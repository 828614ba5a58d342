import NavCompiler
import Testing

/// Arguments that a link must supply, of its own screen and of the screens on the path.
@Suite struct LinkMissingArgumentTests {
  /// `place` is the name of the argument in the link.
  private func note(
    _ mark: String, _ argument: String, _ screen: String, _ place: String? = nil
  ) -> ExpectedDiagnostic.Note {
    .init(
      mark,
      "'\(argument)' of '\(screen)' has no default, and a segue on the path does not pass it; add"
        + " '{\(place ?? "\(screen).\(argument)")}' to the link")
  }

  @Test func ofTheLinkedScreen() {
    check(
      shop(
        """
        screens:
          a: { push: { b: b } }
          b: { arguments: { 2️⃣id2️⃣: Int, mark: Int = 0, text: String? }, link: 1️⃣/b1️⃣ }

        """),
      .init(
        .linkMissingArgument, "1️⃣", "the link does not supply 'id', which 'b' requires",
        notes: [note("2️⃣", "id", "b", "id")]
      ))
  }

  @Test func ofEveryScreenOnTheWay() {
    check(
      shop(
        """
        screens:
          a: { push: { b: b } }
          b: { arguments: { 3️⃣x3️⃣: Int, 4️⃣y4️⃣: Int }, push: { c: c } }
          c: { push: { d: d } }
          d: { arguments: { 2️⃣id2️⃣: Int, z: Int }, push: { e: e } }
          e: { link: 1️⃣"/e?z={z}"1️⃣ }

        """),
      .init(
        .linkMissingArgument, "1️⃣", "the link does not supply 'id', which 'd' on the path to 'e' requires",
        notes: [note("2️⃣", "id", "d"), note("3️⃣", "x", "b"), note("4️⃣", "y", "b")]))
  }

  @Test func aBareNameOfTheLinkedScreenFillsNoOther() {
    check(
      shop(
        """
        screens:
          a: { push: { b: b } }
          b: { arguments: { 2️⃣id2️⃣: Int }, push: { c: c } }
          c: { arguments: { id: Int }, link: 1️⃣"/c/{id}"1️⃣ }

        """),
      .init(
        .linkMissingArgument, "1️⃣", "the link does not supply 'id', which 'b' on the path to 'c' requires",
        notes: [
          .init(
            "2️⃣",
            "'id' of 'b' has no default, and a segue on the path does not pass it; '{id}' sets the argument of 'c'; add"
              + " '{b.id}' to the link")
        ]))
    check(
      shop(
        """
        screens:
          a: { push: { b: b } }
          b: { arguments: { id: Int }, push: { c: c } }
          c: { arguments: { id: Int }, link: "/b/{b.id}/{id}" }

        """))
  }

  @Test func whatPassGives() {
    check(
      shop(
        """
        screens:
          a: { arguments: { x: Int = 1 }, push: { b: { to: b, pass: { x: source.x } } } }
          b: { arguments: { x: Int }, push: { c: { to: c, pass: { x: source.x, y: 2 } } } }
          c: { arguments: { x: Int, y: Int }, link: /c }

        """))
  }

  /// The first segue whose predicate is true is used, so each possible segue must supply the argument. Segues after the
  /// first segue without a predicate are never used.
  @Test func severalSegues() {
    func graph(_ segues: String, mark: Bool = false) -> String {
      shop(
        """
        facts: { f: Bool }
        screens:
          a:
            back: { shouldPerform: f }
            push:
        \(segues)
          b: { arguments: { \(mark ? "2️⃣x2️⃣" : "x"): Int }, link: \(mark ? "1️⃣/b1️⃣" : "/b") }

        """)
    }
    let given = [
      "      one: { to: b, pass: { x: 1 } }\n      two: b",
      "      one: { to: b, shouldPerform: f, pass: { x: 1 } }\n      two: { to: b, pass: { x: 2 } }\n      three: b",
      "      one: { to: b, shouldPerform: f, pass: { x: 1 } }\n      two: { to: b, shouldPerform: f, pass: { x: 2 } }",
    ]
    for segues in given { check(graph(segues)) }
    let missing = [
      "      one: b\n      two: { to: b, pass: { x: 1 } }",
      "      one: { to: b, shouldPerform: f, pass: { x: 1 } }\n      two: b",
      "      one: { to: b, shouldPerform: f }\n      two: { to: b, pass: { x: 1 } }",
    ]
    for segues in missing {
      check(
        graph(segues, mark: true),
        .init(
          .linkMissingArgument, "1️⃣", "the link does not supply 'x', which 'b' requires",
          notes: [note("2️⃣", "x", "b", "x")]
        ))
    }
  }

  @Test func aRecursivePushIsNoStep() {
    check(
      shop(
        """
        screens:
          a: { push: { b: b } }
          b: { arguments: { 2️⃣x2️⃣: Int }, push: { again: { to: b, recursive: true, pass: { x: 1 } } }, link: 1️⃣/b1️⃣ }

        """),
      .init(
        .linkMissingArgument, "1️⃣", "the link does not supply 'x', which 'b' requires",
        notes: [note("2️⃣", "x", "b", "x")]))
  }

  @Test func throughASharedScreen() {
    func graph(_ via: String, _ marks: Bool) -> String {
      shop(
        """
        screens:
          a: { push: { b: { to: b, pass: { x: 1 } }, c: c } }
          c: { push: { b: b } }
          b: { shared: true, arguments: { \(marks ? "2️⃣x2️⃣" : "x"): Int }, push: { d: d } }
          d: { link: { path: \(marks ? "1️⃣/d1️⃣" : "/d"), via: \(via) } }

        """)
    }
    check(graph("a", false))
    check(
      graph("c", true),
      .init(
        .linkMissingArgument, "1️⃣", "the link does not supply 'x', which 'b' on the path to 'd' requires",
        notes: [note("2️⃣", "x", "b")]))
  }

  /// Follow-on errors: the actual error is in the argument, the `pass`, or the path.
  @Test func whatIsWrongElsewhereIsNotMissingToo() {
    check(
      shop(
        """
        screens:
          a: { push: { b: { to: b, pass: { 1️⃣idd1️⃣: 1 } } } }
          b: { arguments: { id: Int }, link: "/b/{2️⃣iid2️⃣}" }

        """),
      .init(
        .unknownArgument, "1️⃣", "'b' has no argument called 'idd'", notes: [.init("1️⃣", "did you mean 'id'?")]),
      .init(
        .unknownArgument, "2️⃣", "neither 'b' nor a screen on the path to it has an argument called 'iid'",
        notes: [.init("2️⃣", "did you mean 'id'?")]),
      fixed: shop(
        """
        screens:
          a: { push: { b: { to: b, pass: { id: 1 } } } }
          b: { arguments: { id: Int }, link: "/b/{id}" }

        """))
    check(
      shop("screens:\n  a: { arguments: { 1️⃣x1️⃣: Int }, push: { b: b } }\n  b: { link: /b }\n"),
      .init(
        .rootArgument, "1️⃣",
        "'a' is the root, so its argument 'x' cannot be required; add a default, or make it optional"
      ))
  }

  /// The linked screen does not need the value, so the placeholder can mean the other screen's argument.
  @Test func aPlaceholderToRename() {
    func graph(_ link: String) -> String {
      shop(
        """
        screens:
          a: { push: { show: show } }
          show: { arguments: { 2️⃣id2️⃣: Int }, push: { play: episode } }
          episode: { arguments: { id: Int = 1 }, link: \(link) }

        """)
    }
    check(
      graph("1️⃣\"/e/{id}\"1️⃣"),
      ExpectedDiagnostic(
        .linkMissingArgument, "1️⃣", "the link does not supply 'id', which 'show' on the path to 'episode' requires",
        notes: [
          .init(
            "2️⃣",
            "'id' of 'show' has no default, and a segue on the path does not pass it; '{id}' sets the argument of"
              + " 'episode'; add '{show.id}' to the link")
        ]),
      fixed: MarkedSource(graph("\"/e/{show.id}\"")).text)
  }

  /// A misspelled name under 'pass' may supply the missing argument.
  @Test func besideAMisspeltPass() {
    func graph(_ pass: String) -> String {
      shop(
        "screens:\n  a: { push: { b: { to: b, pass: { \(pass): 3 } } } }\n  b: { arguments: { id: Int }, push: { c: c } }\n"
          + "  c: { link: /c }\n")
    }
    check(
      graph("1️⃣idd1️⃣"),
      ExpectedDiagnostic(
        .unknownArgument, "1️⃣", "'b' has no argument called 'idd'", notes: [.init("1️⃣", "did you mean 'id'?")]),
      fixed: graph("id"))
  }

  /// A placeholder cannot fill an argument whose type cannot be read from a URL.
  @Test func ofATypeThatNoLinkHas() {
    check(
      shop(
        """
        types: { O: { swift: O } }
        screens:
          a: { push: { x: x } }
          x: { arguments: { 2️⃣l2️⃣: "[Int]", 3️⃣o3️⃣: O, 4️⃣at4️⃣: Date }, push: { y: y } }
          y: { link: 1️⃣/y1️⃣ }

        """),
      .init(
        .linkMissingArgument, "1️⃣", "the link does not supply 'l', which 'x' on the path to 'y' requires",
        notes: [
          .init(
            "2️⃣",
            "'l' of 'x' has no default, and a segue on the path does not pass it; add a default, or pass it on the path"
          ),
          .init(
            "3️⃣",
            "'o' of 'x' has no default, and a segue on the path does not pass it; pass it on the path, or, if its type"
              + " 'O' is LosslessStringConvertible, add 'link: true' to the type and '{x.o}' to the link"),
          .init(
            "4️⃣",
            "'at' of 'x' has no default, and a segue on the path does not pass it; add a default, or pass it on the"
              + " path"),
        ]))
  }
}
