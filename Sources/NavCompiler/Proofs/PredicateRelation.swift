/// The relation of a predicate to another one at the same place.
package enum PredicateRelation: String, Sendable, CaseIterable {
  /// Whenever the predicate is true, the other one is true, too.
  case stronger
  /// Whenever the other predicate is true, this one is true, too.
  case weaker
  case other

  /// Compares two predicates. The result is `nil` if both are always equal.
  init?(of new: Expression, to old: Expression, in graph: Graph) {
    let closed = [Bool](repeating: false, count: graph.conditions.count)
    var prover = Prover(graph, closedConditions: closed, knowsCases: true)
    func isNever(_ left: Expression, without right: Expression) -> Bool {
      // No predicate of a graph is at this place, so no reason refers to it.
      let statement = Statement(.and([left, .not(right)]), at: .shouldPerform(SegueID(-1)))
      if case .never = prover.answer(Prover.Question(predicate: statement)) { return true }
      return false
    }
    switch (isNever(new, without: old), isNever(old, without: new)) {
    case (true, true): return nil
    case (true, false): self = .stronger
    case (false, true): self = .weaker
    case (false, false): self = .other
    }
  }
}
