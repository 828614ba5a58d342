import NavCompiler

/// Names that consist of the ASCII words of a text.
enum WordName {
  /// Returns the words of a text in lowerCamelCase, with `n` before a digit, or `nil` if the text has no words or has
  /// letters beyond ASCII.
  static func lowerCamelCase(_ text: String) -> String? {
    let scalars = text.unicodeScalars
    guard scalars.allSatisfy({ $0.isASCII || !$0.properties.isAlphabetic }) else { return nil }
    let words = scalars.split { !isLetter($0) && !isDigit($0) }
    guard let first = words.first?.first else { return nil }
    let joined = words.map { String($0) }.joined(separator: "-")
    return SwiftName.member(isDigit(first) ? "n\(joined)" : joined)
  }

  static func isLetter(_ scalar: Unicode.Scalar) -> Bool { "a"..."z" ~= scalar || "A"..."Z" ~= scalar }

  static func isDigit(_ scalar: Unicode.Scalar) -> Bool { "0"..."9" ~= scalar }
}
