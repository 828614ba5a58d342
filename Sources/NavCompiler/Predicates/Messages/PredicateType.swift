/// Operands that do not match their operator, or a predicate that is not a Bool.
enum PredicateType {
  typealias OperandType = PredicateTyping.OperandType

  /// A mismatch of types.
  enum Problem {
    case notBool(String, OperandType)
    /// A fact without its arguments. `suggestion` is a call with the arguments that are unambiguous here.
    case missingArguments(FactID, suggestion: String?)
    /// A label that differs from the name of the argument in its place.
    case label(String, wanted: String, of: FactID)
    /// Only some arguments have labels.
    case someLabels(FactID)
    /// A name that does not take arguments, and the range of its arguments.
    case noFunction(String, arguments: Range<Int>)
    case argumentCount(FactID, Int)
    case argument(String, OperandType, FactID, parameter: Int)
    case neverNil(String, OperandType)
    case orderOfNil(Expression.Comparison)
    case notComparable(String, TypeReference)
    case noOrder(String, TypeReference, Expression.Comparison)
    /// The type of the second operand differs from the type of the first operand. The second one is wrong.
    case mismatch(String, OperandType, String, OperandType)
    case unfitLiteral(String, OperandType, beside: String, TypeReference)
    /// An optional used as its wrapped type, and the comparison that uses it.
    case maybeNil(String, comparison: Range<Int>, isWhole: Bool)
    case caseOfNothing(String)
  }

  static func diagnostic(
    _ problem: Problem, _ finding: PredicateFinding
  ) -> Diagnostic {
    let symbols = finding.symbols
    var diagnostic = Diagnostic(
      .predicateType, message(problem, symbols), at: finding.range, fixes: fixes(problem, finding.site))
    if case .mismatch(_, .value(let type), let text, _) = problem, let meant = enumCase(text, of: type, symbols) {
      diagnostic.notes = [Diagnostic.Note("did you mean '\(meant)'?", at: finding.range)]
      diagnostic.fixes = finding.site.fix("change to '\(meant)'", [(finding.part, meant)])
    }
    return diagnostic
  }

  /// The case with the name in a text: `.price` for `"price"`.
  private static func enumCase(_ text: String, of type: TypeReference, _ symbols: SymbolContext) -> String? {
    guard text.hasPrefix("\""), text.count > 2, case .declared(let id) = type,
      let name = symbols.texts.find(String(text.dropFirst().dropLast())),
      symbols.position(of: name, in: id) != nil
    else { return nil }
    return "." + symbols.texts.text(name)
  }

  private static func message(_ problem: Problem, _ symbols: SymbolContext) -> String {
    switch problem {
    case .notBool(let text, let type):
      return "\(quoted(text)) is \(phrase(type, symbols)), not a Bool; \(advice(text, type))"
    case .missingArguments(let fact, let suggestion):
      let name = symbols.texts.text(symbols.facts[fact.position].name)
      return "'\(name)' needs its arguments; write '\(suggestion ?? signature(fact, symbols))'"
    case .label(let label, let wanted, let fact):
      return "the argument here is called '\(wanted)', not '\(label)': '\(labelled(fact, symbols))'"
    case .someLabels(let fact):
      return "only some of the arguments have labels; write all of them, as in '\(labelled(fact, symbols))', or none"
    case .noFunction(let name, _):
      return "'\(name)' takes no arguments; write '\(name)' alone"
    case .argumentCount(let fact, let count):
      let wanted = symbols.facts[fact.position].parameters.count
      return "'\(signature(fact, symbols))' takes \(wanted == 1 ? "one argument" : "\(wanted) arguments"),"
        + " not \(count == 0 ? "none" : "\(count)")"
    case .argument(let text, let type, let fact, let parameter):
      return message(text, type, fact, parameter, symbols)
    case .neverNil(_, .nilLiteral):
      return "nil is compared with nil; one side must be an optional"
    case .neverNil(let text, let type):
      return "\(quoted(text)) is \(phrase(type, symbols)), which is never nil; only an optional can be nil"
    case .orderOfNil(let comparison):
      return "nil has no order, so '\(comparison.rawValue)' cannot compare it; '==' and '!=' can"
    case .notComparable(let text, let type):
      return "\(quoted(text)) is \(symbols.phrase(type)), which a predicate cannot compare;"
        + " use a fact that takes it as an argument"
    case .noOrder(let text, let type, let comparison):
      return
        "\(quoted(text)) is \(symbols.phrase(type)) and has no order, so '\(comparison.rawValue)' cannot compare it;"
        + " '==' and '!=' can"
    case .mismatch(let text, let type, let other, let otherType):
      return "\(quoted(text)) is \(phrase(type, symbols)) and cannot be compared with \(quoted(other)),"
        + " which is \(phrase(otherType, symbols))"
    case .unfitLiteral(let text, .caseLiteral, let other, let wanted):
      return "\(quoted(other)) is \(symbols.phrase(wanted)) and has no case \(quoted(text))"
    case .unfitLiteral(let text, let type, let other, let wanted):
      return "\(quoted(other)) is \(symbols.phrase(wanted)) and cannot be compared with \(quoted(text)),"
        + " which is \(phrase(type, symbols))"
    case .maybeNil(let text, _, _):
      return "\(quoted(text)) can be nil here; write '\(text) != nil and …' before it"
    case .caseOfNothing(let text):
      return "the enum of the case \(quoted(text)) is not known here"
    }
  }

  private static func message(
    _ text: String, _ type: OperandType, _ fact: FactID, _ parameter: Int, _ symbols: SymbolContext
  ) -> String {
    let fact = symbols.facts[fact.position]
    let parameter = fact.parameters[parameter]
    let wanted =
      "'\(symbols.texts.text(fact.name))' takes \(symbols.phrase(parameter.type)) as"
      + " '\(symbols.texts.text(parameter.name))'"
    return type == .value(.optional(parameter.type))
      ? "\(wanted), but \(quoted(text)) can be nil; write '\(text) != nil and …' before it"
      : "\(wanted), but \(quoted(text)) is \(phrase(type, symbols))"
  }

  /// Quotes a part of a predicate, unless it is a text with quotes.
  private static func quoted(_ text: String) -> String {
    text.hasPrefix("\"") ? text : "'\(text)'"
  }

  /// The correction for a value that is not a Bool.
  private static func advice(_ text: String, _ type: OperandType) -> String {
    switch type {
    case .value(.optional(.builtin(.bool))): "compare it with nil first, as in '\(text) != nil and \(text)'"
    case .value(.optional): "compare it, as in '\(text) != nil'"
    case .value(.builtin(.int)), .value(.builtin(.double)): "compare it, as in '\(text) > 0'"
    case .value(.builtin(.string)): "compare it, as in '\(text) != \"\"'"
    default: "use a value that is true or false"
    }
  }

  private static func fixes(_ problem: Problem, _ site: PredicateSite) -> [Diagnostic.Fix] {
    switch problem {
    case .noFunction(let name, let arguments):
      return site.fix("change to '\(name)'", [(arguments, "")])
    case .maybeNil(let text, let comparison, let isWhole):
      let start = comparison.lowerBound..<comparison.lowerBound
      let end = comparison.upperBound..<comparison.upperBound
      let title = "check first whether '\(text)' is nil"
      return isWhole
        ? site.fix(title, [(start, "\(text) != nil and ")], .decision)
        : site.fix(title, [(start, "(\(text) != nil and "), (end, ")")], .decision)
    default:
      return []
    }
  }

  /// A call of a fact with its labels: `inStock(id: …)`.
  private static func labelled(_ fact: FactID, _ symbols: SymbolContext) -> String {
    let fact = symbols.facts[fact.position]
    let labels = fact.parameters.map { symbols.texts.text($0.name) + ": …" }
    return "\(symbols.texts.text(fact.name))(\(labels.joined(separator: ", ")))"
  }

  private static func signature(_ fact: FactID, _ symbols: SymbolContext) -> String {
    let fact = symbols.facts[fact.position]
    let names = fact.parameters.map { symbols.texts.text($0.name) }
    return "\(symbols.texts.text(fact.name))(\(names.joined(separator: ", ")))"
  }

  private static func phrase(_ type: OperandType, _ symbols: SymbolContext) -> String {
    switch type {
    case .value(let type): symbols.phrase(type)
    case .integerLiteral: "an Int"
    case .decimalLiteral: "a Double"
    case .nilLiteral: "nil"
    case .caseLiteral: "a case of an enum"
    }
  }
}

extension Rule {
  package static let predicateType = Rule(
    id: "predicate-type", section: .predicates,
    range: "the operand",
    meaning: "The operands do not fit together, or the predicate is not a Bool.",
    reason: """
      Predicates are typed, so that the generated Swift code compiles and has the same meaning. 'and', 'or', 'not', \
      and the entire predicate need a Bool. Int, Double, and String have an order. Bool, enums, and optionals can only \
      be equal or different. Compare an optional with nil in an enclosing 'and' before you use the value that it \
      wraps.
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
    mended: ["cartCount }": "cartCount > 0 }"])
}
