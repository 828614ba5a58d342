/// Texts in which bytes are written as `%2F`, after RFC 3986, section 2.1.
extension String {
  /// The text with some of its bytes in percent.
  package func percentEncoded(_ isEncoded: (UInt8) -> Bool) -> String {
    let digits = Array("0123456789ABCDEF".utf8)
    var bytes: [UInt8] = []
    for byte in utf8 {
      bytes += isEncoded(byte) ? [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]] : [byte]
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// A text without its encoding; `nil` where a `%` is not followed by two hexadecimal digits, or where the bytes are not
  /// UTF-8: overlong, a surrogate, cut off.
  package static func percentDecoded(_ text: some StringProtocol) -> String? {
    text.utf8.contains(UInt8(ascii: "%")) ? percentDecoded(text.utf8) : String(text)
  }

  /// The same of bytes.
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
    // `String(validating:)` is newer than the oldest systems that are supported; here, what is wrong comes out mended.
    let text = String(decoding: bytes, as: UTF8.self)
    return text.utf8.elementsEqual(bytes) ? text : nil
  }
}

extension UInt8 {
  /// Whether it stands for itself everywhere in a URI: a letter or a digit of ASCII, `-`, `.`, `_` or `~`.
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

  /// What a hexadecimal digit is worth; `nil` where it is none.
  package var hexadecimalValue: UInt8? {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): self - UInt8(ascii: "0")
    case UInt8(ascii: "A")...UInt8(ascii: "F"): self - UInt8(ascii: "A") + 10
    case UInt8(ascii: "a")...UInt8(ascii: "f"): self - UInt8(ascii: "a") + 10
    default: nil
    }
  }
}
