/// Answers whether predicates can hold and whether they can fail.
///
/// The answer is exact over booleans, cases of enums, `nil`, and integers compared with constants and with each other, 64
/// bits wide; Strings and Doubles are taken to be dense, and facts with arguments that are not written the same to be
/// independent. So it may miss that a predicate is constant, and never says so of one that is not. A question that takes
/// more than `ProofEffort` and `FormulaBuilder` allow has no answer.
struct Prover {
  /// A predicate, and what holds wherever it is asked.
  struct Question {
    var predicate: Statement
    /// What holds already: the requirements on the stack.
    var given: [Statement] = []
    /// What is asked beside the predicate: the requirements of the destination.
    var besides: [Statement] = []
    /// What a push fills.
    var pass: [Segue.Pass] = []
  }

  enum Answer {
    /// The predicate cannot hold where the rest does.
    case never
    /// It cannot fail where what is given holds.
    case always
    /// It can hold and it can fail.
    case depends
    /// What is given cannot hold itself, or too much is asked.
    case none
  }

  private var builder: FormulaBuilder
  private var search = DPLLSolver()
  private(set) var effort = ProofEffort()
  private var predicate = Formula.Literal(0, holds: true)
  private var given: [Formula.Literal] = []
  private var besides: [Formula.Literal] = []
  /// Where what is given and what is asked beside the predicate stands.
  private var givenPlaces: [PredicateID] = []

  /// `closedConditions` are, by condition, those that are taken as they are, whatever they say; `knowsCases` is whether the
  /// cases of all enums could be read.
  init(_ graph: Graph, closedConditions: [Bool], knowsCases: Bool) {
    builder = FormulaBuilder(graph, closedConditions: closedConditions, knowsCases: knowsCases)
  }

  /// From now on, a condition is taken as it is.
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

  /// Why the last question has the answer `never` or `always`.
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

  /// Takes the conditions as they are where what they say does not matter: the outer ones first.
  private mutating func closeConditions(_ literals: [Formula.Literal]) {
    for unknown in builder.openConditions.prefix(32) {
      builder.setOpaque(unknown, true)
      if !isContradiction(literals) { builder.setOpaque(unknown, false) }
    }
  }

  /// A literal among those that are looked through for a reason, and the requirement that it belongs to.
  private struct Element {
    var literal: Formula.Literal
    var given: PredicateID?
    var named: PredicateID?
  }

  /// The literals that must hold for another to hold, as small as the author's words for them are.
  private func conjuncts(of literal: Formula.Literal, givenBy given: PredicateID?) -> [Element] {
    guard let parts = shownParts(of: literal, .all) else { return [worded(literal, givenBy: given)] }
    return parts.flatMap { conjuncts(of: $0, givenBy: given) }
  }

  /// Of an alternative, each part and what contradicts itself in it.
  private mutating func cases(of element: Element) -> [ProofReason.Case] {
    guard let parts = shownParts(of: element.literal, .any), parts.count <= 4 else { return [] }
    return parts.compactMap { literal in
      let own = shown(contradiction(in: conjuncts(of: literal, givenBy: nil)))
      return part(worded(literal, givenBy: nil)).map { ProofReason.Case(part: $0, parts: own) }
    }
  }

  /// The parts of a literal that all, or any, have to hold, if the author has words for them.
  private func shownParts(of literal: Formula.Literal, _ wanted: Formula.Junction) -> [Formula.Literal]? {
    let formula = builder.formula
    guard let (junction, range, flipped) = formula.parts(of: formula.bare(literal)), junction == wanted else {
      return nil
    }
    let parts = range.map { flipped ? !formula.literals[Int($0)] : formula.literals[Int($0)] }
    return parts.allSatisfy { formula.origins[$0.node] != nil } ? parts : nil
  }

  /// A literal in the author's words: those behind the name of a condition, unless they have parts to choose from, for then
  /// the name says it better.
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

  /// Few of some literals that contradict each other: without any one of them the rest does not.
  private mutating func contradiction(in elements: [Element]) -> [Element] {
    var isKept = [Bool](repeating: true, count: elements.count)
    reduce(elements, 0..<elements.count, &isKept)
    return zip(elements, isKept).filter(\.1).map(\.0)
  }

  /// Leaves out what of a range is not needed, halves at a time.
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
      // What is written in another file is shown as a whole.
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
