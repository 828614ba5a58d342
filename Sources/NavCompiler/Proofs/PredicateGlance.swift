/// The result of a quick inspection of an expression, without a proof.
///
/// An expression can be true and can be false if each name occurs once in it, without constants, and if there are no
/// other facts about the names. Most predicates are like this, and they need only this inspection.
struct PredicateGlance {
  /// The names in the expression, each as one of 64 bits.
  var names: UInt64 = 0
  /// Whether the expression may be constant.
  var isSuspect = false

  static let constant = PredicateGlance(names: 0, isSuspect: true)

  static func name(_ index: Int32, _ kind: UInt64) -> PredicateGlance {
    let spread = (UInt64(UInt32(bitPattern: index)) &+ kind) &* 0x9E37_79B9_7F4A_7C15
    return PredicateGlance(names: 1 << (spread >> 58))
  }

  mutating func join(_ other: PredicateGlance) {
    isSuspect = isSuspect || other.isSuspect || names & other.names != 0
    names |= other.names
  }

  /// The parts of a graph that the inspection needs. The scope is small because it is passed for every part of every
  /// predicate.
  struct Scope {
    /// The result for each condition. For a condition whose definition is ignored, it is its name.
    var conditions: [PredicateGlance]
    /// For each type, whether it has fewer than two cases.
    let isNarrow: [Bool]
    let emptyText: Symbol?

    init(_ graph: Graph) {
      conditions = graph.conditions.indices.map { PredicateGlance(ConditionID($0)) }
      isNarrow = graph.types.map { type in
        if case .cases(let cases) = type.kind { cases.count < 2 } else { true }
      }
      emptyText = graph.texts.find("")
    }
  }

  init(_ expression: Expression, in scope: Scope) {
    switch expression {
    case .and(let operands), .or(let operands):
      self.init()
      for operand in operands { join(PredicateGlance(operand, in: scope)) }
    case .not(let operand), .unwrapped(let operand):
      self.init(operand, in: scope)
    case .compare(_, let left, let right):
      self.init(side: left, beside: right, in: scope)
      join(PredicateGlance(side: right, beside: left, in: scope))
    case .condition(let id): self = scope.conditions[id.position]
    case .fact(let id, _, _): self = .name(id.index, 0)
    case .argument(_, let id, _): self = .name(id.index, 1 << 40)
    case .literal: self = .constant
    }
  }

  /// One side of a comparison. A literal does not make the comparison constant if there are values on both sides of it.
  private init(side: Expression, beside other: Expression, in scope: Scope) {
    guard case .literal(let literal) = side else {
      self.init(side, in: scope)
      return
    }
    if case .literal = other {
      self = .constant
      return
    }
    switch literal {
    case .int(let value): self.init(isSuspect: value == .min || value == .max)
    case .double, .nil: self.init()
    case .string(let text): self.init(isSuspect: text == scope.emptyText)
    case .enumCase(let type, _): self.init(isSuspect: scope.isNarrow[type.position])
    case .bool, .array: self = .constant
    }
  }

  init(names: UInt64 = 0, isSuspect: Bool = false) {
    self.names = names
    self.isSuspect = isSuspect
  }

  /// The name of a condition whose definition is ignored.
  init(_ condition: ConditionID) { self = .name(condition.index, 1 << 41) }
}
