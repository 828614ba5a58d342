/// The Swift type of the pages of a file, as declared.
package struct PagesDeclaration: Sendable {
  /// The class or the protocol; `nil` if it could not be read (reported).
  package var conform: Name?
  /// The module that declares it; `nil` if it is the module of the generated code.
  package var module: Name?
}
