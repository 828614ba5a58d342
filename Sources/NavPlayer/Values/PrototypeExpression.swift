import NavTable

/// A predicate that the compiler has typed and resolved.
package indirect enum PrototypeExpression: Sendable, Equatable {
  case and([PrototypeExpression])
  case or([PrototypeExpression])
  case not(PrototypeExpression)
  case compare(Comparison, PrototypeExpression, PrototypeExpression)
  /// The fact with this name.
  case fact(String)
  /// The condition with this name, in the same file.
  case condition(String)
  /// An argument of the source or of the destination.
  case source(String)
  case destination(String)
  case literal(PrototypeValue)

  package enum Comparison: String, Sendable {
    case equal = "=="
    case notEqual = "!="
    case less = "<"
    case lessOrEqual = "<="
    case greater = ">"
    case greaterOrEqual = ">="
  }

  /// The expression in prefix notation, as words.
  package var words: [String] {
    switch self {
    case .and(let parts): ["and", String(parts.count)] + parts.flatMap { $0.words }
    case .or(let parts): ["or", String(parts.count)] + parts.flatMap { $0.words }
    case .not(let part): ["not"] + part.words
    case .compare(let comparison, let left, let right): [comparison.rawValue] + left.words + right.words
    case .fact(let name): ["fact", name]
    case .condition(let name): ["condition", name]
    case .source(let name): ["source", name]
    case .destination(let name): ["destination", name]
    case .literal(let value): ["literal", value.text]
    }
  }

  /// Reads an expression in the format of ``words``, and removes its words. Returns `nil` if they are invalid.
  static func read(_ words: inout ArraySlice<String>, depth: Int = 0) -> PrototypeExpression? {
    // The compiler's nesting limit is lower.
    guard depth < 512, let word = words.popFirst() else { return nil }
    switch word {
    case "and", "or":
      guard let count = words.popFirst().flatMap({ Int($0) }), count >= 0, count <= words.count else { return nil }
      var parts: [PrototypeExpression] = []
      for _ in 0..<count {
        guard let part = read(&words, depth: depth + 1) else { return nil }
        parts.append(part)
      }
      return word == "and" ? .and(parts) : .or(parts)
    case "not": return read(&words, depth: depth + 1).map { .not($0) }
    case "fact": return words.popFirst().map { .fact($0) }
    case "condition": return words.popFirst().map { .condition($0) }
    case "source": return words.popFirst().map { .source($0) }
    case "destination": return words.popFirst().map { .destination($0) }
    case "literal": return words.popFirst().flatMap { TableLiteral($0) }.map { .literal($0) }
    default:
      guard let comparison = Comparison(rawValue: word), let left = read(&words, depth: depth + 1),
        let right = read(&words, depth: depth + 1)
      else { return nil }
      return .compare(comparison, left, right)
    }
  }
}

/// The values for the evaluation of a predicate.
struct PrototypeQuestion {
  /// Returns the value of a fact, or `nil` if the value is unknown.
  let fact: (String) -> PrototypeValue?
  let condition: (String) -> PrototypeExpression?
  let source: (String) -> PrototypeValue?
  let destination: (String) -> PrototypeValue?

  /// Evaluates a predicate. Returns `nil` if the result depends on an unknown value.
  func holds(_ expression: PrototypeExpression) -> Bool? {
    if case .truth(let truth)? = value(expression) { truth } else { nil }
  }

  private func value(_ expression: PrototypeExpression) -> PrototypeValue? {
    switch expression {
    case .and(let parts): return all(parts, but: false)
    case .or(let parts): return all(parts, but: true)
    case .not(let part): return holds(part).map { .truth(!$0) }
    case .compare(let comparison, let left, let right):
      guard let left = value(left), let right = value(right) else { return nil }
      return .truth(compare(comparison, left, right))
    case .fact(let name): return fact(name)
    case .condition(let name): return condition(name).flatMap { value($0) }
    case .source(let name): return source(name)
    case .destination(let name): return destination(name)
    case .literal(let value): return value
    }
  }

  /// A part with the value `deciding` decides the result. An unknown part decides nothing.
  private func all(_ parts: [PrototypeExpression], but deciding: Bool) -> PrototypeValue? {
    var isKnown = true
    for part in parts {
      switch holds(part) {
      case deciding: return .truth(deciding)
      case nil: isKnown = false
      default: break
      }
    }
    return isKnown ? .truth(!deciding) : nil
  }

  private func compare(_ comparison: PrototypeExpression.Comparison, _ left: PrototypeValue, _ right: PrototypeValue)
    -> Bool
  {
    switch comparison {
    case .equal: isEqual(left, right)
    case .notEqual: !isEqual(left, right)
    case .less: isLess(left, right)
    case .lessOrEqual: isLess(left, right) || isEqual(left, right)
    case .greater: isLess(right, left)
    case .greaterOrEqual: isLess(right, left) || isEqual(left, right)
    }
  }

  private func isEqual(_ left: PrototypeValue, _ right: PrototypeValue) -> Bool {
    if case .integer = left, case .integer = right { return left == right }
    if let left = left.number, let right = right.number { return left == right }
    return left == right
  }

  private func isLess(_ left: PrototypeValue, _ right: PrototypeValue) -> Bool {
    switch (left, right) {
    case (.integer(let left), .integer(let right)): left < right
    case (.text(let left), .text(let right)): left < right
    default:
      if let left = left.number, let right = right.number { left < right } else { false }
    }
  }
}

extension TableLiteral {
  /// The value for a comparison of an integer with a decimal number.
  fileprivate var number: Double? {
    switch self {
    case .decimal(let number): number
    case .integer(let number): Double(number)
    default: nil
    }
  }
}
