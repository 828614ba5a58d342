/// Base64 by RFC 4648. Its characters have no meaning in markup.
package enum Base64 {
  private static let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  package static func text(of bytes: [UInt8]) -> String { String(decoding: digits(of: bytes), as: UTF8.self) }

  static func digits(of bytes: [UInt8]) -> [UInt8] {
    let digits = digits
    var text: [UInt8] = []
    text.reserveCapacity((bytes.count + 2) / 3 * 4)
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let rest = min(3, bytes.count - start)
      var group = Int(bytes[start]) << 16
      if rest > 1 { group |= Int(bytes[start + 1]) << 8 }
      if rest > 2 { group |= Int(bytes[start + 2]) }
      for place in 0..<4 { text.append(place <= rest ? digits[group >> (18 - 6 * place) & 63] : UInt8(ascii: "=")) }
    }
    return text
  }
}
