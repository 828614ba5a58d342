/// Comparisons as literals about unknowns and quantities.
extension FormulaBuilder {
  mutating func compare(
    _ comparison: Expression.Comparison, _ left: Expression, _ right: Expression, in statement: Statement
  ) -> Formula.Literal {
    if case .literal(.nil) = right { return equality(comparison, absence(of: term(left, in: statement))) }
    if case .literal(.nil) = left { return equality(comparison, absence(of: term(right, in: statement))) }
    let type = type(of: left) ?? type(of: right) ?? .builtin(.string)
    if type == .builtin(.bool) {
      let (one, two) = (side(left, in: statement), side(right, in: statement))
      return equality(comparison, any([all([one, two]), all([!one, !two])]))
    }
    let (one, two) = (term(left, in: statement), term(right, in: statement))
    guard case .optional(let wrapped) = type else { return compare(comparison, one, two, type) }
    let (noOne, noTwo) = (absence(of: one), absence(of: two))
    let areSame: Formula.Literal
    if wrapped == .builtin(.bool) {
      let (one, two) = (truth(of: one.wrapped), truth(of: two.wrapped))
      areSame = any([all([one, two]), all([!one, !two])])
    } else {
      areSame = compare(.equal, one.wrapped, two.wrapped, wrapped)
    }
    return equality(comparison, any([all([noOne, noTwo]), all([!noOne, !noTwo, areSame])]))
  }

  private func equality(_ comparison: Expression.Comparison, _ literal: Formula.Literal) -> Formula.Literal {
    comparison == .notEqual ? !literal : literal
  }

  /// The type of an operand. A literal has the type of the other side.
  private func type(of expression: Expression) -> TypeReference? {
    switch expression {
    case .fact(_, _, let type), .argument(_, _, let type): return type
    case .unwrapped(let optional):
      guard case .optional(let wrapped)? = type(of: optional) else { return nil }
      return wrapped
    case .literal(.bool), .and, .or, .not, .compare, .condition: return .builtin(.bool)
    case .literal(.int): return .builtin(.int)
    case .literal(.double): return .builtin(.double)
    case .literal(.string): return .builtin(.string)
    case .literal(.enumCase(let type, _)): return .declared(type)
    case .literal(.nil), .literal(.array): return nil
    }
  }

  /// Compares two values of an enum, or of a type that has an order.
  private mutating func compare(
    _ comparison: Expression.Comparison, _ one: Term, _ two: Term, _ type: TypeReference
  ) -> Formula.Literal {
    guard type == .builtin(.double) else { return order(comparison, one, two, type) }
    let areNumbers = [!notANumber(one), !notANumber(two)]
    if comparison == .notEqual {
      let areSame = order(.equal, one, two, type)
      return !all(areNumbers + [areSame])
    }
    let inOrder = order(comparison, one, two, type)
    return all(areNumbers + [inOrder])
  }

  private mutating func order(
    _ comparison: Expression.Comparison, _ one: Term, _ two: Term, _ type: TypeReference
  ) -> Formula.Literal {
    if one == two { return constant(comparison.holdsOfEquals) }
    switch (orders.constant(one), orders.constant(two)) {
    case (let first?, let second?):
      return constant(orders.compare(comparison, first, second, graph.texts))
    case (nil, let bound?):
      return compare(comparison, quantity(of: one, domain(of: type)), bound)
    case (let bound?, nil):
      return compare(comparison.mirrored, quantity(of: two, domain(of: type)), bound)
    case (nil, nil):
      return compare(comparison, quantity(of: one, domain(of: type)), quantity(of: two, domain(of: type)))
    }
  }

  private mutating func compare(_ comparison: Expression.Comparison, _ quantity: Int32, _ bound: OrderEncoding.Constant)
    -> Formula.Literal
  {
    switch comparison {
    case .lessOrEqual: return isAtMost(quantity, bound)
    case .less: return isBelow(quantity, bound)
    case .greater: return !isAtMost(quantity, bound)
    case .greaterOrEqual: return !isBelow(quantity, bound)
    case .equal, .notEqual:
      let (atMost, below) = (isAtMost(quantity, bound), isBelow(quantity, bound))
      return equality(comparison, all([atMost, !below]))
    }
  }

  private mutating func compare(_ comparison: Expression.Comparison, _ one: Int32, _ two: Int32) -> Formula.Literal {
    switch comparison {
    case .lessOrEqual: return isInOrder(one, two)
    case .less: return !isInOrder(two, one)
    case .greater: return !isInOrder(one, two)
    case .greaterOrEqual: return isInOrder(two, one)
    case .equal, .notEqual:
      let (up, down) = (isInOrder(one, two), isInOrder(two, one))
      return equality(comparison, all([up, down]))
    }
  }

  private mutating func isAtMost(_ quantity: Int32, _ bound: OrderEncoding.Constant) -> Formula.Literal {
    if case .integer(let value) = bound { return isAtMost(quantity, value) }
    let literal = isAtMost(quantity, 0)
    orders.mark(quantity, bound, literal, isBelow: false)
    return literal
  }

  private mutating func isBelow(_ quantity: Int32, _ bound: OrderEncoding.Constant) -> Formula.Literal {
    if case .integer(let value) = bound { return value == .min ? constant(false) : isAtMost(quantity, value - 1) }
    let literal = isAtMost(quantity, 0)
    orders.mark(quantity, bound, literal, isBelow: true)
    return literal
  }

  private func domain(of type: TypeReference) -> Formula.Domain {
    guard case .declared(let id) = type, case .cases(let cases) = graph.types[id.position].kind else {
      return Formula.Domain()
    }
    return Formula.Domain(lower: 0, upper: knowsCases ? cases.count - 1 : .max)
  }
}

extension Expression.Comparison {
  /// Whether the comparison is true for two equal values.
  var holdsOfEquals: Bool {
    switch self {
    case .equal, .lessOrEqual, .greaterOrEqual: true
    case .notEqual, .less, .greater: false
    }
  }

  /// The comparison with its sides swapped.
  fileprivate var mirrored: Expression.Comparison {
    switch self {
    case .equal, .notEqual: self
    case .less: .greater
    case .lessOrEqual: .greaterOrEqual
    case .greater: .less
    case .greaterOrEqual: .lessOrEqual
    }
  }
}
