import NavTable

/// The output for programs: one document, with the format in the documentation of the command.
package struct JSONFormat: OutputFormat {
  package static let name = "json"
  package static let stream = Output.Stream.standardOutput

  private let form: JSONWriter.Form
  private var files: [JSONValue] = []
  private var messages: [JSONValue] = []

  package init(_ style: OutputStyle) { form = style.form }

  package mutating func add(_ report: FileReport) -> [Output] {
    func number(_ value: Int?) -> JSONValue { value.map { .number($0) } ?? .null }
    files.append(
      .object([
        ("path", .string(report.path)), ("graph", report.graphName.map { .string($0) } ?? .null),
        ("valid", .bool(report.isValid)), ("screens", number(report.screens)), ("segues", number(report.segues)),
        ("depth", number(report.depth)),
      ]))
    messages += JSONRenderer(report.files).render(report.diagnostics)
    return []
  }

  package func finish(_ totals: RunTotals) -> [Output] {
    let summary = JSONValue.object([("errors", .number(totals.errors)), ("warnings", .number(totals.warnings))])
    return [
      Output(
        document: .object([
          ("version", .number(1)), ("files", .array(files)), ("diagnostics", .array(messages)), ("summary", summary),
        ]), form)
    ]
  }
}

/// Messages for other tools, in the format in the documentation of the command.
package struct JSONRenderer {
  private let files: [SourceFile]

  /// - Parameter files: All files that the messages refer to.
  package init(_ files: [SourceFile]) {
    self.files = files
  }

  package init(_ file: SourceFile) {
    self.init([file])
  }

  /// One object per message, in their order.
  package func render(_ diagnostics: [Diagnostic]) -> [JSONValue] {
    let positions = FilePositions(of: diagnostics.flatMap(\.ranges), in: files)
    return diagnostics.map { object(for: $0, positions) }
  }

  private func object(for diagnostic: Diagnostic, _ positions: FilePositions) -> JSONValue {
    let notes = diagnostic.notes.map { note in
      JSONValue.object([("message", .string(note.message))] + place(note.range, positions))
    }
    let fixes = diagnostic.fixes.map { fix in
      let edits = fix.edits.map { JSONValue.object(place($0.range, positions) + [("newText", .string($0.newText))]) }
      return JSONValue.object([("title", .string(fix.title)), ("edits", .array(edits))])
    }
    let head: [(key: String, value: JSONValue)] = [
      ("id", .string(diagnostic.rule.id)), ("severity", .string(diagnostic.severity.rawValue)),
      ("message", .string(diagnostic.message)),
    ]
    return .object(head + place(diagnostic.range, positions) + [("notes", .array(notes)), ("fixes", .array(fixes))])
  }

  private func place(_ range: SourceRange, _ positions: FilePositions) -> [(key: String, value: JSONValue)] {
    let ends = [("start", positions.start(range)), ("end", positions.end(range))].map { name, position in
      (
        key: name, value: JSONValue.object([("line", .number(position.line)), ("column", .number(position.column))])
      )
    }
    return [("file", .string(positions.file(range).path)), ("range", .object(ends))]
  }
}
