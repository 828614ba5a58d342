import NavCompiler

/// Finds the trivia of a file between its nodes. It follows the nodes and the punctuation around them.
///
/// - Complexity: Linear in the file.
struct TriviaReader {
  let tree: NodeTree
  let nodes: ContiguousArray<NodeTree.Written>
  let bytes: [UInt8]
  private let textStart: Int
  var trivia: Trivia
  /// The end of the last token or comment.
  var position: Int
  /// The number of line breaks since the last token or comment.
  var breaks = 1
  private var last = LastToken.start
  /// The flow collections around the position.
  var openFlows: [Int] = []
  /// The columns of the block collections around the position.
  var columns: [Int] = []
  /// The block collections that end after the last token, the innermost first.
  private var closed: [(collection: Int, column: Int)] = []
  /// Whether only LF and CR end lines, which is the case after `...`, because libyaml does not read that part.
  private var isAfterDocument = false

  enum Fault: Error {
    /// The punctuation differs from the expected one, for example because the file contains a second document.
    case unexpected
    /// A key that is a list or a mapping and is longer than a line, or a missing key in a list, as in `[?, : a]` and
    /// `[?::]`.
    case unusualKey
  }

  /// The last token before the position, which a comment on its line belongs to.
  enum LastToken {
    case start
    /// The end of an entry.
    case entry(Int)
    /// A key, a colon, a dash, or an opening bracket, before the value of an entry.
    case header(Int)
  }

  /// The next token, which a comment on a separate line belongs to.
  enum NextToken {
    case entry(Int)
    /// The value of an entry.
    case value(Int)
    /// The end of a flow collection that is the value of an entry.
    case close(Int, entry: Int)
    case end
  }

  /// Returns the trivia of a file.
  ///
  /// - Parameter tree: The nodes of the file.
  /// - Returns: The trivia.
  /// - Throws: A ``Fault`` if the file cannot be formatted.
  static func trivia(of tree: NodeTree) throws(Fault) -> Trivia {
    var reader = TriviaReader(tree)
    reader.readHead()
    if !reader.nodes.isEmpty { try reader.visit(0, entry: reader.nodes.count) }
    try reader.readFoot()
    return reader.trivia
  }

  private init(_ tree: NodeTree) {
    self.tree = tree
    bytes = tree.file.bytes
    nodes = tree.written
    trivia = Trivia(nodes)
    textStart = tree.file.textStart
    position = textStart
  }

  // MARK: - Tokens

  /// Moves past a token.
  mutating func consume(to end: Int, _ last: LastToken) throws(Fault) {
    guard position...bytes.count ~= end else { throw .unexpected }
    position = end
    breaks = 0
    if !closed.isEmpty { closed.removeAll(keepingCapacity: true) }
    self.last = last
  }

  /// Moves past a comma, which changes nothing for the comments after it.
  mutating func skip() throws(Fault) { try consume(to: position + 1, last) }

  /// Makes the next comment one between a key and its value, together with a comment in the key.
  mutating func setHeader(_ entry: Int) {
    last = .header(entry)
    guard trivia.hasComments(of: entry), let comment = trivia.comments(of: entry).trailing else { return }
    trivia.changeComments(of: entry) { ($0.header, $0.trailing) = (comment, nil) }
  }

  mutating func finish(entry: Int) { last = .entry(entry) }

  mutating func close(_ collection: Int, column: Int) { closed.append((collection, column)) }

  func isByte(_ character: Unicode.Scalar) -> Bool {
    position < bytes.count && bytes[position] == UInt8(ascii: character)
  }

  /// Whether the character at an offset is an indicator, which white space follows.
  func isIndicator(_ character: Unicode.Scalar, at offset: Int) -> Bool {
    guard offset < bytes.count, bytes[offset] == UInt8(ascii: character) else { return false }
    let next = offset + 1
    return next == bytes.count || LineBreak.isBlank(bytes[next]) || LineBreak.length(bytes, at: next) > 0
  }

  /// The column of an offset in bytes. Only white space, indicators, and properties are before it.
  func column(of offset: Int) -> Int {
    var start = offset
    while start > textStart, !LineBreak.ends(bytes, at: start) { start -= 1 }
    return offset - start
  }

  // MARK: - Comments and blank lines

  /// Reads the comments and line breaks before the next token.
  mutating func take(before next: NextToken) {
    var level = 0
    while position < bytes.count {
      let byte = bytes[position]
      if LineBreak.isBlank(byte) {
        position += 1
      } else if byte == UInt8(ascii: "#") {
        let isOnOwnLine = breaks > 0
        let comment = readComment()
        attach(comment, isOnOwnLine: isOnOwnLine, &level, before: next)
      } else {
        let length = lineBreakLength()
        guard length > 0 else { return }
        position += length
        breaks += 1
      }
    }
  }

  /// Returns the offset of the next character that is neither white space nor part of a comment.
  func peek() -> Int { peek(from: position) }

  /// Returns the offset of the next such character from an offset on.
  func peek(from start: Int) -> Int {
    var offset = start
    while offset < bytes.count {
      if bytes[offset] == UInt8(ascii: "#") {
        offset = LineBreak.next(bytes, from: offset)
      } else if LineBreak.isBlank(bytes[offset]) {
        offset += 1
      } else {
        let length = LineBreak.length(bytes, at: offset)
        guard length > 0 else { break }
        offset += length
      }
    }
    return offset
  }

  private func lineBreakLength() -> Int {
    isAfterDocument && bytes[position] > 0x0D ? 0 : LineBreak.length(bytes, at: position)
  }

  private mutating func readComment() -> Comment {
    var end = LineBreak.next(bytes, from: position)
    while isAfterDocument, end < bytes.count, bytes[end] > 0x0D { end = LineBreak.next(bytes, from: end + 1) }
    var upper = end
    while upper > position, LineBreak.isBlank(bytes[upper - 1]) { upper -= 1 }
    let comment = Comment(range: position..<upper, followsBlankLine: breaks > 1)
    trivia.comments.append(comment)
    position = end
    breaks = 0
    return comment
  }

  private mutating func attach(_ comment: Comment, isOnOwnLine: Bool, _ level: inout Int, before next: NextToken) {
    for collection in openFlows { trivia.marks[collection].insert(.containsComment) }
    if !isOnOwnLine, attachToLastToken(comment) { return }
    // The comments keep their order. In `[a\n# b\n, # c\nd]`, the second comment is not at the first item any more.
    last = .start
    let index = trivia.comments.count - 1
    let column = isOnOwnLine && !closed.isEmpty ? column(of: comment.range.lowerBound) : 0
    switch next {
    case .entry(let entry):
      while level < closed.count, closed[level].column > column { level += 1 }
      if level < closed.count {
        addTail(comment, of: closed[level].collection)
      } else {
        trivia.changeComments(of: entry) { $0.leading.append(index) }
      }
    case .value(let entry):
      trivia.changeComments(of: entry) { $0.inner.append(index) }
    case .close(let collection, let entry):
      if nodes[collection].end > collection + 1 {
        addTail(comment, of: collection)
      } else {
        trivia.changeComments(of: entry) { $0.inner.append(index) }
      }
    case .end:
      while level < closed.count, closed[level].column > column { level += 1 }
      // The root and the foot have the same indent.
      if level < closed.count - 1 {
        addTail(comment, of: closed[level].collection)
      } else {
        trivia.foot.append(.comment(comment))
      }
    }
  }

  private mutating func attachToLastToken(_ comment: Comment) -> Bool {
    switch last {
    case .start: return false
    case .entry(let entry):
      guard !trivia.hasComments(of: entry) || trivia.comments(of: entry).trailing == nil else { return false }
      trivia.changeComments(of: entry) { $0.trailing = comment }
    case .header(let entry):
      if trivia.hasComments(of: entry) {
        let comments = trivia.comments(of: entry)
        guard comments.header == nil, comments.inner.isEmpty else { return false }
      }
      trivia.changeComments(of: entry) { $0.header = comment }
    }
    return true
  }

  private mutating func addTail(_ comment: Comment, of collection: Int) {
    trivia.marks[collection].insert(.hasTail)
    trivia.tails[collection, default: []].append(comment)
  }

  // MARK: - The lines around the document

  private mutating func readHead() {
    var comments: [Comment] = []
    while true {
      let found = takeLoose()
      comments += found
      guard let end = markerEnd() else { break }
      trivia.head += comments.map { .comment($0) }
      comments = []
      let isStart = bytes[position] == UInt8(ascii: "-")
      var upper = end
      while upper > position, LineBreak.isBlank(bytes[upper - 1]) { upper -= 1 }
      let range = position..<upper
      position = end
      breaks = 0
      trivia.head.append(.marker(range, takeSameLineComment()))
      if isStart {
        comments += takeLoose()
        break
      }
    }
    if nodes.count == 0 {
      trivia.head += comments.map { .comment($0) }
    } else if !comments.isEmpty {
      let end = trivia.comments.count
      trivia.changeComments(of: nodes.count) { $0.inner = CommentRun(end - comments.count..<end) }
    }
  }

  private mutating func readFoot() throws(Fault) {
    take(before: .end)
    while bytes[position...].starts(with: "...".utf8) {
      isAfterDocument = true
      let range = position..<position + 3
      position += 3
      breaks = 0
      trivia.foot.append(.marker(range, takeSameLineComment()))
      last = .start
      closed = []
      take(before: .end)
    }
    guard position == bytes.count else { throw .unexpected }
  }

  /// Reads comments that belong to no entry yet.
  private mutating func takeLoose() -> [Comment] {
    var comments: [Comment] = []
    while position < bytes.count {
      let byte = bytes[position]
      if LineBreak.isBlank(byte) {
        position += 1
      } else if byte == UInt8(ascii: "#") {
        comments.append(readComment())
      } else {
        let length = LineBreak.length(bytes, at: position)
        guard length > 0 else { break }
        position += length
        breaks += 1
      }
    }
    return comments
  }

  private mutating func takeSameLineComment() -> Comment? {
    while position < bytes.count, LineBreak.isBlank(bytes[position]) { position += 1 }
    return isByte("#") ? readComment() : nil
  }

  /// The end of a directive or a marker of the document at the position.
  private func markerEnd() -> Int? {
    guard position < bytes.count, position == textStart || LineBreak.ends(bytes, at: position) else {
      return nil
    }
    if bytes[position] == UInt8(ascii: "%") {
      var end = position
      while end < bytes.count, LineBreak.length(bytes, at: end) == 0 {
        if bytes[end] == UInt8(ascii: "#"), LineBreak.isBlank(bytes[end - 1]) { break }
        end += 1
      }
      return end
    }
    return DocumentMarker.isMarker(bytes, at: position) ? position + 3 : nil
  }
}

/// `---` and `...`, at the start of a line.
enum DocumentMarker {
  static func isMarker(_ bytes: [UInt8], at offset: Int) -> Bool {
    guard bytes[offset...].starts(with: "---".utf8) || bytes[offset...].starts(with: "...".utf8) else { return false }
    let end = offset + 3
    return end == bytes.count || LineBreak.isBlank(bytes[end]) || LineBreak.length(bytes, at: end) > 0
  }
}
