/// A declared fact.
package struct FactDeclaration: Sendable {
  package var name: Name
  /// `nil` if the type could not be read. The error is already reported.
  package var type: TypeExpression?
  /// Indices into `parameters`.
  package var parameters: Range<Int32> = 0..<0
  package var doc: NodeID?
  /// `nil` for a fact that is not async.
  package var async: AsyncDeclaration?
  /// Whether an argument could not be read.
  package var isIncomplete = false
}

/// A named value with a type: an argument of a fact, or one of several values that an unwind returns.
package struct ParameterDeclaration: Sendable {
  package var name: Name
  /// `nil` if the type could not be read. The error is already reported.
  package var type: TypeExpression?
}

/// A declared condition.
package struct ConditionDeclaration: Sendable {
  package var name: Name
  /// The scalar with the predicate, or `nil` if it had a wrong shape, which is already reported.
  package var predicate: NodeID?
}

/// A declared type.
package struct TypeDeclaration: Sendable {
  package var name: Name
  package var kind: Kind
  package var doc: NodeID?

  package enum Kind: Sendable {
    /// Indices into `cases`.
    case cases(Range<Int32>)
    /// The name of the Swift type, and its conformances.
    case swift(NodeID, Conformances)
    /// The type had a wrong shape, which is already reported. Its uses are not reported.
    case unknown
  }
}
