/// What a file with errors declares, as far as it could be read: names as the author wrote them, looked up by nobody.
///
/// It is for pictures of what is being written. Nothing is generated of it: only a `Graph` is known to be right.
package struct Draft: Sendable {
  package var declarations: Declarations
  package var texts: Interner
  /// By mount, what could be read of the fragment. A file is in one place alone, however often it is mounted.
  package var fragments: [Draft?] = []

  package var name: String? { declarations.name.map { texts.text($0.symbol) } }

  /// The number of its file in the compilation.
  package var file: Int32 { declarations.tree.file.number }
}

extension Draft {
  /// What can be read of a file that has errors, and of the fragments that it mounts; the files are those that were read before.
  static func read(_ file: SourceFile, of files: [SourceFile], mounting store: any FileStore) -> Draft? {
    var reader = DraftReader(store: store)
    for file in files.reversed() { if let identity = file.identity { reader.files[identity] = file } }
    if let identity = file.identity { reader.files[identity] = nil }
    return reader.read(file)
  }
}

private struct DraftReader {
  let store: any FileStore
  /// Those that were read and are in no draft yet.
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

  /// The nodes of a file; of one that is no YAML, those of the text before the place where it stops to be.
  private static func nodes(of file: SourceFile, _ texts: inout Interner) -> NodeTree? {
    let reading = NodeTree.read(file, interner: &texts)
    if let tree = reading.tree { return tree }
    guard let failure = reading.diagnostics.diagnostics.first(where: { $0.rule == .yamlSyntax }) else { return nil }
    var end = Int(failure.range.lower)
    // What is open there, such as a brace, began further up.
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
