/// Percent-encoded bytes, such as `%2F`.
enum PercentEncoding {
  /// The decoded text of a range.
  static func decode(_ bytes: [UInt8], _ range: Range<Int>) throws(LinkSyntaxError) -> String {
    guard bytes[range].contains(UInt8(ascii: "%")) else { return String(decoding: bytes[range], as: UTF8.self) }
    var plain: [UInt8] = []
    var index = range.lowerBound
    while index < range.upperBound {
      guard bytes[index] == UInt8(ascii: "%") else {
        plain.append(bytes[index])
        index += 1
        continue
      }
      guard index + 2 < range.upperBound, let high = digit(bytes[index + 1]), let low = digit(bytes[index + 2]) else {
        throw LinkSyntaxError(
          message: "'%' needs two hexadecimal digits after it; write the character itself as '%25'",
          range: index..<min(index + 3, range.upperBound))
      }
      plain.append(high << 4 | low)
      index += 3
    }
    guard let text = String(validating: plain, as: UTF8.self) else {
      throw LinkSyntaxError(message: "these percent-encoded bytes are not UTF-8", range: range)
    }
    return text
  }

  private static func digit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    default: nil
    }
  }
}
