import Testing

@testable import NavDiff

/// The effects on stacks that are saved on devices.
struct StateEffectsTests {
  private func check(_ edits: (String, String)..., expecting expected: [String]) throws {
    var text = Shop.text
    for (old, new) in edits {
      try #require(text.contains(old), "\(old)")
      text = text.replacing(old, with: new)
    }
    #expect(try Comparison(Shop.text, text).messages(of: .state) == expected)
  }

  @Test func renamedScreenIsGone() throws {
    try check(
      ("cart:\n", "basket:\n"), (": cart", ": basket"),
      expecting: [
        "state-screen-gone: a saved stack with 'cart' cannot be restored; add 'was: cart' to 'basket'"
      ])
  }

  @Test func argumentIsNewAndRequired() throws {
    try check(
      ("metadata: { area: buying }", "arguments: { coupon: String }"),
      expecting: ["state-argument: a saved stack with 'checkout' does not contain 'coupon'"])
    try check(("{ page: Int = 1 }", "{ page: Int = 1, coupon: String? }"), expecting: [])
  }

  @Test func argumentHasAnotherType() throws {
    try check(
      ("{ page: Int = 1 }", "{ page: String = \"1\" }"),
      expecting: ["state-argument: a saved 'page' of 'cart' is 'Int' and not 'String'"])
    try check(("{ page: Int = 1 }", "{ page: Double = 1 }"), expecting: [])
    try check(("{ page: Int = 1 }", "{ page: Int? }"), expecting: [])
    try check(
      ("tag: String? }", "tag: String = \"a\" }"),
      expecting: ["state-argument: a saved 'tag' of 'product' is 'String?' and not 'String'"])
  }

  @Test func argumentIsRenamed() throws {
    try check(
      ("{ page: Int = 1 }", "{ number: Int = 1 }"), ("{page}", "{number}"),
      expecting: ["state-argument: a saved 'page' of 'cart' is not read anymore"])
  }

  @Test func enumLosesACase() throws {
    try check(
      ("Sort: [price, name]", "Sort: [price]"),
      expecting: ["state-argument: a saved 'sort' of 'catalog' can have a case that 'Sort' lacks"])
  }

  @Test func pushBecomesALayer() throws {
    try check(
      (
        "      openCart: cart\n    present: { openFilters: filters }",
        "    present: { openFilters: filters, openCart: cart }"
      ),
      expecting: ["state-way-gone: 'cart' is not pushed on 'catalog' anymore"])
  }

  @Test func segueIsRenamed() throws {
    try check(("openCart: cart", "showCart: cart"), expecting: [])
  }

  @Test func screensNestLess() throws {
    try check(
      ("maxDepth: 3", "maxDepth: 2"), expecting: ["state-way-gone: 'product' opens on 'product' at fewer levels"])
    try check(("maxDepth: 3", "maxDepth: 4"), expecting: [])
    try check(("recursive: { maxDepth: 3 }", "recursive: true"), expecting: [])
  }

  @Test func seguePassesAnotherValue() throws {
    let text = Shop.text.replacing("openCart: cart", with: "openCart: { to: cart, pass: { page: 2 } }")
    let other = try Comparison(text, text.replacing("page: 2", with: "page: 3"))
    #expect(other.messages(of: .state) == ["state-way-gone: 'cart' opens on 'catalog' with other arguments"])
    #expect(try Comparison(text, Shop.text).messages(of: .state) == [])
    let first = try Comparison(Shop.text, text)
    #expect(first.messages(of: .state) == ["state-way-gone: 'cart' opens on 'catalog' with other arguments"])
  }

  @Test func requirementIsNew() throws {
    try check(
      ("requires: isSignedIn\n", "requires: isSignedIn and isOnline\n"),
      expecting: ["state-requires: a saved stack with 'cart' is restored under another condition"])
    try check(("requires: isSignedIn\n", "requires: isSignedIn or cartCount > 0\n"), expecting: [])
    try check(("    requires: isSignedIn\n", ""), expecting: [])
  }

  @Test func conditionOfARequirement() throws {
    let text = Shop.text.replacing("requires: isSignedIn", with: "requires: isSignedIn or canBuy")
    let comparison = try Comparison(text, text.replacing("cartCount > 0", with: "cartCount > 1"))
    #expect(comparison.lines == ["condition-changed canBuy: guard-changed link-guard state-requires"])
  }

  /// A saved stack ends below an alert.
  @Test func alertIsNotSaved() throws {
    try check(
      ("    present: { askEmpty: empty }\n", ""),
      ("  empty:\n    alert: { destructive: [yes], cancel: no }\n    unwind: { yes: cart, no: previous }\n", ""),
      expecting: [])
  }

  @Test func segueOfAnywhereIsGone() throws {
    try check(
      ("  present: { openHelp: help }", "  present: { openHelp: { to: help, style: full } }"),
      expecting: ["state-way-gone: 'help' is not presented on 'cart' as a sheet anymore"])
  }

  @Test func rootIsNotTheRoot() throws {
    let old = """
      navc: 1
      graph: Bank
      root: [home, welcome]
      facts: { isSignedIn: Bool }
      screens:
        welcome: {}
        home: { requires: isSignedIn }

      """
    let reversed = old.replacing("root: [home, welcome]", with: "root: [start, home, welcome]")
      .replacing("isSignedIn: Bool", with: "isSignedIn: Bool, isNew: Bool")
      .replacing("  welcome: {}", with: "  start: { requires: isNew }\n  welcome: {}")
    #expect(
      try Comparison(old, reversed).messages(of: .state) == [
        "state-requires: a saved stack is restored if 'start' is not at the bottom"
      ])
    let single = old.replacing("root: [home, welcome]", with: "root: welcome")
      .replacing("welcome: {}", with: "welcome: { push: { open: home } }")
    #expect(
      try Comparison(old, single).messages(of: .state).contains(
        "state-way-gone: 'home' is not at the bottom of a stack anymore"))
    var options = DiffOptions()
    options.renames = ["home": "start"]
    let renamed = old.replacing("home", with: "start")
    #expect(
      try Comparison(old, renamed, options).messages(of: .state) == [
        "state-screen-gone: a saved stack with 'home' cannot be restored; add 'was: home' to 'start'"
      ])
  }

  @Test func tabIsRenamed() throws {
    let old = """
      navc: 1
      graph: Player
      root: main
      screens:
        main: { tabs: { listen: songs, look: search } }
        songs: {}
        search: {}

      """
    let comparison = try Comparison(old, old.replacing("listen:", with: "hear:"))
    #expect(comparison.lines == ["tab-renamed main.hear from main.listen: api-gone name-gone state-way-gone"])
    #expect(
      try Comparison(old, old.replacing("{ listen: songs, look: search }", with: "{ look: search, listen: songs }"))
        .messages(of: .state) == [])
  }

  /// A pane is saved as a push.
  @Test func pushBecomesAPane() throws {
    let pane = ("      openCart: cart\n", "    pane: { openCart: cart }\n")
    try check(("    title: Catalog\n", "    split: true\n    title: Catalog\n"), pane, expecting: [])
    let back = try Comparison(Shop.text.replacing(pane.0, with: pane.1), Shop.text)
    #expect(back.messages(of: .state) == [] && !back.diff.changes.isEmpty)
  }
}

extension Comparison {
  /// The effects in an area with their messages.
  func messages(of area: EffectArea) -> [String] { effects(area).map { "\($0.rule.rawValue): \($0.message)" } }
}
