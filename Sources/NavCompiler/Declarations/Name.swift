/// A name in a declaration or a reference. Its range is `declarations.range(name)`.
package struct Name: Hashable, Sendable {
  package var symbol: Symbol
  package var node: NodeID

  package init(symbol: Symbol, node: NodeID) {
    self.symbol = symbol
    self.node = node
  }
}

/// A part of a scalar's text, such as the `price` of `SortOrder = price`. Offsets count bytes of the scalar's text.
package struct ScalarPart: Hashable, Sendable {
  package var node: NodeID
  package var lower: UInt32
  package var upper: UInt32

  package init(node: NodeID, lower: Int, upper: Int) {
    self.node = node
    self.lower = UInt32(lower)
    self.upper = UInt32(upper)
  }
}
