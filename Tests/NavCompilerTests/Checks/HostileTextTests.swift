import Foundation
import NavCompiler
import SeededRandom
import Testing

/// Graphs with removed, repeated, and swapped parts. The compiler must accept or reject each graph, and each fix must
/// result in valid YAML.
@Suite struct HostileTextTests {
  private static let graph = """
    navc: 1
    graph: Shop
    root: catalog
    types:
      SortOrder: [price, name, newest]
      ProductID: { swift: ShopModel.ProductID, is: [Hashable, Sendable], link: true }
    facts:
      isSignedIn: Bool
      cartCount: Int?
      inStock: { type: Bool, arguments: { id: ProductID } }
      isAdult: { type: Bool, async: true, timeout: 2s, otherwise: false }
    conditions:
      canBuy: isSignedIn and cartCount != nil and cartCount > 0
      canPay: canBuy or not isSignedIn
    links: { bases: ["shop://", "https://shop.example.com:80/app"], whenRefused: resume }
    defaults: { whenBusy: queue }
    screens:
      catalog:
        arguments: { order: SortOrder = price, query: String?, page: Int = 0 }
        push:
          openProduct: { to: product, shouldPerform: inStock(id), pass: { number: source.page } }
          openCart: { to: cart, shouldPerform: isSignedIn and not isAdult }
      product:
        shared: true
        arguments: { id: ProductID, number: Int, tags: { type: [String], default: [] } }
        key: [id]
        link: { path: "/p/{id}/{number}?page={catalog.page}&q={query}", via: catalog }
        push:
          openSimilar: { to: product, recursive: { maxDepth: 3 }, shouldPerform: source.number != destination.number }
        unwind:
          close: opener
          home: { to: root, returns: { order: SortOrder, product: ProductID } }
      cart:
        requires: isSignedIn
        link: /cart/%C3%A4?page={page}
        back: { shouldPerform: canPay }
        push: { openItem: product, pay: payment }
      payment:
        back: false
        unwind: { done: catalog, cancel: { to: cart, shouldPerform: "order == .price" } }

    """

  @Test func nothingCrashesAndFixesKeepTheFileReadable() {
    var random = SplitMix(seed: 11)
    let text = Array(Self.graph.utf8)
    let words = Self.graph.split { " \n,:{}[]()".contains($0) }.map { Array($0.utf8) }
    var fixes = 0
    for _ in 0..<3000 {
      var changed = text
      for _ in 0...random.below(3) {
        let place = random.below(changed.count)
        let end = min(changed.count, place + 1 + random.below(12))
        switch random.below(5) {
        case 0: changed.removeSubrange(place..<end)
        case 1: changed.insert(contentsOf: changed[place..<end], at: place)
        case 2: changed.insert(contentsOf: words[random.below(words.count)], at: place)
        case 3: changed[place] = UInt8(32 + random.below(95))
        default: changed.replaceSubrange(place..<end, with: words[random.below(words.count)])
        }
      }
      let file = SourceFile(path: "hostile.nav.yaml", bytes: changed)
      let diagnostics = Compiler.check(file).diagnostics.diagnostics
      for diagnostic in diagnostics {
        for range in [diagnostic.range] + diagnostic.notes.map(\.range) {
          #expect(range.lower <= range.upper && Int(range.upper) <= changed.count)
        }
        for fix in diagnostic.fixes where random.chance(20) {
          fixes += 1
          let mended = MarkedSource(String(decoding: changed, as: UTF8.self)).applying(fix.edits)
          let found = Compiler.check(SourceFile(path: "mended.nav.yaml", text: mended)).diagnostics.diagnostics
          #expect(!found.contains { $0.rule == .yamlSyntax }, "\(fix.title) in\n\(mended)")
        }
      }
    }
    #expect(fixes > 100)
  }
}
