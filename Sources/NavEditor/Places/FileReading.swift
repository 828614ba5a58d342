package import NavCompiler

/// A look at a text without its declarations.
package enum FileReading {
  /// Whether the first lines of a file show that it is a fragment.
  package static func isFragment(_ file: SourceFile) -> Bool { LinePath.isFragment(LineText(file.bytes)) }

  /// The error because of which libyaml refuses a text, or `nil` if it accepts the text.
  package static func refusal(of file: SourceFile) -> Diagnostic? {
    var interner = Interner()
    let reading = NodeTree.read(file, interner: &interner)
    guard reading.tree == nil else { return nil }
    return reading.diagnostics.diagnostics.first { $0.rule == .yamlSyntax }
  }
}
