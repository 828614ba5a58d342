import NavTable

/// A name or a title in several lines, as large as the box permits.
struct Wrapping {
  let lines: [String]
  let size: Double

  /// The distance between lines, relative to the size.
  static let lineHeight = 1.14
  /// The maximum length of a heading in a small picture.
  private static let longest = 80

  /// Wraps a text at the largest size that fits. At the smallest size, the end of the text is cut off.
  ///
  /// - Complexity: linear in the text.
  init(_ text: String, width: Double, height: Double, sizes: ClosedRange<Double>) {
    let text = Shortening.end(text, to: Self.longest)
    let pieces = Self.pieces(of: text)
    var size = sizes.upperBound
    while size > sizes.lowerBound {
      if let lines = Self.lines(of: pieces, width / size), Double(lines.count) * Self.lineHeight * size <= height {
        (self.lines, self.size) = (lines, size)
        return
      }
      size = max(sizes.lowerBound, size - 1.5)
    }
    self.size = size
    let most = max(1, Int(height / (Self.lineHeight * size)))
    // A piece that is wider than the box is shortened and becomes the last line.
    var lines: [String] = []
    var rest = pieces[...]
    while lines.count < most, let first = rest.first {
      var line = first
      rest = rest.dropFirst()
      while let next = rest.first, Self.fits(line + next, width / size) {
        line += next
        rest = rest.dropFirst()
      }
      let isLast = lines.count + 1 == most && !rest.isEmpty
      if isLast || !Self.fits(line, width / size) {
        line = Shortening.end(line + (rest.first ?? ""), toFit: width, size: size)
        lines.append(line)
        break
      }
      lines.append(line)
    }
    self.lines = lines.map(Self.trimmed)
  }

  private static func lines(of pieces: [String], _ width: Double) -> [String]? {
    var lines: [String] = []
    for piece in pieces {
      if let last = lines.last, fits(last + piece, width) {
        lines[lines.count - 1] = last + piece
      } else if fits(piece, width) {
        lines.append(piece)
      } else {
        return nil
      }
    }
    return lines.map(trimmed)
  }

  private static func fits(_ text: String, _ width: Double) -> Bool {
    TextWidth.of(trimmed(text), .title, size: 100) <= 100 * width
  }

  private static func trimmed(_ text: String) -> String {
    var text = Substring(text)
    while text.last == " " { text.removeLast() }
    while text.first == " " { text.removeFirst() }
    return String(text)
  }

  /// The pieces between possible line breaks: words, and the words of a name.
  private static func pieces(of text: String) -> [String] {
    var pieces: [String] = []
    var piece = ""
    var last: Character?
    for character in text {
      if let before = last, !piece.isEmpty, isBreak(before, character) {
        pieces.append(piece)
        piece = ""
      }
      piece.append(character)
      last = character
    }
    if !piece.isEmpty { pieces.append(piece) }
    return pieces
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
