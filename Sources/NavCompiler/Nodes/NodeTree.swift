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

  /// The symbol of a key of a mapping.
  package func keySymbol(_ id: NodeID) -> Symbol? {
    let node = nodes[Int(resolved(id).index)]
    return node.kind == .scalar && node.link != 0 ? Symbol(rawValue: node.link - 1) : nil
  }

  /// The children of a collection.
  package func children(_ id: NodeID) -> Children {
    let id = resolved(id)
    return Children(nodes: nodes, position: id.index + 1, end: nodes[Int(id.index)].end(at: id.index))
  }

  /// The items of a sequence; of a mapping, keys and values in turn.
  package struct Children: Sequence, IteratorProtocol {
    let nodes: ContiguousArray<Node>
    var position: UInt32
    let end: UInt32

    package mutating func next() -> NodeID? {
      guard position < end else { return nil }
      defer { position = nodes[Int(position)].end(at: position) }
      return NodeID(index: position)
    }
  }

  /// The keys and values of a mapping, in the order of the file; a key that the mapping has twice comes twice.
  package func entries(_ id: NodeID) -> Entries {
    Entries(children: children(id))
  }

  package struct Entries: Sequence, IteratorProtocol {
    var children: Children

    package mutating func next() -> (key: NodeID, value: NodeID)? {
      guard let key = children.next(), let value = children.next() else { return nil }
      return (key, value)
    }
  }
}
