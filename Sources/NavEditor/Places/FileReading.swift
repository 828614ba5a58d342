package import NavCompiler

/// A look at a text without its declarations.
package enum FileReading {
  /// Whether libyaml refuses a text.
  package static func isRefused(_ file: SourceFile) -> Bool {
    var interner = Interner()
    return NodeTree.read(file, interner: &interner).tree == nil
  }
}
