import NavCompiler
import Testing

@testable import NavEditor

/// Checks the layout of a text, and that the layout of the result is the same.
func checkLayout(_ input: String, _ expected: String, sourceLocation: SourceLocation = #_sourceLocation) {
  let output = layout(input)
  #expect(output == expected, sourceLocation: sourceLocation)
  if let output { #expect(layout(output) == output, "the second layout differs", sourceLocation: sourceLocation) }
}

/// Checks that a text has the standard layout.
func checkUnchanged(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) {
  checkLayout(text, text, sourceLocation: sourceLocation)
}

/// Returns the layout of a text, or `nil` if it is not YAML or fails the self-check.
func layout(_ text: String) -> String? {
  switch Formatter.format(SourceFile(path: "a.nav.yaml", text: text)) {
  case .unchanged: text
  case .changed(let bytes): String(decoding: bytes, as: UTF8.self)
  case .notYAML, .failed: nil
  }
}
