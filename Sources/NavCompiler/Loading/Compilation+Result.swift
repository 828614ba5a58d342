extension Compilation {
  /// What one file holds.
  package struct Result: Sendable {
    package var file: SourceFile
    /// All files that the messages can be about: this one and what it mounts.
    package var files: [SourceFile]
    package var diagnostics: DiagnosticBag
    /// Those of the file itself, without those of what it mounts.
    package var ownDiagnostics: DiagnosticBag
    /// The name after `graph:` or `fragment:`, if it could be read.
    package var graphName: String?
    /// Where it stands.
    package var graphNameRange: SourceRange?
    /// What the file declares, if it could be read; valid or not.
    package var summary: Summary?
    /// Present exactly if there are no errors, in the file and in what it mounts.
    package var graph: Graph?

    package init(file: SourceFile, diagnostics: DiagnosticBag) {
      self.file = file
      files = [file]
      self.diagnostics = diagnostics
      ownDiagnostics = diagnostics
    }
  }

  /// How large a graph is, the fragments that it mounts included.
  package struct Summary: Hashable, Sendable {
    package var screens: Int
    package var segues: Int
    /// Screens in the longest chain of pushes, those left out that are recursive or do not fit into the tree; `nil` where
    /// there is no tree.
    package var depth: Int?
  }
}
