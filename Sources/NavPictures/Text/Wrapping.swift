import NavTable

/// A name or a title in several lines, as large as the box permits.
struct Wrapping {
  let lines: [String]
  let size: Double

  /// The distance between lines, relative to the size.
  static let lineHeight = 1.14

  /// Wraps a text at the largest size that fits. At the smallest size, the end of the text is cut off.
  ///
  /// - Complexity: linear in the text.
  init(_ text: Text, width: Double, height: Double, sizes: ClosedRange<Double>) {
    let pieces = text.pieces
    var size = sizes.upperBound
    while size > sizes.lowerBound {
      if let lines = Self.lines(of: pieces, width / size), Double(lines.count) * Self.lineHeight * size <= height {
        self.lines = lines.map { Self.text(of: pieces[$0]) }
        self.size = size
        return
      }
      size = max(sizes.lowerBound, size - 1.5)
    }
    self.size = size
    let most = max(1, Int(height / (Self.lineHeight * size)))
    // A piece that is wider than the box is shortened and becomes the last line.
    var lines: [String] = []
    var next = 0
    while lines.count < most, next < pieces.count {
      var line = Line(pieces[next])
      let first = next
      next += 1
      while next < pieces.count, line.fits(with: pieces[next], width / size) {
        line.add(pieces[next])
        next += 1
      }
      let isLast = lines.count + 1 == most && next < pieces.count
      if isLast || !line.fits(width / size) {
        let text = pieces[first..<min(next + 1, pieces.count)].map(\.text).joined()
        lines.append(Shortening.end(text, toFit: width, size: size))
        break
      }
      lines.append(Self.text(of: pieces[first..<next]))
    }
    self.lines = lines.map(Self.trimmed)
  }

  /// A text, with its possible line breaks.
  struct Text {
    fileprivate let pieces: [Piece]
    /// The maximum length of a heading in a small picture.
    private static let longest = 80

    /// Finds the line breaks of a text. Removes its end if it is very long.
    init(_ text: String) { pieces = Wrapping.pieces(of: Wrapping.trimmed(Shortening.end(text, to: Self.longest))) }
  }

  /// A part of a text that has no line break in it. Its spaces are at its end.
  fileprivate struct Piece {
    let text: String
    /// The widths in thousandths of the size, of the whole piece and of its spaces.
    let width, spaces: Int

    init(_ text: String) {
      self.text = text
      width = TextWidth.thousandths(text, .title)
      let count = text.utf8.reversed().prefix { $0 == UInt8(ascii: " ") }.count
      spaces = count == 0 ? 0 : count * TextWidth.thousandths(" ", .title)
    }
  }

  /// The width of the pieces on a line. The spaces at its end have no width.
  private struct Line {
    private var width: Int
    private var spaces: Int

    init(_ piece: Piece) { (width, spaces) = (piece.width, piece.spaces) }

    mutating func add(_ piece: Piece) {
      width += piece.width
      spaces = piece.spaces
    }

    func fits(_ most: Double) -> Bool { Double(width - spaces) / 1_000 <= most }

    func fits(with piece: Piece, _ most: Double) -> Bool { Double(width + piece.width - piece.spaces) / 1_000 <= most }
  }

  /// Returns the pieces on each line, or `nil` if a piece is too wide.
  private static func lines(of pieces: [Piece], _ width: Double) -> [Range<Int>]? {
    var lines: [Range<Int>] = []
    var next = 0
    while next < pieces.count {
      var line = Line(pieces[next])
      guard line.fits(width) else { return nil }
      let first = next
      next += 1
      while next < pieces.count, line.fits(with: pieces[next], width) {
        line.add(pieces[next])
        next += 1
      }
      lines.append(first..<next)
    }
    return lines
  }

  private static func text(of pieces: ArraySlice<Piece>) -> String {
    trimmed(pieces.count == 1 ? pieces[pieces.startIndex].text : pieces.map(\.text).joined())
  }

  private static func trimmed(_ text: String) -> String {
    guard text.utf8.first == UInt8(ascii: " ") || text.utf8.last == UInt8(ascii: " ") else { return text }
    let start = text.utf8.prefix { $0 == UInt8(ascii: " ") }.endIndex
    let end = text.utf8.lastIndex { $0 != UInt8(ascii: " ") }
    return end.map { String(text.utf8[start...$0]) ?? text } ?? ""
  }

  /// The pieces between possible line breaks: words, and the words of a name.
  private static func pieces(of text: String) -> [Piece] {
    // In ASCII, each byte is a character, and bytes are faster to walk through.
    let bytes = Array(text.utf8)
    guard bytes.allSatisfy({ $0 < 0x80 }) else { return piecesOfCharacters(text) }
    var pieces: [Piece] = []
    var start = 0
    for end in bytes.indices.dropFirst() {
      guard isBreak(bytes[end - 1], bytes[end]) else { continue }
      pieces.append(Piece(String(decoding: bytes[start..<end], as: UTF8.self)))
      start = end
    }
    if start < bytes.count { pieces.append(Piece(String(decoding: bytes[start...], as: UTF8.self))) }
    return pieces
  }

  private static func piecesOfCharacters(_ text: String) -> [Piece] {
    var pieces: [Piece] = []
    var piece = ""
    var last: Character?
    for character in text {
      if let before = last, isBreak(before, character) {
        pieces.append(Piece(piece))
        piece = ""
      }
      piece.append(character)
      last = character
    }
    if !piece.isEmpty { pieces.append(Piece(piece)) }
    return pieces
  }

  private static func isBreak(_ before: UInt8, _ after: UInt8) -> Bool {
    func isLower(_ byte: UInt8) -> Bool { UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte }
    func isUpper(_ byte: UInt8) -> Bool { UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte }
    switch before {
    case _ where after == UInt8(ascii: " "): return false
    case UInt8(ascii: " "), UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "."), UInt8(ascii: ":"),
      UInt8(ascii: "/"):
      return true
    default:
      let isNumber = UInt8(ascii: "0")...UInt8(ascii: "9") ~= after
      return isLower(before) && isUpper(after) || (isLower(before) || isUpper(before)) && isNumber
    }
  }

  private static func isBreak(_ before: Character, _ after: Character) -> Bool {
    if after == " " { return false }
    if " -_.:/".contains(before) { return true }
    if before.isLowercase && after.isUppercase || before.isLetter && after.isNumber { return true }
    // Scripts without spaces break anywhere.
    return !before.isASCII && !after.isASCII && before.isWide && after.isWide
  }
}

extension Character {
  fileprivate var isWide: Bool { unicodeScalars.contains(where: \.isWide) }
}
