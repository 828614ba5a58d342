import Testing

@testable import NavDiff

/// Renames that `was` declares, and the stacks that devices saved before them.
@Suite struct FormerNameEffectsTests {
  private func state(_ edits: (String, String)..., from old: String = Shop.text) throws -> [String] {
    var text = old
    for (old, new) in edits {
      try #require(text.contains(old), "\(old)")
      text = text.replacing(old, with: new)
    }
    return try Comparison(old, text).messages(of: .state)
  }

  @Test func aRenamedScreen() throws {
    #expect(
      try state(("cart:\n", "basket:\n"), (": cart", ": basket")) == [
        "state-screen-gone: a saved stack with 'cart' cannot be restored; add 'was: cart' to 'basket'"
      ])
    #expect(try state((": cart", ": basket"), ("  cart:\n", "  basket:\n    was: cart\n")) == [])
    #expect(try state((": cart", ": basket"), ("  cart:\n", "  basket:\n    was: [bag, cart]\n")) == [])
  }

  /// A rename that the search would not find, because the screens share too few features.
  @Test func aRenamedScreenWithOtherParts() throws {
    let comparison = try Comparison(
      "navc: 1\ngraph: A\nroot: home\nscreens:\n  home: { push: { open: one } }\n  one: { push: { more: two } }\n  two:\n",
      """
      navc: 1
      graph: A
      root: home
      screens:
        home: { push: { show: uno } }
        uno: { was: one, arguments: { id: Int = 1 }, push: { next: dos, last: tres } }
        dos: { was: two, unwind: { up: previous } }
        tres:

      """)
    #expect(comparison.messages(of: .state) == [])
    #expect(comparison.lines.contains { $0.hasPrefix("screen-renamed uno from one") })
    #expect(comparison.lines.contains { $0.hasPrefix("screen-renamed dos from two") })
  }

  @Test func aRenamedArgument() throws {
    #expect(
      try state(("{ page: Int = 1 }", "{ number: { type: Int, default: 1, was: page } }"), ("{page}", "{number}")) == []
    )
    // Another type is still lost.
    #expect(
      try state(
        ("{ page: Int = 1 }", "{ number: { type: String, default: \"1\", was: page } }"), ("{page}", "{number}")) == [
          "state-argument: a saved 'number' of 'cart' is 'Int' and not 'String'"
        ])
  }

  @Test func aRenamedCase() throws {
    #expect(try state(("Sort: [price, name]", "Sort: [price, { case: title, was: name }]")) == [])
    #expect(
      try state(("Sort: [price, name]", "Sort: [price, { case: title, was: label }]")) == [
        "state-argument: a saved 'sort' of 'catalog' can have a case that 'Sort' lacks"
      ])
  }

  private static let tabs = """
    navc: 1
    graph: Tabs
    root: main
    screens:
      main: { tabs: { shop: catalog, orders: orders } }
      catalog: { push: { open: product } }
      product:
      orders:

    """

  @Test func aRenamedTab() throws {
    #expect(
      try state(("shop: catalog", "shelf: catalog"), from: Self.tabs).contains {
        $0.contains("a saved stack in the tab 'shop' cannot be restored")
      })
    #expect(try state(("shop: catalog", "shelf: { to: catalog, was: shop }"), from: Self.tabs) == [])
    #expect(
      try state(
        ("main: {", "home: { was: main,"), ("root: main", "root: home"),
        ("shop: catalog", "shelf: { to: catalog, was: shop }"), from: Self.tabs) == [])
  }

  /// Two screens become one. A saved stack with either of them is restored if both can open where they did.
  @Test func twoScreensBecomeOne() throws {
    let old = """
      navc: 1
      graph: A
      root: home
      screens:
        home: { push: { openTea: tea, openCoffee: coffee } }
        tea: { push: { openCup: cup } }
        coffee:
        cup:

      """
    let merged = old.replacing("openCoffee: coffee", with: "openCoffee: tea").replacing("  coffee:\n", with: "")
    #expect(
      try Comparison(old, merged).messages(of: .state) == [
        "state-screen-gone: a saved stack with 'coffee' cannot be restored"
      ])
    let kept = merged.replacing("tea: { push", with: "tea: { was: coffee, push")
    #expect(try Comparison(old, kept).messages(of: .state) == [])
  }

  /// A former name that a later graph does not declare anymore means stacks of an older release.
  @Test func aFormerNameThatIsGone() throws {
    let released = Shop.text.replacing("  cart:\n", with: "  cart:\n    was: [basket, bag]\n")
    #expect(
      try state(("was: [basket, bag]", "was: bag"), from: released) == [
        "state-screen-gone: a stack of an older release, with the former name 'basket', cannot be restored"
      ])
    #expect(try state(("was: [basket, bag]", "was: [basket, bag, trolley]"), from: released) == [])
  }
}
