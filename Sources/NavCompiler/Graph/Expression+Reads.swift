extension Expression {
  /// Whether an argument of the screen on one side of the segue is read.
  func reads(_ side: Side) -> Bool {
    switch self {
    case .and(let operands), .or(let operands): operands.contains { $0.reads(side) }
    case .not(let operand), .unwrapped(let operand): operand.reads(side)
    case .compare(_, let left, let right): left.reads(side) || right.reads(side)
    case .fact(_, let arguments, _): arguments.contains { $0.reads(side) }
    case .argument(let read, _, _): read == side
    case .condition, .literal: false
    }
  }
}
