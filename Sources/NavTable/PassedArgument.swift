/// An argument of a push's destination whose value the graph declares.
package struct PassedArgument: Equatable, Sendable {
  /// The name of the destination's argument.
  package let name: String
  /// The value of the argument.
  package let value: Value

  /// The source of an argument's value.
  package enum Value: Equatable, Sendable {
    /// The source screen's argument with this name.
    case source(String)
    /// A literal of the graph.
    case literal(TableLiteral)
  }

  package init(name: String, value: Value) {
    self.name = name
    self.value = value
  }
}
