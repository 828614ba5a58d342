/// A fragment in the place of a screen, as declared.
package struct MountDeclaration: Sendable {
  /// The position of the screen in `Declarations.screens`.
  package var screen: Int32
  /// The scalar with the path; `nil` where it could not be read (reported).
  package var path: NodeID?
  package var module: Name?
  /// The segues that say where the exits lead: the last of the screen's unwinds.
  package var bindings: Range<Int32> = 0..<0
  /// Whether some of them could not be read, so that what they lack is not reported.
  package var isIncomplete = false
}

/// An exit of a fragment, as declared.
package struct ExitDeclaration: Sendable {
  package var name: Name
  package var value: Value

  package enum Value: Sendable {
    case void
    case type(TypeExpression)
    /// It could not be read (reported).
    case unknown
  }
}
