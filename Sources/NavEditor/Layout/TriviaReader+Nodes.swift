import NavCompiler

/// The walk over the nodes.
extension TriviaReader {
  /// Reads a node and the trivia in it.
  ///
  /// - Parameters:
  ///   - index: The node.
  ///   - entry: The entry whose key or value the node is.
  /// - Throws: A ``Fault`` if the file cannot be formatted.
  mutating func visit(_ index: Int, entry: Int) throws(Fault) {
    let node = nodes[index]
    switch node.kind {
    case .scalar where node.range.isEmpty: try visitEmpty(index, node, entry)
    case .scalar, .alias:
      try readProperties(of: index, entry)
      try reach(node.range.lowerBound)
      try consume(to: node.range.upperBound, .entry(entry))
      if node.isBlockScalar { readBlockScalar(index, node, entry) }
    case .sequence, .mapping:
      if !node.isFlow {
        try visitBlock(index, node, entry)
      } else if isBracketed(index, node) {
        try visitFlow(index, node, entry)
      } else {
        guard node.end > index + 1 else { throw .unexpected }
        if skipsToken(after: nodes[index + 1]) { throw .unusualKey }
        openFlows.append(index)
        try visitEntry(index + 1)
        openFlows.removeLast()
        finish(entry: entry)
      }
    }
  }

  /// Whether libyaml skips a token after a key: the comma in `[?, : a]`, the first bracket in `[?]]`, and the first
  /// colon in `[?::]`.
  private func skipsToken(after key: NodeTree.Written) -> Bool {
    guard key.isEmpty else { return false }
    switch Unicode.Scalar(bytes[key.range.upperBound - 1]) {
    case ",", "]": return true
    case ":": return isColon(at: peek(from: key.range.upperBound))
    default: return false
    }
  }

  private func reach(_ offset: Int) throws(Fault) {
    guard position == offset else { throw .unexpected }
  }

  /// Whether brackets surround a flow collection. The mapping in `[a: b]` does not have brackets.
  private func isBracketed(_ index: Int, _ node: NodeTree.Written) -> Bool {
    let byte = bytes[node.range.lowerBound]
    guard byte == UInt8(ascii: "{") || byte == UInt8(ascii: "[") else { return false }
    return node.end == index + 1 || nodes[index + 1].range.lowerBound != node.range.lowerBound
  }

  // MARK: - Scalars

  private mutating func visitEmpty(_ index: Int, _ node: NodeTree.Written, _ entry: Int) throws(Fault) {
    let next = peek()
    if next < node.range.upperBound, Self.startsProperty(bytes[next]) { try readProperties(of: index, entry) }
    finish(entry: entry)
  }

  private mutating func readBlockScalar(_ index: Int, _ node: NodeTree.Written, _ entry: Int) {
    let scalar = BlockScalar(node.range, in: bytes, indent: columns.last ?? 0)
    trivia.blockScalars[index] = scalar
    if let comment = scalar.comment {
      trivia.comments.append(Comment(range: comment))
      trivia.changeComments(of: entry) { $0.trailing = Comment(range: comment) }
    }
    position = scalar.end
  }

  // MARK: - Anchors and tags

  private static func startsProperty(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "&") || byte == UInt8(ascii: "!") }

  /// Reads the anchor and the tag before a node.
  private mutating func readProperties(of index: Int, _ entry: Int) throws(Fault) {
    take(before: .value(entry))
    while position < bytes.count, Self.startsProperty(bytes[position]) {
      // The end of an empty node is the end of its last property.
      let node = nodes[index]
      if node.range.isEmpty ? position >= node.range.upperBound : position >= node.range.lowerBound { return }
      add(readProperty(), to: index)
      try consume(to: position, .header(entry))
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

  private mutating func visitBlock(_ index: Int, _ node: NodeTree.Written, _ entry: Int) throws(Fault) {
    take(before: .value(entry))
    var start = position
    var followsBlankLine = breaks > 1
    var properties: [Range<Int>] = []
    while position < bytes.count, Self.startsProperty(bytes[position]) {
      properties.append(readProperty())
      try consume(to: position, .header(entry))
      take(before: .value(entry))
      guard node.isSequence || breaks > 0 else { continue }
      for property in properties { add(property, to: index) }
      properties = []
      (start, followsBlankLine) = (position, breaks > 1)
    }
    // A property on the line of the first key belongs to that key.
    for property in properties { add(property, to: index + 1) }
    if !properties.isEmpty, followsBlankLine { trivia.marks[index + 1].insert(.afterBlankLine) }
    let column = column(of: start)
    let isIndentless = node.isSequence && columns.last == column
    columns.append(column)
    var child = index + 1
    while child < node.end {
      if node.isMapping {
        child = try visitEntry(child)
      } else {
        take(before: .entry(child))
        if breaks > 1 { trivia.marks[child].insert(.afterBlankLine) }
        guard isIndicator("-", at: position) else { throw .unexpected }
        try consume(to: position + 1, .header(child))
        try visit(child, entry: child)
        child = nodes[child].end
      }
    }
    columns.removeLast()
    // A comment below an item without an indent is before the next key.
    close(index, column: isIndentless ? column + 1 : column)
  }

  /// Reads a key and its value, and returns the index after them.
  @discardableResult
  private mutating func visitEntry(_ key: Int) throws(Fault) -> Int {
    take(before: .entry(key))
    if breaks > 1 { trivia.marks[key].insert(.afterBlankLine) }
    let keyNode = nodes[key]
    if keyNode.isMapping || keyNode.isSequence, !isShort(keyNode) { throw .unusualKey }
    // In flow collections, no white space needs to follow the indicators of keys and values.
    if isIndicator("?", at: position) || (!openFlows.isEmpty && isByte("?")),
      keyNode.range.isEmpty || position < keyNode.range.lowerBound
    {
      try consume(to: position + 1, .header(key))
    }
    try visit(key, entry: key)
    let value = keyNode.end
    let valueNode = nodes[value]
    guard !valueNode.isEmpty || isColon(at: peek()) else {
      trivia.marks[key].insert(.withoutColon)
      finish(entry: key)
      return valueNode.end
    }
    setHeader(key)
    take(before: .value(key))
    guard isByte(":") else { throw .unexpected }
    try consume(to: position + 1, .header(key))
    try visit(value, entry: key)
    return valueNode.end
  }

  /// Whether a collection is on one line, and could fit in the columns of a line.
  private func isShort(_ node: NodeTree.Written) -> Bool {
    node.isFlow && node.range.count <= 4 * LineBuffer.columns
      && node.range.allSatisfy { LineBreak.length(bytes, at: $0) == 0 }
  }

  private func isColon(at offset: Int) -> Bool {
    isIndicator(":", at: offset) || (!openFlows.isEmpty && offset < bytes.count && bytes[offset] == UInt8(ascii: ":"))
  }

  // MARK: - Flow collections

  private mutating func visitFlow(_ index: Int, _ node: NodeTree.Written, _ entry: Int) throws(Fault) {
    try readProperties(of: index, entry)
    try reach(node.range.lowerBound)
    try consume(to: node.range.lowerBound + 1, .header(entry))
    openFlows.append(index)
    var child = index + 1
    while child < node.end {
      if child > index + 1 { try takeComma(before: .entry(child)) }
      if node.isMapping {
        child = try visitEntry(child)
      } else {
        take(before: .entry(child))
        if breaks > 1 { trivia.marks[child].insert(.afterBlankLine) }
        try visit(child, entry: child)
        child = nodes[child].end
      }
    }
    try takeComma(before: .close(index, entry: entry))
    take(before: .close(index, entry: entry))
    try reach(node.range.upperBound - 1)
    openFlows.removeLast()
    try consume(to: node.range.upperBound, .entry(entry))
  }

  /// Reads a comma. A comment on its line belongs to the entry before it.
  private mutating func takeComma(before next: NextToken) throws(Fault) {
    take(before: next)
    if isByte(",") { try skip() }
  }
}
