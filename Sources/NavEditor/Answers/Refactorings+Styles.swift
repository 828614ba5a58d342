import NavCompiler

/// The change of a mapping or a list between the block style and the flow style.
extension FileModel {
  /// A collection in block style that fits on a line, in brackets, or the parts of a collection in brackets on separate
  /// lines.
  ///
  /// A collection with comments, anchors, or values over several lines does not change.
  func restyled(at offset: Int) -> CodeAction? {
    guard let (key, value) = entry(at: offset), tree.kind(value) != .scalar,
      tree.writtenRange(value) == tree.range(value), !hasComment(after: key, to: value),
      let colon = colon(between: key, and: value), let parts = parts(of: value), !parts.isEmpty
    else { return nil }
    let isFlow = tree.style(value) == .flow
    let isList = tree.kind(value) == .sequence
    let column = column(of: Int(tree.writtenRange(key).lower))
    let text: String
    if isFlow {
      guard column == indentation(of: Int(tree.writtenRange(key).lower)) else { return nil }
      let start = "\n" + String(repeating: " ", count: column + 2) + (isList ? "- " : "")
      text = parts.map { start + $0 }.joined()
    } else {
      let inner = parts.joined(separator: ", ")
      text = isList ? " [\(inner)]" : " { \(inner) }"
      guard self.column(of: colon) + text.utf8.count < 120 else { return nil }
    }
    let edit = TextEdit(identity, colon + 1..<Int(tree.range(value).upper), text)
    guard keepsNodes(edit) else { return nil }
    let noun = isList ? "items" : "entries"
    return CodeAction(
      title: isFlow ? "write the \(noun) on separate lines" : "write the \(noun) on one line", kind: .rewrite,
      edits: [edit])
  }

  /// The items of a list, or the entries of a mapping, each on one line. It is `nil` if something else is between them.
  private func parts(of collection: NodeID) -> [String]? {
    let range = tree.range(collection)
    let isFlow = tree.style(collection) == .flow
    var parts: [String] = []
    var end = Int(range.lower) + (isFlow ? 1 : 0)
    func text(_ node: NodeID) -> String? {
      let range = tree.writtenRange(node)
      guard tree.kind(node) == .scalar || tree.style(node) == .flow, isGap(end..<max(end, Int(range.lower))) else {
        return nil
      }
      end = Int(range.upper)
      return isFlow ? file.text(range) : flowText(node)
    }
    var cursor = tree.cursor(collection)
    if tree.kind(collection) == .sequence {
      while let item = tree.nextItem(&cursor) {
        guard let text = text(item) else { return nil }
        parts.append(text)
      }
    } else {
      while let (key, value) = tree.nextEntry(&cursor) {
        guard let name = text(key), let value = text(value) else { return nil }
        parts.append(value.isEmpty ? name + ":" : "\(name): \(value)")
      }
    }
    let isComplete = isGap(end..<max(end, Int(range.upper) - (isFlow ? 1 : 0)))
    return isComplete && parts.allSatisfy { !$0.utf8.contains(0x0A) && !$0.utf8.contains(0x0D) } ? parts : nil
  }

  /// A node as it is written in a flow collection: a plain scalar with a bracket or a comma needs quotes.
  private func flowText(_ node: NodeID) -> String? {
    let text = file.text(tree.writtenRange(node))
    guard tree.kind(node) == .scalar, tree.style(node) == .plain else { return text }
    let bytes = Array(text.utf8)
    guard bytes.contains(where: { ",[]{}".utf8.contains($0) }) || PlainText.isUnreadableInFlow(bytes.span) else {
      return text
    }
    return bytes.contains { $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "\\") } ? nil : "\"\(text)\""
  }

  /// Whether a part of the file has only white space and the marks between nodes. An anchor or a tag is not one.
  private func isGap(_ range: Range<Int>) -> Bool {
    file.bytes[range].allSatisfy { $0 <= 0x20 || ":,-".utf8.contains($0) }
  }

  /// The colon after a key, if only white space is between it and the value.
  func colon(between key: NodeID, and value: NodeID) -> Int? {
    let (lower, upper) = (Int(tree.writtenRange(key).upper), Int(tree.writtenRange(value).lower))
    guard lower < upper, let colon = file.bytes[lower..<upper].firstIndex(of: UInt8(ascii: ":")),
      (file.bytes[lower..<colon] + file.bytes[(colon + 1)..<upper]).allSatisfy({ $0 <= 0x20 })
    else { return nil }
    return colon
  }

  /// Whether the file has the same nodes after an edit, apart from their styles.
  private func keepsNodes(_ edit: TextEdit) -> Bool {
    var texts = Interner()
    let bytes = [edit].applied(to: file.bytes, of: identity)
    guard let new = NodeTree.read(SourceFile(path: file.path, bytes: bytes), interner: &texts).tree else {
      return false
    }
    let (nodes, others) = (tree.written, new.written)
    return nodes.count == others.count
      && nodes.indices.allSatisfy { index in
        let id = NodeID(index: UInt32(index))
        guard nodes[index].kind == others[index].kind, nodes[index].after == others[index].after else { return false }
        return switch nodes[index].kind {
        case .scalar: tree.hasSameText(id, as: new)
        case .alias: tree.resolved(id) == new.resolved(id)
        case .mapping, .sequence: true
        }
      }
  }

  private func indentation(of offset: Int) -> Int {
    let start = offset - column(of: offset)
    return file.bytes[start...].prefix { $0 == 0x20 }.count
  }

  /// The innermost entry of a mapping whose key contains an offset.
  private func entry(at offset: Int) -> (key: NodeID, value: NodeID)? {
    guard var next = tree.root else { return nil }
    var found: (key: NodeID, value: NodeID)?
    search: while tree.kind(next) == .mapping {
      var entries = tree.cursor(next)
      while let (key, value) = tree.nextEntry(&entries) {
        let range = tree.writtenRange(key)
        if Int(range.lower) <= offset, offset <= Int(range.upper) { return (key, value) }
        let inner = tree.writtenRange(value)
        guard Int(inner.lower) <= offset, offset <= Int(inner.upper) else { continue }
        found = nil
        next = value
        continue search
      }
      break
    }
    return found
  }

  /// Whether a comment is between a key and the end of its value.
  func hasComment(after key: NodeID, to value: NodeID) -> Bool {
    let bytes = file.bytes[Int(tree.range(key).upper)..<Int(tree.range(value).upper)]
    return bytes.indices.contains { index in
      bytes[index] == UInt8(ascii: "#") && (index == bytes.startIndex || bytes[index - 1] <= 0x20)
    }
  }
}

extension NodeTree {
  /// Whether a scalar has the same text in another tree.
  fileprivate func hasSameText(_ id: NodeID, as other: NodeTree) -> Bool {
    withText(id) { text in
      other.withText(id) { other in
        text.withUnsafeBufferPointer { text in other.withUnsafeBufferPointer { text.elementsEqual($0) } }
      }
    }
  }
}
