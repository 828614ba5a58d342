internal import NavTable

/// Writes literals of the graph as Swift.
struct LiteralEmitter {
  let context: EmissionContext
  let scope: SwiftNames.Scope

  /// A literal of ``swift(_:)``, ready for a line.
  func piece(_ literal: Literal) -> TextSlice {
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
    // Swift would read `.none` as the `nil` of an optional.
    let prefix = name == "none" || name == "some" ? context.names.declared(type, in: scope) : ""
    return prefix + "." + SwiftIdentifier.afterDot(name)
  }

  /// An integer. Digits are grouped if there are more than six, as swift-format requires.
  static func integer(_ value: Int) -> String { SwiftLiteral.text(Int64(value)) }

  /// A number that Swift reads as the same `Double`. It cannot be read as an `Int`.
  static func decimal(_ value: Double) -> String { SwiftLiteral.text(value) }

  static func quoted(_ text: String) -> String {
    PrintableText.isPlainInQuotes(text) ? "\"" + text + "\"" : SwiftLiteral.text(text)
  }
}
