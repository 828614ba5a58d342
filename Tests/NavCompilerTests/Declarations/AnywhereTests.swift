import NavCompiler
import Testing

/// `anywhere`: segues that every screen with a page offers, except the screens that they lead to.
@Suite struct AnywhereTests {
  private func store(_ anywhere: String, _ screens: String) -> String {
    "navc: 1\ngraph: Store\nroot: catalog\nfacts: { isOpen: { type: Bool, arguments: { id: Int } } }\nanywhere:\n\(anywhere)screens:\n\(screens)"
  }

  private func valid(_ text: String) throws -> Graph {
    let result = Compiler.check(SourceFile(path: "store.nav.yaml", text: text))
    #expect(result.diagnostics.diagnostics.isEmpty, "\(result.diagnostics.diagnostics)")
    return try #require(result.graph)
  }

  @Test func whoOffersIt() throws {
    let graph = try valid(
      store(
        "  present: { help: { to: help, shouldPerform: isOpen(id), pass: { id: 7 } } }\n  push: { legal: legal }\n",
        """
          catalog: { push: { open: product }, present: { ask: sure } }
          product: { push: { back: { to: product, recursive: true } } }
          sure: { alert: true, unwind: { yes: catalog } }
          help: { arguments: { id: Int }, push: { more: more }, unwind: { close: previous } }
          more: { replace: { other: other }, push: { shop: { to: catalog, recursive: true } } }
          other:
          legal: { unwind: { close: opener } }

        """
      ).replacing("isOpen(id), pass", with: "isOpen(id) or isOpen(3), pass"))
    #expect(graph.size.screens == 7 && graph.size.segues == 11 && graph.size.depth == 4)
    #expect(graph.anywhere == 9..<11)
    let pushes = PushGraph(graph)
    #expect(
      graph.screens.indices.map { pushes.offers(ScreenID($0)) } == [true, true, false, false, false, false, false])
    #expect(graph.screens[3].isShared && graph.screens[6].isShared && !graph.screens[4].isShared)
    let landings = UnwindTargets(graph)
    let close = SegueID(index: graph.screens[6].unwinds.lowerBound)
    #expect(landings.targets(of: close) == [ScreenID(0), ScreenID(1)] && landings.landsAnywhere(close))
  }

  @Test func keysThatItLacks() {
    check(
      store(
        """
          push:
            one: { to: legal, 1️⃣recursive1️⃣: true }
            two: { to: legal, pass: { page: 2️⃣source.id2️⃣ } }
            three: { to: legal, shouldPerform: isOpen(3️⃣source.id3️⃣) }
          4️⃣replace4️⃣: { four: legal }
          5️⃣unwind5️⃣: { five: previous }

        """, "  catalog: { arguments: { id: Int = 1 } }\n  legal: { arguments: { page: Int } }\n"),
      ExpectedDiagnostic(
        .unknownKey, "1️⃣", "'recursive' is not a key of a push of 'anywhere'",
        notes: [.init("1️⃣", "it is a key of a push segue")]),
      ExpectedDiagnostic(
        .unknownArgument, "2️⃣",
        "a segue of 'anywhere' has no single source, so it cannot pass 'source.id'; pass a literal"),
      ExpectedDiagnostic(.unknownName, "3️⃣", "the source has no argument called 'id'"),
      ExpectedDiagnostic(
        .unknownKey, "4️⃣", "'replace' is not a key of 'anywhere'", notes: [.init("4️⃣", "it is a key of a screen")]),
      ExpectedDiagnostic(
        .unknownKey, "5️⃣", "'unwind' is not a key of 'anywhere'", notes: [.init("5️⃣", "it is a key of a screen")]))
  }

  @Test func whatItLeadsToIsShared() {
    check(
      store(
        "  present: { help: help }\n",
        "  catalog: { push: { open: product, read: help } }\n  product:\n  help: { 1️⃣shared1️⃣: true, unwind: { close: opener } }\n"
      ).replacing("facts: { isOpen: { type: Bool, arguments: { id: Int } } }\n", with: ""),
      ExpectedDiagnostic(
        .needlessShared, "1️⃣",
        "'shared' has no effect: 'help' is a target of 'anywhere', so it is shared already"),
      fixed: store(
        "  present: { help: help }\n",
        "  catalog: { push: { open: product, read: help } }\n  product:\n  help: { unwind: { close: opener } }\n"
      ).replacing("facts: { isOpen: { type: Bool, arguments: { id: Int } } }\n", with: ""))
  }

  private func shop(_ anywhere: String, _ screens: String) -> String {
    "navc: 1\ngraph: Store\nroot: catalog\nanywhere:\n\(anywhere)screens:\n\(screens)"
  }

  @Test func namesAreOfOneSet() {
    check(
      shop(
        "  present: { 2️⃣help2️⃣: help }\n  push: { 5️⃣legal5️⃣: legal, 6️⃣LEGAL6️⃣: legal }\n",
        """
          catalog: { push: { 1️⃣help1️⃣: product } }
          product: { unwind: { 3️⃣HELP3️⃣: catalog } }
          help: { push: { legal: legal } }
          legal:

        """),
      ExpectedDiagnostic(
        .nameCollision, "6️⃣", "'LEGAL' and 'legal' both become 'legal' in Swift",
        notes: [.init("5️⃣", "'legal' is here")]),
      ExpectedDiagnostic(
        .nameCollision, "1️⃣", "'catalog' already offers 'help' of 'anywhere'; rename this segue",
        notes: [.init("2️⃣", "'help' of 'anywhere' is declared here")]),
      ExpectedDiagnostic(
        .nameCollision, "3️⃣",
        "'product' already offers 'help' of 'anywhere', which is also 'help' in Swift; rename this segue",
        notes: [.init("2️⃣", "'help' of 'anywhere' is declared here")]))
  }

  @Test func nothingLeadsToTheRoot() {
    check(
      shop("  present: { shop: 1️⃣catalog1️⃣ }\n", "  catalog:\n"),
      ExpectedDiagnostic(
        .pushToRoot, "1️⃣",
        "'catalog' is the root, which is already on the stack; use an unwind to 'root'"))
  }

  @Test func alertsAreNotPushedAndUnwindsGoBelowAllThatOffer() {
    check(
      shop(
        "  push: { ask: 1️⃣sure1️⃣ }\n  present: { help: 4️⃣help4️⃣ }\n",
        """
          catalog: { push: { open: product } }
          product:
          2️⃣sure2️⃣: { alert: true, unwind: { yes: root } }
          help: { unwind: { back1: 3️⃣product3️⃣ } }

        """
      ).replacing("unwind: { yes: root }", with: "unwind: { yes: previous }"),
      ExpectedDiagnostic(
        .alertNotLeaf, "1️⃣", "'sure' is an alert, so only 'present' can open it; move 'ask' to 'present'",
        notes: [.init("2️⃣", "'sure' is declared here")]),
      ExpectedDiagnostic(
        .unwindNotAncestor, "3️⃣", "'product' is not below 'help' in every place, so an unwind cannot go to it",
        notes: [.init("4️⃣", "'product' is not on the path 'catalog' → 'help'")]))
  }

  @Test func aLinkSaysWhoOpensIt() throws {
    let text = shop(
      "  push: { legal: { to: legal, pass: { page: 1 } } }\n",
      """
        catalog: { push: { open: product } }
        product: { arguments: { id: Int } }
        legal: { arguments: { page: Int }, link: { path: "/p/{product.id}/legal", via: product } }

      """)
    #expect(try valid(text).screens[2].link?.via == [ScreenID(1)])
    check(
      text.replacing("{ path: \"/p/{product.id}/legal\", via: product }", with: "1️⃣/legal1️⃣").replacing(
        "to: legal", with: "to: 2️⃣legal2️⃣"),
      ExpectedDiagnostic(
        .linkNeedsVia, "1️⃣", "'legal' is shared, so 'via' of the link must name a screen that pushes it",
        notes: [.init("2️⃣", "'anywhere' pushes 'legal'")]))
  }

  @Test func fragmentsHaveNone() {
    check(
      "navc: 1\nfragment: Tour\nroot: a\n1️⃣anywhere1️⃣: { push: { go: a } }\nscreens: { a: }\n",
      ExpectedDiagnostic(
        .unknownKey, "1️⃣", "'anywhere' is not a key of a fragment", notes: [.init("1️⃣", "it is a key of a graph file")]))
  }

  @Test func whereNobodyComesItIsNotReached() {
    check(
      shop("  present: { help: help }\n", "  catalog: { push: { open: product } }\n  product:\n  help:\n  1️⃣lost1️⃣:\n"),
      ExpectedDiagnostic(
        .unreachableScreen, "1️⃣",
        "nothing pushes 'lost', so it can never be shown; push it from a screen, or remove it"))
  }

  @Test func whatReplacesAtPreviousStandsOnAllThatOffer() {
    check(
      shop(
        "  present: { help: help }\n",
        """
          catalog: { push: { open: product } }
          product:
          help: { replace: { more: 1️⃣more1️⃣, all: all } }
          more:
          all: { shared: true, unwind: { close: previous } }

        """),
      ExpectedDiagnostic(
        .secondParent, "1️⃣",
        "'more' is put on 'product' and on 'catalog', but is not marked 'shared: true'",
        notes: [.init("1️⃣", "its first parent is 'catalog', on which 'help' puts it here")]),
      fixed: shop(
        "  present: { help: help }\n",
        """
          catalog: { push: { open: product } }
          product:
          help: { replace: { more: more, all: all } }
          more:
            shared: true
          all: { shared: true, unwind: { close: previous } }

        """))
  }
}
