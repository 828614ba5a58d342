import NavCompiler
import NavDiff
import TestTiers
import Testing

/// Pairs of compiled apps. The old app saves a stack, the new app restores it, and `navc diff` predicts the first lost
/// screen.
@Suite(.thorough) struct ReleaseProgramTests {
  private struct Pair {
    let name: String
    let edits: [(String, String)]
    /// The names of the screens that the new app does not restore.
    let lost: [String]
    /// The part of the message about the loss.
    let message: String?
  }

  private static let old = """
    navc: 1
    graph: Old
    root: main
    types: { Sort: [price, newest] }
    screens:
      main: { tabs: { shop: list, account: account } }
      list:
        arguments: { sort: Sort = price }
        push: { open: item }
        present: { filter: filters }
      item:
        arguments: { id: String, page: Int = 1 }
        push: { again: { to: item, recursive: { maxDepth: 4 } } }
        present: { rate: rating }
      rating: { arguments: { stars: Int = 3 } }
      filters: { unwind: { close: previous } }
      account: { push: { edit: profile } }
      profile: {}

    """

  private static let saved = """
    [{"screen":"list","arguments":{"sort":"newest"},"container":{"screen":"main","tab":"shop","parked":\
    {"account":[{"screen":"account"},{"screen":"profile"}]}}},{"screen":"item","arguments":{"id":"7","page":2}},\
    {"screen":"item","arguments":{"id":"8"}},{"screen":"rating","opening":"sheet","arguments":{"stars":5}}]
    """

  private static let items = ["item", "item", "rating"]
  private static let all = ["main", "list"] + items + ["account", "profile"]

  private static let pairs = [
    Pair(name: "new texts", edits: [("filters: {", "filters: { title: Sort,")], lost: [], message: nil),
    Pair(
      name: "a renamed screen",
      edits: [("open: item", "open: product"), ("to: item", "to: product"), ("  item:", "  product:")], lost: items,
      message: "a saved stack with 'item' cannot be restored"),
    Pair(
      name: "a renamed screen with its former name",
      edits: [
        ("open: item", "open: product"), ("to: item", "to: product"), ("  item:\n", "  product:\n    was: item\n"),
      ], lost: [], message: nil),
    Pair(
      name: "two screens with swapped names",
      edits: [
        ("open: item", "open: x"), ("to: item", "to: x"), ("  item:", "  x:"), ("rate: rating", "rate: item"),
        ("  rating:", "  item:"),
        ("open: x", "open: rating"), ("to: x", "to: rating"), ("  x:", "  rating:"),
      ], lost: items, message: "of 'item' is not read anymore"),
    Pair(
      name: "a renamed argument with its former name",
      edits: [("{ id: String,", "{ number: { type: String, was: id },")], lost: [], message: nil),
    Pair(
      name: "a new required argument", edits: [("{ id: String,", "{ id: String, shop: String,")], lost: items,
      message: "does not contain 'shop'"),
    Pair(
      name: "another type", edits: [("{ id: String,", "{ id: Int,")], lost: items,
      message: "a saved 'id' of 'item' is 'String' and not 'Int'"),
    Pair(
      name: "a sheet of another screen",
      edits: [("    present: { rate: rating }\n", ""), ("{ filter: filters }", "{ filter: filters, rate: rating }")],
      lost: ["rating"], message: "'rating' is not presented on 'item' as a sheet anymore"),
    Pair(
      name: "another style", edits: [("rate: rating", "rate: { to: rating, style: full }")], lost: ["rating"],
      message: "'rating' is not presented on 'item' as a sheet anymore"),
    Pair(
      name: "a renamed tab", edits: [("shop: list", "store: list")], lost: all,
      message: "a saved stack in the tab 'shop' cannot be restored"),
    Pair(
      name: "a renamed tab with its former name", edits: [("shop: list", "store: { to: list, was: shop }")], lost: [],
      message: nil),
    Pair(
      name: "a smaller depth", edits: [("maxDepth: 4", "maxDepth: 1")], lost: ["item", "rating"],
      message: "'item' opens on 'item' at fewer levels"),
    Pair(
      name: "a renamed case", edits: [("[price, newest]", "[price, latest]")], lost: all,
      message: "can have a case that 'Sort' lacks"),
    Pair(
      name: "a renamed case with its former name",
      edits: [("[price, newest]", "[price, { case: latest, was: newest }]")], lost: [], message: nil),
  ]

  private static func new(_ number: Int) -> String {
    pairs[number].edits.reduce(old) { $0.replacing($1.0, with: $1.1) }
      .replacing("graph: Old", with: "graph: New\(number)")
  }

  private func side(_ text: String) throws -> GraphDiff.Side {
    let result = Compiler.check(SourceFile(path: "app.nav.yaml", text: text))
    let graph = result.graph
    return GraphDiff.Side(try #require(graph, "\(result.diagnostics.diagnostics)\n\(text)"), result.files)
  }

  @Test func lossesArePredicted() throws {
    let old = try side(Self.old)
    for (number, pair) in Self.pairs.enumerated() {
      #expect(Self.new(number) != Self.old.replacing("graph: Old", with: "graph: New\(number)"), "\(pair.name)")
      let losses = GraphDiff(from: old, to: try side(Self.new(number))).losses
      let messages = losses.changes.flatMap(\.effects).map(\.message)
      #expect(messages.isEmpty == pair.lost.isEmpty, "\(pair.name): \(messages)")
      if let message = pair.message {
        #expect(messages.contains { $0.contains(message) }, "\(pair.name): \(messages)")
      }
    }
  }

  @Test func theNewAppRestoresWhatIsPredicted() throws {
    let graphs = [Self.old] + Self.pairs.indices.map(Self.new)
    let sources = try graphs.map { try Emitted($0) }.flatMap { [$0.swift, $0.stubs] }
    let reports = Self.pairs.indices.map { number in
      "    report(Navigator(host: InMemoryHost<New\(number)Page>(), screens: New\(number)Screens(), facts: New\(number).NoFacts()), saved)"
    }
    let main = """
      import Foundation
      import NavRuntime
      import NavTesting

      @MainActor func report<Graph: NavigationGraph, Page>(_ navigator: Navigator<Graph, InMemoryHost<Page>>, _ saved: Data) {
        do {
          try expectRestore(saved, in: navigator)
          print("-")
        } catch let error as LostScreens {
          print(error.names.joined(separator: " "))
        } catch {
          print(error)
        }
      }

      @main struct Program {
        @MainActor static func main() throws {
          let old = Navigator(host: InMemoryHost<OldPage>(), screens: OldScreens(), facts: Old.NoFacts())
          try expectRestore(#\"\(Self.saved)\"#.utf8, in: old)
          let saved = try JSONEncoder().encode(old.state)
      \(reports.joined(separator: "\n"))
        }
      }
      """
    let output = try SwiftCompiler.run(program: sources + [main])
    let lines = output.split(separator: "\n").map(String.init)
    try #require(lines.count == Self.pairs.count, "\(output)")
    for (pair, line) in zip(Self.pairs, lines) {
      #expect(line == (pair.lost.isEmpty ? "-" : pair.lost.joined(separator: " ")), "\(pair.name)")
    }
  }
}
