/// What can be wrong with a predicate; `Checks` puts it into words.
enum PredicateProblem {
  case syntax(PredicateSyntaxError)
  case unknownName(String, suggestion: String?)
  case ambiguousName(String, [PredicateMeaning])
  case unknownValue(String, TypeReference, suggestion: String?)
  /// An async fact where the answer has to be known at once.
  case asyncHere(String)
  case type(TypeProblem)

  /// Operands that do not fit.
  enum TypeProblem {
    case notBool(String, OperandType)
    /// A fact without its arguments, and what would stand for them here, as far as that is plain.
    case missingArguments(FactID, suggestion: String?)
    /// A label that is not that of the argument in its place.
    case label(String, wanted: String, of: FactID)
    /// Some arguments have labels, and others have none.
    case someLabels(FactID)
    /// The name of something that takes no arguments, and the arguments behind it.
    case noFunction(String, arguments: Range<Int>)
    case argumentCount(FactID, Int)
    case argument(String, OperandType, FactID, parameter: Int)
    case neverNil(String, OperandType)
    case orderOfNil(Expression.Comparison)
    case notComparable(String, TypeReference)
    case noOrder(String, TypeReference, Expression.Comparison)
    /// The type of the second, which is at fault, is not that of the first.
    case mismatch(String, OperandType, String, OperandType)
    case unfitLiteral(String, OperandType, beside: String, TypeReference)
    /// An optional used as its wrapped type, and the comparison that does so.
    case maybeNil(String, comparison: Range<Int>, isWhole: Bool)
    case caseOfNothing(String)
  }

  typealias OperandType = PredicateTyping.OperandType

  var id: Rule {
    switch self {
    case .syntax: .predicateSyntax
    case .unknownName: .unknownName
    case .ambiguousName: .ambiguousName
    case .unknownValue: .unknownValue
    case .asyncHere: .asyncHere
    case .type: .predicateType
    }
  }
}

/// A problem and where it is.
struct PredicateFinding {
  var problem: PredicateProblem
  /// Bytes of the predicate's text.
  var part: Range<Int>
  var site: PredicateSite

  var range: SourceRange { site.range(part) }
}
