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
    let uri = JSONValue.string(document.uri.text)
    var cursor = PositionCursor(document.buffer, in: client.encoding)
    return .array(
      workspace.project(of: identity).lenses(of: identity).flatMap { lens -> [JSONValue] in
        let range = cursor.json(workspace.written(lens.range, in: identity))
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

extension PositionCursor {
  /// The JSON of a range after the previous one.
  fileprivate mutating func json(_ range: Range<Int>) -> JSONValue {
    let start = position(of: range.lowerBound).json
    return ["start": start, "end": position(of: range.upperBound).json]
  }
}
