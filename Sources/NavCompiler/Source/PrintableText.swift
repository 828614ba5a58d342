import NavTable

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Makes untrusted text safe for a terminal, so that it cannot move the cursor, color the screen, or reverse the
/// writing direction.
enum PrintableText {
  static func make(_ text: String) -> String {
    escape(text) { _ in "\u{FFFD}" }
  }

  /// Returns the text with a replacement for each scalar that cannot be printed.
  static func escape(_ text: String, by replacement: (Unicode.Scalar) -> String) -> String {
    // Most texts are ASCII, and only their bytes are checked.
    guard !isPlain(text), text.unicodeScalars.contains(where: { !$0.isPrintable }) else { return text }
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if scalar.isPrintable {
        result.append(scalar)
      } else {
        result.append(contentsOf: replacement(scalar).unicodeScalars)
      }
    }
    return String(result)
  }

  /// Whether a text is printable ASCII. It uses a C function instead of a loop, because a build without optimization
  /// runs it too.
  static func isPlain(_ text: String, andLineBreaks: Bool = false) -> Bool {
    strspn(text, andLineBreaks ? plainLines : plain) == text.utf8.count
  }

  /// Whether a text is printable ASCII and needs no escapes in a string literal.
  static func isPlainInQuotes(_ text: String) -> Bool {
    isPlain(text) && strcspn(text, "\"\\") == text.utf8.count
  }

  private static let plain = String(decoding: 0x20..<0x7F as Range<UInt8>, as: UTF8.self)
  private static let plainLines = plain + "\n"
}

extension Unicode.Scalar {
  /// The scalar as `u{202E}`, for use after the backslash in a Swift literal.
  var escapeInSwift: String { "u{" + String(value, radix: 16, uppercase: true) + "}" }
}
