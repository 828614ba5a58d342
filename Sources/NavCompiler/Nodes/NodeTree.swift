/// The nodes of one file in the order in which they are written: a collection, then its children, each before its own.
///
/// A mapping's children are key, value, key, value. Texts stay in the file; only what escapes, folding or indentation
/// changes is copied.
package struct NodeTree: Sendable {
  package let file: SourceFile
  var nodes: ContiguousArray<Node> = []
  /// The texts that do not stand in the file as they are, one after the other.
  var copiedBytes: [UInt8] = []
  var copiedEnds: [UInt32] = []
  /// Where the tags stand, in the order of the nodes that have them.
  private(set) var tags: [Tag] = []
  /// Whether anything is named a second time.
  var hasAliases = false
  /// Whether some mapping has a key twice.
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

  /// The node itself, or for an alias the node that its anchor names.
  package func resolved(_ id: NodeID) -> NodeID {
    let node = nodes[Int(id.index)]
    return node.kind == .alias ? NodeID(index: node.link) : id
  }

  /// The kind of the node or of what its alias stands for; never `alias`.
  package func kind(_ id: NodeID) -> Node.Kind { nodes[Int(resolved(id).index)].kind }
  package func style(_ id: NodeID) -> Node.Style { nodes[Int(resolved(id).index)].style }

  /// Where the node stands; of an alias, where its anchor's node stands.
  package func range(_ id: NodeID) -> SourceRange {
    let node = nodes[Int(resolved(id).index)]
    return SourceRange(file: file.number, lower: node.lower, upper: node.upper)
  }

  /// Where the node stands, or the alias itself.
  func writtenRange(_ id: NodeID) -> SourceRange {
    let node = nodes[Int(id.index)]
    return SourceRange(file: file.number, lower: node.lower, upper: node.upper)
  }

  /// Whether the mapping had a merge key, so that what it lacks is not reported.
  func isIncomplete(_ id: NodeID) -> Bool {
    ignoredKeys(of: id).contains { keySymbol($0) == Keyword.merge.symbol }
  }

  /// The keys that the mapping has a second time: what they held may be missed elsewhere.
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

  /// Notes that a node has a tag, somewhere in a stretch of the file.
  mutating func noteTag(of id: NodeID, in stretch: Range<Int>) {
    var lower = stretch.lowerBound
    while lower < stretch.upperBound, file.bytes[lower] != UInt8(ascii: "!") { lower += 1 }
    var upper = lower
    while upper < stretch.upperBound, file.bytes[upper] > 0x20 { upper += 1 }
    nodes[Int(id.index)].flags.insert(.tagged)
    tags.append(Tag(node: id, range: file.range(lower, upper)))
  }

  /// The tag of a node, `!text` and all.
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

  /// A place among the children of a collection. It holds no part of the tree, so a pass may change itself meanwhile.
  package struct Cursor {
    var position: UInt32
    var end: UInt32
    /// The place of the first child.
    let start: UInt32

    init(position: UInt32, end: UInt32) {
      (self.position, self.end) = (position, end)
      start = position
    }
  }

  /// The keys of the mapping that a cursor walks through, wherever it is; of a key that it has twice, the first.
  func keys(around cursor: Cursor) -> [NodeID] {
    var cursor = Cursor(position: cursor.start, end: cursor.end)
    var keys: [NodeID] = []
    while let (key, _) = nextEntry(&cursor) { keys.append(key) }
    return keys
  }

  /// The place before the first child; of a scalar, before nothing.
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

  /// The next key and value of a mapping; of a key that it has twice, the first.
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
