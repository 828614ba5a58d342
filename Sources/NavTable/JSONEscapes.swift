/// The escapes in JSON strings.
enum JSONEscapes {
  /// The length of the escape at a backslash, or `nil` if it is not an escape.
  static func length(at position: Int, in bytes: [UInt8]) -> Int? {
    guard position + 1 < bytes.count else { return nil }
    switch Unicode.Scalar(bytes[position + 1]) {
    case "\"", "\\", "/", "b", "f", "n", "r", "t": return 2
    case "u": return unit(at: position, in: bytes[...]) == nil ? nil : 6
    default: return nil
    }
  }

  /// Decodes the text between the quotes of a valid string. A surrogate without its partner becomes U+FFFD, because
  /// editors cut texts between the two.
  static func decode(_ bytes: ArraySlice<UInt8>) -> String {
    var decoded: [UInt8] = []
    decoded.reserveCapacity(bytes.count)
    var position = bytes.startIndex
    while position < bytes.endIndex {
      guard bytes[position] == UInt8(ascii: "\\") else {
        decoded.append(bytes[position])
        position += 1
        continue
      }
      guard let first = unit(at: position, in: bytes) else {
        decoded.append(simple(bytes[position + 1]))
        position += 2
        continue
      }
      position += 6
      var scalar = UInt32(first)
      if first >> 10 == 0x36, let second = unit(at: position, in: bytes), second >> 10 == 0x37 {
        scalar = 0x10000 + (UInt32(first) & 0x3FF) << 10 + UInt32(second) & 0x3FF
        position += 6
      }
      decoded += UTF8.encode(Unicode.Scalar(scalar) ?? "\u{FFFD}") ?? UTF8.encodedReplacementCharacter
    }
    return String(decoding: decoded, as: UTF8.self)
  }

  private static func simple(_ letter: UInt8) -> UInt8 {
    switch Unicode.Scalar(letter) {
    case "b": 0x08
    case "f": 0x0C
    case "n": 0x0A
    case "r": 0x0D
    case "t": 0x09
    default: letter
    }
  }

  /// The UTF-16 unit of an escape such as `\u00e9`.
  private static func unit(at position: Int, in bytes: ArraySlice<UInt8>) -> UInt16? {
    guard position + 6 <= bytes.endIndex, bytes[position] == UInt8(ascii: "\\"),
      bytes[position + 1] == UInt8(ascii: "u")
    else { return nil }
    var unit: UInt16 = 0
    for byte in bytes[position + 2..<position + 6] {
      guard let digit = digit(byte) else { return nil }
      unit = unit << 4 | digit
    }
    return unit
  }

  private static func digit(_ byte: UInt8) -> UInt16? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt16(byte - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt16(byte - UInt8(ascii: "a") + 10)
    case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt16(byte - UInt8(ascii: "A") + 10)
    default: nil
    }
  }
}
