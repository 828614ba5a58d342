extension String {
  /// The text with some of its bytes in percent, as in `%2F`.
  ///
  /// Source: RFC 3986, section 2.1.
  func percentEncoded(_ isEncoded: (UInt8) -> Bool) -> String {
    let digits = Array("0123456789ABCDEF".utf8)
    var bytes: [UInt8] = []
    for byte in utf8 {
      bytes += isEncoded(byte) ? [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]] : [byte]
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension UInt8 {
  /// Whether it stands for itself everywhere in a URI: a letter or a digit of ASCII, `-`, `.`, `_` or `~`.
  ///
  /// Source: RFC 3986, section 2.3.
  var isUnreserved: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
      UInt8(ascii: "~"):
      true
    default: false
    }
  }
}
