/// The known bounds of quantities during a search, and the order between them.
///
/// Two quantities are related only by `x <= y` and `x < y`. Propagating bounds until nothing changes therefore decides
/// exactly whether integers exist (difference constraints, by Bellman and Ford). If they exist, each quantity can have
/// its upper bound. The algorithm does not compute sums, so it cannot overflow.
struct QuantityBounds {
  private(set) var lower: [Int] = []
  private(set) var upper: [Int] = []
  private var orders: [Order] = []
  private var changes: [Change] = []

  /// `low <= high`, or `low < high`.
  private struct Order {
    var low: Int
    var high: Int
    var isStrict: Bool
  }

  private enum Change {
    case lower(Int, was: Int)
    case upper(Int, was: Int)
    case order
  }

  mutating func reset(_ domains: [Formula.Domain]) {
    lower = domains.map(\.lower)
    upper = domains.map(\.upper)
    orders.removeAll(keepingCapacity: true)
    changes.removeAll(keepingCapacity: true)
  }

  /// Whether a quantity is at most a value, or `nil` if it is open.
  func isAtMost(_ quantity: Int32, _ value: Int) -> Bool? {
    upper[Int(quantity)] <= value ? true : lower[Int(quantity)] > value ? false : nil
  }

  /// Whether a quantity is at most another one, or `nil` if it is open.
  func isInOrder(_ low: Int32, _ high: Int32) -> Bool? {
    upper[Int(low)] <= lower[Int(high)] ? true : lower[Int(low)] > upper[Int(high)] ? false : nil
  }

  /// Assumes `quantity <= value` or its opposite. It returns `false` if this is impossible.
  mutating func take(_ quantity: Int32, atMost value: Int, holds: Bool, steps: inout Int) -> Bool {
    let isPossible =
      holds ? lowerUpperBound(of: Int(quantity), to: value) : raiseLowerBound(of: Int(quantity), above: value)
    return isPossible && settle(steps: &steps)
  }

  /// Assumes `low <= high` or its opposite. It returns `false` if this is impossible.
  mutating func take(_ low: Int32, inOrderBefore high: Int32, holds: Bool, steps: inout Int) -> Bool {
    orders.append(
      holds
        ? Order(low: Int(low), high: Int(high), isStrict: false)
        : Order(low: Int(high), high: Int(low), isStrict: true))
    changes.append(.order)
    return settle(steps: &steps)
  }

  /// A state that the search can return to.
  var mark: Int { changes.count }

  mutating func goBack(to mark: Int) {
    while changes.count > mark, let change = changes.popLast() {
      switch change {
      case .lower(let quantity, let value): lower[quantity] = value
      case .upper(let quantity, let value): upper[quantity] = value
      case .order: orders.removeLast()
      }
    }
  }

  /// Propagates bounds until nothing changes.
  private mutating func settle(steps: inout Int) -> Bool {
    // A path between bounds is at most as long as the number of orders. If a bound still changes after that, there is a
    // cycle with a `<`.
    var roundsLeft = orders.count + 2
    var hasChanged = !orders.isEmpty
    while hasChanged {
      guard roundsLeft > 0 else { return false }
      roundsLeft -= 1
      steps -= orders.count
      // The caller checks the limit of the steps.
      guard steps > 0 else { return true }
      let before = changes.count
      for order in orders {
        guard pass(order) else { return false }
      }
      hasChanged = changes.count > before
    }
    return true
  }

  private mutating func pass(_ order: Order) -> Bool {
    let (high, low) = (upper[order.high], lower[order.low])
    guard order.isStrict else {
      return lowerUpperBound(of: order.low, to: high) && raiseLowerBound(of: order.high, to: low)
    }
    guard high > .min else { return false }
    return lowerUpperBound(of: order.low, to: high - 1) && raiseLowerBound(of: order.high, above: low)
  }

  private mutating func lowerUpperBound(of quantity: Int, to value: Int) -> Bool {
    if value < upper[quantity] {
      changes.append(.upper(quantity, was: upper[quantity]))
      upper[quantity] = value
    }
    return lower[quantity] <= upper[quantity]
  }

  private mutating func raiseLowerBound(of quantity: Int, above value: Int) -> Bool {
    value < .max && raiseLowerBound(of: quantity, to: value + 1)
  }

  private mutating func raiseLowerBound(of quantity: Int, to value: Int) -> Bool {
    if value > lower[quantity] {
      changes.append(.lower(quantity, was: lower[quantity]))
      lower[quantity] = value
    }
    return lower[quantity] <= upper[quantity]
  }
}
