/// Resolves the names of a predicate and checks its types.
///
/// An optional counts as its wrapped type after a comparison with `nil` in an enclosing `and` was true, or in an
/// enclosing `or` was false. `not` swaps the two. The parser limits the depth.
struct PredicateTyping {
  let symbols: SymbolContext
  let site: PredicateSite
  let bytes: [UInt8]
  private(set) var findings: [PredicateFinding] = []
  /// The optionals that are known to be not nil, with the number of conditions that establish it.
  var present: [Expression: Int] = [:]

  init(_ bytes: [UInt8], at site: PredicateSite) {
    self.bytes = bytes
    self.site = site
    symbols = site.symbols
  }

  /// A typed value, and the optionals that are known to be not nil after it is true or false.
  struct Operand {
    var expression: Expression
    var type: OperandType
    var presentIfTrue: [Expression] = []
    var presentIfFalse: [Expression] = []
  }

  /// The type of an operand. A literal whose type depends on the context does not have a type itself.
  enum OperandType: Equatable {
    case value(TypeReference)
    case integerLiteral
    case decimalLiteral
    case nilLiteral
    case caseLiteral

    static let bool = OperandType.value(.builtin(.bool))
  }

  mutating func whole(_ syntax: PredicateSyntax) -> Expression? {
    condition(syntax)?.expression
  }

  /// Types an operand that must be a Bool.
  mutating func condition(_ syntax: PredicateSyntax) -> Operand? {
    guard let operand = operand(syntax) else { return nil }
    if operand.type == .bool { return operand }
    if operand.type == .value(.optional(.builtin(.bool))), isPresent(operand.expression) {
      return Operand(expression: .unwrapped(operand.expression), type: .bool)
    }
    report(.notBool(text(syntax.range), operand.type), at: syntax.range)
    return nil
  }

  mutating func operand(_ syntax: PredicateSyntax, wanted: TypeReference? = nil) -> Operand? {
    switch syntax.form {
    case .and(let operands): return and(operands)
    case .or(let operands): return or(operands)
    case .not(let negated):
      guard let operand = condition(negated) else { return nil }
      return Operand(
        expression: .not(operand.expression), type: .bool, presentIfTrue: operand.presentIfFalse,
        presentIfFalse: operand.presentIfTrue)
    case .comparison(let comparison, let left, let right):
      return compare(comparison, left, right, syntax)
    case .name: return name(syntax.range, wanted: wanted)
    case .call(let name, let arguments): return call(name, arguments, syntax)
    case .integer(let value): return Operand(expression: .literal(.int(value)), type: .integerLiteral)
    case .decimal(let value): return Operand(expression: .literal(.double(value)), type: .decimalLiteral)
    case .string(let value):
      return Operand(
        expression: .literal(.string(symbols.texts.intern(value))), type: .value(.builtin(.string)))
    case .bool(let value): return Operand(expression: .literal(.bool(value)), type: .bool)
    case .nil: return Operand(expression: .literal(.nil), type: .nilLiteral)
    // The case depends on the other side. Until then, the expression is a placeholder.
    case .enumCase: return Operand(expression: .literal(.nil), type: .caseLiteral)
    }
  }

  private mutating func and(_ operands: [PredicateSyntax]) -> Operand? {
    var parts: [Expression]? = []
    var known: [Expression] = []
    for syntax in operands {
      guard let operand = condition(syntax) else {
        parts = nil
        continue
      }
      parts?.append(operand.expression)
      known += operand.presentIfTrue
      learn(operand.presentIfTrue)
    }
    forget(known)
    return parts.map { Operand(expression: .and($0), type: .bool, presentIfTrue: known) }
  }

  private mutating func or(_ operands: [PredicateSyntax]) -> Operand? {
    var parts: [Expression]? = []
    var known: [Expression] = []
    for syntax in operands {
      guard let operand = condition(syntax) else {
        parts = nil
        continue
      }
      parts?.append(operand.expression)
      known += operand.presentIfFalse
      learn(operand.presentIfFalse)
    }
    forget(known)
    return parts.map { Operand(expression: .or($0), type: .bool, presentIfFalse: known) }
  }

  private mutating func name(_ part: Range<Int>, wanted: TypeReference?) -> Operand? {
    guard let meaning = meaning(of: part, wanted: wanted) else { return nil }
    switch meaning {
    case .condition(let id):
      return Operand(expression: .condition(id), type: .bool)
    case .argument(let side, let id):
      guard !symbols.brokenArguments.contains(id) else { return nil }
      let type = symbols.arguments[id.position].type
      return Operand(expression: .argument(side, id, type: type), type: .value(type))
    case .fact(let id):
      let fact = symbols.facts[id.position]
      let isKnown = canAsk(fact, part)
      guard !symbols.brokenFacts[id.position] else { return nil }
      guard fact.parameters.isEmpty else {
        report(.missingArguments(id, suggestion: suggestedCall(id)), at: part)
        return nil
      }
      guard isKnown else { return nil }
      return Operand(expression: .fact(id, arguments: [], type: fact.type), type: .value(fact.type))
    }
  }

  private mutating func call(
    _ name: Range<Int>, _ arguments: [PredicateSyntax.Argument], _ syntax: PredicateSyntax
  ) -> Operand? {
    let meaning = meaning(ofCalled: name)
    guard case .fact(let id) = meaning, !symbols.brokenFacts[id.position] else {
      if let meaning, meaning.isNoFact {
        report(.noFunction(text(name), arguments: name.upperBound..<syntax.range.upperBound), at: name)
      }
      for argument in arguments { _ = operand(argument.value) }
      return nil
    }
    let fact = symbols.facts[id.position]
    let isKnown = canAsk(fact, name)
    guard !fact.parameters.isEmpty else {
      report(.noFunction(text(name), arguments: name.upperBound..<syntax.range.upperBound), at: name)
      return nil
    }
    guard fact.parameters.count == arguments.count else {
      let extra = arguments.dropFirst(fact.parameters.count).first?.value.range
      report(.argumentCount(id, arguments.count), at: extra ?? syntax.range)
      return nil
    }
    var values: [Expression]? = isKnown ? [] : nil
    for (parameter, argument) in arguments.enumerated() {
      guard hasRightLabel(argument, parameter, of: id, allLabelled: arguments.allSatisfy { $0.label != nil }),
        let value = value(argument.value, for: parameter, of: id)
      else {
        values = nil
        continue
      }
      values?.append(value)
    }
    return values.map {
      Operand(expression: .fact(id, arguments: $0, type: fact.type), type: .value(fact.type))
    }
  }

  /// A call of a fact with arguments that have the names of its parameters, if all of them exist. If the source and the
  /// destination have the same argument, the destination's is used.
  private func suggestedCall(_ id: FactID) -> String? {
    let fact = symbols.facts[id.position]
    var arguments: [String] = []
    for parameter in fact.parameters {
      let name = symbols.texts.text(parameter.name)
      let found = meanings(of: name).filter { if case .argument = $0 { true } else { false } }
      guard case .argument(let side, let argument)? = found.last,
        symbols.arguments[argument.position].type == parameter.type
      else { return nil }
      let isAmbiguous = meanings(of: name).count > 1
      arguments.append((isAmbiguous ? (side == .source ? "source." : "destination.") : "") + name)
    }
    return "\(symbols.texts.text(fact.name))(\(arguments.joined(separator: ", ")))"
  }

  /// Whether the labels of a call match the declared order of the fact's labels, as in Swift, or there are no labels.
  private mutating func hasRightLabel(
    _ argument: PredicateSyntax.Argument, _ parameter: Int, of fact: FactID, allLabelled: Bool
  ) -> Bool {
    guard let label = argument.label else { return true }
    let wanted = symbols.texts.text(symbols.facts[fact.position].parameters[parameter].name)
    if text(label) != wanted {
      report(.label(text(label), wanted: wanted, of: fact), at: label)
      return false
    }
    guard allLabelled else {
      report(.someLabels(fact), at: label)
      return false
    }
    return true
  }

  /// Whether a predicate can wait for a fact. Expressions with other facts are not checked further.
  private mutating func canAsk(_ fact: Fact, _ name: Range<Int>) -> Bool {
    guard fact.async != nil, !site.use.canWait else { return true }
    let text = text(name)
    report(.asyncHere, at: name) { AsyncHere.diagnostic(text, $0) }
    return false
  }

  private mutating func value(_ syntax: PredicateSyntax, for parameter: Int, of fact: FactID) -> Expression? {
    let type = symbols.facts[fact.position].parameters[parameter].type
    guard let operand = operand(syntax, wanted: type) else { return nil }
    switch convert(operand, to: type, syntax) {
    case .value(let expression): return expression
    case .reported: return nil
    case .unfit:
      report(.argument(text(syntax.range), operand.type, fact, parameter: parameter), at: syntax.range)
      return nil
    }
  }

  // MARK: - Steps

  enum Conversion {
    case value(Expression)
    case unfit
    case reported
  }

  /// Converts an operand to a type. A literal takes the type, and an optional that is not nil becomes its wrapped type.
  mutating func convert(_ operand: Operand, to type: TypeReference, _ syntax: PredicateSyntax) -> Conversion {
    let plain = if case .optional(let wrapped) = type { wrapped } else { type }
    switch operand.type {
    case .value(let own):
      if own == type || own == plain { return .value(operand.expression) }
      if own == .optional(plain), isPresent(operand.expression) { return .value(.unwrapped(operand.expression)) }
      return .unfit
    case .integerLiteral:
      if plain == .builtin(.int) { return .value(operand.expression) }
      guard plain == .builtin(.double), case .literal(.int(let value)) = operand.expression else { return .unfit }
      return .value(.literal(.double(Double(value))))
    case .decimalLiteral:
      return plain == .builtin(.double) ? .value(operand.expression) : .unfit
    case .nilLiteral:
      return plain == type ? .unfit : .value(operand.expression)
    case .caseLiteral:
      guard case .declared(let id) = plain, let cases = symbols.cases(of: plain) else { return .unfit }
      let name = String(text(syntax.range).dropFirst())
      if let symbol = symbols.texts.find(name), let index = symbols.position(of: symbol, in: id) {
        return .value(.literal(.enumCase(id, index)))
      }
      let names = cases.lazy.map { [symbols] in symbols.texts.text($0) }
      let suggestion = symbols.suggestions.find(name, among: names)
      report(.unknownValue, at: syntax.range) {
        UnknownValue.diagnostic(name, of: plain, suggestion: suggestion, $0)
      }
      return .reported
    }
  }

  func text(_ part: Range<Int>) -> String { String(decoding: bytes[part], as: UTF8.self) }

  mutating func report(_ problem: PredicateType.Problem, at part: Range<Int>) {
    report(.predicateType, at: part) { PredicateType.diagnostic(problem, $0) }
  }

  mutating func report(_ rule: Rule, at part: Range<Int>, _ make: @escaping (PredicateFinding) -> Diagnostic) {
    findings.append(PredicateFinding(rule: rule, part: part, site: site, make: make))
  }

  func isPresent(_ expression: Expression) -> Bool { present[expression, default: 0] > 0 }

  private mutating func learn(_ expressions: [Expression]) {
    for expression in expressions { present[expression, default: 0] += 1 }
  }

  private mutating func forget(_ expressions: [Expression]) {
    for expression in expressions { present[expression, default: 0] -= 1 }
  }
}

extension PredicateMeaning {
  fileprivate var isNoFact: Bool {
    if case .fact = self { false } else { true }
  }
}
