import NavCompiler

/// The walk over the nodes.
extension TriviaReader {
  /// Reads a node and the trivia in it.
  ///
  /// - Parameters:
  ///   - index: The node.
  ///   - entry: The entry whose key or value the node is.
  mutating func visit(_ index: Int, entry: Int) {
    let node = nodes[index]
    switch node.kind {
    case .scalar where node.range.isEmpty: visitEmpty(index, node, entry)
    case .scalar, .alias:
      readProperties(of: index, entry)
      reach(node.range.lowerBound)
      consume(to: node.range.upperBound, .entry(entry))
      if node.isBlockScalar { readBlockScalar(index, node, entry) }
    case .sequence, .mapping:
      if !node.isFlow {
        visitBlock(index, node, entry)
      } else if isBracketed(index, node) {
        visitFlow(index, node, entry)
      } else {
        openFlows.append(index)
        visitEntry(index + 1, isFirst: true)
        openFlows.removeLast()
        finish(entry: entry)
      }
    }
  }

  private mutating func reach(_ offset: Int) {
    if position != offset { isLost = true }
  }

  /// Whether brackets surround a flow collection. The mapping in `[a: b]` does not have brackets.
  private func isBracketed(_ index: Int, _ node: NodeTree.Written) -> Bool {
    let byte = bytes[node.range.lowerBound]
    guard byte == UInt8(ascii: "{") || byte == UInt8(ascii: "[") else { return false }
    return node.end == index + 1 || nodes[index + 1].range.lowerBound != node.range.lowerBound
  }

  // MARK: - Scalars

  private mutating func visitEmpty(_ index: Int, _ node: NodeTree.Written, _ entry: Int) {
    let next = peek()
    if next < node.range.upperBound, Self.startsProperty(bytes[next]) { readProperties(of: index, entry) }
    finish(entry: entry)
  }

  private mutating func readBlockScalar(_ index: Int, _ node: NodeTree.Written, _ entry: Int) {
    let scalar = BlockScalar(node.range, in: bytes, indent: columns.last ?? 0)
    trivia.blockScalars[index] = scalar
    if let comment = scalar.comment {
      trivia.comments.append(comment)
      change(entry) { $0.trailing = Comment(range: comment) }
    }
    position = max(position, scalar.end)
  }

  // MARK: - Anchors and tags

  private static func startsProperty(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "&") || byte == UInt8(ascii: "!") }

  /// Reads the anchor and the tag before a node.
  private mutating func readProperties(of index: Int, _ entry: Int) {
    take(before: .value(entry))
    while position < bytes.count, Self.startsProperty(bytes[position]) {
      // The end of an empty node is the end of its last property.
      let node = nodes[index]
      if node.range.isEmpty ? position >= node.range.upperBound : position >= node.range.lowerBound { return }
      add(readProperty(), to: index)
      consume(to: position, .header(entry))
      let next = peek()
      if node.range.isEmpty, next >= node.range.upperBound || !Self.startsProperty(bytes[next]) { return }
      take(before: .value(entry))
    }
  }

  private mutating func readProperty() -> Range<Int> {
    let lower = position
    let isAnchor = bytes[position] == UInt8(ascii: "&")
    let isVerbatim = bytes[position...].starts(with: "!<".utf8)
    position += 1
    while position < bytes.count {
      let byte = bytes[position]
      if LineBreak.isBlank(byte) || LineBreak.length(bytes, at: position) > 0 { break }
      if isAnchor, !Self.isName(byte) { break }
      if !isAnchor, !isVerbatim, !openFlows.isEmpty, ",[]{}".utf8.contains(byte) { break }
      position += 1
    }
    return lower..<position
  }

  private static func isName(_ byte: UInt8) -> Bool {
    switch Unicode.Scalar(byte) {
    case "a"..."z", "A"..."Z", "0"..."9", "-", "_": true
    default: false
    }
  }

  private mutating func add(_ property: Range<Int>, to index: Int) {
    trivia.marks[index].insert(.hasProperties)
    trivia.properties[index, default: []].append(property)
  }

  // MARK: - Block collections

  private mutating func visitBlock(_ index: Int, _ node: NodeTree.Written, _ entry: Int) {
    take(before: .value(entry))
    var start = position
    var properties: [Range<Int>] = []
    while position < bytes.count, Self.startsProperty(bytes[position]) {
      properties.append(readProperty())
      consume(to: position, .header(entry))
      take(before: .value(entry))
      guard node.isSequence || breaks > 0 else { continue }
      for property in properties { add(property, to: index) }
      properties = []
      start = position
    }
    // A property on the line of the first key belongs to that key.
    for property in properties { add(property, to: index + 1) }
    let column = column(of: start)
    let isIndentless = node.isSequence && columns.last == column
    columns.append(column)
    var child = index + 1
    while child < node.end {
      let isFirst = child == index + 1
      if node.isMapping {
        child = visitEntry(child, isFirst: isFirst)
      } else {
        take(before: .entry(child))
        if !isFirst, breaks > 1 { trivia.marks[child].insert(.afterBlankLine) }
        if !isIndicator("-", at: position) { isLost = true }
        consume(to: position + 1, .header(child))
        visit(child, entry: child)
        child = nodes[child].end
      }
      guard !isLost else { return }
    }
    columns.removeLast()
    // A comment below an item without an indent is before the next key.
    close(index, column: isIndentless ? column + 1 : column)
  }

  /// Reads a key and its value, and returns the index after them.
  @discardableResult
  private mutating func visitEntry(_ key: Int, isFirst: Bool) -> Int {
    take(before: .entry(key))
    if breaks > 1 { trivia.marks[key].insert(.afterBlankLine) }
    let keyNode = nodes[key]
    // In flow collections, no white space needs to follow the indicators of keys and values.
    if isIndicator("?", at: position) || (!openFlows.isEmpty && isByte("?")),
      keyNode.range.isEmpty || position < keyNode.range.lowerBound
    {
      consume(to: position + 1, .header(key))
    }
    visit(key, entry: key)
    let value = keyNode.end
    let valueNode = nodes[value]
    guard !valueNode.isEmpty || isColon(at: peek()) else {
      trivia.marks[key].insert(.withoutColon)
      finish(entry: key)
      return valueNode.end
    }
    setHeader(key)
    take(before: .value(key))
    if !isByte(":") { isLost = true }
    consume(to: position + 1, .header(key))
    visit(value, entry: key)
    return valueNode.end
  }

  private func isColon(at offset: Int) -> Bool {
    isIndicator(":", at: offset) || (!openFlows.isEmpty && offset < bytes.count && bytes[offset] == UInt8(ascii: ":"))
  }

  // MARK: - Flow collections

  private mutating func visitFlow(_ index: Int, _ node: NodeTree.Written, _ entry: Int) {
    readProperties(of: index, entry)
    reach(node.range.lowerBound)
    consume(to: node.range.lowerBound + 1, .header(entry))
    openFlows.append(index)
    var child = index + 1
    while child < node.end {
      let isFirst = child == index + 1
      if !isFirst { takeComma(before: .entry(child)) }
      if node.isMapping {
        child = visitEntry(child, isFirst: isFirst)
      } else {
        take(before: .entry(child))
        if breaks > 1 { trivia.marks[child].insert(.afterBlankLine) }
        visit(child, entry: child)
        child = nodes[child].end
      }
      guard !isLost else { return }
    }
    takeComma(before: .close(index, entry: entry))
    take(before: .close(index, entry: entry))
    reach(node.range.upperBound - 1)
    openFlows.removeLast()
    consume(to: node.range.upperBound, .entry(entry))
  }

  /// Reads a comma. A comment on its line belongs to the entry before it.
  private mutating func takeComma(before next: NextToken) {
    take(before: next)
    if isByte(",") { skip() }
  }
}
