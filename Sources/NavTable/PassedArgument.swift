/// An argument of a push's destination that the graph fills.
package struct PassedArgument: Equatable, Sendable {
  /// The name of the destination's argument.
  package let name: String
  /// What it gets.
  package let value: Value

  /// What fills an argument.
  package enum Value: Equatable, Sendable {
    /// The source's argument of this name.
    case source(String)
    /// A literal of the graph.
    case literal(TableLiteral)
  }

  package init(name: String, value: Value) {
    self.name = name
    self.value = value
  }
}
