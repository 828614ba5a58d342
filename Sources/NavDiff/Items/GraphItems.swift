import NavCompiler
import NavPictures

/// The items of one file, with their names and their descriptions.
struct GraphItems {
  let graph: Graph
  let text: GraphText
  /// All items in the order of the graph. The items of a screen follow it, and the cases of an enum follow the enum.
  let all: [Item]
  /// The screen of each argument.
  let argumentOwners: [ScreenID]
  private let index: ItemIndex

  init(_ graph: Graph) {
    self.graph = graph
    text = GraphText(graph: graph)
    var all: [Item] = [.graph]
    if case .graph = graph.kind { all += graph.roots.map { .root($0) } }
    for (index, type) in graph.types.enumerated() where type.origin == .file {
      all.append(.type(TypeID(index)))
      if case .cases(let cases) = type.kind { all += cases.indices.map { .enumCase(TypeID(index), $0) } }
    }
    all += graph.facts.indices.map { .fact(FactID($0)) }
    all += graph.conditions.indices.map { .condition(ConditionID($0)) }
    all += graph.links.bases.indices.map { .base($0) }
    all += graph.exits.indices.map { .exit(ExitID($0)) }
    all += graph.fragments.indices.map { .fragment(FragmentID($0)) }
    all += (Array(graph.anywhere) + Array(graph.anywhereGoes)).map { .segue(SegueID(index: $0)) }
    var owners = [ScreenID](repeating: ScreenID(0), count: graph.arguments.count)
    var screens: [Int32] = []
    screens.reserveCapacity(graph.screens.count)
    for (index, screen) in graph.screens.enumerated() {
      let id = ScreenID(index)
      for argument in screen.arguments { owners[Int(argument)] = id }
      screens.append(Int32(all.count))
      all.append(.screen(id))
      // The arguments of a mount belong to the fragment.
      if screen.mount == nil { all += screen.arguments.map { .argument(ArgumentID(index: $0), of: id) } }
      if screen.link != nil { all.append(.link(id)) }
      all += screen.segues.map { .segue(SegueID(index: $0)) }
    }
    self.all = all
    argumentOwners = owners
    index = ItemIndex(graph, all, screens)
  }

  /// Creates the items of a graph that has the same IDs as another graph, and other names.
  init(_ graph: Graph, like other: GraphItems) {
    self.graph = graph
    text = GraphText(graph: graph)
    all = other.all
    argumentOwners = other.argumentOwners
    index = ItemIndex(graph, like: other.index)
  }

  /// The item at an address.
  subscript(address: ItemAddress) -> (index: Int, item: Item)? { index[address].map { ($0, all[$0]) } }

  /// The item with a key, if items of its kind have no address.
  subscript(named key: ItemKey) -> (index: Int, item: Item)? {
    index.named { self.key($0) }[key].map { (Int($0), all[Int($0)]) }
  }

  /// The item with a key.
  subscript(key: ItemKey) -> Item? {
    switch key.kind {
    case .graph: return text.text(graph.name) == key.name && !graph.isFragment ? .graph : nil
    case .fragment:
      if graph.isFragment, text.text(graph.name) == key.name { return .graph }
      return self[named: key]?.item
    case .enumCase:
      return key.parts.lazy.compactMap { owner, name in
        item(.type, 0, owner).flatMap { type in
          if case .type(let id) = type { item(.enumCase, id.index, name) } else { nil }
        }
      }.first
    case .argument, .segue, .tab:
      return key.parts.lazy.compactMap { owner, name in screen(owner).flatMap { item(key.kind, $0.index, name) } }.first
    case .link: return screen(key.name).flatMap { self[ItemAddress(.link, $0.index, Symbol(rawValue: 0))]?.item }
    case .base: return self[named: key]?.item
    case .root, .type, .fact, .condition, .exit, .anywhere, .screen: return item(key.kind, 0, key.name)
    case .defaults: return nil
    }
  }

  private func item(_ kind: ItemKind, _ owner: Int32, _ name: String) -> Item? {
    graph.texts.find(name).flatMap { self[ItemAddress(kind, owner, $0)]?.item }
  }

  func key(_ item: Item) -> ItemKey { Naming(graph: graph, text: text).key(item) }

  /// The name of an item without the items around it.
  func ownName(_ item: Item) -> String {
    switch item {
    case .argument(let id, _): text.name(id)
    case .segue(let id): text.name(id)
    case .enumCase(let type, let index): caseName(type, index)
    default: key(item).name
    }
  }

  /// The names that an item had, as `was` declares them.
  func formerNames(of item: Item) -> [String] {
    let names: [Symbol] =
      switch item {
      case .screen(let id): graph.screens[id.position].formerNames
      case .argument(let id, _): graph.arguments[id.position].formerNames
      case .segue(let id): graph.segues[id.position].formerNames
      case .enumCase(let type, let index): graph.types[type.position].formerCases[index] ?? []
      case .graph, .root, .type, .fact, .condition, .base, .exit, .fragment, .link, .defaults: []
      }
    return names.map(text.text)
  }

  /// The screen that a segue leads to, if another file does not have that screen. A change of the segue is then part
  /// of the change of the screen.
  func missingTarget(_ item: Item, in other: GraphItems) -> ItemKey? {
    target(item).map { key(.screen($0)) }.flatMap { other[$0] == nil ? $0 : nil }
  }

  func screen(_ name: String) -> ScreenID? {
    if case .screen(let id)? = item(.screen, 0, name) { id } else { nil }
  }

  /// Whether the file has links.
  var hasLinks: Bool { graph.screens.contains { $0.link != nil } }

  /// The beginnings of URLs, as written.
  var bases: [String] { graph.links.bases.map(text.text) }

  /// The screen that an item is a part of, or the type of a case.
  func owner(_ item: Item) -> Item? {
    switch item {
    case .argument(_, let screen), .link(let screen): .screen(screen)
    case .enumCase(let type, _): .type(type)
    case .segue(let segue) where !graph.isOffered(segue): .screen(graph.segues[segue.position].source)
    default: nil
    }
  }

  /// The arguments and segues of a screen, or the cases of an enum.
  func parts(of owner: Item) -> [Item] {
    switch owner {
    case .screen(let id):
      let screen = graph.screens[id.position]
      return screen.arguments.map { .argument(ArgumentID(index: $0), of: id) }
        + screen.segues.map { .segue(SegueID(index: $0)) }
    case .type(let id):
      guard case .cases(let cases) = graph.types[id.position].kind else { return [] }
      return cases.indices.map { .enumCase(id, $0) }
    default: return []
    }
  }

  /// The screen that a segue leads to, if the author names it.
  func target(_ item: Item) -> ScreenID? {
    guard case .segue(let id) = item else { return nil }
    return switch graph.segues[id.position].kind {
    case .push(let screen, _, _), .unwind(.screen(let screen), _): screen
    case .go(let route): route.target
    case .unwind, .select: nil
    }
  }

  /// The part of a picture that shows an item, or `nil` if pictures do not show such items.
  func part(_ item: Item) -> PicturePart? {
    func part(_ kind: PicturePart.Kind, _ screen: ScreenID? = nil, _ name: String = "") -> PicturePart {
      PicturePart(kind, graph: text.text(graph.name), screen: screen.map(text.name) ?? "", name: name)
    }
    return switch item {
    case .screen(let id): part(.screen, id)
    case .argument(let id, let screen): part(.argument, screen, text.name(id))
    case .link(let screen): part(.link, screen)
    case .root(let screen): part(.root, screen)
    case .segue(let id): part(.segue, graph.isOffered(id) ? nil : graph.segues[id.position].source, text.name(id))
    case .graph, .type, .enumCase, .fact, .condition, .base, .exit, .fragment, .defaults: nil
    }
  }

  /// The declaration of an item in short.
  func description(_ item: Item) -> String {
    switch item {
    case .graph: text.text(graph.name)
    case .root(let screen): text.name(screen)
    case .type(let id): describe(graph.types[id.position])
    case .enumCase(let type, let index): caseName(type, index)
    case .fact(let id): describe(graph.facts[id.position])
    case .condition(let id): text.text(graph.conditions[id.position].predicate.source)
    case .base(let index): text.text(graph.links.bases[index])
    case .exit(let id): graph.exits[id.position].type.map(text.text) ?? "Void"
    case .fragment(let id): graph.fragments[id.position].texts.text(graph.fragments[id.position].name)
    case .screen(let id):
      "\(text.name(id))(\(text.arguments(of: graph.screens[id.position]).joined(separator: ", ")))"
    case .argument(let id, _): describe(graph.arguments[id.position])
    case .link(let screen): graph.screens[screen.position].link.map { text.text($0, of: screen) } ?? ""
    case .segue(let id): describe(graph.segues[id.position])
    case .defaults(let key): key.rawValue
    }
  }

  private func caseName(_ type: TypeID, _ index: Int) -> String {
    graph.caseName(type, index).map(text.text) ?? ""
  }

  private func describe(_ type: DeclaredType) -> String {
    switch type.kind {
    case .cases(let cases): "[\(cases.map(text.text).joined(separator: ", "))]"
    case .swift(let swift, _): text.text(swift)
    }
  }

  private func describe(_ fact: Fact) -> String {
    let parameters = fact.parameters.map { "\(text.text($0.name)): \(text.text($0.type))" }
    let list = parameters.isEmpty ? "" : "(\(parameters.joined(separator: ", ")))"
    return "\(text.text(fact.name))\(list): \(text.text(fact.type))\(fact.async == nil ? "" : ", async")"
  }

  private func describe(_ argument: Argument) -> String {
    let head = "\(text.text(argument.name)): \(text.text(argument.type))"
    return argument.defaultValue.map { $0 == .nil ? head : "\(head) = \(text.text($0))" } ?? head
  }

  private func describe(_ segue: Segue) -> String {
    switch segue.kind {
    case .push(let screen, _, _):
      switch segue.opening {
      case .push: "push \(text.name(screen))"
      case .pane: "pane \(text.name(screen))"
      case .present: "present \(text.name(screen))"
      case .tab: "tab \(text.name(screen))"
      case .replace: "replace by \(text.name(screen))"
      }
    case .unwind(.exit(let exit), _): "exit \(text.text(graph.exits[exit.position].name))"
    case .unwind(.screen(let screen), _): "unwind to \(text.name(screen))"
    case .unwind(let target, _): "unwind to \(target)"
    case .go(let route): "go to \(text.name(route.target))"
    case .select(let tab): "select \(text.text(tab))"
    }
  }
}

/// The keys of items.
private struct Naming {
  let graph: Graph
  let text: GraphText

  func key(_ item: Item) -> ItemKey {
    switch item {
    case .graph:
      ItemKey(kind: graph.isFragment ? .fragment : .graph, name: text.text(graph.name))
    case .root(let screen): ItemKey(kind: .root, name: text.name(screen))
    case .type(let id): ItemKey(kind: .type, name: text.text(graph.types[id.position].name))
    case .enumCase(let id, let index):
      ItemKey(
        kind: .enumCase,
        name: graph.caseName(id, index).map { "\(text.text(graph.types[id.position].name)).\(text.text($0))" } ?? "")
    case .fact(let id): ItemKey(kind: .fact, name: text.text(graph.facts[id.position].name))
    case .condition(let id): ItemKey(kind: .condition, name: text.text(graph.conditions[id.position].name))
    case .base(let index): ItemKey(kind: .base, name: text.text(graph.links.bases[index]))
    case .exit(let id): ItemKey(kind: .exit, name: text.text(graph.exits[id.position].name))
    case .fragment(let id):
      ItemKey(kind: .fragment, name: graph.fragments[id.position].texts.text(graph.fragments[id.position].name))
    case .screen(let id): ItemKey(kind: .screen, name: text.name(id))
    case .argument(let id, let screen): ItemKey(kind: .argument, name: "\(text.name(screen)).\(text.name(id))")
    case .link(let screen): ItemKey(kind: .link, name: text.name(screen))
    case .segue(let id):
      if graph.isOffered(id) {
        ItemKey(kind: .anywhere, name: text.name(id))
      } else {
        ItemKey(
          kind: graph.segues[id.position].opening == .tab ? .tab : .segue,
          name: "\(text.name(graph.segues[id.position].source)).\(text.name(id))")
      }
    case .defaults(let key): ItemKey(kind: .defaults, name: key.rawValue)
    }
  }
}
