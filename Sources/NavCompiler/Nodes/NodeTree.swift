/// The nodes of one file in the order of the file. Each collection precedes its children, and each child precedes its
/// own children.
///
/// The children of a mapping are key, value, key, value. Texts stay in the file. The tree copies only texts that change
/// through escapes, folding, or indentation.
package struct NodeTree: Sendable {
  package let file: SourceFile
  var nodes: ContiguousArray<Node> = []
  /// The texts that are not verbatim in the file, one after another.
  var copiedBytes: [UInt8] = []
  var copiedEnds: [UInt32] = []
  /// The tags, in the order of their nodes.
  private(set) var tags: [Tag] = []
  /// Whether the file contains an alias.
  package internal(set) var hasAliases = false
  /// Whether a mapping repeats a key.
  var hasRepeatedKeys = false

  struct Tag: Sendable {
    var node: NodeID
    var range: SourceRange
  }

  init(file: SourceFile) {
    self.file = file
  }

  /// The node of the document, or `nil` for an empty file.
  package var root: NodeID? { nodes.isEmpty ? nil : NodeID(index: 0) }

  /// The node itself, or the node that an alias refers to.
  package func resolved(_ id: NodeID) -> NodeID {
    let node = nodes[Int(id.index)]
    return node.kind == .alias ? NodeID(index: node.link) : id
  }

  /// The kind of the node, or of the node that an alias refers to. It is never `alias`.
  package func kind(_ id: NodeID) -> Node.Kind { nodes[Int(resolved(id).index)].kind }
  package func style(_ id: NodeID) -> Node.Style { nodes[Int(resolved(id).index)].style }

  /// The range of the node. For an alias, it is the range of the node that the alias refers to.
  package func range(_ id: NodeID) -> SourceRange {
    let node = nodes[Int(resolved(id).index)]
    return SourceRange(file: file.number, lower: node.lower, upper: node.upper)
  }

  /// The range of the node or of the alias itself.
  package func writtenRange(_ id: NodeID) -> SourceRange {
    let node = nodes[Int(id.index)]
    return SourceRange(file: file.number, lower: node.lower, upper: node.upper)
  }

  /// Whether the mapping had a merge key. Missing keys are then not reported.
  func isIncomplete(_ id: NodeID) -> Bool {
    ignoredKeys(of: id).contains { keySymbol($0) == Keyword.merge.symbol }
  }

  /// The repeated keys of the mapping. Their values may be missing elsewhere.
  func repeatedKeys(of id: NodeID) -> [NodeID] {
    ignoredKeys(of: id).filter { keySymbol($0) != Keyword.merge.symbol }
  }

  private func ignoredKeys(of id: NodeID) -> [NodeID] {
    let id = resolved(id)
    guard nodes[Int(id.index)].flags.contains(.incomplete) else { return [] }
    var keys: [NodeID] = []
    var position = id.index + 1
    let end = nodes[Int(id.index)].end(at: id.index)
    while position < end {
      if nodes[Int(position)].flags.contains(.ignored) { keys.append(NodeID(index: position)) }
      let value = nodes[Int(position)].end(at: position)
      position = nodes[Int(value)].end(at: value)
    }
    return keys
  }

  /// Records the tag of a node, which is in a part of the file.
  mutating func noteTag(of id: NodeID, in stretch: Range<Int>) {
    var lower = stretch.lowerBound
    while lower < stretch.upperBound, file.bytes[lower] != UInt8(ascii: "!") { lower += 1 }
    var upper = lower
    while upper < stretch.upperBound, file.bytes[upper] > 0x20 { upper += 1 }
    nodes[Int(id.index)].flags.insert(.tagged)
    tags.append(Tag(node: id, range: file.range(lower, upper)))
  }

  /// The range of a node's tag, such as `!text`.
  func tag(of id: NodeID) -> SourceRange? {
    let id = resolved(id)
    guard nodes[Int(id.index)].flags.contains(.tagged) else { return nil }
    var (low, high) = (0, tags.count)
    while low < high {
      let middle = (low + high) / 2
      if tags[middle].node.index < id.index { low = middle + 1 } else { high = middle }
    }
    return low < tags.count && tags[low].node == id ? tags[low].range : nil
  }

  /// The symbol of a key of a mapping.
  package func keySymbol(_ id: NodeID) -> Symbol? {
    let node = nodes[Int(resolved(id).index)]
    return node.kind == .scalar && node.link != 0 ? Symbol(rawValue: node.link - 1) : nil
  }

  // MARK: - Walking

  /// A position among the children of a collection. It does not refer to the tree, so a pass can change its own state
  /// during a walk.
  package struct Cursor {
    var position: UInt32
    var end: UInt32
    /// The index of the first child.
    let start: UInt32

    init(position: UInt32, end: UInt32) {
      (self.position, self.end) = (position, end)
      start = position
    }
  }

  /// The keys of the mapping that a cursor walks through. A repeated key occurs once.
  func keys(around cursor: Cursor) -> [NodeID] {
    var cursor = Cursor(position: cursor.start, end: cursor.end)
    var keys: [NodeID] = []
    while let (key, _) = nextEntry(&cursor) { keys.append(key) }
    return keys
  }

  /// The position before the first child. For a scalar, there are no children.
  package func cursor(_ id: NodeID) -> Cursor {
    let id = resolved(id)
    return Cursor(position: id.index + 1, end: nodes[Int(id.index)].end(at: id.index))
  }

  /// The next item of a sequence.
  package func nextItem(_ cursor: inout Cursor) -> NodeID? {
    guard cursor.position < cursor.end else { return nil }
    defer { cursor.position = nodes[Int(cursor.position)].end(at: cursor.position) }
    return NodeID(index: cursor.position)
  }

  /// The next key and value of a mapping. It skips repeated keys.
  package func nextEntry(_ cursor: inout Cursor) -> (key: NodeID, value: NodeID)? {
    while cursor.position < cursor.end {
      let key = cursor.position
      let value = nodes[Int(key)].end(at: key)
      cursor.position = nodes[Int(value)].end(at: value)
      if !nodes[Int(key)].flags.contains(.ignored) { return (NodeID(index: key), NodeID(index: value)) }
    }
    return nil
  }
}
