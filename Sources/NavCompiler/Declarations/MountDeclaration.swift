/// A declared fragment that replaces a screen.
package struct MountDeclaration: Sendable {
  /// The position of the screen in `Declarations.screens`.
  package var screen: Int32
  /// The scalar with the path, or `nil` if it could not be read, which is already reported.
  package var path: NodeID?
  package var module: Name?
  /// The segues that declare the targets of the exits. They are the last unwinds of the screen.
  package var bindings: Range<Int32> = 0..<0
  /// Whether some targets could not be read. Missing targets are then not reported.
  package var isIncomplete = false
}

/// A declared exit of a fragment.
package struct ExitDeclaration: Sendable {
  package var name: Name
  package var value: Value

  package enum Value: Sendable {
    case void
    case type(TypeExpression)
    /// The value could not be read. The error is already reported.
    case unknown
  }
}
