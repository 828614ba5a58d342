/// The bounds of a predicate while some of its async facts are unknown.
///
/// Three-valued logic: a part with an unknown fact may be true or false. Therefore, `isAdult` can hold, and so can
/// `not isAdult`.
struct PredicateBounds {
  let graph: Graph
  /// The async facts with known values.
  var known: Set<Expression> = []

  /// An expression that is true if the predicate can still become true.
  func canHold(_ expression: Expression) -> Expression { bound(expression, ifOpen: true) }

  /// An expression that is true only if the predicate is true for all unknown values.
  func mustHold(_ expression: Expression) -> Expression { bound(expression, ifOpen: false) }

  private func bound(_ expression: Expression, ifOpen value: Bool) -> Expression {
    guard isOpen(expression) else { return expression }
    switch expression {
    case .and(let operands): return joined(operands.map { bound($0, ifOpen: value) }, neutral: true)
    case .or(let operands): return joined(operands.map { bound($0, ifOpen: value) }, neutral: false)
    case .not(let operand):
      let inner = bound(operand, ifOpen: !value)
      if case .literal(.bool(let certain)) = inner { return .literal(.bool(!certain)) }
      return .not(inner)
    case .compare, .fact, .unwrapped, .condition, .argument, .literal: return .literal(.bool(value))
    }
  }

  /// Joins operands with `and`, whose neutral element is `true`, or with `or`.
  private func joined(_ operands: [Expression], neutral: Bool) -> Expression {
    if operands.contains(.literal(.bool(!neutral))) { return .literal(.bool(!neutral)) }
    let rest = operands.filter { $0 != .literal(.bool(neutral)) }
    guard rest.count > 1 else { return rest.first ?? .literal(.bool(neutral)) }
    return neutral ? .and(rest) : .or(rest)
  }

  /// Whether the expression reads an unknown fact.
  private func isOpen(_ expression: Expression) -> Bool {
    switch expression {
    case .and(let operands), .or(let operands): operands.contains { isOpen($0) }
    case .not(let operand), .unwrapped(let operand): isOpen(operand)
    case .compare(_, let left, let right): isOpen(left) || isOpen(right)
    case .fact(let id, let arguments, _):
      (graph.facts[id.position].async != nil && !known.contains(expression)) || arguments.contains { isOpen($0) }
    case .condition, .argument, .literal: false
    }
  }
}
