/// Percent-encoding, as described in RFC 3986, section 2.1. For example, `/` becomes `%2F`.
extension String {
  /// Returns the text with percent-encoding of the bytes for which `isEncoded` returns `true`.
  package func percentEncoded(_ isEncoded: (UInt8) -> Bool) -> String {
    let digits = Array("0123456789ABCDEF".utf8)
    var bytes: [UInt8] = []
    for byte in utf8 {
      bytes += isEncoded(byte) ? [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]] : [byte]
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Decodes a percent-encoded text.
  ///
  /// - Returns: The text, or `nil` if a `%` is not followed by two hexadecimal digits, or if the bytes are not UTF-8.
  ///   Overlong, surrogate, and incomplete sequences are not UTF-8.
  package static func percentDecoded(_ text: some StringProtocol) -> String? {
    text.utf8.contains(UInt8(ascii: "%")) ? percentDecoded(text.utf8) : String(text)
  }

  /// Decodes percent-encoded bytes, as `percentDecoded` of a text does.
  package static func percentDecoded(_ encoded: some Sequence<UInt8>) -> String? {
    var bytes: [UInt8] = []
    var rest = encoded.makeIterator()
    while let byte = rest.next() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      guard let high = rest.next()?.hexadecimalValue, let low = rest.next()?.hexadecimalValue else { return nil }
      bytes.append(high << 4 | low)
    }
    // `String(validating:)` is newer than the oldest supported systems. This initializer repairs invalid bytes
    // instead, so the result differs from the input.
    let text = String(decoding: bytes, as: UTF8.self)
    return text.utf8.elementsEqual(bytes) ? text : nil
  }
}

extension String {
  /// Whether the text is a UUID.
  package var isUUID: Bool {
    let groups = utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    return groups.map { $0.count } == [8, 4, 4, 4, 12]
      && groups.allSatisfy { $0.allSatisfy { $0.hexadecimalValue != nil } }
  }
}

extension UInt8 {
  /// Whether the byte never needs encoding in a URI: an ASCII letter, an ASCII digit, `-`, `.`, `_`, or `~`.
  ///
  /// Source: RFC 3986, section 2.3.
  package var isUnreserved: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
      UInt8(ascii: "~"):
      true
    default: false
    }
  }

  /// The value of a hexadecimal digit, or `nil` for another byte.
  package var hexadecimalValue: UInt8? {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): self - UInt8(ascii: "0")
    case UInt8(ascii: "A")...UInt8(ascii: "F"): self - UInt8(ascii: "A") + 10
    case UInt8(ascii: "a")...UInt8(ascii: "f"): self - UInt8(ascii: "a") + 10
    default: nil
    }
  }
}
