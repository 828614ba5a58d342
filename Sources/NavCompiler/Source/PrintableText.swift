#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A text of somebody else's as it can go to a terminal: nothing in it moves the cursor, colours the screen or turns the
/// direction of writing round.
enum PrintableText {
  static func make(_ text: String) -> String {
    escape(text) { _ in "\u{FFFD}" }
  }

  /// The text with something else in the place of each scalar that cannot be printed.
  static func escape(_ text: String, by replacement: (Unicode.Scalar) -> String) -> String {
    // Most texts are all ASCII, and are looked at by their bytes.
    guard !isPlain(text), text.unicodeScalars.contains(where: { !isPrintable($0) }) else { return text }
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if isPrintable(scalar) {
        result.append(scalar)
      } else {
        result.append(contentsOf: replacement(scalar).unicodeScalars)
      }
    }
    return String(result)
  }

  /// Whether all of a text is printable ASCII. C looks, and no loop of our own: a build without optimisation runs this too.
  static func isPlain(_ text: String, andLineBreaks: Bool = false) -> Bool {
    strspn(text, andLineBreaks ? plainLines : plain) == text.utf8.count
  }

  /// Whether a text is printable ASCII and stands for itself between the quotes of a literal.
  static func isPlainInQuotes(_ text: String) -> Bool {
    isPlain(text) && strcspn(text, "\"\\") == text.utf8.count
  }

  private static let plain = String(decoding: 0x20..<0x7F as Range<UInt8>, as: UTF8.self)
  private static let plainLines = plain + "\n"

  /// Controls, separators of lines, and all that Unicode's property `Bidi_Control` names, are not.
  static func isPrintable(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F...0x9F, 0x2028...0x202E, 0x2066...0x2069, 0x200E...0x200F, 0x61C: false
    default: true
    }
  }
}

extension Unicode.Scalar {
  /// The scalar as `u{202E}`, which stands behind the backslash of a Swift literal.
  var escapeInSwift: String { "u{" + String(value, radix: 16, uppercase: true) + "}" }
}
