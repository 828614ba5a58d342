/// The declared Swift type of the pages of a file.
package struct PagesDeclaration: Sendable {
  /// The class or the protocol, or `nil` if it could not be read, which is already reported.
  package var conform: Name?
  /// The module that declares the type, or `nil` for the module of the generated code.
  package var module: Name?
}
