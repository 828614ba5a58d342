/// Values as literals of Swift: what is generated holds them, and so do tests that are made of walks.
package enum SwiftLiteral {
  /// A number with its thousands apart where it has more than six digits, as swift-format wants it.
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

  /// A number that Swift reads back as the same `Double`, never as an `Int`.
  package static func text(_ value: Double) -> String {
    let text = String(value)
    return text.utf8.contains { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "e") } ? text : text + ".0"
  }

  /// A text in quotes. What is not seen, or would change how the rest is read, is escaped.
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

  /// Whether a character controls others or ends a line, and is no sign of its own.
  package static func isUnseen(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }
}
