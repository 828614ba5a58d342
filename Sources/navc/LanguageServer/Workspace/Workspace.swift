import NavCommandLine
import NavCompiler
import NavEditor

/// The open documents, the folders, and the results of checks.
struct Workspace {
  var folders = Folders()
  var documents: [FileIdentity: OpenDocument] = [:]
  var mounts = MountGraph()
  /// Whether the client no longer needs the answer to the current request. Long passes then end early.
  var isInterrupted: @Sendable () -> Bool = { false }
  let cache = ModelCache()
  /// The results by the file that was checked. Each one concerns an open document.
  private(set) var checked: [FileIdentity: CheckedGraph] = [:]
  /// The files whose messages may have changed since they were last taken.
  private var affected: Set<FileIdentity> = []
  /// The graphs to check again.
  private var pending: Set<FileIdentity> = []

  // MARK: - Documents

  mutating func open(_ uri: DocumentURI, version: Int, text: String) {
    let identity = uri.identity
    let document = OpenDocument(uri: uri, version: version, buffer: TextBuffer(text))
    documents[identity] = document
    if !document.isLarge { noteChange(of: identity) }
  }

  /// Closes a document. Its file counts again.
  mutating func close(_ uri: DocumentURI) {
    let identity = uri.identity
    guard documents.removeValue(forKey: identity) != nil else { return }
    affected.insert(identity)
    noteChange(of: identity)
  }

  /// Changes the text of an open document.
  mutating func change(_ identity: FileIdentity, _ body: (inout OpenDocument) -> Void) {
    guard var document = documents.removeValue(forKey: identity) else { return }
    body(&document)
    document.isChanged = true
    document.reading = .unknown
    documents[identity] = document
    if !document.isLarge { noteChange(of: identity) }
  }

  /// Marks the graphs that a changed file belongs to.
  mutating func noteChange(of file: FileIdentity) {
    affected.insert(file)
    pending.formUnion(mounts.tops(of: file))
    for (top, graph) in checked where graph.files.contains(file) { pending.insert(top) }
  }

  /// Marks all graphs, after a setting has changed.
  mutating func noteChangeOfAll() {
    for file in documents.keys { noteChange(of: file) }
    pending.formUnion(checked.keys)
  }

  var needsCheck: Bool { !pending.isEmpty }

  /// Whether messages may have changed since they were last taken.
  var hasNews: Bool { needsCheck || !affected.isEmpty }

  /// Takes the files whose messages may have changed.
  mutating func takeAffected() -> Set<FileIdentity> {
    defer { affected = [] }
    return affected
  }

  // MARK: - Checks

  /// Checks all marked graphs that contain an open document, and the open documents that no graph contains.
  mutating func check() {
    guard needsCheck else { return }
    for top in pending.sorted(by: Self.inOrder) { check(top) }
    pending = []
    let small = documents.filter { !$0.value.isLarge }.keys
    for file in small.sorted(by: Self.inOrder) where !isCovered(file) {
      check(mounts.tops(of: file).first ?? file)
      if !isCovered(file) { check(file) }
    }
    for (top, graph) in checked where !isNeeded(top, graph) {
      checked[top] = nil
      affected.formUnion(graph.files)
    }
    for file in documents.keys { documents[file]?.isChanged = false }
  }

  private static func inOrder(_ left: FileIdentity, _ right: FileIdentity) -> Bool {
    left.bytes.lexicographicallyPrecedes(right.bytes)
  }

  private func isCovered(_ file: FileIdentity) -> Bool { checked.values.contains { $0.files.contains(file) } }

  /// Whether a result concerns an open document and belongs to a file that no other checked file mounts.
  private func isNeeded(_ top: FileIdentity, _ graph: CheckedGraph) -> Bool {
    guard graph.files.contains(where: { documents[$0] != nil }) else { return false }
    return mounts.parents(of: top).isDisjoint(with: checked.keys) || mounts.tops(of: top) == [top]
  }

  private mutating func check(_ top: FileIdentity) {
    let old = checked.removeValue(forKey: top)
    affected.formUnion(old?.files ?? [])
    guard mounts.closure(of: top).contains(where: { documents[$0] != nil }) else { return }
    guard let file = source(top) else { return }
    var result = run(file)
    // The texts that libyaml refuses are repaired, and then checked again.
    for _ in 0..<4 {
      guard repairRefused(result), let file = source(top) else { break }
      result = run(file)
    }
    for file in result.files {
      let identity = file.identity ?? top
      if let document = documents[identity], document.repaired == nil, document.accepted == nil || document.isChanged {
        let accepted = isRefused(identity, result) ? document.accepted : document.buffer.bytes
        documents[identity]?.accepted = accepted
      }
    }
    let numbers = FileNumbers(result.files, top: top)
    let found = result.diagnostics.diagnostics.map { FileMessage(diagnostic: $0, numbers: numbers) }
    let files = Set(result.files.map { $0.identity ?? top })
    let graph = CheckedGraph(files: files, messages: refusals(of: files) + found.compactMap { moved($0) })
    checked[top] = graph
    affected.formUnion(graph.files)
  }

  private func isRefused(_ file: FileIdentity, _ result: Compilation.Result) -> Bool {
    let numbers = FileNumbers(result.files, top: result.file.identity ?? file)
    return result.diagnostics.diagnostics.contains { $0.rule == .yamlSyntax && numbers[$0.range.file] == file }
  }

  /// Repairs the open documents that libyaml refuses. Returns whether a text has changed.
  private mutating func repairRefused(_ result: Compilation.Result) -> Bool {
    refused(result).filter { repair($0) }.count > 0
  }

  /// The files that libyaml refuses.
  private func refused(_ result: Compilation.Result) -> Set<FileIdentity> {
    let numbers = FileNumbers(result.files, top: result.file.identity ?? FileIdentity(""))
    return Set(result.diagnostics.diagnostics.lazy.filter { $0.rule == .yamlSyntax }.map { numbers[$0.range.file] })
  }

  /// Repairs an open document if libyaml refuses it. Returns whether it is repaired now and was not before.
  mutating func repair(_ identity: FileIdentity) -> Bool {
    guard let document = documents[identity], case .unknown = document.reading else { return false }
    let file = SourceFile(path: "", bytes: document.buffer.bytes)
    guard let refusal = FileReading.refusal(of: file) else { return false }
    guard let repaired = Repair.repair(document.buffer.bytes, after: document.accepted) else {
      documents[identity]?.reading = .unreadable
      return false
    }
    documents[identity]?.reading = .repaired(repaired, refusal: refusal)
    return true
  }

  /// The errors because of which libyaml refuses documents.
  private func refusals(of files: Set<FileIdentity>) -> [FileMessage] {
    files.compactMap { file in
      guard let document = documents[file], case .repaired(_, let refusal) = document.reading else { return nil }
      return FileMessage(diagnostic: refusal, numbers: FileNumbers([], top: file))
    }
  }

  /// A message with ranges in the texts of the editor, or `nil` if a repair may have caused it.
  private func moved(_ message: FileMessage) -> FileMessage? {
    guard let repaired = documents[message.file(of: message.diagnostic.range)]?.repaired else { return message }
    var message = message
    guard let diagnostic = repaired.original(message.diagnostic) else { return nil }
    message.diagnostic = diagnostic
    return message
  }

  private mutating func run(_ file: SourceFile) -> Compilation.Result {
    let store = store(for: file)
    var compilation = Compilation(store)
    let result = compilation.check(file)
    let refused = refused(result)
    // A file that libyaml refuses keeps its mounts.
    for file in result.files {
      guard let identity = file.identity, !refused.contains(identity) else { continue }
      mounts.set(store.record.mounts[identity] ?? [], of: identity)
    }
    return result
  }

  // MARK: - Texts

  /// The file as a check reads it: the open document, or the file on disk.
  func source(_ identity: FileIdentity) -> SourceFile? {
    let path = folders.shownPath(of: identity)
    if let document = documents[identity] {
      return SourceFile(path: path, bytes: document.readableBytes, identity: identity)
    }
    let empty = SourceFile(path: path, bytes: [], identity: identity)
    guard let directory = folders.directory(of: empty), case .bytes(let bytes) = directory.read(identity) else {
      return nil
    }
    return SourceFile(path: path, bytes: bytes, identity: identity)
  }

  /// The text of a file, from the open document or from disk.
  func buffer(of identity: FileIdentity) -> TextBuffer? {
    documents[identity]?.buffer ?? source(identity).map { TextBuffer($0.bytes) }
  }

  func uri(of identity: FileIdentity) -> DocumentURI { documents[identity]?.uri ?? DocumentURI(of: identity) }

  /// The messages of a file, each once, in the order of the file.
  func messages(of file: FileIdentity) -> [FileMessage] {
    var known: Set<Diagnostic> = []
    let all = checked.sorted { Self.inOrder($0.key, $1.key) }.flatMap { $0.value.messages }
    return all.filter { message in
      guard message.file(of: message.diagnostic.range) == file else { return false }
      var diagnostic = message.diagnostic
      // The numbers of files differ between checks.
      diagnostic.range.file = 0
      diagnostic.notes = diagnostic.notes.map {
        .init($0.message, at: SourceRange(file: 0, lower: $0.range.lower, upper: $0.range.upper))
      }
      diagnostic.fixes = []
      return known.insert(diagnostic).inserted
    }.sorted { $0.diagnostic.range.lower < $1.diagnostic.range.lower }
  }
}
