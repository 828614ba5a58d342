/// The output for people: messages with their lines, and one line per valid file.
package struct TextFormat: OutputFormat {
  package static let name = "text"
  package static let stream = Output.Stream.standardError
  package static let isSummarized = true

  private let color: OutputStyle.Color

  package init(_ style: OutputStyle) { color = style.color }

  package func add(_ report: FileReport) -> [Output] {
    guard !report.diagnostics.isEmpty else { return [] }
    return [Output(Self.stream, TextRenderer(report.files, color: color).render(report.diagnostics))]
  }

  package func finish(_ totals: RunTotals) -> [Output] {
    var outputs = totals.leftOut.map { Output(Self.stream, "\($0)\n") }
    if let summary = summary(of: totals) { outputs.append(Output(Self.stream, summary)) }
    return outputs
  }

  /// A line with the numbers of messages and files, and with further commands.
  private func summary(of totals: RunTotals) -> PrintedText? {
    guard let summary = totals.summary else { return nil }
    func count(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }
    let errors = totals.errors > 0 ? [count(totals.errors, "error")] : []
    let warnings = totals.warnings > 0 ? [count(totals.warnings, "warning")] : []
    let messages = (errors + warnings).joined(separator: ", ")
    let fixes = summary.fixes > 0 ? ", 'navc validate --fix' to fix \(summary.fixes)" : ""
    return "\(messages) in \(count(summary.files, "file")); run 'navc explain ID' for details\(fixes)\n"
  }

  package func valid(_ report: FileReport) -> [Output] {
    guard let screens = report.screens, let segues = report.segues else { return [] }
    let depth = report.depth.map { ", depth \($0)" } ?? ""
    let counts = "\(screens) screen\(screens == 1 ? "" : "s"), \(segues) segue\(segues == 1 ? "" : "s")\(depth)"
    return [Output(.standardOutput, "\(report.path): valid: \(counts)\n")]
  }
}

/// Messages in a format that people, Xcode, VS Code, and the log of SwiftPM can read.
package struct TextRenderer {
  package typealias Color = OutputStyle.Color

  private let files: [SourceFile]
  private let color: Color

  /// Creates a renderer for messages about these files.
  package init(_ files: [SourceFile], color: Color) {
    self.files = files
    self.color = color
  }

  package init(_ file: SourceFile, color: Color) {
    self.init([file], color: color)
  }

  /// The messages in their order, each with its line and its notes.
  package func render(_ diagnostics: [Diagnostic]) -> PrintedText {
    let positions = FilePositions(of: diagnostics.flatMap { [$0.range] + $0.notes.map(\.range) }, in: files)
    var output: PrintedText = ""
    for diagnostic in diagnostics { render(diagnostic, positions, &output) }
    return output
  }

  private func render(_ diagnostic: Diagnostic, _ positions: FilePositions, _ output: inout PrintedText) {
    let range = diagnostic.range
    let shade: Shade = diagnostic.severity == .error ? .red : .magenta
    let severity = style("\(diagnostic.severity.rawValue):", shade)
    let place = style(self.place(range, positions), .bold)
    output.append("\(place) \(severity) \(style("\(diagnostic.message)", .bold)) [\(diagnostic.rule.id)]\n")
    frame(range, positions, &output)
    for note in diagnostic.notes {
      let place = style(self.place(note.range, positions), .bold)
      output.append("\(place) \(style("note:", .cyan)) \(note.message)\n")
      let isFramed =
        note.range.file == range.file && positions.start(note.range).line == positions.start(range).line
      if !isFramed { frame(note.range, positions, &output) }
    }
  }

  private func place(_ range: SourceRange, _ positions: FilePositions) -> PrintedText {
    let position = positions.start(range)
    return "\(positions.file(range).path):\(position.line):\(position.column):"
  }

  /// A message about the entire file has no line to show.
  private func frame(_ range: SourceRange, _ positions: FilePositions, _ output: inout PrintedText) {
    guard range.upper > 0 || range.lower > 0 else { return }
    let position = positions.start(range)
    let frame = SourceFrame(range, lineStart: position.lineStart, in: positions.file(range))
    let number = String(position.line)
    let gutter = String(repeating: " ", count: max(4, number.count))
    let head = style("\(gutter.dropLast(number.count))\(number) |", .blue)
    // An empty line does not end with a space.
    output.append(frame.line.isEmpty ? "\(head)\n" : "\(head) \(frame.line)\n")
    let caret = style("^\(String(repeating: "~", count: frame.length - 1))", .green)
    let indentation = String(repeating: " ", count: frame.indentation)
    output.append("\(style("\(gutter) |", .blue)) \(indentation)\(caret)\n")
  }

  private enum Shade: String {
    case bold = "1"
    case red = "1;31"
    case magenta = "1;35"
    case cyan = "1;36"
    case blue = "34"
    case green = "1;32"
  }

  private func style(_ text: PrintedText, _ shade: Shade) -> PrintedText {
    color == .plain ? text : "\u{1B}[\(shade.rawValue)m\(text)\u{1B}[0m"
  }
}
