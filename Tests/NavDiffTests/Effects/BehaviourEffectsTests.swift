import NavCompiler
import NavPictures
import Testing

@testable import NavDiff

/// The effects on behaviour, and on names in events and traces.
struct BehaviourEffectsTests {
  private func check(_ old: String, _ new: String, _ expected: String...) throws {
    let lines = try Shop.changing((old, new)).lines
    #expect(lines == expected)
  }

  @Test func keysOfSegues() throws {
    try check("whenBusy: queue", "whenBusy: drop", "segue-changed checkout.done: busy-changed")
    try check(
      "openFilters: filters", "openFilters: { to: filters, style: popover }",
      "segue-changed catalog.openFilters: state-way-gone style-changed")
    try check(
      "openCart: cart", "openCart: { to: cart, animated: false }", "segue-changed catalog.openCart: style-changed")
    try check(
      "done: { to: root, whenBusy", "done: { to: previous, whenBusy",
      "segue-changed checkout.done: hook-gone target-changed")
  }

  @Test func keysOfScreens() throws {
    try check(
      "    requires: isSignedIn\n", "    requires: isSignedIn\n    key: []\n", "screen-changed cart: key-changed")
    try check(
      "    requires: isSignedIn\n", "    requires: isSignedIn\n    whenDuplicate: allow\n",
      "screen-changed cart: duplicates-changed")
    try check(
      "back: { shouldPerform: not canBuy }", "back: false", "screen-changed cart: back-changed link-guard")
    try check("destructive: [yes]", "destructive: []", "screen-changed empty: alert-changed")
    try check("title: Catalog", "title: Tea", "screen-changed catalog: text-changed")
    try check("title: Catalog", "title: Catalog\n    bar: { hidden: true }", "screen-changed catalog: looks-changed")
  }

  @Test func predicatesAreCompared() throws {
    func relation(_ new: String) throws -> PredicateRelation? {
      try Shop.changing(("shouldPerform: canBuy and isAdult", "shouldPerform: \(new)")).diff.changes.first?.relation
    }
    #expect(try relation("canBuy") == .weaker)
    #expect(try relation("canBuy and isAdult and isOnline") == .stronger)
    #expect(try relation("isAdult and isOnline") == .other)
    // The same predicate in another form.
    #expect(try Shop.changing(("canBuy and isAdult", "isAdult and canBuy")).lines == [])
    #expect(try Shop.changing(("canBuy and isAdult", "(canBuy)   and isAdult")).lines == [])
    let gone = try Shop.changing(("{ to: checkout, shouldPerform: canBuy and isAdult }", "checkout"))
    #expect(gone.lines == ["segue-changed cart.checkOut: guard-changed"])
    #expect(gone.diff.changes.map(\.relation) == [.weaker])
  }

  @Test func conditionIsStronger() throws {
    let comparison = try Shop.changing(("cartCount > 0", "cartCount > 1"))
    #expect(comparison.lines == ["condition-changed canBuy: guard-changed"])
    #expect(comparison.diff.changes.map(\.relation) == [.stronger])
  }

  @Test func asyncFactHasAnotherTimeLimit() throws {
    try check("timeout: 2s", "timeout: 3s", "fact-changed isAdult: timing-changed")
    try check("otherwise: false", "otherwise: true", "fact-changed isAdult: timing-changed")
  }

  @Test func namesInEvents() throws {
    try check(
      "openCart: cart", "showCart: cart", "segue-renamed catalog.showCart from catalog.openCart: api-gone name-gone")
    try check("metadata: { area: buying }", "metadata: { area: cart }", "screen-changed checkout: metadata-changed")
  }

  /// The change of a default is one change, whatever the number of its segues.
  @Test func defaultOfSegues() throws {
    let comparison = try Shop.changing(("links: {", "defaults: { animated: false }\nlinks: {"))
    #expect(comparison.lines == ["default-added animated: style-changed"])
    let queue = try Comparison(
      Shop.text.replacing("links: {", with: "defaults: { whenBusy: queue }\nlinks: {"),
      Shop.text.replacing("links: {", with: "defaults: { whenBusy: replace }\nlinks: {"))
    #expect(queue.lines == ["default-changed whenBusy: busy-changed"])
    // The segues say the same themselves.
    #expect(
      try Comparison(
        Shop.text.replacing("whenBusy: queue", with: "whenBusy: auto").replacing(
          "links: {", with: "defaults: { whenBusy: auto }\nlinks: {"),
        Shop.text.replacing("whenBusy: queue", with: "whenBusy: auto")
      ).lines == [])
  }

  /// A new member of a graph must get an effect.
  @Test func eachMemberHasAnEffect() {
    let known = Set(MemberEffects.rules.keys).union(MemberEffects.others).union(["otherwise"])
    let looks: Set<String> = ["class"]
    #expect(GraphMembers.names.subtracting(known) == looks)
  }
}
