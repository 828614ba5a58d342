/// Integer ranks for the texts and decimals in a question, so that they can be compared.
///
/// Two neighboring ranks leave room for more values than a question has terms. Therefore, the solver cannot conclude
/// that only a few texts or decimals are between two others.
struct OrderEncoding {
  /// The value that a quantity is compared with.
  enum Constant: Hashable {
    case integer(Int)
    case text(Symbol)
    case decimal(Double)
  }

  private struct Mark {
    var quantity: Int32
    var constant: Constant
    var literal: Formula.Literal
    var isBelow: Bool
  }

  private var marks: [Mark] = []
  private static let room = 1 << 20

  /// Sorting texts and decimals takes longer than visiting a node.
  var effort: Int { 16 * marks.count }

  mutating func removeAll() { marks.removeAll(keepingCapacity: true) }

  /// The constant value of a term: a literal with an order, or a case of an enum.
  func constant(_ term: Term) -> Constant? {
    switch term {
    case .literal(.int(let value)), .literal(.enumCase(_, let value)): .integer(value)
    case .literal(.string(let text)): .text(text)
    case .literal(.double(let value)): .decimal(value)
    default: nil
    }
  }

  func compare(_ comparison: Expression.Comparison, _ one: Constant, _ two: Constant, _ texts: Interner) -> Bool {
    switch (one, two) {
    case (.integer(let one), .integer(let two)): comparison.holds(one, two)
    case (.decimal(let one), .decimal(let two)): comparison.holds(one, two)
    case (.text(let one), .text(let two)): comparison.holds(texts.text(one), texts.text(two))
    default: false
    }
  }

  /// Records that a literal compares a quantity with a text or a decimal.
  mutating func mark(_ quantity: Int32, _ constant: Constant, _ literal: Formula.Literal, isBelow: Bool) {
    marks.append(Mark(quantity: quantity, constant: constant, literal: literal, isBelow: isBelow))
  }

  /// Assigns the ranks of the constants, and the bounds of the literals.
  mutating func settle(_ texts: Interner, _ formula: inout Formula) {
    guard !marks.isEmpty else { return }
    let constants = Set(marks.map(\.constant))
    let decimals = constants.compactMap { if case .decimal(let value) = $0 { value } else { nil } }.sorted()
    let strings = constants.compactMap { constant -> (Symbol, String)? in
      if case .text(let symbol) = constant { (symbol, texts.text(symbol)) } else { nil }
    }.sorted { $0.1 < $1.1 }
    var places: [Constant: Int] = [:]
    // Equal decimals are one constant. Equal texts can have different escapes.
    for (index, value) in decimals.enumerated() { places[.decimal(value)] = index * Self.room }
    var place = -Self.room
    var last: String?
    for (symbol, text) in strings {
      if text != last { place += Self.room }
      last = text
      places[.text(symbol)] = place
    }
    // The empty text is the lowest text.
    let lowestText = strings.first?.1 == "" ? 0 : Int.min
    for mark in marks {
      guard let place = places[mark.constant] else { continue }
      formula.bound(mark.literal, by: mark.isBelow ? place - 1 : place)
      if case .text = mark.constant { formula.narrow(mark.quantity, to: Formula.Domain(lower: lowestText)) }
    }
  }
}

extension Expression.Comparison {
  fileprivate func holds<Value: Comparable>(_ one: Value, _ two: Value) -> Bool {
    switch self {
    case .equal: one == two
    case .notEqual: one != two
    case .less: one < two
    case .lessOrEqual: one <= two
    case .greater: one > two
    case .greaterOrEqual: one >= two
    }
  }
}
