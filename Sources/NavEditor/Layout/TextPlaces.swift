import NavCompiler

/// Finds the scalars in places for names, texts, types, predicates, and paths.
///
/// All keys are names. The places of values follow from the keys of the language. Literals, keywords, and the cases of
/// enums are not texts.
struct TextPlaces {
  private let tree: NodeTree
  private let nodes: ContiguousArray<NodeTree.Written>
  private var isText: [Bool]

  /// A kind of node.
  private enum Place: Sendable {
    /// Not a text, or an unknown key.
    case other
    case text
    /// A text, or a list of texts at any depth.
    case texts
    case mapping(KeyScope)
    /// A text, or a mapping with the keys of a scope.
    case textOrMapping(KeyScope)
    /// A text, a list of texts, or a mapping with the keys of a scope.
    case textsOrMapping(KeyScope)
    /// A mapping of names.
    indirect case entries(Place)
    /// A text, a list of texts, or a mapping of names to such values.
    case textsOrEntries
  }

  /// Returns for each node whether it is in such a place.
  static func find(in tree: NodeTree, _ nodes: ContiguousArray<NodeTree.Written>) -> [Bool] {
    var places = TextPlaces(tree, nodes)
    guard nodes.count > 0 else { return [] }
    places.visit(0, .mapping(places.hasKey(.fragment) ? .fragment : .graph))
    return places.isText
  }

  private init(_ tree: NodeTree, _ nodes: ContiguousArray<NodeTree.Written>) {
    self.tree = tree
    self.nodes = nodes
    isText = Array(repeating: false, count: nodes.count)
  }

  private func hasKey(_ word: Keyword) -> Bool {
    let root = nodes[0]
    guard root.isMapping else { return false }
    var key = 1
    while key < root.end {
      if tree.keyword(key) == word { return true }
      key = nodes[nodes[key].end].end
    }
    return false
  }

  private mutating func visit(_ index: Int, _ place: Place) {
    let node = nodes[index]
    switch node.kind {
    case .alias: return
    case .scalar:
      switch place {
      case .other, .mapping, .entries: return
      case .text, .texts, .textOrMapping, .textsOrMapping, .textsOrEntries: isText[index] = true
      }
    case .sequence:
      let item: Place =
        switch place {
        case .texts, .textsOrMapping, .textsOrEntries: .texts
        case .other, .text, .mapping, .textOrMapping, .entries: .other
        }
      var child = index + 1
      while child < node.end {
        visit(child, item)
        child = nodes[child].end
      }
    case .mapping: visitEntries(of: index, node, place)
    }
  }

  private mutating func visitEntries(of index: Int, _ node: NodeTree.Written, _ place: Place) {
    let (inner, row) = Self.contents(of: place)
    var key = index + 1
    while key < node.end {
      visit(key, .texts)
      let value = nodes[key].end
      visit(value, row.map { self.place(of: key, row: $0) } ?? inner)
      key = nodes[value].end
    }
  }

  /// The place of the values of a mapping, or the row of its keys in the table.
  private static func contents(of place: Place) -> (Place, row: Int?) {
    switch place {
    case .mapping(let scope), .textOrMapping(let scope), .textsOrMapping(let scope):
      (.other, row: (numbers[scope] ?? 0) * wordCount)
    case .entries(let inner): (inner, row: nil)
    case .textsOrEntries: (.texts, row: nil)
    case .other, .text, .texts: (.other, row: nil)
    }
  }

  private func place(of key: Int, row: Int) -> Place {
    // The words of the language are the first symbols.
    guard let symbol = tree.keySymbol(NodeID(index: UInt32(key))), symbol.rawValue < Self.wordCount else {
      return .other
    }
    return Self.table[row + Int(symbol.rawValue)]
  }

  private static let numbers = Dictionary(
    uniqueKeysWithValues: zip(KeyScope.allCases, KeyScope.allCases.indices))

  private static let wordCount = Keyword.allCases.count

  /// The places of all keys of the language, by the number of the scope and the symbol of the key.
  private static let table: [Place] = {
    var table = Array(repeating: Place.other, count: KeyScope.allCases.count * wordCount)
    for (number, scope) in KeyScope.allCases.enumerated() {
      for key in scope.keys {
        table[number * wordCount + Int(key.word.symbol.rawValue)] = place(of: key, in: scope)
      }
    }
    return table
  }()

  private static func place(of key: LanguageKey, in scope: KeyScope) -> Place {
    switch key.value {
    case .text where key.word == .navc: .other
    case .text where key.word == .mount: .textOrMapping(.mount)
    case .text, .predicate: .text
    case .type, .list: .texts
    case .flag, .word: .other
    case .mapping: mapping(key.word, in: scope)
    case .other: special(key.word, in: scope)
    }
  }

  private static func mapping(_ word: Keyword, in scope: KeyScope) -> Place {
    switch word {
    case .anywhere: .mapping(.anywhere)
    case .links: .mapping(.links)
    case .pages: .mapping(.pages)
    case .defaults: .mapping(.defaults)
    case .bar: .mapping(.bar)
    case .screens: .entries(.mapping(.screen))
    // The items of a list are cases of an enum.
    case .types: .entries(.textOrMapping(.swiftType))
    case .facts: .entries(.textsOrMapping(.fact))
    case .arguments: .entries(.textsOrMapping(.argument))
    case .conditions, .metadata: .entries(.text)
    case .exits: scope == .fragment ? .entries(.texts) : .entries(.textOrMapping(.exit))
    case .tabs: .entries(.textOrMapping(.tab))
    case .push: .entries(.textOrMapping(scope == .anywhere ? .offeredPush : .push))
    case .present: .entries(.textOrMapping(scope == .anywhere ? .offeredPresent : .present))
    case .replace: .entries(.textOrMapping(.replace))
    case .unwind: .entries(.textOrMapping(.unwind))
    case .go: .entries(.textOrMapping(scope == .anywhere ? .offeredGo : .go))
    // The values of `pass` are literals.
    default: .other
    }
  }

  private static func special(_ word: Keyword, in scope: KeyScope) -> Place {
    switch word {
    case .root: .texts
    case .link: .textOrMapping(.link)
    case .returns: .textsOrEntries
    case .back: .mapping(.back)
    case .alert: .mapping(.alert)
    case .recursive: .mapping(.recursive)
    default: .other
    }
  }
}
