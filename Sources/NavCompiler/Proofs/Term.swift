/// What has a value in a predicate, however often it is written: two terms that are equal have the same value.
indirect enum Term: Hashable {
  /// An argument of the instance of a screen that has a part in the question.
  case argument(Instance, ArgumentID)
  /// A fact, asked with these arguments. One evaluation of a predicate counts on one answer.
  case fact(FactID, [Term])
  case literal(Literal)
  /// An optional that `pass` fills with what is none.
  case present(Term)
  /// What an optional holds.
  case unwrapped(Term)
  /// An argument of a fact that is a predicate itself: equal only where it is written the same in the same place.
  case predicate(Expression, PredicateID)

  /// Of two instances of one screen on a stack, the arguments are not the same.
  enum Instance: Hashable {
    case source, destination
    /// A screen under the source.
    case below
  }

  /// What the term holds, if it is an optional.
  var wrapped: Term {
    switch self {
    case .present(let term): term
    case .literal: self
    default: .unwrapped(self)
    }
  }
}

/// A predicate that is part of a question.
struct Statement {
  var expression: Expression
  var place: PredicateID
  /// Which screen's instance its own arguments belong to.
  var own: Term.Instance

  init(_ expression: Expression, at place: PredicateID, of own: Term.Instance = .source) {
    self.expression = expression
    self.place = place
    self.own = own
  }
}
