import Testing

@testable import NavDiff

/// Items that have another name.
struct RenameTests {
  private func changes(_ edits: (String, String)..., options: DiffOptions = DiffOptions()) throws -> [String] {
    var text = Shop.text
    for (old, new) in edits { text = text.replacing(old, with: new) }
    return try Comparison(Shop.text, text, options).diff.changes.map { change in
      "\(change.id) \(change.renamedFrom.map { "\($0) " } ?? "")\(change.name)"
    }
  }

  /// Segues are found before facts. A new name that is found later does not change those that are already found.
  @Test func manyKindsAreFoundTogether() throws {
    func text(_ verb: String, _ fact: String) -> String {
      let names = ["a", "b", "c", "d", "e", "f"]
      let pushes = names.map { "\(verb)\($0.uppercased()): \($0)" } + ["help: { to: help, shouldPerform: \(fact) }"]
      let screens = names.map { "  \($0): {}\n" }.joined()
      return """
        navc: 1
        graph: A
        root: list
        facts: { \(fact): Bool }
        screens:
          list: { push: { \(pushes.joined(separator: ", ")) } }
          help: {}
        \(screens)
        """
    }
    let changes = try Comparison(text("open", "isOn"), text("show", "isReady")).diff.changes
    #expect(changes.map(\.id) == ["fact-renamed"] + Array(repeating: "segue-renamed", count: 6))
  }

  @Test func eachKindIsFound() throws {
    #expect(try changes(("cart:\n", "basket:\n"), (": cart", ": basket")) == ["screen-renamed cart basket"])
    #expect(try changes(("openCart", "showCart")) == ["segue-renamed catalog.openCart catalog.showCart"])
    #expect(try changes(("isSignedIn", "signedIn")) == ["fact-renamed isSignedIn signedIn"])
    #expect(try changes(("canBuy", "mayBuy")) == ["condition-renamed canBuy mayBuy"])
    #expect(try changes(("Sort", "Order")) == ["type-renamed Sort Order"])
    #expect(try changes(("name]", "title]")) == ["case-renamed Sort.name Sort.title"])
    #expect(try changes(("page", "number")) == ["argument-renamed cart.page cart.number"])
    #expect(try changes(("openHelp", "showHelp")) == ["anywhere-renamed openHelp showHelp"])
  }

  /// A rename of a screen does not rename its parts, and a renamed fact does not change the predicates.
  @Test func renamesAreReportedOnce() throws {
    #expect(
      try changes(("isSignedIn", "signedIn"), ("cart:\n", "basket:\n"), (": cart", ": basket"), ("page", "number")) == [
        "fact-renamed isSignedIn signedIn", "screen-renamed cart basket", "argument-renamed cart.page basket.number",
      ])
  }

  @Test func noSearch() throws {
    #expect(
      try changes(("openCart", "showCart"), options: .init(renames: false)) == [
        "segue-removed catalog.openCart", "segue-added catalog.showCart",
      ])
  }

  /// Two items that could be either one are not a rename.
  @Test func tieIsNotARename() throws {
    let text = Shop.text.replacing("openCart: cart\n", with: "openCart: cart\n      alsoCart: cart\n")
    let other = Shop.text.replacing("openCart: cart\n", with: "goCart: cart\n      seeCart: cart\n")
    #expect(!(try Comparison(text, other).lines.contains { $0.contains("renamed") }))
  }

  @Test func unlikeItemsAreNotARename() throws {
    let comparison = try Shop.changing(
      ("openFilters: filters", "openNews: news"),
      (
        "filters:\n    unwind: { apply: { to: catalog, returns: Sort } }",
        "news:\n    unwind: { leave: { to: catalog, returns: Int } }"
      ))
    #expect(comparison.lines.map { $0.prefix { $0 != ":" } } == ["screen-removed filters", "screen-added news"])
  }

  @Test func declaredRename() throws {
    var options = DiffOptions()
    options.renames = ["filters": "news"]
    let comparison = try Shop.changing(
      ("openFilters: filters", "openNews: news"),
      (
        "filters:\n    unwind: { apply: { to: catalog, returns: Sort } }",
        "news:\n    unwind: { leave: { to: catalog, returns: Int } }"
      ),
      options: options)
    #expect(comparison.lines.contains { $0.hasPrefix("screen-renamed news from filters:") })
  }

  /// Hundreds of equal candidates do not take quadratic time, and are not renames.
  @Test func manyCandidates() throws {
    func text(_ prefix: String) -> String {
      let names = (0..<400).map { "\(prefix)\($0)" }
      return "navc: 1\ngraph: Many\nroot: home\nscreens:\n  home:\n    push: { "
        + names.map { "open\($0): \($0)" }.joined(separator: ", ") + " }\n"
        + names.map { "  \($0): {}\n" }.joined()
    }
    let comparison = try Comparison(text("a"), text("b"))
    #expect(comparison.diff.changes.count == 800)
  }
}
