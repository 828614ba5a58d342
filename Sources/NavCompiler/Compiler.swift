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
    var interner = Interner()
    let nodes = NodeTree.read(file, interner: &interner)
    var result = Result(file: file, diagnostics: nodes.diagnostics)
    guard let tree = nodes.tree else { return result }
    let reading = DeclarationReader.read(tree, interner: &interner)
    result.diagnostics.add(contentsOf: reading.diagnostics)
    result.graphName = reading.declarations.graph.map { interner.text($0.symbol) }
    return result
  }
}
