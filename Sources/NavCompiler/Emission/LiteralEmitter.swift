internal import NavTable

/// Literals of the graph as Swift.
struct LiteralEmitter {
  let context: EmissionContext
  let scope: SwiftNames.Scope

  /// The same as ``swift(_:)``, for a line.
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
    // `.none` would read as the `nil` of an optional.
    let prefix = name == "none" || name == "some" ? context.names.declared(type, in: scope) : ""
    return prefix + "." + SwiftIdentifier.afterDot(name)
  }

  /// A number with its thousands apart where it has more than six digits, as swift-format wants it.
  static func integer(_ value: Int) -> String { SwiftLiteral.text(Int64(value)) }

  /// A number that Swift reads back as the same `Double`, never as an `Int`.
  static func decimal(_ value: Double) -> String { SwiftLiteral.text(value) }

  static func quoted(_ text: String) -> String {
    PrintableText.isPlainInQuotes(text) ? "\"" + text + "\"" : SwiftLiteral.text(text)
  }
}
