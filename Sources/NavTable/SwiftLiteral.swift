/// Values as Swift literals, for generated code and for tests that are made from walks.
package enum SwiftLiteral {
  /// A decimal literal. With more than six digits, it has underscores between the thousands, as swift-format requires.
  package static func text(_ value: Int64) -> String {
    let digits = Array(String(value.magnitude).utf8)
    guard digits.count > 6 else { return String(value) }
    var text = value < 0 ? "-" : ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index) % 3 == 0 { text += "_" }
      text.unicodeScalars.append(Unicode.Scalar(digit))
    }
    return text
  }

  /// A literal that Swift reads as the same `Double`, never as an `Int`.
  package static func text(_ value: Double) -> String {
    let text = String(value)
    return text.utf8.contains { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "e") } ? text : text + ".0"
  }

  /// A string literal. Invisible characters, and characters with a meaning in a literal, are escaped.
  package static func text(_ value: String) -> String {
    var result = "\""
    for scalar in value.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      default:
        if isUnseen(scalar) {
          result += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
        } else {
          result.unicodeScalars.append(scalar)
        }
      }
    }
    return result + "\""
  }

  /// Whether a character is invisible, because it controls other characters or ends a line.
  package static func isUnseen(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }
}
