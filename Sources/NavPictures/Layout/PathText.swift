// The texts of SVG paths.
extension [UInt8] {
  mutating func append(_ text: StaticString) {
    text.withUTF8Buffer { append(contentsOf: $0) }
  }

  /// Appends a number with at most one decimal.
  mutating func append(number: Double) {
    // `rounded()` needs a C library.
    let tenths = Int(number * 10 + (number < 0 ? -0.5 : 0.5))
    if tenths < 0 { append(0x2D) }
    appendDigits(tenths.magnitude / 10)
    let rest = tenths.magnitude % 10
    if rest > 0 {
      append(0x2E)
      append(0x30 + UInt8(rest))
    }
  }

  private mutating func appendDigits(_ number: UInt) {
    var divisor: UInt = 1
    while number / divisor >= 10 { divisor *= 10 }
    while divisor > 0 {
      append(0x30 + UInt8(number / divisor % 10))
      divisor /= 10
    }
  }

  /// Appends two numbers, separated by a space.
  mutating func append(_ first: Double, _ second: Double) {
    append(number: first)
    append(0x20)
    append(number: second)
  }
}
