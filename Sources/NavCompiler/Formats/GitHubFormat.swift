internal import NavTable

/// The output for the log of a GitHub action: one workflow command per message.
package struct GitHubFormat: OutputFormat {
  package static let name = "github"
  package static let stream = Output.Stream.standardOutput

  package init(_ style: OutputStyle) {}

  package func add(_ report: FileReport) -> [Output] {
    [Output(Self.stream, GitHubRenderer(report.files).render(report.diagnostics))]
  }

  package func finish(_ totals: RunTotals) -> [Output] {
    totals.leftOut.compactMap { Self.line(.notice, $0) }.map { Output(Self.stream, $0) }
  }

  /// A line in the log. Untrusted text in an ordinary line could contain a command, so each line is a command itself.
  package static func line(_ severity: RunLine, _ text: PrintedText) -> PrintedText? {
    switch severity {
    case .notice: GitHubRenderer.notice(text)
    case .error: GitHubRenderer.error(text)
    }
  }
}

/// Messages as workflow commands of GitHub Actions, which shows them beside their lines.
///
/// Source: «Workflow commands for GitHub Actions» in the documentation of GitHub.
package struct GitHubRenderer {
  private let files: [SourceFile]

  /// - Parameter files: All files that the messages refer to.
  package init(_ files: [SourceFile]) {
    self.files = files
  }

  package init(_ file: SourceFile) {
    self.init([file])
  }

  /// One line per message, in their order. The notes of a message are in the same annotation.
  package func render(_ diagnostics: [Diagnostic]) -> PrintedText {
    let ranges = diagnostics.flatMap { [$0.range] + $0.notes.map(\.range) }
    let positions = FilePositions(of: ranges, in: files)
    return diagnostics.reduce(into: "") { $0.append(line($1, positions)) }
  }

  /// A line about the entire run.
  package static func notice(_ text: PrintedText) -> PrintedText {
    "::notice::\(escaped(text.text))\n"
  }

  /// A line with the reason why the run failed.
  package static func error(_ text: PrintedText) -> PrintedText {
    "::error::\(escaped(text.text))\n"
  }

  private func line(_ diagnostic: Diagnostic, _ positions: FilePositions) -> PrintedText {
    let (start, end) = (positions.start(diagnostic.range), positions.end(diagnostic.range))
    let path = positions.file(diagnostic.range).path
    var properties = [("file", path), ("line", String(start.line)), ("endLine", String(end.line))]
    // GitHub accepts columns only for a range within one line.
    if start.line == end.line { properties += [("col", String(start.column)), ("endColumn", String(end.column))] }
    properties.append(("title", diagnostic.rule.id))
    let notes = diagnostic.notes.map { note in
      let position = positions.start(note.range)
      return "\n\(positions.file(note.range).path):\(position.line):\(position.column): \(note.message)"
    }
    let list = properties.map { "\($0)=\(Self.escaped($1, alsoIn: ":,"))" }.joined(separator: ",")
    let text = Self.escaped(([diagnostic.message] + notes).joined())
    return "::\(diagnostic.severity.rawValue) \(list)::\(text)\n"
  }

  /// Percent-encodes the characters that would end the line or the property.
  private static func escaped(_ text: String, alsoIn others: String = "") -> String {
    text.percentEncoded { "%\r\n".utf8.contains($0) || others.utf8.contains($0) }
  }
}
