/// A place in a text as an editor counts: lines and characters from 0. The encoding determines the characters.
package struct TextPosition: Hashable, Comparable, Sendable {
  package var line: Int
  package var character: Int

  package init(line: Int, character: Int) {
    self.line = line
    self.character = character
  }

  package static func < (left: TextPosition, right: TextPosition) -> Bool {
    (left.line, left.character) < (right.line, right.character)
  }
}

/// The unit in which an editor counts the characters of a line.
package enum PositionEncoding: String, CaseIterable, Sendable {
  case utf8 = "utf-8"
  case utf16 = "utf-16"
  case utf32 = "utf-32"

  /// The number of characters of a Unicode scalar, which begins with this byte in UTF-8.
  func width(ofScalarBeginningWith byte: UInt8) -> Int {
    switch self {
    case .utf8: Self.byteCount(ofScalarBeginningWith: byte)
    case .utf16: byte >= 0xF0 ? 2 : 1
    case .utf32: 1
    }
  }

  static func byteCount(ofScalarBeginningWith byte: UInt8) -> Int {
    switch byte {
    case 0xF0...: 4
    case 0xE0...: 3
    case 0xC0...: 2
    default: 1
    }
  }
}
