/// The nodes as the author wrote them, with aliases and repeated keys.
extension NodeTree {
  /// A node in 16 bytes. The formatter reads each node several times, so the parts are ready to use.
  package struct Written: Sendable {
    package let kind: Node.Kind
    package let style: Node.Style
    /// The first byte of the node with its quotes and brackets, but without an anchor and a tag.
    package let lower: UInt32
    /// The byte after the last one.
    package let upper: UInt32
    /// The index after the last node in this one.
    package let after: UInt32

    init(_ node: Node, at index: UInt32) {
      kind = node.kind
      style = node.style
      lower = node.lower
      upper = node.upper
      after = node.end(at: index)
    }
  }

  /// All nodes. The children of a collection follow it.
  package var written: ContiguousArray<Written> {
    var written: ContiguousArray<Written> = []
    written.reserveCapacity(nodes.count)
    for index in nodes.indices { written.append(Written(nodes[index], at: UInt32(index))) }
    return written
  }

  /// Returns the word of the language that a node is as a key.
  package func keyword(_ index: Int) -> Keyword? { keySymbol(NodeID(index: UInt32(index))).flatMap { Keyword($0) } }
}
