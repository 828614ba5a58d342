import NavCommandLine
import NavCompiler
import NavEditor
import NavTable

/// Diagnostics of files, which the server sends or the client pulls.
extension LanguageServer {
  private var isPulled: Bool { client.has("textDocument", "diagnostic") }

  /// Checks what has changed, and sends the diagnostics that have changed.
  mutating func sendDiagnostics() throws(OutputError) {
    due = nil
    guard lifetime == .running, workspace.hasNews else { return }
    workspace.check()
    let affected = workspace.takeAffected()
    guard !isPulled else {
      if client.has("workspace", "diagnostics", "refreshSupport") {
        _ = try writer.request("workspace/diagnostic/refresh", .null)
      }
      return
    }
    for file in affected.union(published.files).sorted(by: { $0.bytes.lexicographicallyPrecedes($1.bytes) }) {
      let document = workspace.documents[file]
      let diagnostics = diagnostics(of: file)
      guard published.update(file, workspace.uri(of: file), diagnostics, version: document?.version) else { continue }
      var params: [(key: String, value: JSONValue)] = [("uri", .string(workspace.uri(of: file).text))]
      if let document, client.has("textDocument", "publishDiagnostics", "versionSupport") {
        params.append(("version", .number(document.version)))
      }
      params.append(("diagnostics", diagnostics))
      try writer.notify("textDocument/publishDiagnostics", .object(params))
    }
  }

  /// `textDocument/diagnostic`.
  mutating func pullDiagnostics(_ params: JSONItem?) throws(ResponseError) -> JSONValue {
    let file = try document(params).uri.identity
    due = nil
    workspace.check()
    let items = diagnostics(of: file)
    let id = JSONValue.string(Self.fingerprint(items.line))
    if let previous = params?["previousResultId"]?.string, case .string(previous) = id {
      return ["kind": "unchanged", "resultId": id]
    }
    return ["kind": "full", "resultId": id, "items": items]
  }

  /// A short text that differs for different diagnostics (FNV-1a).
  private static func fingerprint(_ text: String) -> String {
    let hash = text.utf8.reduce(UInt64(0xCBF2_9CE4_8422_2325)) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    return String(hash, radix: 16)
  }

  /// The diagnostics of a file as JSON.
  func diagnostics(of file: FileIdentity) -> JSONValue {
    let messages = workspace.messages(of: file)
    guard !messages.isEmpty, let buffer = workspace.buffer(of: file) else { return [] }
    var others: [FileIdentity: TextBuffer] = [file: buffer]
    return .array(messages.map { json($0, buffer, &others) })
  }

  func json(
    _ message: FileMessage, _ buffer: TextBuffer, _ buffers: inout [FileIdentity: TextBuffer]
  ) -> JSONValue {
    let diagnostic = message.diagnostic
    let isError = diagnostic.severity == .error || options.strict
    let notes = diagnostic.notes.map { ($0, message.file(of: $0.range)) }
    for (_, file) in notes where buffers[file] == nil { buffers[file] = workspace.buffer(of: file) }
    var text = diagnostic.message
    var related: [JSONValue] = []
    for (note, file) in notes {
      guard client.has("textDocument", "publishDiagnostics", "relatedInformation"), let buffer = buffers[file] else {
        text += "\n\(note.message)"
        continue
      }
      related.append([
        "location": [
          "uri": .string(workspace.uri(of: file).text), "range": buffer.json(note.range, client.encoding),
        ],
        "message": .string(note.message),
      ])
    }
    var members: [(key: String, value: JSONValue)] = [
      ("range", buffer.json(diagnostic.range, client.encoding)), ("severity", isError ? 1 : 2),
      ("code", .string(diagnostic.rule.id)), ("source", "navc"), ("message", .string(text)),
    ]
    if diagnostic.rule.id.hasPrefix("unused-"), client.has("textDocument", "publishDiagnostics", "tagSupport") {
      members.append(("tags", [1]))
    }
    if !related.isEmpty { members.append(("relatedInformation", .array(related))) }
    return .object(members)
  }

  /// The open document of a request.
  func document(_ params: JSONItem?) throws(ResponseError) -> OpenDocument {
    guard let uri = params?["textDocument"]?["uri"]?.string else {
      throw .params("the request names no document")
    }
    guard let document = workspace.documents[DocumentURI(uri).identity] else {
      throw .params("the document '\(uri)' is not open")
    }
    return document
  }
}
