// The texts of SVG paths.
extension [UInt8] {
  mutating func append(_ text: StaticString) {
    text.withUTF8Buffer { append(contentsOf: $0) }
  }

  /// Appends a number with at most one decimal.
  mutating func append(number: Double) {
    // `rounded()` needs a C library.
    let tenths = Int(number * 10 + (number < 0 ? -0.5 : 0.5))
    // 19 digits, a sign, and a point. The last digit is known first.
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 21) { text in
      var first = text.count
      func prepend(_ byte: UInt8) {
        first -= 1
        text[first] = byte
      }
      var (rest, last) = tenths.magnitude.quotientAndRemainder(dividingBy: 10)
      if last > 0 {
        prepend(0x30 + UInt8(last))
        prepend(0x2E)
      }
      repeat {
        (rest, last) = rest.quotientAndRemainder(dividingBy: 10)
        prepend(0x30 + UInt8(last))
      } while rest > 0
      if tenths < 0 { prepend(0x2D) }
      append(contentsOf: UnsafeBufferPointer(rebasing: text[first...]))
    }
  }

  /// Appends two numbers, separated by a space.
  mutating func append(_ first: Double, _ second: Double) {
    append(number: first)
    append(0x20)
    append(number: second)
  }
}
