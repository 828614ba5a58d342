import NavCompiler
import NavEditor
import NavTable

/// Formatting and folding.
extension LanguageServer {
  mutating func formatting(_ params: JSONItem?, in range: TextRange? = nil) throws(ResponseError) -> JSONValue {
    let document = try document(params)
    let file = SourceFile(path: document.uri.text, bytes: document.buffer.bytes)
    switch Formatter.format(file) {
    case .unchanged: return []
    case .notYAML: throw .failed("the document is not YAML, so it cannot be laid out")
    case .failed: throw .failed("the layout would change the contents of the document")
    case .changed(let bytes):
      var edits = LineChange.changes(from: document.buffer.bytes, to: bytes)
      if let range {
        edits = edits.filter { $0.lines.lowerBound <= range.end.line && range.start.line <= $0.lines.upperBound }
      }
      return .array(
        edits.map { edit in
          ["range": document.buffer.json(edit.range, client.encoding), "newText": .string(edit.newText)]
        })
    }
  }

  mutating func foldingRanges(_ params: JSONItem?) throws(ResponseError) -> JSONValue {
    .array(
      try document(params).buffer.foldingRanges.map { range in
        var members: [(key: String, value: JSONValue)] = [
          ("startLine", .number(range.firstLine)), ("endLine", .number(range.lastLine)),
        ]
        if range.isComment { members.append(("kind", "comment")) }
        return .object(members)
      })
  }
}
