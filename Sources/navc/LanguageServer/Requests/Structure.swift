import NavCompiler
import NavEditor
import NavTable

/// Links between documents, and ranges that contain each other.
extension LanguageServer {
  /// `textDocument/documentLink`.
  mutating func documentLinks(_ params: JSONItem?) throws(ResponseError) -> JSONValue {
    let identity = try document(params).uri.identity
    workspace.makeReadable()
    guard let model = workspace.model(of: identity) else { return [] }
    return .array(
      model.links.map { link in
        ["range": json(Project.Place(identity, link.range)), "target": .string(workspace.uri(of: link.target).text)]
      })
  }

  /// `textDocument/selectionRange`.
  mutating func selectionRanges(_ params: JSONItem?) throws(ResponseError) -> JSONValue {
    let document = try document(params)
    let identity = document.uri.identity
    workspace.makeReadable()
    let model = workspace.model(of: identity)
    return .array(
      (params?["positions"]?.items ?? []).map { item in
        let position = TextPosition(item) ?? TextPosition(line: 0, character: 0)
        let offset = document.buffer.offset(of: position, in: client.encoding)
        let ranges = model?.selectionRanges(at: workspace.readableOffset(offset, in: identity)) ?? []
        return nested(ranges.map { workspace.written($0, in: identity) }, in: document.buffer)
      })
  }

  /// Ranges, each with the larger one as its parent.
  private func nested(_ ranges: [Range<Int>], in buffer: TextBuffer) -> JSONValue {
    var parent: (range: Range<Int>, json: JSONValue)?
    for range in ranges.reversed() where range != parent?.range {
      var members: [(key: String, value: JSONValue)] = [("range", buffer.json(range, client.encoding))]
      if let parent { members.append(("parent", parent.json)) }
      parent = (range, .object(members))
    }
    return parent?.json ?? ["range": buffer.json(0..<buffer.bytes.count, client.encoding)]
  }
}
