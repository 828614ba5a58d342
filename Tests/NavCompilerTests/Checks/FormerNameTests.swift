import NavCompiler
import Testing

/// The names that `was` declares.
@Suite struct FormerNameTests {
  private static func shop(_ screens: String, types: String = "") -> String {
    "navc: 1\ngraph: Shop\nroot: catalog\n\(types)screens:\n\(screens)\n"
  }

  @Test func everyItemTakesIt() throws {
    let text = Self.shop(
      """
        catalog:
          was: [list, items]
          arguments:
            sort: { type: Sort, default: newest, was: order }
          push: { openCart: { to: cart, was: openBasket }, pay: till, openMain: main }
          present: { ask: { to: question, was: [confirm] } }
        cart: { was: basket, unwind: { close: { to: previous, was: [done, leave] } } }
        question: { alert: true, was: dialog, unwind: { yes: { to: catalog, was: ok } } }
        till: { mount: till.nav.yaml, was: checkout }
        main: { was: home, tabs: { one: { to: first, was: shop }, two: second } }
        first:
        second:
      """, types: "types: { Sort: [price, { case: newest, was: [latest, recent] }, { case: name }] }\n")
    let till = """
      navc: 1
      fragment: Till
      root: bill
      screens:
        bill: { was: invoice }

      """
    check(
      text.replacing(", openMain: main", with: "").replacing(Self.tabs, with: ""), mounting: ["till.nav.yaml": till])
    let files = ListedFiles([
      ("till.nav.yaml", till),
      ("shop.nav.yaml", text.replacing(", openMain: main", with: "").replacing(Self.tabs, with: "")),
    ])
    let graph = try #require(Compiler.check(files.file("shop.nav.yaml"), mounting: files).graph)
    #expect(
      graph.screens.map { $0.formerNames.map(graph.texts.text) } == [
        ["list", "items"], ["basket"], ["dialog"], ["checkout"],
      ])
    #expect(graph.arguments[0].formerNames.map(graph.texts.text) == ["order"])
    #expect(graph.types[0].formerCases.mapValues { $0.map(graph.texts.text) } == [1: ["latest", "recent"]])
    let segues = graph.segues.filter { !$0.formerNames.isEmpty }
    #expect(
      segues.map { "\(graph.texts.text($0.name)): \($0.formerNames.map(graph.texts.text).joined(separator: " "))" } == [
        "openCart: openBasket", "ask: confirm", "close: done leave", "yes: ok",
      ])
  }

  private static let tabs =
    "  main: { was: home, tabs: { one: { to: first, was: shop }, two: second } }\n  first:\n  second:\n"

  @Test func aNameOfToday() {
    check(
      Self.shop(
        """
          catalog: { push: { openCart: cart, openBasket: basket } }
          cart: { was: 1️⃣basket1️⃣ }
          2️⃣basket2️⃣:
        """),
      ExpectedDiagnostic(
        .wasInUse, "1️⃣", "'basket' is the name of another screen",
        notes: [.init("2️⃣", "a saved 'basket' means this screen")]))
    check(
      Self.shop("  catalog: { arguments: { page: { type: Int, default: 1, was: [1️⃣size1️⃣, p] }, 2️⃣size2️⃣: Int = 2 } }"),
      ExpectedDiagnostic(
        .wasInUse, "1️⃣", "'size' is the name of another argument",
        notes: [.init("2️⃣", "a saved 'size' means this argument")]))
    check(
      Self.shop(
        "  catalog: { arguments: { sort: Sort = price } }",
        types: "types: { Sort: [2️⃣price2️⃣, { case: newest, was: 1️⃣price1️⃣ }] }\n"),
      ExpectedDiagnostic(
        .wasInUse, "1️⃣", "'price' is the name of another case",
        notes: [.init("2️⃣", "a saved 'price' means this case")]))
    check(
      "navc: 1\ngraph: Shop\nroot: main\nscreens:\n"
        + "  main: { tabs: { home: { to: catalog, was: 1️⃣search1️⃣ }, 2️⃣search2️⃣: search } }\n  catalog:\n  search:\n",
      ExpectedDiagnostic(
        .wasInUse, "1️⃣", "'search' is the name of another tab",
        notes: [.init("2️⃣", "a saved 'search' means this tab")]))
    // A push and an unwind of one screen are in the same set.
    check(
      Self.shop(
        """
          catalog: { push: { openCart: cart } }
          cart: { push: { 2️⃣more2️⃣: more }, unwind: { close: { to: previous, was: 1️⃣more1️⃣ } } }
          more:
        """),
      ExpectedDiagnostic(
        .wasInUse, "1️⃣", "'more' is the name of another segue",
        notes: [.init("2️⃣", "a saved 'more' means this segue")]))
  }

  /// Names of other sets are not in use: another screen's arguments, and other kinds.
  @Test func namesOfOtherSets() {
    check(
      Self.shop(
        """
          catalog:
            arguments: { page: { type: Int, default: 1, was: [id, cart, openCart] } }
            push: { openCart: { to: cart, pass: { id: 1 } } }
          cart: { was: [page, openCart], arguments: { id: { type: Int, was: page } } }
        """))
  }

  @Test func twoClaims() {
    check(
      Self.shop(
        """
          catalog: { push: { openCart: cart, openWishes: wishes } }
          cart: { was: 2️⃣basket2️⃣ }
          wishes: { was: [bag, 1️⃣basket1️⃣] }
        """),
      ExpectedDiagnostic(
        .wasTwice, "1️⃣", "'basket' is declared as a former name twice",
        notes: [.init("2️⃣", "it is declared here, too")]))
    check(
      Self.shop("  catalog: { was: [2️⃣list2️⃣, 1️⃣list1️⃣] }"),
      ExpectedDiagnostic(
        .wasTwice, "1️⃣", "'list' is declared as a former name twice",
        notes: [.init("2️⃣", "it is declared here, too")]))
  }

  @Test func theOwnName() {
    check(
      Self.shop("  catalog: { was: [list, 1️⃣catalog1️⃣] }"),
      ExpectedDiagnostic(.wasSame, "1️⃣", "'catalog' is the name of the screen itself"))
  }

  @Test func emptyNames() {
    check(
      Self.shop("  catalog: { was: 1️⃣\"\"1️⃣ }"),
      ExpectedDiagnostic(.invalidName, "1️⃣", "a former name cannot be empty"))
    check(
      Self.shop("  catalog: { was: [list, 1️⃣''1️⃣] }"),
      ExpectedDiagnostic(.invalidName, "1️⃣", "a former name cannot be empty"))
  }

  @Test func wrongShapes() {
    check(
      Self.shop("  catalog: { was: 1️⃣{ a: b }1️⃣ }"),
      ExpectedDiagnostic(.wrongShape, "1️⃣", "'was' takes a former name, or a list of them, not a mapping"))
    check(
      Self.shop("  catalog: { was: 1️⃣[]1️⃣ }"),
      ExpectedDiagnostic(.wrongShape, "1️⃣", "'was' takes a former name, or a list of them, not an empty list"))
    check(
      Self.shop(
        "  catalog: { arguments: { sort: Sort = price } }", types: "types: { Sort: [price, 1️⃣{ was: cost }1️⃣] }\n"),
      ExpectedDiagnostic(.missingKey, "1️⃣", "the case has no name; add 'case: price'"))
    check(
      Self.shop(
        "  catalog: { arguments: { sort: Sort = price } }",
        types: "types: { Sort: [price, { case: name, 1️⃣size1️⃣: x }] }\n"),
      ExpectedDiagnostic(
        .unknownKey, "1️⃣", "'size' is not a key of a case of an enum",
        notes: [.init("1️⃣", "a case of an enum takes case, was")]))
  }
}
