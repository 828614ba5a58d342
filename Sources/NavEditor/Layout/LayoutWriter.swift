import NavCompiler

/// Writes the nodes and the trivia of a file in the standard layout.
///
/// - Complexity: Linear in the file.
struct LayoutWriter {
  let tree: NodeTree
  let nodes: ContiguousArray<NodeTree.Written>
  let trivia: Trivia
  let plan: LayoutPlan
  let bytes: [UInt8]
  var lines: LineBuffer
  /// The collections that are block in every layout: the root, and the screens.
  private let topLevel: [Int]
  /// Whether a block scalar without a line break at its end is the last text of the file.
  private var endsInsideText = false
  /// Whether a key of a block is a collection that does not fit on a line, or a part of the value before it.
  private var hasUnusualKey = false

  /// Returns the file in the layout, or `nil` if a key cannot be written.
  static func write(_ tree: NodeTree, _ trivia: Trivia) -> [UInt8]? {
    var writer = LayoutWriter(tree, trivia)
    writer.writeDocument()
    guard !writer.hasUnusualKey else { return nil }
    var bytes = writer.lines.finish()
    if writer.endsInsideText { bytes.removeLast() }
    return bytes
  }

  private init(_ tree: NodeTree, _ trivia: Trivia) {
    self.tree = tree
    self.trivia = trivia
    nodes = trivia.nodes
    plan = LayoutPlan(tree, trivia)
    bytes = tree.file.bytes
    lines = LineBuffer(capacity: bytes.count + bytes.count / 4)
    topLevel = Self.topLevel(of: tree, trivia.nodes)
  }

  private static func topLevel(of tree: NodeTree, _ nodes: ContiguousArray<NodeTree.Written>) -> [Int] {
    guard nodes.count > 0 else { return [] }
    let root = nodes[0]
    guard root.isMapping else { return [0] }
    var indexes = [0]
    var key = 1
    while key < root.end {
      let value = nodes[key].end
      if tree.keyword(key) == .screens { indexes.append(value) }
      key = nodes[value].end
    }
    return indexes
  }

  // MARK: - The document

  private mutating func writeDocument() {
    writeDocumentLines(trivia.head, isFirst: true)
    if nodes.count > 0 { writeRoot() }
    writeDocumentLines(trivia.foot, isFirst: nodes.count == 0 && trivia.head.isEmpty)
  }

  private mutating func writeRoot() {
    let comments = trivia.comments(of: nodes.count)
    let isBlock = isBlock(0, at: 0)
    var first = trivia.comments(in: comments.inner)
    if isBlock {
      // An anchor of the root is on a separate line.
      if trivia.marks[0].contains(.hasProperties) {
        writeProperties(of: 0)
        if let header = comments.header { lines.endLine(comment: bytes[header.range]) } else { lines.endLine() }
      } else if let header = comments.header {
        first.insert(header, at: 0)
      }
      var last: Comment?
      if let trailing = comments.trailing {
        if trivia.marks[0].contains(.containsComment) { last = trailing } else { first.append(trailing) }
      }
      return writeEntries(of: 0, indent: 0, first: first, last: last)
    }
    if let header = comments.header { first.insert(header, at: 0) }
    var isFirstLine = true
    writeComments(first, indent: 0, isFirstLine: &isFirstLine)
    guard !(plan.isEmpty(0) && !trivia.marks[0].contains(.hasProperties)) else {
      if let trailing = comments.trailing { writeOwnLine(trailing, indent: 0) }
      return
    }
    if isMarker(0) { lines.indent(2) }
    writeInline(0, indent: 0, needsSpace: false)
    endLine(comments.trailing, after: 0, textIndent: 2)
  }

  private mutating func writeDocumentLines(_ document: [Trivia.DocumentLine], isFirst: Bool) {
    var isFirst = isFirst
    for line in document {
      switch line {
      case .marker(let range, let comment):
        lines.append(bytes[range])
        if let comment {
          lines.append("  ")
          lines.append(bytes[comment.range])
        }
        lines.endLine()
      case .comment(let comment):
        if comment.followsBlankLine, !isFirst { lines.endLine() }
        writeOwnLine(comment, indent: 0)
      }
      isFirst = false
    }
  }

  // MARK: - Blocks

  /// Whether a collection is written on several lines if it begins in a column.
  private func isBlock(_ index: Int, at column: Int) -> Bool {
    let node = nodes[index]
    guard node.isMapping || node.isSequence, node.end > index + 1 else { return false }
    return !fits(index, at: column) || topLevel.contains(index)
  }

  /// Whether a node fits on a line if it begins in a column.
  private func fits(_ index: Int, at column: Int) -> Bool {
    plan.widths[index] >= 0 && column + Int(plan.widths[index]) <= LineBuffer.columns
  }

  /// Writes the entries of a block collection in a column. The comments `first` and `last` are around them. The flag
  /// `isOnLine` means that the first entry continues a line, as in `- a: 1`.
  private mutating func writeEntries(
    of index: Int, indent: Int, first: [Comment], last: Comment? = nil, isOnLine: Bool = false
  ) {
    let node = nodes[index]
    var isFirstLine = true
    var isOnLine = isOnLine
    writeComments(first, indent: indent, isFirstLine: &isFirstLine)
    var child = index + 1
    while child < node.end {
      if node.isMapping {
        child = writeEntry(child, indent: indent, isFirstLine: &isFirstLine, isOnLine: isOnLine)
      } else {
        writeItem(child, indent: indent, isFirstLine: &isFirstLine, isOnLine: isOnLine)
        child = nodes[child].end
      }
      isOnLine = false
      isFirstLine = false
    }
    if trivia.marks[index].contains(.hasTail) {
      writeComments(trivia.tails[index] ?? [], indent: indent, isFirstLine: &isFirstLine)
    }
    if let last { writeComments([last], indent: indent, isFirstLine: &isFirstLine) }
  }

  /// Writes the comments and the blank line before an entry, and the indentation of the entry.
  private mutating func start(
    _ layout: ValueLayout, indent: Int, isFirstLine: inout Bool, isOnLine: Bool
  ) {
    guard !isOnLine else { return }
    writeComments(layout.before, indent: indent, isFirstLine: &isFirstLine)
    if layout.followsBlankLine, !isFirstLine { lines.endLine() }
    lines.indent(indent)
  }

  private mutating func writeItem(_ index: Int, indent: Int, isFirstLine: inout Bool, isOnLine: Bool) {
    let value = layout(ofItem: index, indent: indent)
    start(value, indent: indent, isFirstLine: &isFirstLine, isOnLine: isOnLine)
    lines.append(UInt8(ascii: "-"))
    writeValue(index, value, indent: indent, isItem: true)
  }

  private mutating func writeEntry(_ key: Int, indent: Int, isFirstLine: inout Bool, isOnLine: Bool) -> Int {
    let index = nodes[key].end
    let value = layout(ofKey: key, indent: indent)
    start(value, indent: indent, isFirstLine: &isFirstLine, isOnLine: isOnLine)
    let isExplicit = isExplicit(key, indent: indent)
    if isExplicit {
      let hasColon = !trivia.marks[key].contains(.withoutColon)
      lines.append(UInt8(ascii: "?"))
      writeInline(key, indent: indent, needsSpace: true)
      endLine(hasColon ? nil : value.onLine, after: key, textIndent: indent + 2)
      guard hasColon else { return nodes[index].end }
      lines.indent(indent)
    } else {
      if nodes[key].isMapping || nodes[key].isSequence, !fits(key, at: indent + 1) { hasUnusualKey = true }
      // In `{ a: f(b, c) }`, the author did not mean `c)` as a key, and navc explains that.
      if trivia.marks[key].contains(.withoutColon), bytes[nodes[key].range].contains(UInt8(ascii: ")")) {
        hasUnusualKey = true
      }
      writeInline(key, indent: indent, needsSpace: false)
      if plan.needsSpace(beforeColonAfter: key) { lines.append(0x20) }
    }
    lines.append(UInt8(ascii: ":"))
    writeValue(index, value, indent: indent, isItem: isExplicit)
    return nodes[index].end
  }

  private func layout(ofItem index: Int, indent: Int) -> ValueLayout {
    let isBlock = isBlock(index, at: indent + 2)
    return ValueLayout(index, of: index, isBlock: isBlock, trivia)
  }

  private func layout(ofKey key: Int, indent: Int) -> ValueLayout {
    let index = nodes[key].end
    let spaces = plan.needsSpace(beforeColonAfter: key) ? 3 : 2
    let column = isExplicit(key, indent: indent) ? indent + 2 : indent + Int(plan.widths[key]) + spaces
    return ValueLayout(index, of: key, isBlock: isBlock(index, at: column), trivia)
  }

  /// Whether a scalar needs `?` as a key.
  private func isExplicit(_ key: Int, indent: Int) -> Bool {
    guard case .scalar = nodes[key].kind else { return false }
    let width = plan.widths[key]
    return !(1...LayoutPlan.widestKey ~= width) || (indent == 0 && isMarker(key))
  }

  /// Whether a scalar would be a marker of the document at the start of a line.
  private func isMarker(_ index: Int) -> Bool {
    !nodes[index].isEmpty && !trivia.marks[index].contains(.hasProperties)
      && DocumentMarker.isMarker(bytes, at: nodes[index].range.lowerBound)
  }

  /// Writes a value after its key or dash, and ends the line.
  private mutating func writeValue(_ index: Int, _ value: ValueLayout, indent: Int, isItem: Bool) {
    guard value.isBlock else {
      writeInline(index, indent: indent, needsSpace: true)
      return endLine(value.onLine, after: index, textIndent: indent + 2)
    }
    let isCompact =
      isItem && value.onLine == nil && value.first.isEmpty && !trivia.marks[index].contains(.hasProperties)
      && !startsWithComment(index, indent: indent + 2)
    if isCompact {
      lines.append(0x20)
    } else {
      if trivia.marks[index].contains(.hasProperties) {
        lines.append(0x20)
        writeProperties(of: index)
      }
      if let comment = value.onLine { lines.endLine(comment: bytes[comment.range]) } else { lines.endLine() }
    }
    writeEntries(of: index, indent: indent + 2, first: value.first, last: value.last, isOnLine: isCompact)
  }

  /// Whether a comment is before the first entry of a block collection.
  private func startsWithComment(_ index: Int, indent: Int) -> Bool {
    let isMapping = nodes[index].isMapping
    let first = isMapping ? layout(ofKey: index + 1, indent: indent) : layout(ofItem: index + 1, indent: indent)
    return !first.before.isEmpty
  }

  // MARK: - Comments

  private mutating func writeComments(_ comments: [Comment], indent: Int, isFirstLine: inout Bool) {
    for comment in comments {
      if comment.followsBlankLine, !isFirstLine { lines.endLine() }
      writeOwnLine(comment, indent: indent)
      isFirstLine = false
    }
  }

  private mutating func writeOwnLine(_ comment: Comment, indent: Int) {
    lines.indent(indent)
    lines.append(bytes[comment.range])
    lines.endLine()
  }

  /// Ends the line of a value, and writes the text of a block scalar.
  private mutating func endLine(_ comment: Comment?, after index: Int, textIndent: Int) {
    if let comment { lines.endLine(comment: bytes[comment.range]) } else { lines.endLine() }
    guard let scalar = trivia.blockScalars[index] else { return }
    let indent = scalar.indicator.map { textIndent - 2 + $0 } ?? textIndent
    for line in scalar.lines {
      if !line.range.isEmpty {
        lines.indent(indent)
        lines.append(bytes[line.range])
      }
      lines.endLine(line.lineBreak)
    }
    endsInsideText = !scalar.endsLine && !scalar.lines.isEmpty && !bytes[scalar.header].contains(UInt8(ascii: "-"))
  }
}

/// The places of the comments of an entry, which depend on the layout of its value.
private struct ValueLayout {
  let isBlock: Bool
  /// On the lines before the entry.
  var before: [Comment]
  /// Whether a blank line is directly before the entry.
  var followsBlankLine: Bool
  /// On the line of the entry.
  var onLine: Comment?
  /// On the lines before the first entry of the value.
  var first: [Comment] = []
  /// After the last entry of the value.
  var last: Comment?

  init(_ value: Int, of entry: Int, isBlock: Bool, _ trivia: Trivia) {
    let comments = trivia.comments(of: entry)
    self.isBlock = isBlock
    before = trivia.comments(in: comments.leading)
    followsBlankLine = trivia.marks[entry].contains(.afterBlankLine)
    guard isBlock else {
      var moved = trivia.comments(in: comments.inner)
      if let header = comments.header { moved.insert(header, at: 0) }
      if !moved.isEmpty { (moved[0].followsBlankLine, followsBlankLine) = (followsBlankLine, false) }
      before += moved
      onLine = comments.trailing
      return
    }
    first = trivia.comments(in: comments.inner)
    if trivia.marks[value].contains(.containsComment) {
      last = comments.trailing
    } else if let trailing = comments.trailing {
      if comments.header == nil, first.isEmpty {
        onLine = trailing
        return
      }
      first.append(trailing)
    }
    onLine = comments.header
  }
}
