// Written by navc from the links of 'Site'. 'navc links --format swift' writes it again.

import Foundation

/// The URLs of 'Site' that open the app from outside. The functions need no navigator.
enum SiteLinks {
  enum Color: String, CaseIterable, Sendable {
    case red
    case green
    case `default`
  }

  /// The URL of 'item'. It is `nil` if these texts mean another URL.
  static func item(
    `in`: some LosslessStringConvertible,
    number: Int,
    color: Color? = nil,
    id: UUID? = nil,
    isBig: Bool? = nil,
    price: Double? = nil
  ) -> URL? {
    let text2 = String(describing: `in`)
    let text3 = String(describing: number)
    if ["", ".", ".."].contains(text2) { return nil }
    return Self.url(
      ["items", Self.encoded(text2), Self.encoded(text3)],
      [
        ("color", color.map { $0.rawValue }),
        ("id", id.map { $0.uuidString }),
        ("big%2Cor%20not", isBig.map { String(describing: $0) }),
        ("price", price.map { String(describing: $0) }),
      ]
    )
  }

  /// The URL of 'key'.
  static func key(color: Color, id: UUID) -> URL {
    let text2 = color.rawValue
    let text3 = id.uuidString
    return Self.url(["keys", Self.encoded(text2), Self.encoded(text3)])
  }

  /// The URL of 'newNote'.
  static func newNote() -> URL {
    return Self.url(["notes", "new"])
  }

  /// The URL of 'number'.
  static func number(number: Int) -> URL {
    let text2 = String(describing: number)
    return Self.url(["notes", Self.encoded(text2)])
  }

  /// The URL of 'page'. It is `nil` if these texts mean another URL.
  static func page(name: String) -> URL? {
    let text2 = name
    if ["", ".", ".."].contains(text2) { return nil }
    if text2 == "legal" { return nil }
    if text2 == "admin" { return nil }
    return Self.url(["pages", Self.encoded(text2)])
  }

  /// The URL of 'note'. It is `nil` if these texts mean another URL.
  static func note(text: String) -> URL? {
    let text2 = text
    if ["", ".", ".."].contains(text2) { return nil }
    if text2 == "new" { return nil }
    if Int(text2) != nil { return nil }
    return Self.url(["notes", Self.encoded(text2)])
  }

  /// The URL of 'frame'.
  static func frame(at: URL) -> URL {
    return Self.url(["frame"], [("at", at.absoluteString)])
  }

  /// The URL of 'anyFrame'.
  static func anyFrame(at: URL? = nil) -> URL {
    return Self.url(["any"], [("at", at.map { $0.absoluteString })])
  }

  /// The URL of 'home'.
  static func home() -> URL {
    return Self.url([])
  }

  /// The percent-encoding of a text, as the navigator writes it.
  private static func encoded(_ text: String) -> String {
    let digits = Array("0123456789ABCDEF".utf8)
    var bytes: [UInt8] = []
    for byte in text.utf8 {
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x2E, 0x5F, 0x7E: bytes.append(byte)
      default: bytes += [0x25, digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func url(_ path: [String], _ items: [(name: String, text: String?)] = []) -> URL {
    let query = items.compactMap { item in item.text.map { "\(item.name)=\(encoded($0))" } }
    let path = "https://site.example.com" + (path.isEmpty ? "/" : path.map { "/" + $0 }.joined())
    let text = query.isEmpty ? path : path + "?" + query.joined(separator: "&")
    guard let url = URL(string: text) else { fatalError("\(text) is not a URL") }
    return url
  }
}
