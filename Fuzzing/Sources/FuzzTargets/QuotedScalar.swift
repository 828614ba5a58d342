/// Writes a text as a quoted YAML scalar on one line.
enum QuotedScalar {
  /// Returns the text in single quotes, in which the compiler knows the position of each character. Returns it in
  /// double quotes if it has characters that single quotes cannot contain.
  static func of(_ text: String) -> String {
    guard text.unicodeScalars.allSatisfy(isPlain) else { return doubleQuoted(text) }
    return "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "''") + "'"
  }

  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F...0x9F, 0x2028...0x2029, 0xFEFF, 0xFFFE...0xFFFF: false
    default: true
    }
  }

  /// Returns the text in double quotes.
  static func doubleQuoted(_ text: String) -> String {
    var output = "\""
    for scalar in text.unicodeScalars {
      if isPlain(scalar), scalar != "\"", scalar != "\\" {
        output.unicodeScalars.append(scalar)
      } else {
        let digits = String(scalar.value, radix: 16)
        output += "\\U" + String(repeating: "0", count: 8 - digits.count) + digits
      }
    }
    return output + "\""
  }
}
