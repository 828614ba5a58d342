/// The cards of a picture as boxes: the input of the layout.
///
/// The cards are in depth-first order, and each card precedes its children. All measures are integers.
struct CardTree {
  struct Box {
    var width: Double
    var height: Double
    /// The distance from the top to the first row.
    var head: Double
    /// The number of rows with edges, or 0 if the rows are not drawn. The last row represents omitted rows.
    var rows: Int
    /// The widths that the labels of the frames around the subtree need, the outermost first.
    var frames: [Double] = []
    /// The edges to the children, in the order of the rows.
    var edges: [Edge] = []
    /// The space after the card for the button that unfolds it.
    var button = 0.0

    /// The distance from the top of the card to the start of a row's edge.
    func port(_ row: Int) -> Double {
      rows == 0 ? Metrics.entry : head + 15.5 + Metrics.row * Double(min(row, rows - 1))
    }
  }

  /// An edge from a row of a card to a child.
  struct Edge {
    var row: Int
    var card: Int
    /// Whether the edge starts with a diamond.
    var isGuarded: Bool
    /// Whether the edge opens a tab or a layer, and ends with a large arrow.
    var isLarge: Bool
    /// Whether the edge opens a column, and has a bar across it.
    var isBarred = false
  }

  var cards: [Box] = []
  /// The first card of each tree, from the top.
  var roots: [Int] = []

  /// The parent of each card, or -1.
  var parents: [Int] {
    var parents = [Int](repeating: -1, count: cards.count)
    for (index, card) in cards.enumerated() {
      for edge in card.edges { parents[edge.card] = index }
    }
    return parents
  }

  // MARK: - Folding

  /// The state of a card in a page, as bits: the children are hidden, and the rows after the first ones are hidden.
  struct Folding: OptionSet {
    let rawValue: UInt8
    static let children = Folding(rawValue: 1)
    static let rows = Folding(rawValue: 2)
  }

  /// Folds cards, and returns which cards remain visible.
  mutating func fold(_ folding: (Int) -> Folding) -> [Bool] {
    var isVisible = [Bool](repeating: false, count: cards.count)
    for root in roots { isVisible[root] = true }
    for index in cards.indices {
      let state = folding(index)
      if state.contains(.rows), cards[index].rows > Metrics.mostRows {
        cards[index].height -= Metrics.row * Double(cards[index].rows - Metrics.mostRows)
        cards[index].rows = Metrics.mostRows
      }
      if state.contains(.children) { cards[index].button = Metrics.button }
      if !isVisible[index] || state.contains(.children) { cards[index].edges = [] }
      for edge in cards[index].edges { isVisible[edge.card] = true }
    }
    return isVisible
  }

  // MARK: - Numbers

  /// The tree as numbers, for the module in a page.
  var numbers: [Int32] {
    var numbers: [Int32] = []
    func add(_ values: Int...) { for value in values { numbers.append(Int32(truncatingIfNeeded: value)) } }
    add(roots.count)
    for root in roots { add(root) }
    for card in cards {
      add(Int(card.width), Int(card.height), Int(card.head), card.rows, card.frames.count)
      for frame in card.frames { add(Int(frame)) }
      add(card.edges.count)
      for edge in card.edges {
        add(edge.row, edge.card, (edge.isGuarded ? 1 : 0) + (edge.isLarge ? 2 : 0) + (edge.isBarred ? 4 : 0))
      }
    }
    return numbers
  }

  init() {}

  /// Reads a tree from its numbers.
  init(_ numbers: some RandomAccessCollection<Int32>) {
    var rest = numbers[...]
    func next() -> Int { Int(rest.popFirst() ?? 0) }
    for _ in 0..<next() { roots.append(next()) }
    while !rest.isEmpty {
      var card = Box(width: Double(next()), height: Double(next()), head: Double(next()), rows: next())
      for _ in 0..<next() { card.frames.append(Double(next())) }
      for _ in 0..<next() {
        let (row, child, bits) = (next(), next(), next())
        card.edges.append(
          Edge(
            row: row, card: child, isGuarded: bits & 1 != 0, isLarge: bits & 2 != 0, isBarred: bits & 4 != 0))
      }
      cards.append(card)
    }
  }
}
