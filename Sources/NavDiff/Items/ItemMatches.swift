import NavCompiler
import NavTable

/// An item by its kind, the item around it, and the symbol of its name. It is cheaper than a key, and belongs to one
/// graph.
struct ItemAddress: Hashable {
  /// The kind as a small number.
  private let kind: UInt8
  /// The position of the screen or the type around the item, or 0.
  let owner: Int32
  private let name: Symbol

  init(_ kind: ItemKind, _ owner: Int32, _ name: Symbol) {
    self.kind = kind.number
    self.owner = owner
    self.name = name
  }

  /// Whether the item is a part of a screen.
  var isOfScreen: Bool {
    switch kind {
    case ItemKind.argument.number, ItemKind.segue.number, ItemKind.tab.number, ItemKind.link.number: true
    default: false
    }
  }
}

/// The pairs of items that have the same names in two graphs.
struct ItemMatches {
  let symbols: SymbolTranslation
  /// For each new item, the index of the old one, or -1.
  private(set) var olds: [Int32]
  /// For each old item, the index of the new one, or -1.
  private(set) var news: [Int32]
  /// For each new screen, the old one.
  private(set) var screens: [ScreenID?]
  private var types: [TypeID?]

  /// Pairs the items of two graphs.
  ///
  /// - Parameters:
  ///   - old: The items of the old graph.
  ///   - new: The items of the new graph.
  ///   - symbols: For each symbol of the new graph, the old symbol.
  /// - Complexity: Linear in both graphs.
  init(_ old: GraphItems, _ new: GraphItems, _ symbols: SymbolTranslation) {
    self.symbols = symbols
    olds = Array(repeating: -1, count: new.all.count)
    news = Array(repeating: -1, count: old.all.count)
    screens = Array(repeating: nil, count: new.graph.screens.count)
    types = Array(repeating: nil, count: new.graph.types.count)
    // The item around another one comes first. Most items follow each other in the same order in both graphs.
    var next = 0
    for (index, item) in new.all.enumerated() {
      guard let match = match(item, old, new, at: next) else { continue }
      next = match.index + 1
      olds[index] = Int32(match.index)
      news[match.index] = Int32(index)
      switch (item, match.item) {
      case (.screen(let id), .screen(let was)): screens[id.position] = was
      case (.type(let id), .type(let was)): types[id.position] = was
      default: break
      }
    }
  }

  private func match(
    _ item: Item, _ old: GraphItems, _ new: GraphItems, at next: Int
  ) -> (index: Int, item: Item)? {
    guard let part = new.graph.part(of: item) else { return old[named: new.key(item)] }
    let owner: Int32? =
      switch part.owner {
      case .none: 0
      case .screen(let id): screens[id.position]?.index
      case .type(let id): types[id.position]?.index
      }
    let name = part.name == nil ? Symbol(rawValue: 0) : part.name.flatMap { symbols[$0] }
    guard let owner, let name else { return nil }
    let address = ItemAddress(part.kind, owner, name)
    if next < old.all.count, news[next] < 0, old.graph.address(of: old.all[next]) == address {
      return (next, old.all[next])
    }
    return old[address]
  }
}

/// An item in its graph.
private struct ItemPart {
  enum Owner {
    case none
    case screen(ScreenID)
    case type(TypeID)
  }

  let kind: ItemKind
  let owner: Owner
  /// The symbol of the name, or `nil` for an item without a name of its own.
  let name: Symbol?
}

extension Graph {
  package var isFragment: Bool { if case .fragment = kind { true } else { false } }

  /// The address of an item, or `nil` for an item whose name is not a symbol to look up: a mounted fragment or a base.
  func address(of item: Item) -> ItemAddress? {
    part(of: item).map { part in
      let owner: Int32 =
        switch part.owner {
        case .none: 0
        case .screen(let id): id.index
        case .type(let id): id.index
        }
      return ItemAddress(part.kind, owner, part.name ?? Symbol(rawValue: 0))
    }
  }

  fileprivate func part(of item: Item) -> ItemPart? {
    switch item {
    // A file has one graph, which can have another name or become a fragment.
    case .graph: ItemPart(kind: .graph, owner: .none, name: nil)
    case .root(let id): ItemPart(kind: .root, owner: .none, name: screens[id.position].name)
    case .type(let id): ItemPart(kind: .type, owner: .none, name: types[id.position].name)
    case .enumCase(let type, let index):
      caseName(type, index).map { ItemPart(kind: .enumCase, owner: .type(type), name: $0) }
    case .fact(let id): ItemPart(kind: .fact, owner: .none, name: facts[id.position].name)
    case .condition(let id): ItemPart(kind: .condition, owner: .none, name: conditions[id.position].name)
    case .exit(let id): ItemPart(kind: .exit, owner: .none, name: exits[id.position].name)
    case .screen(let id): ItemPart(kind: .screen, owner: .none, name: screens[id.position].name)
    case .argument(let id, let screen):
      ItemPart(kind: .argument, owner: .screen(screen), name: arguments[id.position].name)
    case .link(let screen): ItemPart(kind: .link, owner: .screen(screen), name: nil)
    case .segue(let id):
      if isOffered(id) {
        ItemPart(kind: .anywhere, owner: .none, name: segues[id.position].name)
      } else {
        ItemPart(
          kind: segues[id.position].opening == .tab ? .tab : .segue, owner: .screen(segues[id.position].source),
          name: segues[id.position].name)
      }
    case .fragment, .base, .defaults: nil
    }
  }
}
