import NavCompiler
import NavDiff
import NavEditor

/// Checks of edited texts, which change nothing.
extension Workspace {
  /// Checks the texts after a rename. The messages must be the same as before, and the graphs must differ only in the
  /// new name.
  ///
  /// - Parameter renaming: The rename.
  /// - Returns: The effects on the app, or `nil` if a graph has an error.
  /// - Throws: A ``Renaming/Refusal`` with the first difference.
  func tryRename(_ renaming: Renaming) throws(Renaming.Refusal) -> RenameEffects? {
    var tops: Set<FileIdentity> = []
    for edit in renaming.edits { tops.formUnion(mounts.tops(of: edit.place.file)) }
    var edited = self
    edited.documents = documents
    for file in Set(renaming.edits.map(\.place.file)) {
      guard let source = source(file) else { continue }
      let bytes = renaming.edits.applied(to: source.bytes, of: file)
      edited.documents[file] = OpenDocument(uri: uri(of: file), version: 0, buffer: TextBuffer(bytes))
    }
    var effects: RenameEffects? = RenameEffects()
    for top in tops.sorted(by: { $0.bytes.lexicographicallyPrecedes($1.bytes) }) {
      guard let old = result(of: top), let new = edited.result(of: top) else { continue }
      let before = Self.places(old, top, [])
      for (diagnostic, place) in zip(new.diagnostics.diagnostics, Self.places(new, top, renaming.edits))
      where !before.contains(place) {
        throw refusal(diagnostic, FileNumbers(new.files, top: top), of: renaming)
      }
      guard old.diagnostics.errorCount == new.diagnostics.errorCount,
        old.diagnostics.warningCount == new.diagnostics.warningCount
      else { throw Renaming.Refusal("with the name '\(renaming.newName)', a message would disappear") }
      let newName = NewName(
        ItemKind(rawValue: renaming.item.kind.rawValue), of: renaming.item.owner, from: renaming.item.name,
        to: renaming.newName)
      guard let graph = old.graph, let changed = new.graph else {
        effects = nil
        continue
      }
      let sides = (old: GraphDiff.Side(graph, old.files), new: GraphDiff.Side(changed, new.files))
      if let other = RenameCheck.change(from: sides.old, to: sides.new, besides: newName) {
        throw Renaming.Refusal("with the name '\(renaming.newName)', \(other)")
      }
      effects?.add(from: graph, to: changed, by: newName)
    }
    return effects
  }

  /// The refusal because of a new message. A name that is taken is its own reason.
  private func refusal(_ diagnostic: Diagnostic, _ numbers: FileNumbers, of renaming: Renaming) -> Renaming.Refusal {
    guard diagnostic.rule == .nameCollision, let range = diagnostic.notes.first?.range,
      let model = model(of: numbers[range.file])
    else { return Renaming.Refusal("with the name '\(renaming.newName)', \(diagnostic.message)") }
    let offset = renaming.edits.oldOffset(of: Int(range.lower), in: model.identity)
    return Renaming.Refusal("\(diagnostic.message) (\(model.position(of: offset)))")
  }

  /// A file that libyaml refuses, and that can contain an item.
  func unreadableFile(with item: Item, from file: FileIdentity) -> FileIdentity? {
    let files = files(sharing: item, with: file).filter { file in
      item.file.map { $0 == file || mounts.mounts(of: file).contains($0) } ?? true
    }
    return files.sorted { $0.bytes.lexicographicallyPrecedes($1.bytes) }.first { file in
      guard documents[file]?.repaired != nil || model(of: file) == nil, let text = buffer(of: file) else {
        return false
      }
      return text.bytes.firstRange(of: Array(item.name.utf8)) != nil
    }
  }

  /// The result of a check, without a note of its mounts and messages.
  private func result(of top: FileIdentity) -> Compilation.Result? {
    source(top).map { Compiler.check($0, mounting: store(for: $0)) }
  }

  /// The result of checking a file by itself, with the store of its mounts.
  ///
  /// For a document that libyaml refuses, the result is that of the repaired text with the error of the original one.
  /// Its graph is `nil`.
  func checkAlone(_ file: FileIdentity) -> (result: Compilation.Result, store: RecordingStore)? {
    guard let source = source(file) else { return nil }
    let store = store(for: source)
    var result = Compiler.check(source, mounting: store)
    if let document = documents[file], case .repaired(let repaired, var refusal) = document.reading {
      result.graph = nil
      refusal.range.lower = UInt32(repaired.repairedOffset(Int(refusal.range.lower)))
      refusal.range.upper = max(refusal.range.lower, UInt32(repaired.repairedOffset(Int(refusal.range.upper))))
      let own = FileNumbers(result.files, top: file)
      let known = result.diagnostics.diagnostics.filter { own[$0.range.file] != file || repaired.original($0) != nil }
      result.diagnostics = DiagnosticBag([refusal] + known)
    }
    return (result, store)
  }

  /// The files of a check.
  func store(for file: SourceFile) -> RecordingStore {
    RecordingStore(documents: documents, directory: folders.directory(of: file), interruption: isInterrupted)
  }

  /// A message without its text, which can contain the name.
  private struct MessagePlace: Hashable {
    var rule: Rule
    var file: FileIdentity
    var offset: Int
  }

  /// The places of all messages, in the texts before the edits.
  private static func places(
    _ result: Compilation.Result, _ top: FileIdentity, _ edits: [TextEdit]
  ) -> [MessagePlace] {
    let numbers = FileNumbers(result.files, top: top)
    return result.diagnostics.diagnostics.map { diagnostic in
      let file = numbers[diagnostic.range.file]
      return MessagePlace(
        rule: diagnostic.rule, file: file, offset: edits.oldOffset(of: Int(diagnostic.range.lower), in: file))
    }
  }

  /// The edits of all safe fixes of a file, or `nil` if the file is not valid with them.
  func fixes(of file: FileIdentity) -> [TextEdit]? {
    guard let source = source(file) else { return nil }
    let store = store(for: source)
    let result = Compiler.check(source, mounting: store)
    guard let mended = Compiler.mend(result, mounting: store) else { return nil }
    return LineChange.changes(from: source.bytes, to: mended.result.file.bytes).map { change in
      TextEdit(file, change.range, change.newText)
    }
  }
}
