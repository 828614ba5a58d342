import NavCompiler
import NavTable
import Testing

/// `tabs`: containers, and the screens in them.
@Suite struct TabsTests {
  private func valid(_ screens: String) throws -> Graph {
    let text =
      "navc: 1\ngraph: Shop\nroot: main\ndefaults: { whenBusy: drop, animated: false, transition: fade }\nscreens:\n\(screens)"
    let result = Compiler.check(SourceFile(path: "shop.nav.yaml", text: text))
    #expect(result.diagnostics.diagnostics.isEmpty, "\(result.diagnostics.diagnostics)")
    return try #require(result.graph)
  }

  @Test func tabsAreEdgesOfTheTreeAndTakeNoDefaults() throws {
    let graph = try valid(
      """
        main:
          tabs:
            shop: catalog
            orders: { to: orders, title: Mine, pass: { page: 2 }, metadata: { icon: box } }
        catalog: { push: { open: product } }
        product: { link: /product, unwind: { up: previous, home: catalog } }
        orders: { arguments: { page: Int }, link: /orders }

      """)
    #expect(graph.screens.map(\.isContainer) == [true, false, false, false])
    let tabs = graph.screens[0].pushes.map { graph.segues[Int($0)] }
    #expect(tabs.map(\.opening) == [.tab, .tab])
    #expect(tabs.map { $0.label.map(graph.texts.text) } == [nil, "Mine"])
    #expect(tabs.allSatisfy { $0.whenBusy == .auto && $0.isAnimated && $0.transition == nil })
    #expect(graph.size.screens == 4 && graph.size.segues == 5 && graph.size.depth == 3)
    let tree = PushTree(graph)
    #expect(tree.parents(of: ScreenID(3)) == [ScreenID(0)])
  }

  @Test func whatNamesNoScreenPassesOverContainers() throws {
    let graph = try valid(
      """
        main: { tabs: { shop: catalog, help: help } }
        catalog: { present: { open: account } }
        help: { present: { open: account } }
        account: { shared: true, tabs: { one: one, two: two } }
        one: { unwind: { close: { to: previous, returns: Int } } }
        two: { push: { go: three } }
        three: { unwind: { leave: { to: opener, returns: String } } }

      """)
    let landings = UnwindTargets(graph)
    func unwind(_ screen: Int) -> SegueID { SegueID(index: graph.screens[screen].unwinds.lowerBound) }
    #expect(landings.targets(of: unwind(4)) == [ScreenID(1), ScreenID(2)])
    #expect(landings.targets(of: unwind(6)) == [ScreenID(1), ScreenID(2)])
    let present = SegueID(index: graph.screens[1].pushes.lowerBound)
    #expect(landings.returning(to: present) == [unwind(4), unwind(6)])
  }

  @Test func whereNoPageLiesBelow() {
    check(
      """
      navc: 1
      graph: Shop
      root: main
      screens:
        main: { tabs: { shop: catalog, help: 4️⃣help4️⃣ } }
        catalog: { unwind: { 1️⃣up1️⃣: previous }, push: { open: product } }
        product: { unwind: { 2️⃣home2️⃣: root, up: previous }, push: { help: help } }
        help: { shared: true, unwind: { back1: 3️⃣previous3️⃣, back2: 5️⃣opener5️⃣ } }

      """,
      ExpectedDiagnostic(
        .unwindFromRoot, "1️⃣",
        "'up' unwinds from 'catalog' to 'previous', but no page is below 'catalog'"),
      ExpectedDiagnostic(
        .unwindFromRoot, "2️⃣",
        "'home' unwinds from 'product' to 'root', but the root is a container; name a screen instead"
      ),
      ExpectedDiagnostic(
        .unwindNotAncestor, "3️⃣",
        "'previous' is not a page in every place of 'help'",
        notes: [.init("4️⃣", "'previous' is not a page on the path 'main' → 'help'")]),
      ExpectedDiagnostic(
        .unwindNotAncestor, "5️⃣",
        "'opener' is not a page in every place of 'help'",
        notes: [.init("4️⃣", "'opener' is not a page on the path 'main' → 'help'")]))
  }

  @Test func anotherTabIsNotBelow() {
    check(
      """
      navc: 1
      graph: Shop
      root: main
      screens:
        main: { tabs: { shop: 2️⃣catalog2️⃣, orders: orders } }
        catalog: { push: { open: 3️⃣product3️⃣ } }
        product: { unwind: { orders: 1️⃣orders1️⃣ } }
        orders:

      """,
      ExpectedDiagnostic(
        .unwindNotAncestor, "1️⃣",
        "'orders' is in another tab of 'main' than 'product', so an unwind cannot go to it; use 'go' to select the tab",
        notes: [.init("3️⃣", "'orders' is not on the path 'main' → 'catalog' → 'product'")]))
  }

  @Test func whatReplacesInATabGoesOnAPage() {
    check(
      """
      navc: 1
      graph: Shop
      root: main
      screens:
        main: { tabs: { shop: 5️⃣catalog5️⃣, orders: orders } }
        catalog: { replace: { 1️⃣over1️⃣: end }, push: { open: 6️⃣product6️⃣ } }
        product: { replace: { top: { to: last, from: 2️⃣root2️⃣ }, tab: { to: other, from: 3️⃣main3️⃣ } } }
        orders: { present: { account: account } }
        account: { tabs: { one: one, two: two } }
        one: { replace: { done: thanks } }
        two:
        thanks: { unwind: { up: orders } }
        end:
        last:
        other:

      """,
      ExpectedDiagnostic(
        .replaceNotAncestor, "1️⃣",
        "'over' cannot push on 'previous', which is not a page in every place of 'catalog'",
        notes: [.init("5️⃣", "'previous' is not a page on the path 'main' → 'catalog'")]),
      ExpectedDiagnostic(
        .replaceNotAncestor, "2️⃣",
        "'top' cannot push on 'root', which is not a page in every place of 'product'",
        notes: [.init("6️⃣", "'root' is not a page on the path 'main' → 'catalog' → 'product'")]),
      ExpectedDiagnostic(
        .replaceNotAncestor, "3️⃣",
        "'main' is a container, so 'from' cannot name it; name a screen of one of its tabs"))
  }

  @Test func eachTabIsAPlaceOfItsOwn() {
    check(
      """
      navc: 1
      graph: Shop
      root: main
      screens:
        main: { tabs: { one: 2️⃣page2️⃣, two: 1️⃣page1️⃣, three: both, four: both } }
        page:
        both: { shared: true }

      """,
      ExpectedDiagnostic(
        .secondParent, "1️⃣",
        "'page' starts the tabs 'one' and 'two' of 'main', but is not marked 'shared: true'",
        notes: [.init("2️⃣", "its first place is here")]),
      fixed: """
        navc: 1
        graph: Shop
        root: main
        screens:
          main: { tabs: { one: page, two: page, three: both, four: both } }
          page:
            shared: true
          both: { shared: true }

        """)
  }

  @Test func aTabAndAPush() {
    check(
      """
      navc: 1
      graph: Shop
      root: main
      screens:
        main: { tabs: { one: 2️⃣page2️⃣, two: other } }
        page:
        other: { push: { open: 1️⃣page1️⃣ } }

      """,
      ExpectedDiagnostic(
        .secondParent, "1️⃣",
        "'page' is pushed from 'other' and a tab of 'main', but is not marked 'shared: true'",
        notes: [.init("2️⃣", "its first parent is 'main', which opens it here")]),
      fixed: """
        navc: 1
        graph: Shop
        root: main
        screens:
          main: { tabs: { one: page, two: other } }
          page:
            shared: true
          other: { push: { open: page } }

        """)
  }

  @Test func viaMayNameAContainer() throws {
    let graph = try valid(
      """
        main: { tabs: { shop: catalog, help: help } }
        catalog: { push: { help: help } }
        help: { shared: true, link: { path: /help, via: main } }

      """)
    #expect(graph.screens[2].link?.via == [ScreenID(0)])
  }

  @Test func deadEnds() {
    check(
      """
      navc: 1
      graph: Shop
      root: start
      screens:
        start: { present: { one: { to: 2️⃣first2️⃣, style: full }, two: { to: second, style: full }, three: { to: third, style: full } } }
        1️⃣first1️⃣: { tabs: { a: firstA, b: firstB } }
        firstA: { back: false, push: { more: more } }
        firstB:
        more: { unwind: { up: firstA } }
        second: { tabs: { a: secondA, b: secondB } }
        secondA: { unwind: { close: previous } }
        secondB:
        third: { tabs: { a: thirdA, b: thirdB } }
        thirdA: { push: { open: deep } }
        thirdB:
        deep: { unwind: { out: start } }

      """,
      ExpectedDiagnostic(
        .deadEnd, "1️⃣",
        "users cannot leave 'first': no gesture closes a layer with the style 'full' and no unwind leads out",
        notes: [
          .init("2️⃣", "'one' presents it here"),
          .init("1️⃣", "add an unwind to 'first' or to a screen above it"),
        ]))
  }
}
