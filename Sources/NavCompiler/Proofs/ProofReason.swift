/// Why a predicate is constant, in parts of what the author wrote.
struct ProofReason {
  /// What contradicts each other: of a predicate that never holds, parts of it that cannot all be true; of one that always
  /// holds, parts that cannot all be false; beside them, the requirements that matter.
  var parts: [Part]
  /// Where there is one such part, with parts of its own: why for each of those.
  var cases: [Case] = []

  struct Part: Hashable {
    var place: PredicateID
    /// Its number among the expressions of the predicate there, each before its parts.
    var number: Int
    /// Whether it is claimed to be true.
    var holds: Bool
    /// The requirement by which it holds.
    var given: PredicateID?
    /// The condition that it names, where what that says matters.
    var named: PredicateID?
  }

  struct Case {
    var part: Part
    var parts: [Part]
  }
}
