extension Compilation {
  /// The result for one file.
  package struct Result: Sendable {
    package var file: SourceFile
    /// The file and the files that it mounts, which are all files that messages can refer to.
    package var files: [SourceFile]
    package var diagnostics: DiagnosticBag
    /// The messages of the file itself, without the messages of mounted files.
    package var ownDiagnostics: DiagnosticBag
    /// The name after `graph:` or `fragment:`, if it could be read.
    package var graphName: String?
    /// The range of the name.
    package var graphNameRange: SourceRange?
    /// The size of the graph, if the file could be read, even if it has errors.
    package var summary: Summary?
    /// The graph, if neither the file nor a mounted file has an error.
    package var graph: Graph?
    /// The declarations of the file, if the compilation keeps them. The texts of the graph contain their symbols.
    package var declarations: Declarations?

    package init(file: SourceFile, diagnostics: DiagnosticBag) {
      self.file = file
      files = [file]
      self.diagnostics = diagnostics
      ownDiagnostics = diagnostics
    }
  }

  /// The size of a graph, including its mounted fragments.
  package struct Summary: Hashable, Sendable {
    package var screens: Int
    package var segues: Int
    /// The number of screens in the longest chain of pushes, or `nil` if there is no tree. Recursive pushes and pushes
    /// that do not fit into the tree do not count.
    package var depth: Int?
  }
}
