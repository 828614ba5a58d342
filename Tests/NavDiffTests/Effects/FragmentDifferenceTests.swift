import NavCompiler
import Testing

@testable import NavDiff

/// Changes of fragments.
struct FragmentDifferenceTests {
  private static let fragment = """
    navc: 1
    fragment: Checkout
    root: address
    exits: { done: Int, cancelled: Void }
    screens:
      address:
        arguments: { order: Int }
        push: { next: payment }
        unwind: { abandon: { exit: cancelled } }
      payment:
        link: /pay/{order}
        unwind: { pay: { exit: done } }

    """
  private static let graph = """
    navc: 1
    graph: Shop
    root: catalog
    screens:
      catalog: { push: { buy: { to: checkout, pass: { order: 1 } } } }
      checkout: { mount: checkout.nav.yaml, exits: { done: catalog, cancelled: previous } }

    """

  private func compare(_ edits: (String, String)..., graph: [(String, String)] = []) throws -> Comparison {
    var (fragment, graphText) = (Self.fragment, Self.graph)
    for (old, new) in edits {
      try #require(fragment.contains(old))
      fragment = fragment.replacing(old, with: new)
    }
    for (old, new) in graph { graphText = graphText.replacing(old, with: new) }
    return try Comparison(
      [("checkout.nav.yaml", Self.fragment), ("shop.nav.yaml", Self.graph)],
      [("checkout.nav.yaml", fragment), ("shop.nav.yaml", graphText)])
  }

  @Test func changesAreAtTheFragment() throws {
    let comparison = try compare(("push: { next: payment }", "push: { next: { to: payment, whenBusy: queue } }"))
    #expect(comparison.lines == ["segue-changed address.next: busy-changed"])
    #expect(comparison.diff.changes.first?.new?.file != comparison.diff.new?.files.first?.number)
  }

  @Test func argumentsOfAMountBelongToTheFragment() throws {
    let graph = Self.graph.replacing("{ to: checkout, pass: { order: 1 } }", with: "checkout")
    let fragment = Self.fragment.replacing("order: Int", with: "order: Double")
    let comparison = try Comparison(
      [("checkout.nav.yaml", Self.fragment), ("shop.nav.yaml", graph)],
      [("checkout.nav.yaml", fragment), ("shop.nav.yaml", graph)])
    #expect(comparison.lines.first == "screen-changed checkout: api-changed")
    #expect(!comparison.lines.contains { $0.contains("checkout.order") })
    #expect(
      comparison.messages(.apiChanged) == [
        "'order' of 'buy' of 'catalog' has the type 'Double' instead of 'Int'",
        "'order' of the initializer of 'Checkout.Address' has the type 'Double' instead of 'Int'",
      ])
  }

  @Test func screenOfAFragmentIsGone() throws {
    let comparison = try compare(
      ("    push: { next: payment }\n", ""),
      ("  payment:\n    link: /pay/{order}\n    unwind: { pay: { exit: done } }\n", "  address2: {}\n"),
      ("unwind: { abandon", "push: { more: address2 }\n    unwind: { pay: { exit: done }, abandon"))
    #expect(comparison.lines.contains("screen-removed payment: api-gone link-gone state-screen-gone"))
    #expect(comparison.messages(.apiGone).contains("'Checkout.Payment' and 'next' of 'Checkout.Address' are gone"))
  }

  @Test func exitsChange() throws {
    let returned = try compare(("exits: { done: Int,", "exits: { done: String,"))
    #expect(returned.lines.contains { $0.hasPrefix("exit-changed done: api-changed") })
    let added = try compare(
      ("cancelled: Void }", "cancelled: Void, help: Void }"),
      ("{ exit: done } }", "{ exit: done }, ask: { exit: help } }"),
      graph: [("cancelled: previous", "cancelled: previous, help: previous")])
    #expect(added.lines.contains { $0.hasPrefix("exit-added help: asks-exit") })
  }

  @Test func rootOfAFragmentNeedsAnArgument() throws {
    let comparison = try compare(
      ("arguments: { order: Int }", "arguments: { order: Int, coupon: String }"),
      graph: [("pass: { order: 1 }", "pass: { order: 1, coupon: \"\" }")])
    #expect(comparison.messages(.stateArgument) == ["a saved stack with 'address' does not contain 'coupon'"])
  }

  @Test func fragmentByItself() throws {
    let text = Self.fragment
    let comparison = try Comparison(
      [("checkout.nav.yaml", text)], [("checkout.nav.yaml", text.replacing("next: payment", with: "forward: payment"))])
    #expect(
      comparison.lines == ["segue-renamed address.forward from address.next: api-gone name-gone"])
  }

  /// The app cannot open a fragment by itself, so links and saved stacks break.
  @Test func aGraphThatBecomesAFragment() throws {
    let graph = """
      navc: 1
      graph: Shop
      root: catalog
      screens:
        catalog: { push: { open: product } }
        product: { link: /product }
      """
    let fragment = graph.replacing("graph: Shop", with: "fragment: Shop")
    let comparison = try Comparison(graph, fragment)
    #expect(comparison.lines == ["fragment-changed Shop: api-changed link-gone state-screen-gone"])
    #expect(comparison.diff.changes.first?.message == "the graph 'Shop' is now a fragment")
    #expect(try Comparison(fragment, graph).lines == ["graph-changed Shop: api-changed"])
    let renamed = try Comparison(graph, graph.replacing("graph: Shop", with: "fragment: Store"))
    #expect(
      renamed.lines == [
        "fragment-renamed Store from Shop: api-gone", "fragment-changed Store: api-changed link-gone state-screen-gone",
      ])
  }

  @Test func renamedFragment() throws {
    let comparison = try Comparison(
      [("checkout.nav.yaml", Self.fragment), ("shop.nav.yaml", Self.graph)],
      [("checkout.nav.yaml", Self.fragment.replacing("Checkout", with: "Till")), ("shop.nav.yaml", Self.graph)])
    #expect(comparison.lines.contains { $0.hasPrefix("fragment-renamed Till from Checkout:") })
    #expect(comparison.effects(.links) == [])
    #expect(comparison.effects(.state) == [])
  }
}
