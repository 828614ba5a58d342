/// A map from places in a file to declarations.
package struct DraftPlaces {
  package enum Place: Hashable, Sendable {
    /// A place that is not drawn.
    case file
    /// A name under `root`, by its index.
    case root(Int)
    case anywhere
    /// By its index in `Declarations`.
    case screen(Int)
    /// `back` of a screen.
    case back(Int)
    case segue(Int)
  }

  /// The start of each declaration, in the order of the file.
  private var starts: [(offset: UInt32, place: Place)] = []

  package init(_ declarations: Declarations) {
    let tree = declarations.tree
    guard let root = tree.root, tree.kind(root) == .mapping else { return }
    let keys = Self.keys(of: root, in: tree)
    for key in keys {
      add(key, tree.keySymbol(key) == Keyword.anywhere.symbol ? .anywhere : .file, in: tree)
    }
    for key in tree.repeatedKeys(of: root) { add(key, .file, in: tree) }
    for (index, name) in declarations.roots.enumerated() { add(name.node, .root(index), in: tree) }
    var positions: [Symbol: Int] = [:]
    for (index, screen) in declarations.screens.enumerated() {
      positions[screen.name.symbol] = positions[screen.name.symbol] ?? index
      add(screen.name.node, .screen(index), in: tree)
      for key in Self.keys(of: tree.value(ofKey: screen.name.node), in: tree) {
        add(key, tree.keySymbol(key) == Keyword.back.symbol ? .back(index) : .screen(index), in: tree)
      }
      for range in [screen.pushes, screen.unwinds, screen.goes] { addSegues(range, declarations) }
    }
    for key in keys where tree.keySymbol(key) == Keyword.screens.symbol {
      // A repeated key belongs to the first one.
      for second in tree.repeatedKeys(of: tree.value(ofKey: key)) {
        let place = tree.keySymbol(second).flatMap { positions[$0] }.map { Place.screen($0) } ?? .file
        add(second, place, in: tree)
      }
    }
    for range in [declarations.anywhere, declarations.anywhereGoes] { addSegues(range, declarations) }
    starts.sort { ($0.offset, $0.place.rank) < ($1.offset, $1.place.rank) }
  }

  /// The declaration at a place in the file: the last one that starts before it.
  package func place(of range: SourceRange) -> Place {
    var (low, high) = (0, starts.count)
    while low < high {
      let middle = (low + high) / 2
      if starts[middle].offset <= range.lower { low = middle + 1 } else { high = middle }
    }
    return low == 0 ? .file : starts[low - 1].place
  }

  private mutating func add(_ node: NodeID, _ place: Place, in tree: NodeTree) {
    starts.append((tree.range(node).lower, place))
  }

  private mutating func addSegues(_ range: Range<Int32>, _ declarations: Declarations) {
    for index in range {
      add(declarations.segues[Int(index)].name.node, .segue(Int(index)), in: declarations.tree)
    }
  }

  private static func keys(of mapping: NodeID, in tree: NodeTree) -> [NodeID] {
    guard tree.kind(mapping) == .mapping else { return [] }
    var keys: [NodeID] = []
    var entries = tree.cursor(mapping)
    while let (key, _) = tree.nextEntry(&entries) { keys.append(key) }
    return keys
  }
}

extension DraftPlaces.Place {
  /// If two declarations start at one place, the larger one is first.
  fileprivate var rank: Int {
    switch self {
    case .file: 0
    case .anywhere: 1
    case .root: 2
    case .screen: 3
    case .back: 4
    case .segue: 5
    }
  }
}
