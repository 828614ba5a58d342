import NavCompiler

/// Names that consist of the ASCII words of a text.
enum WordName {
  /// Returns the words of a text in lowerCamelCase, with `n` before a digit, or `nil` if the text has no words or has
  /// letters beyond ASCII.
  static func lowerCamelCase(_ text: String) -> String? {
    guard !hasOtherLetters(text) else { return nil }
    // Most texts are one word.
    if let first = text.utf8.first, isLetter(first), text.utf8.allSatisfy({ isLetter($0) || isDigit($0) }) {
      return SwiftName.member(text)
    }
    let words = text.utf8.split { !isLetter($0) && !isDigit($0) }
    guard let first = words.first?.first else { return nil }
    let joined = words.map { String(Substring($0)) }.joined(separator: "-")
    return SwiftName.member(isDigit(first) ? "n\(joined)" : joined)
  }

  /// Returns the words of a text without separators and in lower case, or `nil` if the text has no words or has
  /// letters beyond ASCII.
  static func folded(_ text: String) -> String? {
    guard !hasOtherLetters(text) else { return nil }
    var bytes: [UInt8] = []
    for byte in text.utf8 where isLetter(byte) || isDigit(byte) { bytes.append(isDigit(byte) ? byte : byte | 0x20) }
    return bytes.isEmpty ? nil : String(decoding: bytes, as: UTF8.self)
  }

  private static func hasOtherLetters(_ text: String) -> Bool {
    guard text.utf8.contains(where: { $0 >= 0x80 }) else { return false }
    return text.unicodeScalars.contains { scalar in
      guard !scalar.isASCII else { return false }
      // A letter and its accent can be two characters.
      return scalar.properties.isAlphabetic || scalar.properties.canonicalCombiningClass != .notReordered
    }
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20 && byte < 0x80
  }

  private static func isDigit(_ byte: UInt8) -> Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte }
}
