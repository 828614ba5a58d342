import NavCompiler
import Testing

/// Checks that the compiler reports exactly these messages about a graph, in this order, with these ranges, texts,
/// and notes.
///
/// Without expected messages, the graph must be valid. `fixed` is the graph after the first fix of every message. It
/// must be given if a message has a fix.
func check(
  _ marked: String, _ expected: ExpectedDiagnostic..., fixed: String? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  check(marked, expected, fixed: fixed, sourceLocation: sourceLocation)
}

/// Does the same for a list of messages.
func check(
  _ marked: String, _ expected: [ExpectedDiagnostic], fixed: String? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let source = MarkedSource(marked)
  let result = Compiler.check(SourceFile(path: "test.nav.yaml", text: source.text))
  let found = result.diagnostics.diagnostics
  let seen = found.map { ExpectedDiagnostic($0, in: source).description }.joined(separator: "\n")
  let wanted = expected.map(\.description).joined(separator: "\n")
  #expect(seen == wanted, "messages", sourceLocation: sourceLocation)
  let hasErrors = found.contains { $0.severity == .error }
  #expect(
    (result.graph == nil) == hasErrors, "a graph exists exactly if there are no errors", sourceLocation: sourceLocation)

  let edits = found.compactMap { $0.fixes.first?.edits }.flatMap { $0 }
  if let fixed {
    #expect(source.applying(edits) == fixed, "the graph after its fixes", sourceLocation: sourceLocation)
  } else {
    #expect(edits.isEmpty, "a message has a fix, so the test says what it gives", sourceLocation: sourceLocation)
  }
}

extension MarkedSource {
  /// The text after edits, applied from the last to the first so that the ranges stay valid. Overlapping edits are an
  /// error.
  func applying(_ edits: [Diagnostic.Edit]) -> String {
    var bytes = Array(text.utf8)
    var limit = bytes.count
    for edit in Set(edits).sorted(by: { $0.range.lower > $1.range.lower }) {
      guard Int(edit.range.upper) <= limit else { return "edits overlap at byte \(edit.range.lower)" }
      bytes.replaceSubrange(Int(edit.range.lower)..<Int(edit.range.upper), with: Array(edit.newText.utf8))
      limit = Int(edit.range.lower)
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
