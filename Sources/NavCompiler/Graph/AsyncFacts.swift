/// Expressions that need an asynchronous answer.
extension Graph {
  /// Whether an expression reads an async fact. Conditions do not read any.
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
