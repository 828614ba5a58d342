/// Translates predicates into one formula.
///
/// Equal terms become one unknown or one quantity. The formula ignores further properties, such as the characters of a
/// String or the details of a Swift type. Therefore, it can have more solutions than the predicates, but not fewer.
struct FormulaBuilder {
  /// The maximum number of nodes in a formula, and of nested expressions with the definitions of conditions. Larger
  /// questions are not answered.
  static let sizeLimit = 4_000
  static let depthLimit = 200

  let graph: Graph
  /// Conditions whose definition is ignored: those that could not be read, and those that are reported themselves.
  var closedConditions: [Bool]
  /// Whether the cases of all enums are known.
  let knowsCases: Bool
  private(set) var formula = Formula()
  /// The unknowns of the conditions with a used definition, in the order of their first use.
  private(set) var openConditions: [Int32] = []
  private(set) var isTooLarge = false
  var pass: [Segue.Pass] = []

  private var truths: [Term: Int32] = [:]
  private var absences: [Term: Int32] = [:]
  private var quantities: [Term: Int32] = [:]
  private var notNumbers: [Term: Int32] = [:]
  private var conditions: [ConditionID: Formula.Literal] = [:]
  private var conditionUnknowns: [ConditionID: Int32] = [:]
  private var depth = 0
  var orders = OrderEncoding()

  init(_ graph: Graph, closedConditions: [Bool], knowsCases: Bool) {
    self.graph = graph
    self.closedConditions = closedConditions
    self.knowsCases = knowsCases
  }

  /// Starts a new question.
  mutating func reset() {
    formula.removeAll()
    openConditions.removeAll(keepingCapacity: true)
    isTooLarge = false
    pass = []
    truths.removeAll(keepingCapacity: true)
    absences.removeAll(keepingCapacity: true)
    quantities.removeAll(keepingCapacity: true)
    notNumbers.removeAll(keepingCapacity: true)
    conditions.removeAll(keepingCapacity: true)
    conditionUnknowns.removeAll(keepingCapacity: true)
    orders.removeAll()
  }

  /// The literal for a statement. A condition is one node, even if it is used several times.
  mutating func literal(_ statement: Statement) -> Formula.Literal {
    var number: Int32 = 0
    return literal(statement.expression, in: statement, &number)
  }

  /// Finishes the formula. Call this after the last statement, because only then all comparisons are known.
  mutating func finish() { orders.settle(graph.texts, &formula) }

  /// The number of steps for building the formula.
  var effort: Int { formula.nodes.count + orders.effort }

  mutating func setOpaque(_ unknown: Int32, _ isOpaque: Bool) { formula.isOpaque[Int(unknown)] = isOpaque }

  /// The literal for a Bool expression. `number` counts the expressions before it. It is negative if it is not needed.
  private mutating func literal(_ expression: Expression, in statement: Statement, _ number: inout Int32)
    -> Formula.Literal
  {
    let origin = number < 0 ? nil : Formula.Origin(place: statement.place, number: number)
    number += 1
    depth += 1
    defer { depth -= 1 }
    if depth > Self.depthLimit || formula.nodes.count > Self.sizeLimit { isTooLarge = true }
    guard !isTooLarge else { return formula.add(.constant(true)) }
    switch expression {
    case .and(let operands):
      let parts = operands.map { literal($0, in: statement, &number) }
      return formula.all(parts, from: origin)
    case .or(let operands):
      let parts = operands.map { literal($0, in: statement, &number) }
      return formula.any(parts, from: origin)
    case .not(let operand):
      let negated = literal(operand, in: statement, &number)
      return formula.add(.not(negated), from: origin)
    case .condition(let id):
      return condition(id, from: origin)
    case .compare(let comparison, let left, let right):
      return named(compare(comparison, left, right, in: statement), from: origin)
    case .fact, .argument, .literal, .unwrapped:
      return named(truth(of: term(expression, in: statement)), from: origin)
    }
  }

  /// An expression without further parts. It is a node that messages can show.
  private mutating func named(_ literal: Formula.Literal, from origin: Formula.Origin?) -> Formula.Literal {
    formula.all([literal], from: origin)
  }

  private mutating func condition(_ id: ConditionID, from origin: Formula.Origin?) -> Formula.Literal {
    let unknown = unknown(id, in: \.conditionUnknowns)
    guard !closedConditions[id.position] else { return named(formula.add(.unknown(unknown)), from: origin) }
    if let known = conditions[id] { return formula.add(.condition(known, unknown: unknown), from: origin) }
    openConditions.append(unknown)
    let statement = Statement(graph.conditions[id.position].predicate.expression, at: .condition(id))
    let meaning = literal(statement)
    conditions[id] = meaning
    return formula.add(.condition(meaning, unknown: unknown), from: origin)
  }

  // MARK: - Terms

  mutating func term(_ expression: Expression, in statement: Statement) -> Term {
    switch expression {
    case .argument(let side, let id, let type):
      guard side == .destination || statement.own == .destination else { return .argument(statement.own, id) }
      return passed(id, type) ?? .argument(.destination, id)
    case .fact(let id, let arguments, _):
      return .fact(id, arguments.map { term($0, in: statement) })
    case .literal(let literal): return .literal(literal)
    case .unwrapped(let optional): return term(optional, in: statement).wrapped
    case .and, .or, .not, .compare, .condition: return .predicate(expression, statement.place)
    }
  }

  /// The value that `pass` sets for an argument of the destination.
  private func passed(_ argument: ArgumentID, _ type: TypeReference) -> Term? {
    guard let value = pass.first(where: { $0.argument == argument })?.value else { return nil }
    switch value {
    case .literal(let literal): return .literal(literal)
    case .source(let argument):
      let own = graph.arguments[argument.position].type
      return own == type ? .argument(.source, argument) : .present(.argument(.source, argument))
    }
  }

  /// The literal that a Bool is true.
  mutating func truth(of term: Term) -> Formula.Literal {
    if case .literal(.bool(let value)) = term { return formula.add(.constant(value)) }
    return formula.add(.unknown(unknown(term, in: \.truths)))
  }

  /// The literal that an optional is nil.
  mutating func absence(of term: Term) -> Formula.Literal {
    switch term {
    case .literal(let literal): formula.add(.constant(literal == .nil))
    case .present: formula.add(.constant(false))
    default: formula.add(.unknown(unknown(term, in: \.absences)))
    }
  }

  /// The literal that a Double is NaN. It then differs from all values, including itself, and does not have an order.
  mutating func notANumber(_ term: Term) -> Formula.Literal {
    if case .literal = term { return formula.add(.constant(false)) }
    return formula.add(.unknown(unknown(term, in: \.notNumbers)))
  }

  /// The quantity of a term in comparisons.
  mutating func quantity(of term: Term, _ domain: Formula.Domain) -> Int32 {
    if let known = quantities[term] { return known }
    let new = formula.addQuantity(domain)
    quantities[term] = new
    return new
  }

  private mutating func unknown<Key>(_ key: Key, in table: WritableKeyPath<Self, [Key: Int32]>) -> Int32 {
    if let known = self[keyPath: table][key] { return known }
    let new = formula.addUnknown()
    self[keyPath: table][key] = new
    return new
  }

  // MARK: - For comparisons

  /// One Bool side of a comparison, which can be a predicate itself. Messages show the entire comparison.
  mutating func side(_ expression: Expression, in statement: Statement) -> Formula.Literal {
    var number = Int32.min
    return literal(expression, in: statement, &number)
  }

  mutating func constant(_ value: Bool) -> Formula.Literal { formula.add(.constant(value)) }
  mutating func all(_ parts: [Formula.Literal]) -> Formula.Literal { formula.all(parts) }
  mutating func any(_ parts: [Formula.Literal]) -> Formula.Literal { formula.any(parts) }
  mutating func isInOrder(_ low: Int32, _ high: Int32) -> Formula.Literal { formula.add(.inOrder(low, high)) }

  mutating func isAtMost(_ quantity: Int32, _ value: Int) -> Formula.Literal {
    value == .max ? constant(true) : formula.add(.atMost(quantity, value))
  }
}
