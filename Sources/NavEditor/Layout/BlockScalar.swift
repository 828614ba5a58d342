/// The text of a literal or folded scalar in its file.
struct BlockScalar {
  /// The indicators, such as `|` or `>2-`.
  let header: Range<Int>
  /// The comment after the indicators.
  let comment: Range<Int>?
  /// The lines of the text, without their indentation. An empty range is an empty line.
  let lines: [ScalarLine]
  /// The digit among the indicators.
  let indicator: Int?
  /// The end of the last line, before its line break.
  let end: Int
  /// Whether the last line has a line break. Without one, the text has no line break at its end either.
  let endsLine: Bool

  /// Finds the text of a scalar. The range ends at the last character that is not white space. The indent is the column
  /// of the block collection around the scalar, or 0 at the root.
  init(_ range: Range<Int>, in bytes: [UInt8], indent: Int) {
    var offset = range.lowerBound + 1
    var (isKept, digit): (Bool, Int?) = (false, nil)
    while offset < bytes.count, !LineBreak.isBlank(bytes[offset]), LineBreak.length(bytes, at: offset) == 0 {
      if bytes[offset] == UInt8(ascii: "+") { isKept = true }
      if ("1"..."9").contains(Unicode.Scalar(bytes[offset])) { digit = Int(bytes[offset]) - 0x30 }
      offset += 1
    }
    header = range.lowerBound..<offset
    indicator = digit
    let headerEnd = LineBreak.next(bytes, from: offset)
    while offset < headerEnd, LineBreak.isBlank(bytes[offset]) { offset += 1 }
    var commentEnd = headerEnd
    while commentEnd > offset, LineBreak.isBlank(bytes[commentEnd - 1]) { commentEnd -= 1 }
    comment = offset < commentEnd ? offset..<commentEnd : nil

    guard headerEnd < bytes.count else {
      (lines, end, endsLine) = ([], headerEnd, false)
      return
    }
    let start = headerEnd + LineBreak.length(bytes, at: headerEnd)
    let written = Self.lines(from: start, through: range.upperBound, in: bytes)
    let column = digit.map { indent + $0 } ?? Self.indentation(written, in: bytes)
    var content = written.map { line in
      var lower = line.range.lowerBound
      while lower < line.range.upperBound, lower < line.range.lowerBound + column, bytes[lower] == 0x20 { lower += 1 }
      return ScalarLine(range: lower..<line.range.upperBound, lineBreak: line.lineBreak)
    }
    if !isKept { while content.last?.range.isEmpty == true { content.removeLast() } }
    lines = content
    if let last = content.last {
      end = last.range.upperBound
      endsLine = end < bytes.count
    } else {
      end = headerEnd
      endsLine = true
    }
  }

  /// Returns the lines up to the last character, and the blank lines after it.
  private static func lines(from start: Int, through upper: Int, in bytes: [UInt8]) -> [ScalarLine] {
    var lines: [ScalarLine] = []
    var offset = start
    while offset < bytes.count {
      let end = LineBreak.next(bytes, from: offset)
      if offset >= upper, bytes[offset..<end].contains(where: { !LineBreak.isBlank($0) }) { break }
      let length = end < bytes.count ? LineBreak.length(bytes, at: end) : 0
      lines.append(
        ScalarLine(range: offset..<end, lineBreak: length == 3 ? Array(bytes[end..<end + 3]) : [0x0A]))
      offset = end + length
    }
    return lines
  }

  /// The indentation of the text. The first line with a character decides it.
  private static func indentation(_ lines: [ScalarLine], in bytes: [UInt8]) -> Int {
    var widest = 0
    for line in lines {
      let spaces = bytes[line.range].prefix { $0 == 0x20 }.count
      if spaces < line.range.count { return max(spaces, widest) }
      widest = max(widest, spaces)
    }
    return widest
  }
}
