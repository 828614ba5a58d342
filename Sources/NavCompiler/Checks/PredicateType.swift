/// Operands that do not fit their operator, or a predicate that is not true or false.
enum PredicateType {
  typealias OperandType = PredicateTyping.OperandType

  static func notBool(
    _ text: String, _ type: OperandType, at part: Range<Int>, in site: PredicateSite, _ vocabulary: PredicateVocabulary
  ) -> Diagnostic {
    let advice =
      switch type {
      case .value(.optional(.builtin(.bool))): "compare it with nil first, as in '\(text) != nil and \(text)'"
      case .value(.optional): "compare it, as in '\(text) != nil'"
      case .value(.builtin(.int)), .value(.builtin(.double)): "compare it, as in '\(text) > 0'"
      case .value(.builtin(.string)): "compare it, as in '\(text) != \"\"'"
      default: "something true or false should stand here"
      }
    return make("'\(text)' is \(phrase(type, vocabulary)), not a Bool; \(advice)", part, site)
  }

  static func missingArguments(
    _ fact: Fact, at part: Range<Int>, in site: PredicateSite, _ vocabulary: PredicateVocabulary
  ) -> Diagnostic {
    let name = vocabulary.texts.text(fact.name)
    return make("'\(name)' needs its arguments; write '\(signature(fact, vocabulary))'", part, site)
  }

  static func noFunction(_ name: String, name part: Range<Int>, call: Range<Int>, in site: PredicateSite) -> Diagnostic {
    make(
      "'\(name)' takes no arguments; write '\(name)' alone", part, site,
      fixes: site.fix("change to '\(name)'", [(part.upperBound..<call.upperBound, "")]))
  }

  static func argumentCount(
    _ fact: Fact, _ count: Int, at part: Range<Int>, in site: PredicateSite, _ vocabulary: PredicateVocabulary
  ) -> Diagnostic {
    let takes = fact.parameters.count == 1 ? "one argument" : "\(fact.parameters.count) arguments"
    return make("'\(signature(fact, vocabulary))' takes \(takes), not \(count == 0 ? "none" : "\(count)")", part, site)
  }

  static func argument(
    _ text: String, _ type: OperandType, _ parameter: Fact.Parameter, of fact: Fact, at part: Range<Int>,
    in site: PredicateSite, _ vocabulary: PredicateVocabulary
  ) -> Diagnostic {
    let wanted =
      "'\(vocabulary.texts.text(fact.name))' takes \(vocabulary.phrase(parameter.type)) as"
      + " '\(vocabulary.texts.text(parameter.name))'"
    if type == .value(.optional(parameter.type)) {
      return make("\(wanted), and '\(text)' may be nil; write '\(text) != nil and …' before it", part, site)
    }
    return make("\(wanted), and '\(text)' is \(phrase(type, vocabulary))", part, site)
  }

  static func neverNil(
    _ text: String, _ type: OperandType, at part: Range<Int>, in site: PredicateSite, _ vocabulary: PredicateVocabulary
  ) -> Diagnostic {
    type == .nilLiteral
      ? make("nil is compared with nil; one side should be an optional", part, site)
      : make("'\(text)' is \(phrase(type, vocabulary)) and never nil; only an optional can be", part, site)
  }

  static func orderOfNil(_ comparison: Expression.Comparison, at part: Range<Int>, in site: PredicateSite) -> Diagnostic {
    make("nil has no order, so '\(comparison.rawValue)' cannot compare it; '==' and '!=' can", part, site)
  }

  static func notComparable(
    _ text: String, _ type: TypeReference, at part: Range<Int>, in site: PredicateSite,
    _ vocabulary: PredicateVocabulary
  ) -> Diagnostic {
    make(
      "'\(text)' is \(vocabulary.phrase(type)), which a predicate cannot compare; let a fact with an argument say it",
      part, site)
  }

  static func noOrder(
    _ text: String, _ type: TypeReference, _ comparison: Expression.Comparison, at part: Range<Int>,
    in site: PredicateSite, _ vocabulary: PredicateVocabulary
  ) -> Diagnostic {
    make(
      "'\(text)' is \(vocabulary.phrase(type)) and has no order, so '\(comparison.rawValue)' cannot compare it;"
        + " '==' and '!=' can", part, site)
  }

  static func mismatch(
    _ one: (text: String, type: OperandType), _ fault: (text: String, type: OperandType), at part: Range<Int>,
    in site: PredicateSite, _ vocabulary: PredicateVocabulary
  ) -> Diagnostic {
    make(
      "'\(one.text)' is \(phrase(one.type, vocabulary)) and cannot be compared with '\(fault.text)',"
        + " which is \(phrase(fault.type, vocabulary))", part, site)
  }

  static func unfitLiteral(
    _ text: String, _ type: OperandType, beside other: String, _ wanted: TypeReference, at part: Range<Int>,
    in site: PredicateSite, _ vocabulary: PredicateVocabulary
  ) -> Diagnostic {
    if type == .caseLiteral {
      return make("'\(other)' is \(vocabulary.phrase(wanted)) and has no case '\(text)'", part, site)
    }
    return make(
      "'\(other)' is \(vocabulary.phrase(wanted)) and cannot be compared with '\(text)',"
        + " which is \(phrase(type, vocabulary))", part, site)
  }

  static func maybeNil(
    _ text: String, at part: Range<Int>, whole: Range<Int>, _ count: Int, in site: PredicateSite
  ) -> Diagnostic {
    let isAlone = whole == 0..<count
    let edits = [
      (whole.lowerBound..<whole.lowerBound, "\(isAlone ? "" : "(")\(text) != nil and "),
      (whole.upperBound..<whole.upperBound, isAlone ? "" : ")"),
    ]
    return make(
      "'\(text)' may be nil here; write '\(text) != nil and …' before it is used", part, site,
      fixes: site.fix("ask first whether '\(text)' is nil", edits.filter { !$0.1.isEmpty }))
  }

  static func caseOfNothing(_ text: String, at part: Range<Int>, in site: PredicateSite) -> Diagnostic {
    make("nothing here says which type '\(text)' is a case of", part, site)
  }

  /// A fact with the names of its arguments: `inStock(id)`.
  private static func signature(_ fact: Fact, _ vocabulary: PredicateVocabulary) -> String {
    let names = fact.parameters.map { vocabulary.texts.text($0.name) }
    return "\(vocabulary.texts.text(fact.name))(\(names.joined(separator: ", ")))"
  }

  private static func phrase(_ type: OperandType, _ vocabulary: PredicateVocabulary) -> String {
    switch type {
    case .value(let type): vocabulary.phrase(type)
    case .integerLiteral: "an Int"
    case .decimalLiteral: "a Double"
    case .nilLiteral: "nil"
    case .caseLiteral: "a case of an enum"
    }
  }

  private static func make(
    _ message: String, _ part: Range<Int>, _ site: PredicateSite, fixes: [Diagnostic.Fix] = []
  ) -> Diagnostic {
    Diagnostic(.predicateType, message, at: site.range(part), fixes: fixes)
  }

  static let explanation = Explanation(
    .predicateType,
    """
    A predicate is typed, so that the Swift made of it compiles and means what it says. 'and', 'or', 'not' and the whole \
    predicate want a Bool. Int, Double and String have an order; Bool, enums and optionals are only equal or not. An \
    optional has to be compared with nil, in an 'and' around it, before it is used as what it wraps.
    """,
    broken: """
      navc: 1
      graph: Shop
      root: catalog
      facts: { cartCount: Int }
      screens:
        catalog:
          push:
            openCart: { to: cart, shouldPerform: cartCount }
        cart:
      """,
    mended: """
      navc: 1
      graph: Shop
      root: catalog
      facts: { cartCount: Int }
      screens:
        catalog:
          push:
            openCart: { to: cart, shouldPerform: cartCount > 0 }
        cart:
      """)
}
