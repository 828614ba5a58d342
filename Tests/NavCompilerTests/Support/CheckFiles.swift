import NavCompiler
import Testing

/// Checks the messages about a graph, `test.nav.yaml`, and the files that it mounts, as `check` does for a graph
/// alone. No two files contain the same mark. `fixed` is the fixed graph.
func check(
  _ marked: String, mounting files: KeyValuePairs<String, String>, _ expected: ExpectedDiagnostic...,
  fixed: String? = nil, sourceLocation: SourceLocation = #_sourceLocation
) {
  let sources = MarkedFiles([("test.nav.yaml", marked)] + files.map { ($0.key, $0.value) })
  let result = Compiler.check(sources.store.file("test.nav.yaml"), mounting: sources.store)
  let found = result.diagnostics.diagnostics
  let seen = found.map { ExpectedDiagnostic($0, in: sources, result.files).description }.joined(separator: "\n")
  #expect(seen == expected.map(\.description).joined(separator: "\n"), "messages", sourceLocation: sourceLocation)
  let hasErrors = found.contains { $0.severity == .error }
  #expect(
    (result.graph == nil) == hasErrors, "a graph exists exactly if there are no errors", sourceLocation: sourceLocation)

  let edits = found.compactMap { $0.fixes.first?.edits }.flatMap { $0 }
  #expect(edits.allSatisfy { $0.range.file == 0 }, "fixes are of the graph", sourceLocation: sourceLocation)
  if let fixed {
    #expect(
      MarkedSource(marked).applying(edits) == fixed, "the graph after its fixes", sourceLocation: sourceLocation)
  } else {
    #expect(edits.isEmpty, "a message has a fix, so the test says what it gives", sourceLocation: sourceLocation)
  }
}

/// Several files with marks in them.
struct MarkedFiles {
  let sources: [String: MarkedSource]
  let store: ListedFiles

  init(_ files: [(path: String, marked: String)]) {
    let sources = files.map { (path: $0.path, source: MarkedSource($0.marked)) }
    self.sources = Dictionary(sources.map { ($0.path, $0.source) }, uniquingKeysWith: { first, _ in first })
    store = ListedFiles(sources.map { ($0.path, $0.source.text) })
  }

  /// The mark of a range, or the path and bytes of the range if it has no mark.
  func name(of range: SourceRange, in files: [SourceFile]) -> String {
    let path = files.first { $0.number == range.file }?.path ?? "?"
    let name = sources[path]?.name(of: Int(range.lower)..<Int(range.upper)) ?? "?"
    return MarkedSource.marks.contains { String($0) == name } ? name : "\(name) of \(path)"
  }
}

extension ExpectedDiagnostic {
  init(_ diagnostic: Diagnostic, in sources: MarkedFiles, _ files: [SourceFile]) {
    self.init(
      diagnostic.rule, sources.name(of: diagnostic.range, in: files), diagnostic.message,
      notes: diagnostic.notes.map { Note(sources.name(of: $0.range, in: files), $0.message) })
  }
}
