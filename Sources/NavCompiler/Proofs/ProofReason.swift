/// The reason why a predicate is constant, in parts of the written text.
struct ProofReason {
  /// The parts that contradict each other. If the predicate is never true, these parts cannot all be true. If it is
  /// always true, these parts cannot all be false. The relevant requirements are included.
  var parts: [Part]
  /// If there is only one part and it has parts itself, the reason for each of them.
  var cases: [Case] = []

  struct Part: Hashable {
    var place: PredicateID
    /// The index of the expression in the predicate, in preorder.
    var number: Int
    /// Whether the part is assumed to be true.
    var holds: Bool
    /// The requirement that makes the part true.
    var given: PredicateID?
    /// The condition that the part names, if its definition matters.
    var named: PredicateID?
  }

  struct Case {
    var part: Part
    var parts: [Part]
  }
}
