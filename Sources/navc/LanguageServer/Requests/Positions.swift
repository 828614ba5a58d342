import NavCompiler
import NavEditor
import NavTable

/// A place in an open document, as a request names it.
struct DocumentPlace {
  let document: OpenDocument
  let identity: FileIdentity
  /// The offset in the text of the editor.
  let offset: Int
  /// The offset in the text that the compiler reads.
  let readable: Int
}

extension LanguageServer {
  /// The place of a request.
  mutating func place(_ params: JSONItem?) throws(ResponseError) -> DocumentPlace {
    let document = try document(params)
    guard let position = TextPosition(params?["position"]) else { throw .params("the request has no position") }
    workspace.makeReadable()
    let identity = document.uri.identity
    let offset = document.buffer.offset(of: position, in: client.encoding)
    return DocumentPlace(
      document: document, identity: identity, offset: offset,
      readable: workspace.readableOffset(offset, in: identity))
  }

  /// The JSON of a place.
  func location(_ place: Project.Place) -> JSONValue {
    ["uri": .string(workspace.uri(of: place.file).text), "range": json(place)]
  }

  /// The JSON of the range of a place.
  func json(_ place: Project.Place) -> JSONValue {
    let range = workspace.written(place.range, in: place.file)
    let (start, end) = positions.positions(of: range, in: place.file) {
      PositionCursor(workspace.buffer(of: place.file) ?? TextBuffer(""), in: client.encoding)
    }
    return ["start": start.json, "end": end.json]
  }
}
