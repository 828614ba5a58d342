/// The compiler as the command sees it: a file's bytes in, messages and results out. No I/O happens here.
package enum Compiler {
  /// What one file holds.
  package struct Result: Sendable {
    package var file: SourceFile
    package var diagnostics: DiagnosticBag
    /// The name after `graph:`, if it could be read.
    package var graphName: String?
    /// Present exactly if there are no errors.
    package var graph: Graph?
  }

  /// Checks a file.
  package static func check(_ file: SourceFile) -> Result {
    Result(file: file, diagnostics: DiagnosticBag(), graphName: nil, graph: nil)
  }
}
