/// Writes valid predicates with every operator on every type that it supports.
struct PredicateWriter {
  /// A name that a predicate can contain.
  struct Operand {
    var text: String
    var type: ValueType
    /// The types of a fact's arguments.
    var parameters: [ValueType] = []
  }

  /// The facts and visible arguments.
  var operands: [Operand]
  /// The names of conditions.
  var conditions: [String]

  private static let comparisons = ["==", "!=", "<", "<=", ">", ">="]

  func predicate(_ choices: inout Choices, depth: Int = 3) -> String {
    switch depth > 0 ? choices.below(7) : 0 {
    case 1, 2:
      let sign = choices.pick([" and ", " or ", " && ", " || "])
      let count = 2 + choices.below(2)
      return "(" + (0..<count).map { _ in predicate(&choices, depth: depth - 1) }.joined(separator: sign) + ")"
    case 3: return choices.pick(["not ", "!", "not not "]) + "(" + predicate(&choices, depth: depth - 1) + ")"
    case 4:
      // Two comparisons without parentheses.
      return atom(&choices) + choices.pick([" and ", " or not ", " or "]) + atom(&choices)
    default: return atom(&choices)
    }
  }

  private func atom(_ choices: inout Choices) -> String {
    if !conditions.isEmpty, choices.chance(20) { return choices.pick(conditions) }
    guard !operands.isEmpty else { return choices.pick(["1 < 2", "\"a\" != \"b\""]) }
    let operand = choices.pick(operands)
    guard let text = said(operand, &choices) else { return "(" + fallback(&choices) + ")" }
    guard !operand.type.isOptional else {
      guard operand.parameters.isEmpty, operand.type.shape == .optional, choices.chance(50) else {
        return text + choices.pick([" == nil", " != nil"])
      }
      let inner = comparison(of: text, ValueType(base: operand.type.base), &choices)
      return inner.map { "(\(text) != nil and \($0))" } ?? text + " != nil"
    }
    return comparison(of: text, operand.type, &choices) ?? fallback(&choices)
  }

  /// Returns a predicate that needs no particular operand.
  private func fallback(_ choices: inout Choices) -> String {
    let plain = operands.first { $0.type == ValueType(base: .builtin("Bool")) && $0.parameters.isEmpty }
    return plain?.text ?? choices.pick(["1 < 2", "\"a\" != \"b\""])
  }

  private func said(_ operand: Operand, _ choices: inout Choices) -> String? {
    guard !operand.parameters.isEmpty else { return operand.text }
    var values: [String] = []
    for parameter in operand.parameters {
      guard let value = value(of: parameter, &choices) else { return nil }
      values.append(value)
    }
    return "\(operand.text)(\(values.joined(separator: ", ")))"
  }

  /// Returns a literal or an operand of a type.
  private func value(of type: ValueType, _ choices: inout Choices) -> String? {
    let same = operands.filter { $0.type == type && $0.parameters.isEmpty }
    if !same.isEmpty, choices.chance(60) { return choices.pick(same).text }
    return Self.literal(of: type, &choices) ?? same.first?.text
  }

  private static func literal(of type: ValueType, _ choices: inout Choices) -> String? {
    if type.isOptional { return "nil" }
    guard type.shape == .plain else { return nil }
    switch type.base {
    case .builtin("Int"): return choices.pick(["0", "1", "-3", "16", "9223372036854775807"])
    case .builtin("Double"): return choices.pick(["0.5", "1e3", "-2.25", "9.5"])
    case .builtin("String"):
      return choices.pick(["\"\"", "\"de\"", "\"a \\\"b\\\" \\\\ c\"", "\"two\\nlines\"", "\"Ü 🧭\""])
    case .builtin("Bool"): return choices.pick(["true", "false"])
    case .cases(_, let cases):
      return cases.filter { NamePool.isSayable($0) }.first.map { ".\($0)" }
    case .builtin, .swift: return nil
    }
  }

  /// Returns a comparison of a value that is not `nil`, or `nil` if its type does not support comparisons.
  private func comparison(of text: String, _ type: ValueType, _ choices: inout Choices) -> String? {
    guard type.shape == .plain else { return nil }
    switch type.base {
    case .builtin("Bool"):
      return choices.chance(60) ? text : "\(text) \(choices.pick(["==", "!="])) \(value(of: type, &choices) ?? "true")"
    case .builtin("Int"), .builtin("Double"), .builtin("String"):
      guard let other = value(of: type, &choices) else { return nil }
      let sides = choices.chance(80) ? [text, other] : [other, text]
      return "\(sides[0]) \(choices.pick(Self.comparisons)) \(sides[1])"
    case .cases:
      return value(of: type, &choices).map { "\(text) \(choices.pick(["==", "!="])) \($0)" }
    case .builtin, .swift: return nil
    }
  }
}
