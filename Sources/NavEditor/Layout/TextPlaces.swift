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
        table[number * wordCount + Int(key.word.symbol.rawValue)] = place(of: key.value.form)
      }
    }
    return table
  }()

  private static func place(of form: ValueForm) -> Place {
    switch form {
    case .text, .anyText, .predicate: return .text
    case .type, .typeWithDefault: return .texts
    case .version, .flag, .word, .choice, .enumCase, .literal, .duration, .count: return .other
    case .keys(let scope): return .mapping(scope)
    case .names(let value, _): return .entries(place(of: value))
    case .list(let item, _): return if case .text = place(of: item) { .texts } else { .other }
    case .either(let short, let long): return union(place(of: short), place(of: long))
    }
  }

  private static func union(_ short: Place, _ long: Place) -> Place {
    switch (short, long) {
    case (.text, .mapping(let scope)): .textOrMapping(scope)
    case (.texts, .mapping(let scope)): .textsOrMapping(scope)
    case (.texts, .entries): .textsOrEntries
    case (.other, let place): place
    case (_, .texts): .texts
    default: short
    }
  }
}
