package import NavCompiler

/// Lays out graph files, for `navc fmt`.
package enum Formatter {
  package enum Outcome {
    case unchanged
    /// The new contents of the file.
    case changed([UInt8])
    /// The file is not one YAML document.
    case notYAML(DiagnosticBag)
    /// The result would not have the same contents. This is a fault of navc.
    case failed
  }

  /// Returns a file in the standard layout.
  ///
  /// - Parameter file: The file. It can have errors, but it must be YAML.
  /// - Returns: The new contents of the file.
  /// - Complexity: Linear in the file.
  package static func format(_ file: SourceFile) -> Outcome {
    let old = NodeTree.read(file)
    guard let tree = old.tree, let trivia = TriviaReader.trivia(of: tree) else {
      return old.diagnostics.errorCount > 0 ? .notYAML(old.diagnostics) : .failed
    }
    let bytes = LayoutWriter.write(tree, trivia)
    if bytes == file.bytes { return .unchanged }
    let new = NodeTree.read(SourceFile(path: file.path, bytes: bytes))
    guard let newTree = new.tree, let newTrivia = TriviaReader.trivia(of: newTree),
      SelfCheck.isSame(tree, trivia, newTree, newTrivia)
    else { return .failed }
    return .changed(bytes)
  }
}

extension NodeTree {
  fileprivate static func read(_ file: SourceFile) -> Reading {
    var interner = Interner()
    return read(file, interner: &interner)
  }
}
