import NavCommandLine
import NavCompiler
import NavEditor

/// The models of files, with offsets in the texts of the editor.
extension Workspace {
  /// Whether a request may name a file. It can be an open document, be in a folder, or belong to a checked graph.
  func mayRead(_ file: FileIdentity) -> Bool {
    documents[file] != nil || folders.folder(of: file) != nil || !mounts.parents(of: file).isEmpty
  }

  /// The model of a file. A document that libyaml refuses has the model of its repaired text.
  func model(of identity: FileIdentity) -> FileModel? {
    guard let file = source(identity) else { return nil }
    let store = RecordingStore(documents: documents, directory: folders.directory(of: file))
    return cache.model(of: file, identity: identity, mounts: mounts.mounts(of: identity)) { path in
      guard case .file(let identity, _) = store.locate(path, from: file) else { return nil }
      return identity
    }
  }

  /// The model of the last text that libyaml accepted, if it refuses the current one.
  func acceptedModel(of identity: FileIdentity) -> FileModel? {
    guard let document = documents[identity], document.repaired != nil, let accepted = document.accepted else {
      return nil
    }
    return cache.accepted(SourceFile(path: "", bytes: accepted, identity: identity), identity)
  }

  /// The files that can refer to names of a file.
  func project(of identity: FileIdentity) -> Project {
    let files = mounts.tops(of: identity).reduce(into: Set([identity])) { $0.formUnion(mounts.closure(of: $1)) }
    return Project(files.compactMap { model(of: $0) })
  }

  /// The offset in the text of the compiler of an offset in the text of the editor.
  func readableOffset(_ offset: Int, in file: FileIdentity) -> Int {
    documents[file]?.repaired?.repairedOffset(offset) ?? offset
  }

  /// The range in the text of the editor of a range in the text of the compiler.
  func written(_ range: Range<Int>, in file: FileIdentity) -> Range<Int> {
    guard let repaired = documents[file]?.repaired else { return range }
    let lower = repaired.originalOffset(range.lowerBound)
    return lower..<max(lower, repaired.originalOffset(range.upperBound))
  }

  /// The range in the text of the editor of a range in the text of the compiler.
  ///
  /// It is `nil` if a repair changed the bytes of the range.
  func unchanged(_ range: Range<Int>, in file: FileIdentity) -> Range<Int>? {
    guard let document = documents[file], let repaired = document.repaired else { return range }
    let written = written(range, in: file)
    return document.buffer.bytes[written].elementsEqual(repaired.bytes[range]) ? written : nil
  }

  /// Repairs the documents that libyaml refuses, if a request comes before their check.
  mutating func makeReadable() {
    for (identity, document) in documents where document.isChanged { _ = repair(identity) }
  }
}
