extension String {
  /// Whether the entire text is a decimal number: digits, with an optional sign, fraction, and exponent.
  ///
  /// Swift's `Double("1.5\0junk")` is 1.5, and `Double("0x10")` is 16. Therefore, check untrusted text with this
  /// property first.
  package var isDecimalNumber: Bool {
    var rest = utf8[...]
    func skipDigits() -> Bool {
      let digits = rest.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
      rest = rest[digits.endIndex...]
      return !digits.isEmpty
    }
    func skip(_ bytes: StaticString) -> Bool {
      guard let first = rest.first, bytes.description.utf8.contains(first) else { return false }
      rest.removeFirst()
      return true
    }
    _ = skip("+-")
    guard skipDigits() else { return false }
    if skip("."), !skipDigits() { return false }
    if skip("eE") {
      _ = skip("+-")
      if !skipDigits() { return false }
    }
    return rest.isEmpty
  }
}
