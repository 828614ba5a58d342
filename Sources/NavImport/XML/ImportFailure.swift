package import NavCompiler

/// The reason why a source cannot be imported, at its place.
package struct ImportFailure: Error {
  /// The kinds of failures.
  package enum Kind: String, Sendable {
    /// A file that is not well-formed XML, or uses parts of XML that are not read.
    case xml = "import-xml"
    /// A file whose root element is another one.
    case kind = "import-kind"
    /// A file without a scene or a destination.
    case empty = "import-empty"
    /// Two files with the same name.
    case name = "import-name"
    /// A file, or an app, that is too large.
    case size = "import-size"
  }

  package let kind: Kind
  package let message: String
  package let file: SourceFile
  /// The byte of the file.
  package let offset: UInt32

  init(_ kind: Kind, _ message: String, file: SourceFile, offset: UInt32) {
    (self.kind, self.message, self.file, self.offset) = (kind, message, file, offset)
  }
}
