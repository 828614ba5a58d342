/// Literals of the graph as Swift.
struct LiteralEmitter {
  let context: EmissionContext
  let scope: SwiftNames.Scope

  /// The same as ``swift(_:)``, for a line.
  func piece(_ literal: Literal) -> Piece {
    if case .string(let symbol) = literal { context.quoted(symbol) } else { context.piece(swift(literal)) }
  }

  func swift(_ literal: Literal) -> String {
    switch literal {
    case .string(let symbol): "\(context.quoted(symbol))"
    case .int(let value): Self.integer(value)
    case .double(let value): Self.decimal(value)
    case .bool(let value): value ? "true" : "false"
    case .nil: "nil"
    case .array(let elements): "[" + elements.map(swift).joined(separator: ", ") + "]"
    case .enumCase(let type, let index): enumCase(type, index)
    }
  }

  private func enumCase(_ type: TypeID, _ index: Int) -> String {
    guard case .cases(let cases) = context.graph.types[Int(type.index)].kind else { return "nil" }
    let name = SwiftIdentifier.member(context.text(cases[index]))
    // `.none` would read as the `nil` of an optional.
    let prefix = name == "none" || name == "some" ? context.names.declared(type, in: scope) : ""
    return prefix + "." + SwiftIdentifier.afterDot(name)
  }

  /// A number with its thousands apart where it has more than six digits, as swift-format wants it.
  static func integer(_ value: Int) -> String {
    let digits = String(value.magnitude)
    guard digits.count > 6 else { return String(value) }
    var groups: [Substring] = []
    var rest = digits[...]
    while !rest.isEmpty {
      groups.append(rest.suffix(3))
      rest = rest.dropLast(3)
    }
    return (value < 0 ? "-" : "") + groups.reversed().joined(separator: "_")
  }

  /// A number that Swift reads back as the same `Double`, never as an `Int`.
  static func decimal(_ value: Double) -> String {
    let text = String(value)
    return text.contains { $0 == "." || $0 == "e" } ? text : text + ".0"
  }

  static func quoted(_ text: String) -> String {
    if PrintableText.isPlainInQuotes(text) { return "\"" + text + "\"" }
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case _ where scalar.properties.isControlOrLineBreak || scalar.properties.generalCategory == .format:
        result += "\\" + scalar.escapeInSwift
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
