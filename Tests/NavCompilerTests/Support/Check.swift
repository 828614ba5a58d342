import NavCompiler
import Testing

/// Checks what the compiler says of a graph: exactly these messages, in their order, with these ranges, texts and notes.
///
/// Without expected messages the graph must be valid. `fixed` is the graph after the first fix of every message has been
/// applied; it is compared where it is given, and where a message has a fix it must be given.
func check(
  _ marked: String, _ expected: ExpectedDiagnostic..., fixed: String? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  check(marked, expected, fixed: fixed, sourceLocation: sourceLocation)
}

/// The same for a list of messages.
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
  /// The text with edits applied, the last of them first so that the ranges stay right. Edits that meet are an error.
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
