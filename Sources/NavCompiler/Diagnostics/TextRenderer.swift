/// Messages as a person reads them, and as Xcode, VS Code and the log of SwiftPM understand them.
package struct TextRenderer {
  package enum Color: Sendable {
    case plain
    /// With the escapes of ECMA-48.
    case ansi
  }

  private let file: SourceFile
  private let color: Color

  package init(_ file: SourceFile, color: Color) {
    self.file = file
    self.color = color
  }

  /// The messages in their order, each with its frame and its notes.
  package func render(_ diagnostics: [Diagnostic]) -> String {
    let offsets = diagnostics.flatMap { [$0.range.lower] + $0.notes.map(\.range.lower) }
    let positions = SourcePositions(of: offsets, in: file)
    var output = ""
    for diagnostic in diagnostics { render(diagnostic, positions, &output) }
    return output
  }

  private func render(_ diagnostic: Diagnostic, _ positions: SourcePositions, _ output: inout String) {
    let position = positions[diagnostic.range.lower]
    let severity = diagnostic.severity.rawValue
    let shade: Shade = diagnostic.severity == .error ? .red : .magenta
    output += style(place(position), .bold) + " " + style(severity + ":", shade)
    output += " " + style(PrintableText.make(diagnostic.message), .bold) + " [\(diagnostic.id.rawValue)]\n"
    frame(diagnostic.range, position, &output)
    for note in diagnostic.notes {
      let notePosition = positions[note.range.lower]
      output +=
        style(place(notePosition), .bold) + " " + style("note:", .cyan) + " " + PrintableText.make(note.message) + "\n"
      if notePosition.line != position.line { frame(note.range, notePosition, &output) }
    }
  }

  private func place(_ position: SourcePosition) -> String {
    "\(PrintableText.make(file.path)):\(position.line):\(position.column):"
  }

  /// What is wrong with the file as a whole has no line to show.
  private func frame(_ range: SourceRange, _ position: SourcePosition, _ output: inout String) {
    guard range.upper > 0 || range.lower > 0 else { return }
    let frame = SourceFrame(range, lineStart: position.lineStart, in: file)
    let number = String(position.line)
    let gutter = String(repeating: " ", count: max(4, number.count))
    output += style(String(gutter.dropLast(number.count)) + number + " |", .blue) + Self.prefixed(frame.line) + "\n"
    let caret = "^" + String(repeating: "~", count: frame.length - 1)
    output +=
      style(gutter + " |", .blue) + " " + String(repeating: " ", count: frame.indentation) + style(caret, .green) + "\n"
  }

  /// No space at the end of an empty line.
  private static func prefixed(_ line: String) -> String { line.isEmpty ? "" : " " + line }

  private enum Shade: String {
    case bold = "1"
    case red = "1;31"
    case magenta = "1;35"
    case cyan = "1;36"
    case blue = "34"
    case green = "1;32"
  }

  private func style(_ text: String, _ shade: Shade) -> String {
    color == .plain ? text : "\u{1B}[\(shade.rawValue)m\(text)\u{1B}[0m"
  }
}
