/// A fact as declared.
package struct FactDeclaration: Sendable {
  package var name: Name
  /// `nil` where it could not be read; the error has been reported.
  package var type: TypeExpression?
  /// Indices into `parameters`.
  package var parameters: Range<Int32> = 0..<0
  package var doc: NodeID?
  /// `nil` for a fact that answers at once.
  package var async: AsyncDeclaration?
  /// Whether an argument of it could not be read.
  package var isIncomplete = false
}

/// A named value with a type: an argument of a fact, or one of several values that an unwind returns.
package struct ParameterDeclaration: Sendable {
  package var name: Name
  /// `nil` where it could not be read; the error has been reported.
  package var type: TypeExpression?
}

/// A condition as declared.
package struct ConditionDeclaration: Sendable {
  package var name: Name
  /// The scalar with the predicate, or `nil` where its shape was wrong (reported).
  package var predicate: NodeID?
}

/// A type as declared.
package struct TypeDeclaration: Sendable {
  package var name: Name
  package var kind: Kind
  package var doc: NodeID?

  package enum Kind: Sendable {
    /// Indices into `cases`.
    case cases(Range<Int32>)
    /// The Swift type's name, and what it conforms to.
    case swift(NodeID, Conformances)
    /// Its shape was wrong (reported); what uses it is not.
    case unknown
  }
}
