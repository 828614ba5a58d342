/// Determines whether predicates can be true and whether they can be false.
///
/// The result is exact for Bools, cases of enums, `nil`, and 64-bit integers that are compared with constants and with
/// each other. Strings and Doubles count as dense. Facts with different written arguments count as independent.
/// Therefore, the prover can miss that a predicate is constant, but it never reports one that is not. A question past
/// the limits of `ProofEffort` and `FormulaBuilder` does not have a result.
struct Prover {
  /// A predicate, and the assumptions at its place.
  struct Question {
    var predicate: Statement
    /// The assumptions: the requirements on the stack.
    var given: [Statement] = []
    /// The predicates that must be true in addition: the requirements of the destination.
    var besides: [Statement] = []
    /// The values that a push passes.
    var pass: [Segue.Pass] = []
  }

  enum Answer {
    /// The predicate is never true under the assumptions.
    case never
    /// The predicate is never false under the assumptions.
    case always
    /// The predicate can be true and can be false.
    case depends
    /// The assumptions contradict each other, or the question is too large.
    case none
  }

  private var builder: FormulaBuilder
  private var search = DPLLSolver()
  private(set) var effort = ProofEffort()
  private var predicate = Formula.Literal(0, holds: true)
  private var given: [Formula.Literal] = []
  private var besides: [Formula.Literal] = []
  /// The places of the assumptions and of the additional predicates.
  private var givenPlaces: [PredicateID] = []

  /// Creates a prover. It ignores the definitions of the conditions in `closedConditions`. `knowsCases` is whether the
  /// cases of all enums could be read.
  init(_ graph: Graph, closedConditions: [Bool], knowsCases: Bool) {
    builder = FormulaBuilder(graph, closedConditions: closedConditions, knowsCases: knowsCases)
  }

  /// Ignores the definition of a condition from now on.
  mutating func close(_ condition: ConditionID) { builder.closedConditions[condition.position] = true }

  mutating func answer(_ question: Question) -> Answer {
    let allowed = effort.steps
    guard allowed > 0 else { return .none }
    builder.reset()
    builder.pass = question.pass
    predicate = builder.literal(question.predicate)
    given = question.given.map { builder.literal($0) }
    besides = question.besides.map { builder.literal($0) }
    givenPlaces = (question.given + question.besides).map(\.place)
    builder.finish()
    var steps = allowed - builder.effort
    defer { effort.take(allowed - steps) }
    guard !builder.isTooLarge else { return .none }
    if isImpossible([predicate] + given + besides, &steps) {
      return isImpossible(given + besides, &steps) ? .none : .never
    }
    if isImpossible([!predicate] + given, &steps) {
      return isImpossible(given, &steps) ? .none : .always
    }
    return steps > 0 ? .depends : .none
  }

  /// The reason for the result `never` or `always` of the last question.
  mutating func reason(for answer: Answer) -> ProofReason {
    let isNever = if case .never = answer { true } else { false }
    let goal = isNever ? predicate : !predicate
    let rest = isNever ? given + besides : given
    let places = isNever ? givenPlaces : Array(givenPlaces.prefix(given.count))
    closeConditions([goal] + rest)
    var all = conjuncts(of: goal, givenBy: nil)
    for (literal, place) in zip(rest, places) { all += conjuncts(of: literal, givenBy: place) }
    let core = contradiction(in: all)
    var reason = ProofReason(parts: shown(core))
    if core.count == 1, let only = core.first { reason.cases = cases(of: only) }
    return reason
  }

  // MARK: - Steps

  private mutating func isImpossible(_ literals: [Formula.Literal], _ steps: inout Int) -> Bool {
    if case .impossible = search.verdict(on: literals, in: builder.formula, steps: &steps) { true } else { false }
  }

  private mutating func isContradiction(_ literals: [Formula.Literal]) -> Bool {
    let allowed = effort.stepsForReason
    var steps = allowed
    defer { effort.takeForReason(allowed - steps) }
    return isImpossible(literals, &steps)
  }

  /// Ignores the definitions of conditions that do not matter, the outer ones first.
  private mutating func closeConditions(_ literals: [Formula.Literal]) {
    for unknown in builder.openConditions.prefix(32) {
      builder.setOpaque(unknown, true)
      if !isContradiction(literals) { builder.setOpaque(unknown, false) }
    }
  }

  /// A literal in the search for a reason, and the requirement that it belongs to.
  private struct Element {
    var literal: Formula.Literal
    var given: PredicateID?
    var named: PredicateID?
  }

  /// The literals that must all be true for another literal, as small as the written text allows.
  private func conjuncts(of literal: Formula.Literal, givenBy given: PredicateID?) -> [Element] {
    guard let parts = shownParts(of: literal, .all) else { return [worded(literal, givenBy: given)] }
    return parts.flatMap { conjuncts(of: $0, givenBy: given) }
  }

  /// For each part of an alternative, the literals that contradict each other in it.
  private mutating func cases(of element: Element) -> [ProofReason.Case] {
    guard let parts = shownParts(of: element.literal, .any), parts.count <= 4 else { return [] }
    return parts.compactMap { literal in
      let own = shown(contradiction(in: conjuncts(of: literal, givenBy: nil)))
      return part(worded(literal, givenBy: nil)).map { ProofReason.Case(part: $0, parts: own) }
    }
  }

  /// The parts of a literal that must all, or any, be true, if they are in the written text.
  private func shownParts(of literal: Formula.Literal, _ wanted: Formula.Junction) -> [Formula.Literal]? {
    let formula = builder.formula
    guard let (junction, range, flipped) = formula.parts(of: formula.bare(literal)), junction == wanted else {
      return nil
    }
    let parts = range.map { flipped ? !formula.literals[Int($0)] : formula.literals[Int($0)] }
    return parts.allSatisfy { formula.origins[$0.node] != nil } ? parts : nil
  }

  /// The written form of a literal. The name of a condition is replaced by its definition, unless the definition has
  /// alternatives. The name is then clearer.
  private func worded(_ literal: Formula.Literal, givenBy given: PredicateID?) -> Element {
    let formula = builder.formula
    var (inner, meaning) = (literal, literal)
    while true {
      switch formula.nodes[inner.node] {
      case .not(let negated): inner = inner.holds ? !negated : negated
      case .condition(let definition, let unknown) where !formula.isOpaque[Int(unknown)]:
        inner = inner.holds ? definition : !definition
        meaning = inner
      default:
        guard meaning != literal, shownParts(of: inner, .any) != nil else {
          return Element(literal: meaning, given: given)
        }
        return Element(literal: literal, given: given, named: formula.origins[meaning.node]?.place)
      }
    }
  }

  /// A small set of contradictory literals. Without any one of them, the others do not contradict each other.
  private mutating func contradiction(in elements: [Element]) -> [Element] {
    var isKept = [Bool](repeating: true, count: elements.count)
    reduce(elements, 0..<elements.count, &isKept)
    return zip(elements, isKept).filter(\.1).map(\.0)
  }

  /// Removes the unnecessary elements of a range by bisection.
  private mutating func reduce(_ elements: [Element], _ range: Range<Int>, _ isKept: inout [Bool]) {
    guard !range.isEmpty, effort.stepsForReason > 0 else { return }
    for index in range { isKept[index] = false }
    if isContradiction(zip(elements, isKept).filter(\.1).map(\.0.literal)) { return }
    for index in range { isKept[index] = true }
    guard range.count > 1 else { return }
    let middle = (range.lowerBound + range.upperBound) / 2
    reduce(elements, middle..<range.upperBound, &isKept)
    reduce(elements, range.lowerBound..<middle, &isKept)
  }

  private func shown(_ elements: [Element]) -> [ProofReason.Part] {
    var seen: Set<ProofReason.Part> = []
    return elements.compactMap { part($0) }.filter { seen.insert($0).inserted }
  }

  private func part(_ element: Element) -> ProofReason.Part? {
    builder.formula.origins[element.literal.node].map { origin in
      // An expression of another file is shown as a whole.
      switch origin.place {
      case .innerRequirement, .innerPredicate:
        return ProofReason.Part(place: origin.place, number: 0, holds: true, given: element.given)
      case .condition, .requirement, .shouldPerform, .back: break
      }
      return ProofReason.Part(
        place: origin.place, number: Int(origin.number), holds: element.literal.holds, given: element.given,
        named: element.named)
    }
  }
}
