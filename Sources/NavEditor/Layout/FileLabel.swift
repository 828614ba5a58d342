import NavTable

/// The name of a file in a difference, as GNU diff writes it and `patch` reads it.
enum FileLabel {
  /// Returns the name for a line of a difference.
  ///
  /// A name with characters that a terminal does not print, quotes, or backslashes is a C string literal. A tab ends a
  /// name with a space. The text contains no line feed.
  static func make(_ name: String) -> String {
    guard needsQuotes(name) else { return name.contains(" ") ? name + "\t" : name }
    var text = "\""
    for scalar in name.unicodeScalars {
      if let letter = letters[scalar] {
        text += "\\" + letter
      } else if scalar.isPrintable {
        text.unicodeScalars.append(scalar)
      } else {
        for byte in UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter { text += octal(byte) }
      }
    }
    return text + "\""
  }

  private static let letters: [Unicode.Scalar: String] = [
    "\"": "\"", "\\": "\\", "\u{7}": "a", "\u{8}": "b", "\t": "t", "\n": "n", "\u{B}": "v", "\u{C}": "f", "\r": "r",
  ]

  /// Whether the name must be a literal. `patch` skips spaces at the beginning of other names.
  private static func needsQuotes(_ name: String) -> Bool {
    name.hasPrefix(" ") || name.unicodeScalars.contains { !$0.isPrintable || letters[$0] != nil }
  }

  private static func octal(_ byte: UInt8) -> String {
    let digits = String(byte, radix: 8)
    return "\\" + String(repeating: "0", count: 3 - digits.count) + digits
  }
}
