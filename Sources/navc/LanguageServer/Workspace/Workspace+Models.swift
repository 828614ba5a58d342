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
    guard !isInterrupted(), let file = source(identity) else { return nil }
    let store = store(for: file)
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

  /// The files of all graphs that contain a file.
  func project(of identity: FileIdentity) -> Project { Project(files(around: identity).compactMap { model(of: $0) }) }

  /// The files of all graphs that contain a file, and of all other graphs that share the name at an offset.
  func project(of identity: FileIdentity, sharing offset: Int) -> Project {
    guard let item = model(of: identity)?.occurrence(at: offset)?.item else { return project(of: identity) }
    return Project(files(sharing: item, with: identity).compactMap { model(of: $0) })
  }

  private func files(around identity: FileIdentity) -> Set<FileIdentity> {
    mounts.tops(of: identity).reduce(into: [identity]) { $0.formUnion(mounts.closure(of: $1)) }
  }

  /// The files of all graphs that contain a file, and of all graphs that share an item with it. Two graphs that mount
  /// the same fragment share the facts of the fragment.
  func files(sharing item: Item, with identity: FileIdentity) -> Set<FileIdentity> {
    var files = files(around: identity)
    var open = Array(files)
    while let next = open.popLast() {
      guard next != identity, model(of: next)?.occurrences.has(item) == true else { continue }
      for other in self.files(around: next) where files.insert(other).inserted { open.append(other) }
    }
    return files
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

  /// Repairs the changed documents that libyaml refuses, and reads their mounts, if a request comes before their check.
  mutating func makeReadable() {
    for (identity, document) in documents where document.isChanged {
      _ = repair(identity)
      guard let model = model(of: identity) else { continue }
      let paths = model.declarations.mounts.compactMap { $0.path.map { model.tree.text($0) } }
      setMounts(paths, of: model.file)
    }
  }

  /// Reads which files a file mounts. Returns whether the file exists.
  mutating func readMounts(of identity: FileIdentity) -> Bool {
    guard let file = source(identity) else { return false }
    setMounts(MountPaths.read(file), of: file)
    return true
  }

  /// Notes the paths that a file mounts. The open documents in them then belong to its graph.
  private mutating func setMounts(_ paths: [String], of file: SourceFile) {
    guard let identity = file.identity else { return }
    let store = store(for: file)
    for path in paths { _ = store.locate(path, from: file) }
    let mounted = store.record.mounts[identity] ?? []
    guard mounted != mounts.mounts(of: identity) else { return }
    mounts.set(mounted, of: identity)
    for other in mounts.closure(of: identity) where documents[other] != nil { noteChange(of: other) }
  }
}
