/// The nodes as the author wrote them, with aliases and repeated keys.
extension NodeTree {
  /// A node with its place among the nodes.
  package struct Written: Sendable {
    package let kind: Node.Kind
    package let style: Node.Style
    /// The bytes of the node, with quotes and brackets, but without an anchor and a tag.
    package let range: Range<Int>
    /// The index after the last node in this one.
    package let end: Int
  }

  /// The number of nodes.
  package var count: Int { nodes.count }

  /// Returns a node by its index. The children of a collection follow it.
  package func written(_ index: Int) -> Written {
    let node = nodes[index]
    return Written(
      kind: node.kind, style: node.style, range: Int(node.lower)..<Int(node.upper), end: Int(node.end(at: UInt32(index)))
    )
  }

  /// Returns the word of the language that a node is as a key.
  package func keyword(_ index: Int) -> Keyword? { keySymbol(NodeID(index: UInt32(index))).flatMap { Keyword($0) } }
}
