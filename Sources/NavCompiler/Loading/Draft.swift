/// The readable declarations of a file with errors. Names are not resolved.
///
/// A draft is for pictures of an unfinished graph. Code is generated only from a `Graph`, which is valid.
package struct Draft: Sendable {
  package var declarations: Declarations
  package var texts: Interner
  /// The drafts of the fragments, by mount. A file appears once, even if it is mounted several times.
  package var fragments: [Draft?] = []

  package var name: String? { declarations.name.map { texts.text($0.symbol) } }

  /// The number of the file in the compilation.
  package var file: Int32 { declarations.tree.file.number }
}

extension Draft {
  /// Reads a draft of a file with errors, and of the fragments that it mounts. `files` are the files that the check
  /// read.
  static func read(_ file: SourceFile, of files: [SourceFile], mounting store: any FileStore) -> Draft? {
    var reader = DraftReader(store: store)
    for file in files.reversed() { if let identity = file.identity { reader.files[identity] = file } }
    if let identity = file.identity { reader.files[identity] = nil }
    return reader.read(file)
  }
}

private struct DraftReader {
  let store: any FileStore
  /// The read files that are not yet part of a draft.
  var files: [FileIdentity: SourceFile] = [:]

  mutating func read(_ file: SourceFile) -> Draft? {
    var texts = Interner()
    guard let tree = Self.nodes(of: file, &texts) else { return nil }
    let declarations = DeclarationReader.read(tree, interner: &texts).declarations
    var draft = Draft(declarations: declarations, texts: texts)
    for mount in declarations.mounts { draft.fragments.append(fragment(of: mount, in: tree)) }
    return draft
  }

  private mutating func fragment(of mount: MountDeclaration, in tree: NodeTree) -> Draft? {
    guard let path = mount.path, case .file(let identity, _) = store.locate(tree.text(path), from: tree.file),
      let file = files.removeValue(forKey: identity)
    else { return nil }
    return read(file)
  }

  /// The nodes of a file. If the file is not valid YAML, these are the nodes of the text before the error.
  private static func nodes(of file: SourceFile, _ texts: inout Interner) -> NodeTree? {
    let reading = NodeTree.read(file, interner: &texts)
    if let tree = reading.tree { return tree }
    guard let failure = reading.diagnostics.diagnostics.first(where: { $0.rule == .yamlSyntax }) else { return nil }
    var end = Int(failure.range.lower)
    // A collection that is open at the error, such as a brace, started earlier.
    var step = 1
    while end > file.textStart {
      for _ in 0..<step { end = start(ofLineBefore: end, in: file) }
      step *= 2
      texts = Interner()
      let text = SourceFile(
        path: file.path, bytes: Array(file.bytes[..<end]), number: file.number, identity: file.identity)
      if let tree = NodeTree.read(text, interner: &texts).tree, tree.root != nil { return tree }
    }
    return nil
  }

  private static func start(ofLineBefore end: Int, in file: SourceFile) -> Int {
    var start = min(end, file.bytes.count)
    if start > file.textStart { start -= 1 }
    while start > file.textStart, file.bytes[start - 1] != 0x0A { start -= 1 }
    return start
  }
}
