/// Writes Swift in the default style of swift-format: two spaces, a hundred columns.
///
/// A section writes a line in pieces, with marks for possible breaks, and a block by its body. Only a line that is too
/// wide is broken at its marks.
struct SwiftWriter: ~Copyable {
  private var output = TextBuffer(capacity: 1 << 20)
  private let isASCII: Bool
  /// The indentation level of the next line.
  private var depth = 0
  /// The offset of the current line, after its indentation.
  private var lineStart = 0
  private var isInLine = false
  /// The possible breaks of the current line.
  private var marks: [BrokenLine.Mark] = []
  /// The open lists of the line, with the positions of their marks.
  private var lists: [(style: BrokenLine.Style, mark: Int)] = []
  private var block = Block()
  /// The enclosing blocks.
  private var outerBlocks: [Block] = []
  /// Whether a line was too wide and could not be broken.
  private(set) var exceedsColumns = false
  /// Whether an identifier contains a character beyond ASCII.
  private(set) var hasOddIdentifiers = false

  private struct Block {
    /// The start of the head, after the indentation.
    var start = 0
    /// Whether the head is open, because its end depends on the body.
    var isPending = false
    /// Whether the head is one line.
    var isFlat = false
    /// The start of the body.
    var body = 0
    /// The number of statements, comments, and blocks in the body.
    var parts = 0
    /// Whether the last part is a statement on one line.
    var endsFlat = false
  }

  /// Creates a writer.
  ///
  /// - Parameter isASCII: Whether all names of the graph are ASCII.
  init(isASCII: Bool) {
    self.isASCII = isASCII
  }

  /// The written text in UTF-8.
  var bytes: [UInt8] { Array(output.bytes(0..<output.count)) }

  /// The number of written bytes.
  var count: Int { output.count }

  /// The written text, with other lines inserted at an offset.
  func bytes(with lines: String, at offset: Int) -> [UInt8] {
    output.bytes(0..<offset) + Array(lines.utf8) + output.bytes(offset..<output.count)
  }

  // MARK: - Lines of code

  /// Continues the line, or starts one.
  mutating func put(
    _ first: TextSlice, _ second: TextSlice = "", _ third: TextSlice = "", _ fourth: TextSlice = "",
    _ fifth: TextSlice = "",
    _ sixth: TextSlice = "", _ seventh: TextSlice = "", _ eighth: TextSlice = "", _ ninth: TextSlice = ""
  ) {
    if !isInLine { beginLine() }
    append(first)
    append(second)
    append(third)
    append(fourth)
    append(fifth)
    append(sixth)
    append(seventh)
    append(eighth)
    append(ninth)
  }

  /// Continues the line with a list, which can be broken between its items. `item` starts each item.
  mutating func list(_ style: BrokenLine.Style = .list, _ items: (inout SwiftWriter) -> Void) {
    if !isInLine { beginLine() }
    let mark = marks.count
    marks.append(BrokenLine.Mark(offset: output.count - lineStart, kind: .open(style)))
    lists.append((style, mark))
    items(&self)
    lists.removeLast()
    if marks.count == mark + 1 {
      marks.removeLast()
    } else {
      marks.append(BrokenLine.Mark(offset: output.count - lineStart, kind: .close))
    }
  }

  /// Starts the next item of a list.
  mutating func item(
    _ first: TextSlice, _ second: TextSlice = "", _ third: TextSlice = "", _ fourth: TextSlice = "",
    _ fifth: TextSlice = ""
  ) {
    if let (style, mark) = lists.last, mark + 1 < marks.count { output.append(style.separator) }
    marks.append(BrokenLine.Mark(offset: output.count - lineStart, kind: .item))
    put(first, second, third, fourth, fifth)
  }

  /// Writes a statement.
  mutating func line(
    _ first: TextSlice, _ second: TextSlice = "", _ third: TextSlice = "", _ fourth: TextSlice = "",
    _ fifth: TextSlice = "",
    _ sixth: TextSlice = "", _ seventh: TextSlice = "", _ eighth: TextSlice = "", _ ninth: TextSlice = ""
  ) {
    put(first, second, third, fourth, fifth, sixth, seventh, eighth, ninth)
    end()
  }

  /// Ends the line as a statement.
  mutating func end() {
    let isFlat = endCode("")
    add(isFlat: isFlat)
  }

  /// Ends a line of code without breaking it.
  mutating func endUnbroken() {
    noteIdentifiers()
    endUnmeasured()
  }

  /// Ends a line that is not code, or that swift-format ignores.
  mutating func endUnmeasured() {
    output.appendLineBreak()
    isInLine = false
    add(isFlat: false)
  }

  /// Writes lines that are not code, each indented.
  mutating func unmeasuredLines(_ text: String) {
    if block.isPending { endHead() }
    output.append(lines: text, indentedBy: depth * 2)
    add(isFlat: false)
  }

  mutating func blank() {
    if block.isPending { endHead() }
    output.appendLineBreak()
    add(isFlat: false)
  }

  /// Writes code for which the Swift compiler reports a line of another file. The code is not broken, because each line
  /// would be reported as another line.
  mutating func located(_ file: TextSlice, line number: Int, _ code: TextSlice) {
    put(code)
    let fits = lineFits(and: 0)
    output.truncate(to: lineStart - depth * 2)
    isInLine = false
    put("#sourceLocation(file:\"", file, "\",line:")
    output.append(text: String(fits ? number : max(number - 1, 1)))
    put(")")
    endUnmeasured()
    if !fits {
      put("// swift-format-ignore")
      endUnmeasured()
    }
    put(code)
    endUnbroken()
    put("#sourceLocation()")
    endUnmeasured()
  }

  // MARK: - Comments

  /// `// MARK: - text`
  mutating func mark(_ text: TextSlice) {
    put("// MARK: - ", text)
    endUnmeasured()
  }

  /// Writes a `///` comment, broken between words.
  mutating func doc(
    _ first: TextSlice, _ second: TextSlice = "", _ third: TextSlice = "", _ fourth: TextSlice = "",
    _ fifth: TextSlice = "",
    _ sixth: TextSlice = "", _ seventh: TextSlice = ""
  ) {
    put("/// ", first, second, third, fourth, fifth, sixth, seventh)
    endComment("///")
  }

  /// Writes a `//` comment, broken between words.
  mutating func comment(_ text: TextSlice) {
    put("// ", text)
    endComment("//")
  }

  /// Writes code as a comment, in the layout of the code.
  mutating func comment(code write: (inout SwiftWriter) -> Void) {
    var code = SwiftWriter(isASCII: isASCII)
    // The slashes and the space are three columns, and two levels are four.
    code.depth = depth + 2
    write(&code)
    if code.exceedsColumns { exceedsColumns = true }
    let text = String(decoding: code.bytes, as: UTF8.self)
    for line in text.split(separator: "\n") {
      put("// ")
      output.append(text: String(line.dropFirst(code.depth * 2)))
      endUnmeasured()
    }
  }

  private mutating func endComment(_ marker: TextSlice) {
    let comment = lineStart + marker.count + 1..<output.count
    if isOneLine(comment) { return endUnmeasured() }
    let text = output.text(comment)
    output.truncate(to: lineStart - depth * 2)
    for paragraph in text.split(separator: "\n", omittingEmptySubsequences: false) {
      beginLine()
      append(marker)
      for word in paragraph.split(separator: " ") {
        let width = depth * 2 + lineWidth + 1 + word.count
        if output.count - lineStart > marker.count, width > LineWidth.columns {
          output.appendLineBreak()
          beginLine()
          append(marker)
        }
        append(" ")
        output.append(text: String(word))
      }
      output.appendLineBreak()
    }
    isInLine = false
    add(isFlat: false)
  }

  /// Whether a comment fits on one line, as most do.
  private mutating func isOneLine(_ comment: Range<Int>) -> Bool {
    let room = LineWidth.columns - depth * 2
    if comment.isEmpty || output.count - lineStart > room && lineWidth > room { return false }
    return output.last != UInt8(ascii: " ") && !output.contains("\n", from: lineStart)
      && !output.contains("  ", from: lineStart)
  }

  private var lineWidth: Int {
    LineWidth.characters(output, lineStart..<output.count)
  }

  // MARK: - Blocks

  /// Writes `head {`, the body one level deeper, and `}`. A body of one statement is on the line of the head if it
  /// fits.
  mutating func block(
    _ first: TextSlice, _ second: TextSlice = "", _ third: TextSlice = "", _ fourth: TextSlice = "",
    _ fifth: TextSlice = "",
    _ sixth: TextSlice = "", _ seventh: TextSlice = "", _ eighth: TextSlice = "", body: (inout SwiftWriter) -> Void
  ) {
    put(first, second, third, fourth, fifth, sixth, seventh, eighth)
    open(isPending: true)
    body(&self)
    if block.isPending {
      block.isPending = false
      _ = endCode(" {}")
    } else {
      depth -= 1
      if !standsBesideHead(ending: " }") {
        output.append(spaces: depth * 2)
        output.append("}")
      }
      output.appendLineBreak()
    }
    close()
  }

  /// Writes a `case` at the level of its `switch`. One statement is on the line of the label, and several are below.
  mutating func switchCase(
    _ label: TextSlice, _ second: TextSlice = "", _ third: TextSlice = "", comment: TextSlice = "",
    body: (inout SwiftWriter) -> Void
  ) {
    if block.isPending { endHead() }
    depth -= 1
    if !comment.isEmpty { self.comment(comment) }
    put(label, second, third)
    open(isPending: false)
    beginBody(isFlat: endCode(""))
    body(&self)
    depth -= 1
    if standsBesideHead(ending: "") { output.appendLineBreak() }
    depth += 1
    close()
  }

  /// Writes one level deeper.
  mutating func indented(_ body: (inout SwiftWriter) -> Void) {
    if block.isPending { endHead() }
    depth += 1
    body(&self)
    depth -= 1
  }

  private mutating func open(isPending: Bool) {
    outerBlocks.append(block)
    block = Block(start: lineStart, isPending: isPending)
    isInLine = false
  }

  private mutating func close() {
    block = outerBlocks.removeLast()
    add(isFlat: false)
  }

  /// Ends the head of the innermost block, before the first line of the body.
  private mutating func endHead() {
    block.isPending = false
    var isFlat = lineFits(and: 2)
    if !isFlat, case .open(.continuation)? = marks.first?.kind {
      // If a condition has several lines, the brace is on a separate line.
      _ = endCode("")
      output.append(spaces: depth * 2)
      output.append("{\n")
    } else {
      isFlat = endCode(" {")
    }
    beginBody(isFlat: isFlat)
  }

  private mutating func beginBody(isFlat: Bool) {
    block.isFlat = isFlat
    block.body = output.count
    depth += 1
  }

  /// Moves the only statement of the innermost block to the line of the head, if it fits.
  private mutating func standsBesideHead(ending: TextSlice) -> Bool {
    guard block.parts == 1, block.endsFlat, block.isFlat else { return false }
    // A line break and the indentation are between the two. One space stays.
    let gap = block.body - 1..<block.body + depth * 2 + 1
    let end = output.count - 1
    let more = ending.count - gap.count
    guard LineWidth.fits(output, block.start, end, and: more, in: LineWidth.columns - depth * 2) else { return false }
    output.truncate(to: end)
    output.remove(gap)
    output.append(ending)
    return true
  }

  private mutating func add(isFlat: Bool) {
    block.parts += 1
    block.endsFlat = isFlat
  }

  // MARK: - The line

  private mutating func beginLine() {
    if block.isPending { endHead() }
    output.append(spaces: depth * 2)
    lineStart = output.count
    if !marks.isEmpty { marks.removeAll(keepingCapacity: true) }
    isInLine = true
  }

  private mutating func append(_ piece: TextSlice) {
    if !piece.isEmpty { output.append(piece) }
  }

  /// Ends a line of code, and breaks it if it is too wide.
  ///
  /// - Returns: Whether it is one line.
  private mutating func endCode(_ ending: TextSlice) -> Bool {
    isInLine = false
    noteIdentifiers()
    let fits = lineFits(and: ending.count)
    if fits || marks.isEmpty {
      if !fits { exceedsColumns = true }
      output.append(ending)
      output.appendLineBreak()
      return true
    }
    var text = TextBuffer(capacity: output.count - lineStart)
    text.append(output, lineStart..<output.count)
    output.truncate(to: lineStart - depth * 2)
    BrokenLine(text: text, marks: marks).write(to: &self, ending: ending)
    return false
  }

  private func lineFits(and more: Int) -> Bool {
    LineWidth.fits(output, lineStart, output.count, and: more, in: LineWidth.columns - depth * 2)
  }

  /// Whether a part of a broken line fits.
  func fits(_ line: borrowing BrokenLine, _ part: Range<Int>, and ending: TextSlice, deeper levels: Int = 0) -> Bool {
    LineWidth.fits(
      line.text, part.lowerBound, part.upperBound, and: ending.count,
      in: LineWidth.columns - (depth + levels) * 2)
  }

  /// Writes a part of a broken line as a separate line.
  mutating func write(_ line: borrowing BrokenLine, _ part: Range<Int>, _ ending: TextSlice) {
    if !fits(line, part, and: ending) { exceedsColumns = true }
    output.append(spaces: depth * 2)
    output.append(line.text, part)
    output.append(ending)
    output.appendLineBreak()
  }

  /// Notes characters beyond ASCII outside string literals.
  private mutating func noteIdentifiers() {
    if isASCII || hasOddIdentifiers || output.isASCII(lineStart..<output.count) { return }
    var code = CodeBytes()
    hasOddIdentifiers = output.bytes(lineStart..<output.count).contains { code.isCode($0) && $0 >= 0x80 }
  }
}
