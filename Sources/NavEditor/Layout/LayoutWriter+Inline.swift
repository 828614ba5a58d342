import NavCompiler

/// Nodes that continue a line.
extension LayoutWriter {
  /// Writes a scalar, an alias, or a flow collection with its anchor and tag. The column of its entry is `indent`. The
  /// flag `needsSpace` means that a space separates the node from the text before it.
  mutating func writeInline(_ index: Int, indent: Int, needsSpace: Bool, isInFlow: Bool = false) {
    let isEmpty = plan.isEmpty(index)
    let hasProperties = trivia.marks[index].contains(.hasProperties)
    if needsSpace, !isEmpty || hasProperties { lines.append(0x20) }
    if hasProperties {
      writeProperties(of: index)
      if !isEmpty { lines.append(0x20) }
    }
    let node = nodes[index]
    switch node.kind {
    case .scalar: writeScalar(index, node, indent: indent, isInFlow: isInFlow)
    case .alias: lines.append(bytes[node.range])
    case .sequence: writeFlowSequence(index, node, indent: indent)
    case .mapping: writeFlowMapping(index, node, indent: indent)
    }
  }

  mutating func writeProperties(of index: Int) {
    for (number, property) in (trivia.properties[index] ?? []).enumerated() {
      if number > 0 { lines.append(0x20) }
      lines.append(bytes[property])
    }
  }

  // MARK: - Flow collections

  private mutating func writeFlowSequence(_ index: Int, _ node: NodeTree.Written, indent: Int) {
    lines.append(UInt8(ascii: "["))
    var child = index + 1
    while child < node.end {
      if child > index + 1 { lines.append(", ") }
      writeInline(child, indent: indent, needsSpace: false, isInFlow: true)
      // A bracket or a comma could be part of a tag.
      if plan.isEmpty(child) { lines.append(0x20) }
      child = nodes[child].end
    }
    lines.append(UInt8(ascii: "]"))
  }

  private mutating func writeFlowMapping(_ index: Int, _ node: NodeTree.Written, indent: Int) {
    guard node.end > index + 1 else { return lines.append("{}") }
    lines.append("{ ")
    var key = index + 1
    while key < node.end {
      if key > index + 1 { lines.append(", ") }
      if plan.isEmpty(key), plan.widths[key] == 0 { lines.append(UInt8(ascii: "?")) }
      writeInline(key, indent: indent, needsSpace: false, isInFlow: true)
      let value = nodes[key].end
      let next = nodes[value].end
      if trivia.marks[key].contains(.withoutColon) {
        if plan.isEmpty(key), next < node.end { lines.append(0x20) }
      } else {
        if plan.needsSpace(beforeColonAfter: key) { lines.append(0x20) }
        lines.append(UInt8(ascii: ":"))
        writeInline(value, indent: indent, needsSpace: true, isInFlow: true)
        // libyaml does not accept a comma directly after a colon.
        if plan.isEmpty(value), next < node.end { lines.append(0x20) }
      }
      key = next
    }
    lines.append(" }")
  }

  // MARK: - Scalars

  private mutating func writeScalar(_ index: Int, _ node: NodeTree.Written, indent: Int, isInFlow: Bool) {
    if let scalar = trivia.blockScalars[index] { return lines.append(bytes[scalar.header]) }
    let quotes = plan.quotes[index]
    guard !quotes.isEmpty else { return lines.append(bytes[node.range]) }
    let isQuoted = quotes.contains(.always) || (isInFlow && quotes.contains(.inFlow))
    let isToDouble = quotes.contains(.toDouble)
    let mark = UInt8(ascii: quotes.contains(.needsSingle) ? "'" : "\"")
    let content = isToDouble ? node.range.lowerBound + 1..<node.range.upperBound - 1 : node.range
    if isQuoted || isToDouble { lines.append(mark) }
    for (number, line) in textLines(of: content, node.style).enumerated() {
      // The last line contains at least the closing quote.
      if number > 0, !line.range.isEmpty || line.lineBreak.isEmpty { lines.indent(indent + 2) }
      if isToDouble {
        appendUndoubled(line.range)
      } else if isQuoted, quotes.contains(.needsSingle) {
        appendDoubled(line.range)
      } else {
        lines.append(bytes[line.range])
      }
      if !line.lineBreak.isEmpty { lines.endLine(line.lineBreak) }
    }
    if isQuoted || isToDouble { lines.append(mark) }
  }

  /// The lines of a scalar without the white space around its line breaks, which is not part of the text.
  ///
  /// YAML 1.2 reads NEL, LS, PS, and the white space around them as text. In quotes, they stay.
  private func textLines(of range: Range<Int>, _ style: Node.Style) -> [ScalarLine] {
    let isPlain = if case .plain = style { true } else { false }
    var lines = ScalarLine.lines(of: range, in: bytes, onlyCommon: !isPlain)
    for index in lines.indices {
      var (lower, upper) = (lines[index].range.lowerBound, lines[index].range.upperBound)
      if index > 0 { while lower < upper, LineBreak.isBlank(bytes[lower]) { lower += 1 } }
      if index < lines.count - 1 {
        let end = upper
        while upper > lower, LineBreak.isBlank(bytes[upper - 1]) { upper -= 1 }
        // A backslash before a space makes it a part of the text.
        let backslashes = bytes[lower..<upper].reversed().prefix { $0 == UInt8(ascii: "\\") }.count
        if style == .doubleQuoted, backslashes % 2 == 1, upper < end { upper += 1 }
      }
      lines[index].range = lower..<upper
    }
    return lines
  }

  private mutating func appendUndoubled(_ range: Range<Int>) {
    var offset = range.lowerBound
    while offset < range.upperBound {
      lines.append(bytes[offset])
      offset += bytes[offset] == UInt8(ascii: "'") ? 2 : 1
    }
  }

  private mutating func appendDoubled(_ range: Range<Int>) {
    for byte in bytes[range] {
      lines.append(byte)
      if byte == UInt8(ascii: "'") { lines.append(byte) }
    }
  }
}
