import NavCompiler
import NavTable
import Testing

/// Rules for layers, tabs, and roots, each with valid and invalid graphs.
///
/// The tests of the checks contain the messages.
@Suite struct ContainerSentencesTests {
  private func graph(_ screens: String, root: String = "home", head: String = "") -> String {
    "navc: 1\ngraph: Shop\nroot: \(root)\n\(head)screens:\n\(screens)"
  }

  private static let facts = "facts: { isOpen: Bool }\n"

  /// The messages of a graph: each ID with the mark of its range, or with the text of the range.
  private func said(_ screens: String, root: String = "home", head: String = "") -> [String] {
    let source = MarkedSource(graph(screens, root: root, head: head))
    let result = Compiler.check(SourceFile(path: "shop.nav.yaml", text: source.text))
    return result.diagnostics.diagnostics.map {
      let range = Int($0.range.lower)..<Int($0.range.upper)
      return "\($0.rule.id) \(source.ranges.first { $0.value == range }.map { String($0.key) } ?? "elsewhere")"
    }
  }

  // MARK: - Keys

  @Test func whatPresentsOrReplacesTakesEveryKeyOfAPush() throws {
    var lines: [[TableLine]] = []
    for key in ["push", "present", "replace"] {
      let text = graph(
        """
          home: { push: { openItem: item } }
          item:
            arguments: { id: Int }
            \(key):
              next: { to: end, pass: { id: source.id }, shouldPerform: isOpen, animated: false, transition: fade, whenBusy: queue, doc: On., metadata: { a: b } }
          end: { arguments: { id: Int } }

        """, head: Self.facts)
      let result = Compiler.check(SourceFile(path: "shop.nav.yaml", text: text))
      #expect(result.diagnostics.diagnostics.map(\.message) == [], "\(key)")
      let table = Compiler.table(try #require(result.graph))
      lines.append(table.filter { $0.keyword != .layer && $0.keyword != .from })
      #expect(table.contains { $0.keyword == (key == "present" ? .layer : .from) } == (key != "push"))
    }
    #expect(lines[0] == lines[1] && lines[0] == lines[2])
  }

  @Test func whatPresentsMayBeRecursiveAndWhatReplacesMayNot() {
    for key in ["push", "present", "replace"] {
      let found = said(
        "  home: { push: { open: item } }\n  item: { \(key): { more: { to: item, 1️⃣recursive1️⃣: { maxDepth: 3 } } } }\n")
      #expect(found == (key == "replace" ? ["unknown-key 1️⃣"] : []), "\(key)")
    }
  }

  @Test func theStyleIsASheetWhereNothingIsSaid() throws {
    let text = graph("  home: { present: { a: a, b: { to: b, style: sheet } } }\n  a:\n  b:\n")
    let graph = try #require(Compiler.check(SourceFile(path: "shop.nav.yaml", text: text)).graph)
    #expect(graph.segues.map(\.opening) == [.present(.sheet), .present(.sheet)])
  }

  // MARK: - Edges

  @Test func edgesCountInTheOrderOfTheFileAndAReplaceAtItsSegue() {
    for other in ["push", "present"] {
      #expect(
        said(
          "  home: { push: { open: a } }\n  a: { replace: { x: { to: c, from: home } }, \(other): { y: 1️⃣c1️⃣ } }\n  c:\n")
          == ["second-parent 1️⃣"])
      #expect(
        said(
          "  home: { push: { open: a } }\n  a: { \(other): { y: c }, replace: { x: { to: 1️⃣c1️⃣, from: home } } }\n  c:\n")
          == ["second-parent 1️⃣"])
    }
    #expect(
      said(
        "  home: { tabs: { one: a, two: b } }\n  c:\n  b: { push: { x: c } }\n  a: { present: { x: 1️⃣c1️⃣ } }\n")
        == ["second-parent 1️⃣"])
  }

  @Test func depthIsTheLongestChainOfTreeEdges() throws {
    let text = graph(
      """
        home: { tabs: { one: a, two: b } }
        a: { present: { box: box } }
        b: { push: { ask: c } }
        box: { tabs: { one: d, two: e } }
        d: { replace: { other: f } }
        e:
        c: { present: { sure: sure } }
        f: { push: { more: g } }
        g:
        sure: { alert: true, unwind: { no: previous } }

      """)
    let result = Compiler.check(SourceFile(path: "shop.nav.yaml", text: text))
    #expect(result.diagnostics.diagnostics.map(\.message) == [])
    // home, a, box, d; the replacement of d is above a, because a container does not have a page.
    #expect(try #require(result.graph).size.depth == 4 && result.graph?.size.screens == 10)
  }

  // MARK: - Requirements over more edges

  @Test func whatAContainerRequiresHoldsInItsTabs() {
    #expect(
      said(
        """
          home: { present: { box: box } }
          box: { requires: isOpen, tabs: { one: a, two: b } }
          a: { push: { c: { to: c, shouldPerform: 1️⃣not isOpen1️⃣ } } }
          b:
          c:

        """, head: Self.facts) == ["never-performs 1️⃣"])
  }

  /// The source of a replace is not below its target. The screen in `from` is.
  @Test func whatTheSourceOfAReplacementRequiresHoldsOnlyUntilItIsPerformed() {
    let text = """
        home: { push: { a: a } }
        a: { REQUIRES push: { b: b } }
        b: { requires: isOpen, replace: { c: { to: c, from: a } } }
        c: { push: { d: { to: d, shouldPerform: 1️⃣not isOpen1️⃣ } } }
        d:

      """
    #expect(said(text.replacing("REQUIRES ", with: ""), head: Self.facts) == [])
    #expect(
      said(
        text.replacing("REQUIRES", with: "requires: isOpen,").replacing("b: { requires: isOpen, ", with: "b: { "),
        head: Self.facts)
        == ["never-performs 1️⃣"])
    #expect(
      said(
        """
          home: { push: { b: b } }
          b: { requires: isOpen, replace: { c: { to: c, shouldPerform: 1️⃣not isOpen1️⃣ } } }
          c:

        """, head: Self.facts) == ["never-performs 1️⃣"])
  }

  // MARK: - Anywhere

  @Test func aProblemOfWhatIsOfferedIsReportedOnce() {
    #expect(
      said(
        "  home: { push: { a: a, b: b } }\n  a: { push: { c: c } }\n  b:\n  c:\n  help:\n",
        head: Self.facts + "anywhere: { present: { help: { to: help, shouldPerform: 1️⃣isOpen and not isOpen1️⃣ } } }\n")
        == ["never-performs 1️⃣"])
    #expect(
      said(
        "  home: { push: { a: a, b: b } }\n  a:\n  b:\n  help: { arguments: { id: Int } }\n",
        head: "anywhere: { present: { help: { to: help, pass: { id: 1️⃣x1️⃣ } } } }\n") == ["argument-type 1️⃣"])
  }

  @Test func whatIsOfferedIsPassedLiteralsAndItsPredicateSeesWhereItLeads() {
    #expect(
      said(
        "  home: { push: { a: a } }\n  a:\n  help: { arguments: { id: Int } }\n",
        head: Self.facts
          + "anywhere: { push: { help: { to: help, pass: { id: 3 }, shouldPerform: isOpen or id == 4 } } }\n")
        == [])
  }

  @Test func mountsAndWhatTheyMountOfferNothing() throws {
    let mounted = "navc: 1\nfragment: Tour\nroot: one\nscreens: { one: { push: { help: two } }, two: }\n"
    let text = graph(
      "  home: { push: { tour: tour } }\n  tour: { mount: tour.nav.yaml }\n  help: { unwind: { close: { to: opener, returns: Int } } }\n",
      head: "anywhere: { present: { help: help } }\n")
    let files = ListedFiles([("shop.nav.yaml", text), ("tour.nav.yaml", mounted)])
    let result = Compiler.check(files.file("shop.nav.yaml"), mounting: files)
    #expect(result.diagnostics.diagnostics.map(\.message) == [])
    let graph = try #require(result.graph)
    let pushes = PushGraph(graph)
    #expect(graph.screens.indices.map { pushes.offers(ScreenID($0)) } == [true, false, false])
    #expect(UnwindTargets(graph).targets(of: SegueID(index: graph.screens[2].unwinds.lowerBound)) == [ScreenID(0)])
  }

  // MARK: - Alerts

  @Test func anAlertIsNoTargetOfAReplaceAndNoneOfSeveralRoots() {
    #expect(
      said(
        "  home: { push: { a: a } }\n  a: { replace: { ask: 1️⃣sure1️⃣ } }\n  sure: { alert: true, unwind: { no: previous } }\n"
      )
        == ["alert-not-leaf 1️⃣"])
    #expect(
      said(
        "  home:\n  sure: { requires: isOpen, alert: true, unwind: { 2️⃣no2️⃣: previous } }\n",
        root: "[1️⃣sure1️⃣, home]", head: Self.facts) == ["alert-not-leaf 1️⃣", "unwind-from-root 2️⃣"])
  }

  @Test func anAlertReplacesNothingAndHasNoTabs() {
    let found = said(
      "  home: { present: { ask: sure } }\n  a:\n  sure: { alert: true, unwind: { no: previous }, 1️⃣replace1️⃣: { a: a } }\n"
    )
    #expect(found.first == "alert-not-leaf 1️⃣")
    #expect(
      said(
        "  home: { present: { ask: sure } }\n  a:\n  b:\n  sure: { 1️⃣alert1️⃣: true, unwind: { no: previous }, tabs: { a: a, b: b } }\n"
      ).contains { $0 == "alert-not-leaf 1️⃣" || $0 == "tabs-with-segues 1️⃣" })
  }

  @Test func anAlertMayBeOfferedAnywhereAndHasNoStyleThereEither() {
    let screens = "  home: { push: { a: a } }\n  a:\n  sure: { alert: true, unwind: { no: opener } }\n"
    #expect(said(screens, head: "anywhere: { present: { ask: sure } }\n") == [])
    #expect(
      said(screens, head: "anywhere: { present: { ask: { to: sure, style: 1️⃣sheet1️⃣ } } }\n") == ["wrong-shape 1️⃣"])
  }

  // MARK: - Tabs and roots

  @Test func aContainerGoesNowhere() {
    #expect(
      said("  home: { tabs: { a: a, b: b }, 1️⃣go1️⃣: { there: { tab: b } } }\n  a:\n  b:\n") == ["tabs-with-segues 1️⃣"])
  }

  @Test func namesOfTabsAreASetAContainer() {
    #expect(
      said(
        """
          home: { tabs: { one: a, two: b } }
          a: { push: { one: c }, present: { box: box } }
          b:
          c:
          box: { tabs: { one: d, two: e } }
          d: { unwind: { two: a } }
          e:

        """) == [])
    #expect(said("  home: { tabs: { one: a, 1️⃣ONE1️⃣: b } }\n  a:\n  b:\n") == ["name-collision 1️⃣"])
  }

  @Test func noEdgeThatIsNotRecursiveLeadsToARoot() {
    #expect(said("  home: { push: { a: a } }\n  a: { present: { again: 1️⃣home1️⃣ } }\n") == ["push-to-root 1️⃣"])
    #expect(said("  home: { tabs: { a: a, b: 1️⃣home1️⃣ } }\n  a:\n").contains("push-to-root 1️⃣"))
    #expect(
      said(
        "  main: { requires: isOpen, push: { a: a } }\n  a: { replace: { out: { to: 1️⃣home1️⃣, from: main } } }\n  home:\n",
        root: "[main, home]", head: Self.facts) == ["push-to-root 1️⃣"])
    #expect(
      said("  home: { push: { a: a } }\n  a: { present: { again: { to: home, recursive: true } } }\n") == [])
  }

  @Test func proofsNeverAssumeThatAnEarlierRootMayNotStand() {
    // On 'home', 'isOpen' can be true.
    #expect(
      said(
        "  main: { requires: isOpen }\n  home: { push: { a: { to: a, shouldPerform: isOpen }, b: { to: b, shouldPerform: not isOpen } } }\n  a:\n  b:\n",
        root: "[main, home]", head: Self.facts) == [])
  }

  @Test func aTabsFirstScreenIsNoDeadEndAndWhatItPushesMayBe() {
    #expect(
      said(
        "  home: { tabs: { a: a, b: b } }\n  a: { back: false, push: { c: c } }\n  b: { back: false }\n  1️⃣c1️⃣: { back: false }\n"
      )
        == ["dead-end 1️⃣"])
  }

  /// A full-screen layer needs a segue out of it, from its first screen or above it.
  @Test func aFullLayerIsADeadEndIfNothingInItLeadsBelow() {
    let text = "  home: { present: { a: { to: 1️⃣a1️⃣, style: full } } }\n  2️⃣a2️⃣: { push: { b: b } }\n  b: { OUT }\n"
    #expect(said(text.replacing("OUT", with: "")) == ["dead-end 2️⃣"])
    for out in [
      "unwind: { out: home }", "unwind: { out: root }", "replace: { out: { to: c, from: home } }", "go: { out: home }",
    ] {
      let rest = out.hasPrefix("replace") ? "  c:\n" : ""
      #expect(said(text.replacing("OUT", with: out) + rest) == [], "\(out)")
    }
    // Back leads from its pages to its first page, but not out of it.
    #expect(said(text.replacing("OUT", with: "unwind: { out: a, up: previous }")) == ["dead-end 2️⃣"])
  }
}
