package import NavCompiler

/// A look at a text without its declarations.
package enum FileReading {
  /// The error because of which libyaml refuses a text, or `nil` if it accepts the text.
  package static func refusal(of file: SourceFile) -> Diagnostic? {
    var interner = Interner()
    let reading = NodeTree.read(file, interner: &interner)
    guard reading.tree == nil else { return nil }
    return reading.diagnostics.diagnostics.first { $0.rule == .yamlSyntax }
  }
}
