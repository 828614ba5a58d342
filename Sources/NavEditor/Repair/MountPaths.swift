package import NavCompiler

/// The paths of the fragments that a file mounts.
package enum MountPaths {
  /// Reads the paths. A text that libyaml refuses is repaired first.
  package static func read(_ file: SourceFile) -> [String] {
    // Most files mount nothing, and a word is found faster than nodes.
    guard file.contains("mount") else { return [] }
    if let paths = paths(file) { return paths }
    return Repair.repair(file.bytes).flatMap { paths(SourceFile(path: file.path, bytes: $0.bytes)) } ?? []
  }

  private static func paths(_ file: SourceFile) -> [String]? {
    var interner = Interner()
    guard let tree = NodeTree.read(file, interner: &interner).tree else { return nil }
    let declarations = DeclarationReader.read(tree, interner: &interner).declarations
    return declarations.mounts.compactMap { $0.path.map { declarations.tree.text($0) } }
  }
}

extension SourceFile {
  fileprivate func contains(_ word: StaticString) -> Bool {
    word.withUTF8Buffer { word in
      bytes.withUnsafeBufferPointer { bytes in
        guard let first = word.first, bytes.count >= word.count else { return false }
        for start in 0...bytes.count - word.count where bytes[start] == first {
          if bytes[start..<start + word.count].elementsEqual(word) { return true }
        }
        return false
      }
    }
  }
}
