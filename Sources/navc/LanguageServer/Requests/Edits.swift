import NavCompiler
import NavEditor
import NavTable

/// Edits of documents as JSON.
extension LanguageServer {
  /// Whether the client shows the annotation of a change.
  var showsAnnotations: Bool {
    client.has("workspace", "workspaceEdit", "changeAnnotationSupport")
      && client.has("workspace", "workspaceEdit", "documentChanges")
  }

  /// A `WorkspaceEdit`.
  ///
  /// - Parameters:
  ///   - edits: The edits, with ranges in the texts of the editor.
  ///   - note: The annotation of the change, if the client shows annotations.
  /// - Returns: The JSON.
  func workspaceEdit(_ edits: [TextEdit], note: (label: String, description: String)? = nil) -> JSONValue {
    let files = Set(edits.map(\.place.file)).sorted { $0.bytes.lexicographicallyPrecedes($1.bytes) }
    let isAnnotated = note != nil && showsAnnotations
    let usesDocuments = client.has("workspace", "workspaceEdit", "documentChanges")
    var documents: [JSONValue] = []
    var changes: [(key: String, value: JSONValue)] = []
    for file in files {
      guard let buffer = workspace.buffer(of: file) else { continue }
      let uri = JSONValue.string(workspace.uri(of: file).text)
      let list = edits.filter { $0.place.file == file }.map { edit -> JSONValue in
        var members: [(key: String, value: JSONValue)] = [
          ("range", buffer.json(edit.place.range, client.encoding)), ("newText", .string(edit.newText)),
        ]
        if isAnnotated { members.append(("annotationId", "navc")) }
        return .object(members)
      }
      let version = workspace.documents[file].map { JSONValue.number($0.version) } ?? .null
      documents.append(["textDocument": ["uri": uri, "version": version], "edits": .array(list)])
      changes.append((workspace.uri(of: file).text, .array(list)))
    }
    guard usesDocuments else { return ["changes": .object(changes)] }
    guard isAnnotated, let note else { return ["documentChanges": .array(documents)] }
    return [
      "documentChanges": .array(documents),
      "changeAnnotations": ["navc": ["label": .string(note.label), "description": .string(note.description)]],
    ]
  }
}
