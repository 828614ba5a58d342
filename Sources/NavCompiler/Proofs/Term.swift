/// A value in a predicate. Equal terms have equal values, even if they are written several times.
indirect enum Term: Hashable {
  /// An argument of a screen instance that occurs in the question.
  case argument(Instance, ArgumentID)
  /// A fact with these arguments. One evaluation of a predicate uses the same value of a fact everywhere.
  case fact(FactID, [Term])
  case literal(Literal)
  /// An optional that `pass` sets to a value that is not optional.
  case present(Term)
  /// The wrapped value of an optional.
  case unwrapped(Term)
  /// An argument of a fact that is a predicate. Two are equal only if they have the same text at the same place.
  case predicate(Expression, PredicateID)

  /// The instance of a screen, because two instances of one screen on a stack have different arguments.
  enum Instance: Hashable {
    case source, destination
    /// A screen below the source.
    case below
  }

  /// The wrapped value of the term, if it is an optional.
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
  /// The instance of the screen that declares the predicate.
  var own: Term.Instance

  init(_ expression: Expression, at place: PredicateID, of own: Term.Instance = .source) {
    self.expression = expression
    self.place = place
    self.own = own
  }
}
