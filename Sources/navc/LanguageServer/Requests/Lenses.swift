import NavCompiler
import NavEditor
import NavTable

/// Lenses above screens, and hints after names.
extension LanguageServer {
  /// `textDocument/codeLens`: the ways to a screen, its picture, and the prototype of the file.
  mutating func codeLenses(_ params: JSONItem?) throws(ResponseError) -> JSONValue {
    let document = try document(params)
    guard options.lenses else { return [] }
    let identity = document.uri.identity
    workspace.makeReadable()
    // Other files can mount a fragment, and each mount is a way to its root.
    if workspace.model(of: identity)?.declarations.kind == .fragment { completeIndex() }
    let uri = JSONValue.string(document.uri.text)
    return .array(
      workspace.project(of: identity).lenses(of: identity).flatMap { lens -> [JSONValue] in
        let range = json(Project.Place(identity, lens.range))
        let ways = "\(lens.wayCount) \(lens.wayCount == 1 ? "way" : "ways") here"
        // A command without a name is only a text.
        return [
          ["range": range, "command": ["title": .string(ways), "command": ""]],
          [
            "range": range,
            "command": [
              "title": "picture", "command": "navc.picture",
              "arguments": [["uri": uri, "format": "svg", "screen": .string(lens.screen)]],
            ],
          ],
          [
            "range": range,
            "command": ["title": "walk", "command": "navc.walk", "arguments": [["uri": uri]]],
          ],
        ]
      })
  }

  /// `textDocument/inlayHint`.
  mutating func inlayHints(_ params: JSONItem?) throws(ResponseError) -> JSONValue {
    let document = try document(params)
    guard let range = TextRange(params?["range"]) else { throw .params("the request has no range") }
    guard options.inlayHints else { return [] }
    let identity = document.uri.identity
    workspace.makeReadable()
    let offsets = [range.start, range.end].map {
      workspace.readableOffset(document.buffer.offset(of: $0, in: client.encoding), in: identity)
    }
    let part = offsets[0]..<max(offsets[0], offsets[1])
    var cursor = PositionCursor(document.buffer, in: client.encoding)
    return .array(
      workspace.project(of: identity).hints(of: identity, in: part).map { hint in
        let offset = workspace.written(hint.offset..<hint.offset, in: identity).lowerBound
        return [
          "position": cursor.position(of: offset).json, "label": .string(hint.text), "paddingLeft": true,
          "kind": hint.kind == .arguments ? 2 : 1,
        ]
      })
  }
}
