import NavCompiler
import NavTable
import Testing

/// `go` under `anywhere`: go segues of every screen with a page.
@Suite struct OfferedGoTests {
  private func shop(_ anywhere: String, _ screens: String, facts: String = "") -> String {
    "navc: 1\ngraph: Shop\nroot: home\n\(facts)anywhere: { \(anywhere) }\nscreens:\n\(screens)"
  }

  @Test func itsLinesStandBehindAllOthers() throws {
    let text = shop(
      "go: { seeBox: { to: box, via: list, pass: { id: 3, list.name: all }, shouldPerform: isOpen, whenBusy: queue } }, push: { help: help }",
      """
        home: { go: { there: list }, push: { openList: list } }
        list: { arguments: { name: String }, push: { openBox: box } }
        box: { shared: true, arguments: { id: Int }, unwind: { close: opener } }
        help:

      """, facts: "facts: { isOpen: Bool }\n"
    ).replacing("there: list", with: "there: home")
    let result = Compiler.check(SourceFile(path: "shop.nav.yaml", text: text))
    #expect(result.diagnostics.diagnostics.map(\.message) == [])
    let graph = try #require(result.graph)
    #expect(graph.anywhere == 4..<5 && graph.anywhereGoes == 5..<6 && graph.size.segues == 6)
    let table = Compiler.table(graph)
    #expect(
      table.drop { $0.keyword != .anywhere } == [
        .anywhere, .push("help", to: "help"), .go("seeBox", to: "box"), .via(["list"]),
        .pass(PassedArgument(name: "id", value: .literal(.integer(3)))),
        .pass(PassedArgument(name: "list.name", value: .literal(.text("all")))), .condition("isOpen"), .busy(.queue),
      ])
    #expect(table.filter { $0 == .apart }.count == 1)
  }

  /// A go segue is not an edge of the tree. Without other offers of `anywhere`, no screen is apart.
  @Test func itIsNoEdge() throws {
    let text = shop("go: { seeList: list }", "  home: { push: { openList: list } }\n  list:\n")
    let graph = try #require(Compiler.check(SourceFile(path: "shop.nav.yaml", text: text)).graph)
    #expect(PushTree(graph).depth == 2 && graph.anywhere.isEmpty)
    #expect(!Compiler.table(graph).contains(.apart))
    check(
      shop("go: { seeLost: 2️⃣lost2️⃣ }", "  home:\n  1️⃣lost1️⃣:\n"),
      ExpectedDiagnostic(
        .unreachableScreen, "1️⃣", "nothing pushes 'lost', so it can never be shown; push it from a screen, or remove it",
        notes: [.init("2️⃣", "'seeLost' is a go segue, which only follows pushes and presents")]))
  }

  @Test func keysThatItLacks() {
    check(
      shop(
        "go: { one: { to: list, 1️⃣transition1️⃣: fade }, two: { to: list, pass: { name: 2️⃣source.id2️⃣ } }, three: { to: list, shouldPerform: 3️⃣source.id3️⃣ }, 4️⃣four4️⃣: { animated: false }, five: { to: 5️⃣lst5️⃣ } }",
        "  home: { push: { openList: list } }\n  list: { arguments: { name: String } }\n"
      ),
      ExpectedDiagnostic(
        .unknownKey, "1️⃣", "'transition' is not a key of a go of 'anywhere'",
        notes: [.init("1️⃣", "it is a key of a push segue")]),
      ExpectedDiagnostic(
        .unknownArgument, "2️⃣",
        "a segue of 'anywhere' has no single source, so it cannot pass 'source.id'; pass a literal"),
      ExpectedDiagnostic(.unknownName, "3️⃣", "the source has no argument called 'id'"),
      ExpectedDiagnostic(
        .missingKey, "4️⃣", "the segue 'four' has no target; add 'to: <screen>' or 'tab: <tab>'"),
      ExpectedDiagnostic(
        .unknownScreen, "5️⃣", "no screen is called 'lst'", notes: [.init("5️⃣", "did you mean 'list'?")]),
      fixed: shop(
        "go: { one: { to: list, transition: fade }, two: { to: list, pass: { name: source.id } }, three: { to: list, shouldPerform: source.id }, four: { animated: false }, five: { to: list } }",
        "  home: { push: { openList: list } }\n  list: { arguments: { name: String } }\n"))
  }

  /// A target of `anywhere` can reuse the names of pushes and presents of `anywhere`, but not the names of its go
  /// segues.
  @Test func allScreensWithAPageHaveItsNames() {
    check(
      shop(
        "push: { help: help, 4️⃣go4️⃣: help }, go: { 1️⃣seeHome1️⃣: home, 5️⃣go5️⃣: home }",
        """
          home: { present: { ask: sure } }
          help: { unwind: { help: previous, 2️⃣seeHome2️⃣: previous } }
          sure: { alert: { cancel: seeHome }, unwind: { seeHome: previous, help: previous } }

        """),
      ExpectedDiagnostic(.nameCollision, "5️⃣", "the name 'go' is already used", notes: [.init("4️⃣", "'go' is here")]),
      ExpectedDiagnostic(
        .nameCollision, "2️⃣", "'help' already offers 'seeHome' of 'anywhere'; rename this segue",
        notes: [.init("1️⃣", "'seeHome' of 'anywhere' is declared here")]))
  }

  @Test func noWayToIt() {
    check(
      shop(
        "push: { help: 4️⃣help4️⃣ }, go: { toHelp: 1️⃣help1️⃣, ask: 2️⃣sure2️⃣, seeHome: { to: home, via: 5️⃣help5️⃣ } }".replacing(
          "to: home", with: "to: 6️⃣home6️⃣"),
        """
          home: { present: { confirm: sure } }
          help:
          3️⃣sure3️⃣: { alert: true, unwind: { no: previous } }

        """),
      ExpectedDiagnostic(
        .linkNeedsVia, "1️⃣", "'help' is shared, so 'via' of 'toHelp' must name a screen that pushes it",
        notes: [.init("4️⃣", "'anywhere' pushes 'help'")]),
      ExpectedDiagnostic(
        .alertNotLeaf, "2️⃣", "'sure' is an alert, so a go segue cannot lead to it",
        notes: [.init("3️⃣", "'sure' is declared here")]),
      ExpectedDiagnostic(
        .linkNeedsVia, "6️⃣", "'via' names 'help', but no screen on the path to 'home' is shared",
        notes: [.init("5️⃣", "it is named here")]))
  }

  /// Only screens that are below all screens with a page need no argument.
  @Test func whatStandsEverywhereNeedsNothing() {
    check(
      shop(
        "go: { seePart: 1️⃣part1️⃣, seeBox: box, given: { to: part, pass: { box.id: 5 } } }",
        """
          2️⃣home2️⃣: { push: { openBox: box } }
          box: { arguments: { 3️⃣id3️⃣: Int }, push: { openPart: part } }
          part: { arguments: { number: Int } }

        """),
      ExpectedDiagnostic(
        .linkMissingArgument, "1️⃣", "'seePart' does not supply 'id', which 'box' on the path to 'part' requires",
        notes: [
          .init(
            "3️⃣",
            "'id' of 'box' has no default, and a segue on the path does not pass it; add 'box.id' to 'pass'"),
          .init("2️⃣", "'home' also offers it, and 'box' is not below 'home' in every place"),
        ]))
    check(
      """
      navc: 1
      graph: Shop
      root: place
      anywhere: { go: { seePart: part } }
      screens:
        place: { mount: place.nav.yaml, exits: { open: previous } }

      """.replacing("mount: place.nav.yaml, exits: { open: previous }", with: "tabs: { one: box, two: part }")
        .replacing(
          "anywhere: { go: { seePart: part } }\n", with: "anywhere: { go: { seePart: part, two: { tab: two } } }\n")
        + "  box: { arguments: { id: Int = 3 } }\n  part: { push: { more: more } }\n  more: { arguments: { id: Int } }\n"
    )
  }

  @Test func itLeadsAwayFromADeadEnd() {
    let text = shop(
      "go: { shelf: shelf }",
      """
        home: { push: { openShelf: shelf } }
        1️⃣shelf1️⃣: { back: 2️⃣false2️⃣, push: { openBox: box } }
        box: { back: false, present: { cover: { to: cover, style: full } } }
        cover:

      """)
    check(
      text,
      ExpectedDiagnostic(
        .deadEnd, "1️⃣",
        "users cannot leave 'shelf': 'back' is false and no unwind leads out",
        notes: [
          .init("2️⃣", "'back' is false here"),
          .init("1️⃣", "add an unwind to 'shelf' or to a screen above it"),
        ]))
    check(
      text.replacing("1️⃣", with: "").replacing("2️⃣", with: "").replacing("go: { shelf", with: "go: { home: home, shelf"))
    // A segue that could not be read may lead anywhere.
    check(
      text.replacing("1️⃣", with: "").replacing("2️⃣", with: "").replacing("go: { shelf: shelf", with: "go: { shelf: 1️⃣[]1️⃣"),
      ExpectedDiagnostic(
        .wrongShape, "1️⃣", "a go of 'anywhere' takes the name of a screen or { to: … }, not an empty list"))
  }

  @Test func predicatesAreProved() {
    check(
      shop(
        "go: { one: { to: box, pass: { id: 3 }, shouldPerform: 1️⃣destination.id > 41️⃣ }, two: { to: box, shouldPerform: isOpen } }",
        """
          home: { push: { openBox: box } }
          box: { arguments: { id: Int }, requires: isOpen or id > 1 }

        """, facts: "facts: { isOpen: Bool, 3️⃣isLate3️⃣: Bool }\n"
      ).replacing("id: 3 }, should", with: "id: 2️⃣32️⃣ }, should"),
      ExpectedDiagnostic(
        .unusedFact, "3️⃣", "the fact 'isLate' is never read; use it in a predicate, or remove it"),
      ExpectedDiagnostic(
        .neverPerforms, "1️⃣", "'one' can never be performed: 'destination.id > 4' is never true",
        notes: [.init("2️⃣", "'pass' sets 'id' to '3'")]))
  }

  @Test func aMarkThatAWayNeedsStays() {
    check(
      shop(
        "go: { seeBox: { to: box, via: list } }",
        """
          home: { push: { openList: list } }
          list: { push: { open: box } }
          box: { 1️⃣shared1️⃣: true }

        """),
      ExpectedDiagnostic(
        .needlessShared, "1️⃣",
        "'shared' has no effect: only 'list' pushes 'box', and no unwind from 'box' or above it goes to 'opener'"))
  }
}
