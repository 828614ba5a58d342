/// The types of the two sides of a comparison.
extension PredicateTyping {
  mutating func compare(
    _ comparison: Expression.Comparison, _ left: PredicateSyntax, _ right: PredicateSyntax, _ whole: PredicateSyntax
  ) -> Operand? {
    let one = operand(left, wanted: peek(right))
    let two = operand(right, wanted: peek(left))
    guard let one, let two else { return nil }
    if one.type == .nilLiteral || two.type == .nilLiteral {
      return one.type == .nilLiteral
        ? compareWithNil(comparison, two, right, nilAt: left) : compareWithNil(comparison, one, left, nilAt: right)
    }
    guard let (meeting, at) = common(one, left, two, right) else { return nil }
    // Two optionals can be equal, but only their wrapped values have an order.
    let type = comparison.isEquality ? meeting : plain(meeting)
    guard isComparable(type) else {
      report(.notComparable(text(at.range), type), at: at.range)
      return nil
    }
    guard comparison.isEquality || hasOrder(type) else {
      report(.noOrder(text(at.range), type, comparison), at: at.range)
      return nil
    }
    guard let first = side(one, left, of: type, beside: right, whole),
      let second = side(two, right, of: type, beside: left, whole)
    else { return nil }
    return Operand(expression: .compare(comparison, first, second), type: .bool)
  }

  /// `x == nil`
  private mutating func compareWithNil(
    _ comparison: Expression.Comparison, _ operand: Operand, _ syntax: PredicateSyntax, nilAt: PredicateSyntax
  ) -> Operand? {
    guard case .value(.optional) = operand.type else {
      report(.neverNil(text(syntax.range), operand.type), at: nilAt.range)
      return nil
    }
    guard comparison.isEquality else {
      report(.orderOfNil(comparison), at: nilAt.range)
      return nil
    }
    let compared = Expression.compare(comparison, operand.expression, .literal(.nil))
    return comparison == .notEqual
      ? Operand(expression: compared, type: .bool, presentIfTrue: [operand.expression])
      : Operand(expression: compared, type: .bool, presentIfFalse: [operand.expression])
  }

  /// The common type of the two sides, and the side that determines it. It reports sides without a common type.
  private mutating func common(
    _ one: Operand, _ left: PredicateSyntax, _ two: Operand, _ right: PredicateSyntax
  ) -> (TypeReference, PredicateSyntax)? {
    switch (one.type, two.type) {
    case (.value(let first), .value(let second)):
      if first == second { return (first, left) }
      if plain(first) == plain(second) { return (plain(first), left) }
      let isLeftAtFault = left.isLiteral && !right.isLiteral
      let (sound, fault) = isLeftAtFault ? ((right, two), (left, one)) : ((left, one), (right, two))
      report(
        .mismatch(text(sound.0.range), sound.1.type, text(fault.0.range), fault.1.type), at: fault.0.range)
      return nil
    case (.value(let first), _):
      return (plain(first), left)
    case (_, .value(let second)):
      return (plain(second), right)
    case (.caseLiteral, _), (_, .caseLiteral):
      let literal = one.type == .caseLiteral ? left : right
      report(.caseOfNothing(text(literal.range)), at: literal.range)
      return nil
    case (.integerLiteral, .integerLiteral):
      return (.builtin(.int), left)
    default:
      return (.builtin(.double), left)
    }
  }

  /// Converts one side to the common type.
  private mutating func side(
    _ operand: Operand, _ syntax: PredicateSyntax, of type: TypeReference, beside other: PredicateSyntax,
    _ whole: PredicateSyntax
  ) -> Expression? {
    switch convert(operand, to: type, syntax) {
    case .value(let expression):
      return expression
    case .reported:
      return nil
    case .unfit:
      if case .value(.optional(let wrapped)) = operand.type, wrapped == type {
        let isWhole = whole.range == 0..<bytes.count
        report(.maybeNil(text(syntax.range), comparison: whole.range, isWhole: isWhole), at: syntax.range)
      } else {
        report(
          .unfitLiteral(text(syntax.range), operand.type, beside: text(other.range), type), at: syntax.range)
      }
      return nil
    }
  }

  /// The type of an operand, if it does not depend on the context. This does not report errors.
  private func peek(_ syntax: PredicateSyntax) -> TypeReference? {
    switch syntax.form {
    case .name:
      switch meanings(of: syntax.range).first {
      case .argument(_, let id): return plain(symbols.arguments[id.position].type)
      case .fact(let id): return plain(symbols.facts[id.position].type)
      case .condition, nil: return nil
      }
    case .call(let name, _):
      guard case .fact(let id) = meanings(of: name).first else { return nil }
      return plain(symbols.facts[id.position].type)
    default:
      return nil
    }
  }

  private func plain(_ type: TypeReference) -> TypeReference {
    if case .optional(let wrapped) = type { wrapped } else { type }
  }

  private func isComparable(_ type: TypeReference) -> Bool {
    switch plain(type) {
    case .builtin(.int), .builtin(.double), .builtin(.string), .builtin(.bool): true
    case .builtin(.uuid), .builtin(.url), .builtin(.date), .optional, .array: false
    case .declared: symbols.cases(of: plain(type)) != nil
    }
  }

  private func hasOrder(_ type: TypeReference) -> Bool {
    switch type {
    case .builtin(.int), .builtin(.double), .builtin(.string): true
    default: false
    }
  }
}

extension Expression.Comparison {
  var isEquality: Bool { self == .equal || self == .notEqual }
}
