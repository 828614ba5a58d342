import NavDiff
import Testing

/// Pairs on which `navc diff` was wrong, as the random pairs of the judges showed.
@Suite struct JudgedFaultsTests {
  private static func graph(_ rest: String) -> String { "navc: 1\ngraph: Shop\nroot: list\n\(rest)\n" }

  private func lines(_ old: String, _ new: String) throws -> [String] {
    try Comparison(Self.graph(old), Self.graph(new)).lines
  }

  /// The segue under `anywhere` comes before its screen, and is part of the change of the screen.
  @Test func offeredScreenIsOneChange() throws {
    let (without, with) = (
      "screens: { list: {} }",
      "anywhere: { present: { openHelp: help } }\nscreens: { list: {}, help: {} }"
    )
    #expect(try lines(without, with) == ["screen-added help: anywhere-changed asks-factory"])
    #expect(
      try lines(with, without) == ["screen-removed help: anywhere-changed api-gone hook-gone state-screen-gone"])
  }

  /// Without `anywhere`, no screen offers its segues. The screens themselves have not changed.
  @Test func screensThatOfferNothingHaveNotChanged() throws {
    let screens = "screens: { list: { push: { open: item } }, item: {} }"
    #expect(
      try lines("anywhere: { go: { home: list } }\n\(screens)", screens) == [
        "anywhere-removed home: anywhere-changed api-gone"
      ])
  }

  /// The last segue above a screen takes its back hook along.
  @Test func backHookIsPartOfTheSegue() throws {
    let (with, without) = (
      "screens: { list: { push: { open: item } }, item: { push: { again: { to: item, recursive: true } } } }",
      "screens: { list: { push: { open: item } }, item: {} }"
    )
    #expect(try lines(with, without) == ["segue-removed item.again: api-gone hook-gone state-way-gone"])
  }

  /// The name of a hook contains its target if an unwind has several.
  @Test func hookOfANewTargetIsPartOfTheScreen() throws {
    let (one, two) = (
      """
      screens:
        list: { push: { open: item } }
        item: { shared: true, unwind: { close: { to: opener, hook: required } } }
      """,
      """
      screens:
        list: { push: { open: item, more: other } }
        other: { push: { open: item } }
        item: { shared: true, unwind: { close: { to: opener, hook: required } } }
      """
    )
    #expect(try lines(one, two) == ["screen-added other: asks-factory asks-hook hook-gone"])
  }

  /// Published URLs do not have the new item, but URLs that have it open another stack.
  @Test func newQueryItemIsRead() throws {
    let (old, new) = (
      "screens: { list: { arguments: { page: Int = 1 }, link: / } }",
      "screens: { list: { arguments: { page: Int = 1 }, link: '/?page={page}' } }"
    )
    let comparison = try Comparison(Self.graph(old), Self.graph(new))
    #expect(comparison.lines == ["link-changed list:"])
    #expect(comparison.messages(.linkAdded) == ["/?page=7 opens 'list' with (page: 7) instead of (page: 1)"])
    #expect(try lines(new, old) == ["link-changed list: link-elsewhere"])
  }

  /// URLs with another text in the new item are not read anymore.
  @Test func newQueryItemOfOneCase() throws {
    let (old, new) = (
      "types: { Sort: [price] }\nscreens: { list: { arguments: { sort: Sort = price }, link: / } }",
      "types: { Sort: [price] }\nscreens: { list: { arguments: { sort: Sort = price }, link: '/?sort={sort}' } }"
    )
    #expect(
      try Comparison(Self.graph(old), Self.graph(new)).messages(.linkAdded) == [
        "/?sort=~ does not open a screen anymore"
      ])
  }

  /// The links of the old root are refused as long as the new root is at the bottom.
  @Test func newRootRefusesLinks() throws {
    let facts = "facts: { isNew: Bool }\n"
    let old = "navc: 1\ngraph: Shop\nroot: list\n\(facts)conditions: { is: isNew }\nscreens: { list: { link: / } }\n"
    let new =
      "navc: 1\ngraph: Shop\nroot: [start, list]\n\(facts)conditions: { is: isNew }\nscreens: { start: { requires: isNew }, list: { link: / } }\n"
    #expect(
      try Comparison(old, new).lines == [
        "root-added start: link-guard root-changed state-requires", "screen-added start: asks-factory",
      ])
  }

  /// A weaker requirement of a root keeps the next root from the bottom.
  @Test func weakerRequirementOfARoot() throws {
    let graph = { (requires: String) in
      """
      navc: 1
      graph: Shop
      root: [start, list]
      facts: { isNew: Bool, isOld: Bool }
      screens: { start: { requires: \(requires) }, list: {} }

      """
    }
    #expect(
      try Comparison(graph("isNew and isOld"), graph("isNew")).lines == [
        "screen-changed start: guard-changed state-requires"
      ])
  }

  /// No predicate can refuse a step of these links.
  @Test func otherRefusalOfUnguardedLinks() throws {
    let graph = { (rule: String, predicate: String) in
      "facts: { isOpen: Bool }\nlinks: { whenRefused: \(rule) }\n"
        + "screens: { list: { push: { open: { to: item\(predicate) } } }, item: { link: /item } }"
    }
    #expect(try lines(graph("stop", ""), graph("reject", "")) == ["graph-changed Shop:"])
    let guarded = ", shouldPerform: isOpen"
    #expect(try lines(graph("stop", guarded), graph("reject", guarded)) == ["graph-changed Shop: link-refusal"])
  }

  /// A required argument that cannot be saved ends a saved stack below its screen.
  @Test func screenThatIsNeverSaved() throws {
    let graph = { (conformances: String, screens: String) in
      """
      types: { Image: { swift: Model.Image, is: \(conformances) } }
      screens:
        list: { push: { open: photo } }
        photo: { arguments: { image: Image }\(screens)
      """
    }
    let (with, without) = (", push: { more: other } }\n  other: {}", " }")
    #expect(
      try lines(graph("[Hashable]", with), graph("[Hashable]", without)) == ["screen-removed other: api-gone hook-gone"]
    )
    #expect(
      try lines(graph("[Codable]", with), graph("[Codable]", without)) == [
        "screen-removed other: api-gone hook-gone state-screen-gone"
      ])
  }

  /// The prover compares predicates by meaning.
  @Test func equalPredicates() throws {
    let graph = { (requires: String, predicate: String) in
      """
      facts: { isOpen: Bool }
      screens:
        list: { push: { open: { to: item\(predicate) } } }
        item: { requires: \(requires), key: [id], arguments: { id: Int, tag: Int } }
      """
    }
    let changed = try Comparison(
      Self.graph(graph("isOpen", "")),
      Self.graph(graph("not (not isOpen)", "").replacing("key: [id]", with: "key: [tag]")))
    #expect(changed.lines == ["screen-changed item: key-changed"])
    let always = ", shouldPerform: isOpen or not isOpen"
    #expect(try lines(graph("isOpen", ""), graph("isOpen", always)) == ["segue-changed list.open:"])
    #expect(try lines(graph("isOpen", always), graph("isOpen", "")) == ["segue-changed list.open:"])
    #expect(
      try lines(graph("isOpen", ", shouldPerform: id > 0"), graph("isOpen", "")) == [
        "segue-changed list.open: api-gone guard-changed"
      ])
  }

  /// The name that a removed screen leaves to a protocol is an effect of that screen.
  @Test func releasedNameIsPartOfTheScreen() throws {
    let (with, without) = (
      "screens: { list: { push: { open: facts } }, facts: {} }", "screens: { list: {} }"
    )
    #expect(
      try lines(with, without) == ["screen-removed facts: api-changed api-gone hook-gone state-screen-gone"])
    #expect(try lines(without, with) == ["screen-added facts: api-changed asks-factory"])
  }

  /// A removed part of a renamed screen has the name that the old graph gives it.
  @Test func removedPartOfARenamedScreen() throws {
    let screens = { (name: String, part: String) in
      """
      screens:
        list: { push: { open: \(name), more: other } }
        \(name): { title: Item, arguments: { id: Int, tag: String }, push: { first: one\(part) } }
        one: { shared: true }
        other: { push: { next: one } }
      """
    }
    let comparison = try Comparison(Self.graph(screens("item", ", second: one")), Self.graph(screens("product", "")))
    #expect(comparison.diff.changes.map(\.name).sorted() == ["item.second", "product"])
  }
}
