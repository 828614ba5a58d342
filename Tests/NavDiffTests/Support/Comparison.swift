import NavCompiler
import Testing

@testable import NavDiff

/// Compares two revisions of a graph, and lists the changes.
struct Comparison {
  let diff: GraphDiff

  /// Compares two texts, or two sets of files whose last file is the graph.
  init(
    _ old: [(path: String, text: String)], _ new: [(path: String, text: String)], _ options: DiffOptions = DiffOptions()
  ) throws {
    diff = GraphDiff(from: try Self.side(old), to: try Self.side(new), options)
  }

  init(_ old: String, _ new: String, _ options: DiffOptions = DiffOptions()) throws {
    try self.init([("shop.nav.yaml", old)], [("shop.nav.yaml", new)], options)
  }

  static func side(_ files: [(path: String, text: String)]) throws -> GraphDiff.Side {
    let store = ListedFiles(files)
    let file = store.file(try #require(files.last).path)
    let result = Compiler.check(file, mounting: store)
    let errors = result.diagnostics.diagnostics.filter { $0.severity == .error }.map(\.message)
    try #require(errors == [], "\(String(decoding: file.bytes, as: UTF8.self))")
    return GraphDiff.Side(try #require(result.graph), result.files)
  }

  /// Each change with the IDs of its effects: `screen-removed cart: api-gone state-screen-gone`. The effects that only
  /// add something are omitted.
  var lines: [String] {
    diff.changes.map { change in
      let rename = change.renamedFrom.map { " from \($0)" } ?? ""
      let effects = change.effects.filter { $0.rule.effect != .adds }.map(\.rule.rawValue)
      return "\(change.id) \(change.name)\(rename):\(Set(effects).sorted().map { " " + $0 }.joined())"
    }
  }

  func effects(_ area: EffectArea) -> [Effect] { diff.changes.flatMap(\.effects).filter { $0.rule.area == area } }

  func messages(_ rule: EffectRule) -> [String] {
    diff.changes.flatMap(\.effects).filter { $0.rule == rule }.map(\.message)
  }
}

/// A shop that uses most of the language, for tests that change one part of it.
enum Shop {
  static let text = """
    navc: 1
    graph: Shop
    root: catalog
    types:
      Sort: [price, name]
      ProductID: { swift: Model.ProductID, link: true }
    facts:
      isSignedIn: Bool
      cartCount: Int
      isOnline: Bool
      inStock: { type: Bool, arguments: { id: ProductID } }
      isAdult: { type: Bool, async: true, timeout: 2s, otherwise: false }
    conditions:
      canBuy: isSignedIn and cartCount > 0
    links: { bases: ["shop://"] }
    anywhere:
      present: { openHelp: help }
    screens:
      catalog:
        title: Catalog
        arguments: { sort: Sort = price }
        link: "/catalog?sort={sort}"
        push:
          openProduct: { to: product, shouldPerform: inStock(id) }
          openCart: cart
        present: { openFilters: filters }
      help:
        unwind: { close: previous }
      filters:
        unwind: { apply: { to: catalog, returns: Sort } }
      product:
        arguments: { id: ProductID, tag: String? }
        link: "/p/{id}?tag={tag}"
        push: { openSimilar: { to: product, recursive: { maxDepth: 3 } } }
        unwind: { close: { to: catalog, returns: Int } }
      cart:
        requires: isSignedIn
        arguments: { page: Int = 1 }
        link: "/cart/{page}"
        back: { shouldPerform: not canBuy }
        push: { checkOut: { to: checkout, shouldPerform: canBuy and isAdult } }
        present: { askEmpty: empty }
      empty:
        alert: { destructive: [yes], cancel: no }
        unwind: { yes: cart, no: previous }
      checkout:
        metadata: { area: buying }
        unwind: { done: { to: root, whenBusy: queue } }

    """

  /// The differences after texts of the shop are replaced.
  static func changing(_ edits: (String, String)..., options: DiffOptions = DiffOptions()) throws -> Comparison {
    var text = text
    for (old, new) in edits {
      try #require(text.contains(old), "\(old)")
      text = text.replacing(old, with: new)
    }
    return try Comparison(Self.text, text, options)
  }
}
