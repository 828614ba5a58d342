/// A literal as the table holds it: JSON on one line, an enum's case by its text.
struct TableLiteral {
  let context: EmissionContext

  func text(_ literal: Literal) -> String {
    switch literal {
    case .string(let symbol): Self.quoted(context.text(symbol))
    case .int(let value): String(value)
    case .double(let value): String(value)
    case .bool(let value): value ? "true" : "false"
    case .nil: "null"
    case .array(let elements): "[" + elements.map(text).joined(separator: ",") + "]"
    case .enumCase(let type, let index): enumCase(type, index)
    }
  }

  private func enumCase(_ type: TypeID, _ index: Int) -> String {
    guard case .cases(let cases) = context.graph.types[type.position].kind else { return "null" }
    return Self.quoted(context.text(cases[index]))
  }

  private static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case _ where scalar.properties.isControlOrLineBreak:
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
