import NavCompiler

/// Compares a result of the formatter with its input.
///
/// It follows the events of libyaml, and finds comments, anchors, and tags between them. It does not use the passes that
/// made the result, so it does not repeat their faults.
struct SelfCheck: YAMLEventReader {
  private let old: NodeTree
  private let trivia: Trivia
  private let nodes: ContiguousArray<NodeTree.Written>
  /// The result.
  private let bytes: [UInt8]
  private let textStart: Int
  /// The end of the last compared part of the result.
  private var position: Int
  /// The number of compared nodes, and the number of compared comments.
  private var nodeCount = 0
  private var commentCount = 0
  /// The collections around the position.
  private var open: [Int] = []
  private var isSame = true

  /// Whether a result has the same nodes, texts, anchors, tags, and comments as a file. Styles may differ as the layout
  /// allows.
  static func isSame(_ old: NodeTree, _ trivia: Trivia, as result: SourceFile) -> Bool {
    // navc would not read a larger file.
    guard result.bytes.count <= NodeTree.fileSizeLimit else { return false }
    var check = SelfCheck(old, trivia, result)
    guard YAMLEvents.read(result, into: &check) else { return false }
    check.compareGap(to: check.bytes.count)
    return check.isSame && check.nodeCount == check.nodes.count && check.commentCount == trivia.comments.count
  }

  private init(_ old: NodeTree, _ trivia: Trivia, _ result: SourceFile) {
    self.old = old
    self.trivia = trivia
    nodes = trivia.nodes
    bytes = result.bytes
    textStart = result.textStart
    position = textStart
  }

  mutating func read(_ event: YAMLEvent, text: Span<UInt8>, anchor: Span<UInt8>) -> YAMLProgress {
    compareGap(to: Int(event.lower))
    switch event.kind {
    case .documentStart: break
    case .mappingEnd, .sequenceEnd: isSame = isSame && open.popLast().map { nodes[$0].end } == nodeCount
    case .documentEnd:
      compareRest()
      return .stop
    case .scalar, .alias, .mappingStart, .sequenceStart:
      guard isSame, nodeCount < nodes.count else {
        isSame = false
        return .stop
      }
      compareProperties(of: nodeCount, event)
      compareNode(event, text)
      nodeCount += 1
    }
    return isSame ? .goOn : .stop
  }

  // MARK: - Nodes

  private mutating func compareNode(_ event: YAMLEvent, _ text: Span<UInt8>) {
    let node = nodes[nodeCount]
    let range = position..<max(position, Int(event.upper))
    switch (node.kind, event.kind) {
    // The anchors are the same, so an alias with the same name refers to the same node.
    case (.alias, .alias): require(old.file.bytes[node.range] == bytes[range])
    case (.scalar, .scalar):
      require(Self.isAllowed(node.style, event.style) && hasSameText(node, event, text))
      if node.isBlockScalar { compareGap(to: LineBreak.next(bytes, from: position)) }
    case (.mapping, .mappingStart), (.sequence, .sequenceStart):
      let isFlow = if case .flow = event.style { true } else { false }
      require(node.isFlow || !isFlow)
      return open.append(nodeCount)
    default: return isSame = false
    }
    position = max(position, range.upperBound)
  }

  private mutating func require(_ condition: Bool) { if !condition { isSame = false } }

  private func hasSameText(_ node: NodeTree.Written, _ event: YAMLEvent, _ text: Span<UInt8>) -> Bool {
    let isPlain = if case .plain = event.style { true } else { false }
    guard node.isEmpty == (isPlain && text.isEmpty) else { return false }
    return old.withText(NodeID(index: UInt32(nodeCount))) { other in
      guard text.count == other.count else { return false }
      for index in 0..<text.count where text[index] != other[index] { return false }
      return true
    }
  }

  private static func isAllowed(_ old: Node.Style, _ new: Node.Style) -> Bool {
    switch (old, new) {
    case (.plain, .plain), (.plain, .doubleQuoted), (.plain, .singleQuoted): true
    case (.singleQuoted, .singleQuoted), (.singleQuoted, .doubleQuoted), (.doubleQuoted, .doubleQuoted): true
    case (.literal, .literal), (.folded, .folded): true
    default: false
    }
  }

  // MARK: - Anchors and tags

  private mutating func compareProperties(of node: Int, _ event: YAMLEvent) {
    guard trivia.marks[node].contains(.hasProperties) else { return require(event.propertyCount == 0) }
    let properties = trivia.properties[node] ?? []
    require(event.propertyCount == properties.count)
    for property in properties {
      let start = position
      while position < bytes.count, blankLength() == 0 { position += 1 }
      require(old.file.bytes[property] == bytes[start..<position])
      compareBlanks()
    }
  }

  /// The number of bytes of the white space at the position.
  private func blankLength() -> Int {
    LineBreak.isBlank(bytes[position]) ? 1 : LineBreak.length(bytes, at: position)
  }

  // MARK: - Comments

  /// Compares the comments before an offset. All other characters in a gap are white space and punctuation, which the
  /// events stand for.
  private mutating func compareGap(to end: Int) {
    while position < end {
      if bytes[position] == UInt8(ascii: "#"), startsComment { compareComment() } else { position += 1 }
    }
  }

  /// Compares the comments before the next character that is neither white space nor part of a comment.
  private mutating func compareBlanks() {
    while position < bytes.count {
      let length = blankLength()
      if length > 0 { position += length } else if startsComment { compareComment() } else { return }
    }
  }

  private var startsComment: Bool {
    guard bytes[position] == UInt8(ascii: "#") else { return false }
    return position == textStart || LineBreak.isBlank(bytes[position - 1]) || LineBreak.ends(bytes, at: position)
  }

  private mutating func compareComment() { compareComment(to: LineBreak.next(bytes, from: position)) }

  private mutating func compareComment(to end: Int) {
    var upper = end
    while upper > position, LineBreak.isBlank(bytes[upper - 1]) { upper -= 1 }
    if commentCount < trivia.comments.count {
      require(old.file.bytes[trivia.comments[commentCount].range] == bytes[position..<upper])
    }
    commentCount += 1
    position = end
  }

  /// Compares the comments after the document, which libyaml does not read. There, only LF and CR end a line.
  private mutating func compareRest() {
    while position < bytes.count, isSame {
      if bytes[position] == UInt8(ascii: "#") {
        compareComment(to: bytes[position...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? bytes.count)
      } else if bytes[position] == 0x0A || LineBreak.isBlank(bytes[position]) {
        position += 1
      } else {
        require(DocumentMarker.isMarker(bytes, at: position) && bytes[position] == UInt8(ascii: "."))
        position += 3
      }
    }
  }
}

extension YAMLEvent {
  fileprivate var propertyCount: Int {
    switch property {
    case .none: 0
    case .anchor, .tag: 1
    case .anchorAndTag: 2
    }
  }
}
