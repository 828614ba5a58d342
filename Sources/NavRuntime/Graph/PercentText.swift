/// Text in which bytes are written as `%2F`, after RFC 3986.
enum PercentText {
  /// The text without its encoding; `nil` where a `%` is not followed by two hexadecimal digits, or where the bytes are not
  /// UTF-8: overlong, a surrogate, cut off.
  static func decoded(_ text: some StringProtocol) -> String? {
    text.utf8.contains(percent) ? decoded(text.utf8) : String(text)
  }

  /// The same of bytes.
  static func decoded(_ encoded: some Sequence<UInt8>) -> String? {
    var bytes: [UInt8] = []
    var rest = encoded.makeIterator()
    while let byte = rest.next() {
      guard byte == percent else {
        bytes.append(byte)
        continue
      }
      guard let high = rest.next().flatMap(value), let low = rest.next().flatMap(value) else { return nil }
      bytes.append(high << 4 | low)
    }
    // `String(validating:)` is newer than the oldest systems that are supported; here, what is wrong comes out mended.
    let text = String(decoding: bytes, as: UTF8.self)
    return text.utf8.elementsEqual(bytes) ? text : nil
  }

  /// A text of which only letters and digits of ASCII, `-`, `.`, `_` and `~` stand for themselves.
  static func encoded(_ text: String) -> String {
    var bytes: [UInt8] = []
    for byte in text.utf8 {
      if isUnreserved(byte) {
        bytes.append(byte)
      } else {
        bytes += [percent, digit(byte >> 4), digit(byte & 15)]
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// What a hexadecimal digit is worth.
  static func value(_ digit: UInt8) -> UInt8? {
    switch digit {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): digit - UInt8(ascii: "0")
    case UInt8(ascii: "A")...UInt8(ascii: "F"): digit - UInt8(ascii: "A") + 10
    case UInt8(ascii: "a")...UInt8(ascii: "f"): digit - UInt8(ascii: "a") + 10
    default: nil
    }
  }

  private static var percent: UInt8 { UInt8(ascii: "%") }

  private static func isUnreserved(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
      UInt8(ascii: "~"):
      true
    default: false
    }
  }

  private static func digit(_ value: UInt8) -> UInt8 {
    value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "A") + value - 10
  }
}
