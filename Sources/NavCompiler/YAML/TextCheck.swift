/// Checks before libyaml that a file is UTF-8, and contains only characters that YAML allows.
///
/// libyaml checks this, too, but its position has a different unit for each kind of error.
enum TextCheck {
  enum Outcome {
    /// Every character has one byte, except a byte order mark.
    case ascii
    case unicode
    case invalid(Diagnostic)
  }

  static func check(_ file: SourceFile) -> Outcome {
    file.bytes.withUnsafeBytes { bytes in
      if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
        return .invalid(
          Diagnostic(.yamlSyntax, "this file is UTF-16; save it as UTF-8", at: file.range(0, 2)))
      }
      var offset = file.textStart
      var isASCII = true
      while offset < bytes.count {
        if offset + 8 <= bytes.count, isPlain(bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)) {
          offset += 8
          continue
        }
        let end = min(offset + 8, bytes.count)
        while offset < end {
          let length = length(bytes, offset)
          guard length > 0 else { return .invalid(problem(file, bytes, offset)) }
          if length > 1 { isASCII = false }
          offset += length
        }
      }
      return isASCII ? .ascii : .unicode
    }
  }

  /// Whether all eight bytes are printable ASCII or line feeds. It compares all bytes at once: if a byte is below 0x80,
  /// adding a constant sets its high bit exactly from some bound on, without a carry into the next byte.
  private static func isPlain(_ block: UInt64) -> Bool {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let highs = ones &* 0x80
    guard block & highs == 0 else { return false }
    let isPrintable = block &+ ones &* 0x60
    let isDelete = block &+ ones
    let isNoLineFeed = (block ^ ones &* 0x0A) &+ ones &* 0x7F
    return (isPrintable | ~isNoLineFeed) & ~isDelete & highs == highs
  }

  /// The length of the character at an offset, or 0 if it is not valid or not allowed.
  private static func length(_ bytes: UnsafeRawBufferPointer, _ offset: Int) -> Int {
    let first = bytes[offset]
    switch first {
    case 0x20...0x7E, 0x09, 0x0A, 0x0D: return 1
    case 0xC2...0xDF: return value(bytes, offset, 2).map { $0 == 0x85 || $0 >= 0xA0 } == true ? 2 : 0
    case 0xE0...0xEF:
      guard let value = value(bytes, offset, 3), value >= 0x800 else { return 0 }
      return !(0xD800...0xDFFF ~= value) && value < 0xFFFE && value != 0xFEFF ? 3 : 0
    case 0xF0...0xF4: return value(bytes, offset, 4).map { 0x10000...0x10FFFF ~= $0 } == true ? 4 : 0
    default: return 0
    }
  }

  private static func value(_ bytes: UnsafeRawBufferPointer, _ offset: Int, _ length: Int) -> UInt32? {
    guard offset + length <= bytes.count else { return nil }
    var value = UInt32(bytes[offset]) & (0xFF >> UInt32(length + 1))
    for index in offset + 1..<offset + length {
      guard bytes[index] & 0xC0 == 0x80 else { return nil }
      value = value << 6 | UInt32(bytes[index] & 0x3F)
    }
    return value
  }

  private static func problem(_ file: SourceFile, _ bytes: UnsafeRawBufferPointer, _ offset: Int) -> Diagnostic {
    let first = bytes[offset]
    if first < 0x80 {
      return Diagnostic(
        .yamlSyntax, "the control character \(hexadecimal(UInt32(first))) is not allowed in a graph file",
        at: file.range(offset, offset + 1))
    }
    if first >= 0xC2, let value = value(bytes, offset, expectedLength(first)), Unicode.Scalar(value) != nil,
      value > 0x7F
    {
      return Diagnostic(
        .yamlSyntax, "the character \(hexadecimal(value)) is not allowed in a graph file",
        at: file.range(offset, offset + expectedLength(first)))
    }
    return Diagnostic(
      .yamlSyntax,
      "this is not UTF-8: the byte \(hexadecimal(UInt32(first), prefix: "0x")) does not start a character here",
      at: file.range(offset, offset + 1))
  }

  /// The expected length of a character with several bytes, from its first byte.
  private static func expectedLength(_ first: UInt8) -> Int {
    first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
  }

  private static func hexadecimal(_ value: UInt32, prefix: String = "U+") -> String {
    let digits = String(value, radix: 16, uppercase: true)
    let width = prefix == "U+" ? 4 : 2
    return prefix + String(repeating: "0", count: max(0, width - digits.count)) + digits
  }
}
