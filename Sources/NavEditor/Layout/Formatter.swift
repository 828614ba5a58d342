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
  package static func format(_ file: SourceFile) -> Outcome { format(file, by: LayoutWriter.write) }

  /// Returns a file in the layout that a function writes. The function returns `nil` for a file that stays unchanged.
  static func format(_ file: SourceFile, by write: (NodeTree, Trivia) -> [UInt8]?) -> Outcome {
    var interner = Interner()
    let old = NodeTree.read(file, interner: &interner)
    guard let tree = old.tree else { return .notYAML(old.diagnostics) }
    do throws(TriviaReader.Fault) {
      let trivia = try TriviaReader.trivia(of: tree)
      guard let bytes = write(tree, trivia), bytes != file.bytes else { return .unchanged }
      let isSame = SelfCheck.isSame(tree, trivia, as: SourceFile(path: file.path, bytes: bytes))
      return isSame ? .changed(bytes) : .failed
    } catch {
      switch error {
      case .unusualKey: return .unchanged
      // A second document is an error.
      case .unexpected: return old.diagnostics.errorCount > 0 ? .notYAML(old.diagnostics) : .failed
      }
    }
  }
}
