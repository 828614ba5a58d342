/// The texts of scalars.
extension NodeTree {
  /// Calls `body` with the bytes of a scalar's text, after removing quotes, escapes, and folding.
  package func withText<Result>(_ id: NodeID, _ body: (Span<UInt8>) -> Result) -> Result {
    let node = nodes[Int(resolved(id).index)]
    if let copied = node.copiedText {
      let lower = copied == 0 ? 0 : Int(copiedEnds[copied - 1])
      return body(copiedBytes.span.extracting(lower..<Int(copiedEnds[copied])))
    }
    return body(file.bytes.span.extracting(plainTextRange(node)))
  }

  /// Whether the file contains the text of a scalar without escapes, folding, and indentation.
  package func isVerbatim(_ id: NodeID) -> Bool { nodes[Int(resolved(id).index)].copiedText == nil }

  /// The text of a scalar.
  package func text(_ id: NodeID) -> String {
    withText(id) { text in text.withUnsafeBufferPointer { String(decoding: $0, as: UTF8.self) } }
  }

  /// The symbol of a scalar's text.
  package func symbol(_ id: NodeID, in interner: inout Interner) -> Symbol {
    if let symbol = keySymbol(id) { return symbol }
    return withText(id) { interner.intern($0) }
  }

  /// The symbol of a part of a scalar's text.
  package func symbol(_ id: NodeID, text part: Range<Int>, in interner: inout Interner) -> Symbol {
    withText(id) { interner.intern($0.extracting(part)) }
  }

  /// Whether the node is empty, as in `help:` without a value.
  package func isEmpty(_ id: NodeID) -> Bool {
    let node = nodes[Int(resolved(id).index)]
    return node.kind == .scalar && node.style == .plain && node.lower == node.upper
  }

  /// The range in the file of a part of a scalar's text. For a folded or literal scalar, or a scalar with escapes, it
  /// is the range of the scalar.
  package func range(_ id: NodeID, text part: Range<Int>) -> SourceRange {
    let node = nodes[Int(resolved(id).index)]
    guard node.kind == .scalar, node.copiedText == nil else { return range(id) }
    let text = plainTextRange(node)
    let lower = min(text.lowerBound + part.lowerBound, text.upperBound)
    return file.range(lower, min(text.lowerBound + part.upperBound, text.upperBound))
  }

  /// The `#` of a comment after a plain scalar on its line. The author may have meant the comment as a part of the
  /// scalar.
  package func comment(after id: NodeID) -> SourceRange? {
    let node = nodes[Int(resolved(id).index)]
    guard node.kind == .scalar, node.style == .plain else { return nil }
    var offset = Int(node.upper)
    while offset < file.bytes.count, file.bytes[offset] == 0x20 || file.bytes[offset] == 0x09 { offset += 1 }
    guard offset < file.bytes.count, file.bytes[offset] == UInt8(ascii: "#") else { return nil }
    return file.range(offset, offset + 1)
  }

  /// The bytes of a scalar whose text is not copied, without its quotes.
  private func plainTextRange(_ node: Node) -> Range<Int> {
    switch node.style {
    case .singleQuoted, .doubleQuoted: Int(node.lower) + 1..<Int(node.upper) - 1
    default: Int(node.lower)..<Int(node.upper)
    }
  }
}
