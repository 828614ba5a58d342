/// Which expressions need an answer that comes later.
extension Graph {
  /// Whether an async fact is read to know the value of an expression. Conditions read none.
  package func awaits(_ expression: Expression) -> Bool {
    switch expression {
    case .and(let operands), .or(let operands): operands.contains { awaits($0) }
    case .not(let operand), .unwrapped(let operand): awaits(operand)
    case .compare(_, let left, let right): awaits(left) || awaits(right)
    case .fact(let id, let arguments, _):
      facts[id.position].async != nil || arguments.contains { awaits($0) }
    case .condition, .argument, .literal: false
    }
  }
}
