/// The elements of an XML file that a reader asked for, in the order of their start tags.
struct XMLTree {
  /// An element with its attributes.
  struct Node {
    /// The name. A name in a namespace is the namespace, a space, and the local name.
    var name: String
    var attributes: [Attribute]
    /// The byte of the `<`.
    var offset: UInt32
    /// The nearest element around it that was kept.
    var parent: Int?
    /// The number of elements around it, kept or not.
    var depth: Int
    /// The text directly in the element, if the reader asked for texts.
    var text = ""

    /// Returns the value of an attribute, or `nil` without it.
    subscript(name: String) -> String? { attributes.first { $0.name == name }?.value }
  }

  struct Attribute {
    var name: String
    var value: String
  }

  /// The elements that a reader keeps.
  struct Selection: Sendable {
    /// Whether an element is kept, given the nearest kept element around it.
    var keeps: @Sendable (_ name: String, _ parent: Node?, _ depth: Int) -> Bool
    var keepsText = false
  }

  fileprivate(set) var nodes: [Node] = []
  private var open: [Int] = []

  mutating func start(_ name: String, _ attributes: [Attribute], offset: UInt32, depth: Int) {
    nodes.append(Node(name: name, attributes: attributes, offset: offset, parent: open.last, depth: depth))
    open.append(nodes.count - 1)
  }

  mutating func end(depth: Int) {
    if let last = open.last, nodes[last].depth == depth { open.removeLast() }
  }

  mutating func add(text: String, depth: Int) {
    if let last = open.last, nodes[last].depth == depth - 1 { nodes[last].text += text }
  }

  /// The nearest kept element around the current place.
  var around: Node? { open.last.map { nodes[$0] } }
}
