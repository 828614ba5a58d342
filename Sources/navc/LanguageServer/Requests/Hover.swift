import NavCompiler
import NavEditor
import NavTable

extension LanguageServer {
  /// `textDocument/hover`: the name at the position, the key, or the message.
  mutating func hover(_ params: JSONItem?) throws(ResponseError) -> JSONValue {
    // The messages must belong to the text after all changes.
    workspace.check()
    let place = try place(params)
    let buffer = place.document.buffer
    var texts: [HoverText] = []
    var range: JSONValue?
    if let found = workspace.project(of: place.identity).hover(at: place.readable, in: place.identity) {
      texts.append(found.text)
      range = json(Project.Place(place.identity, found.range))
    } else if let context = CursorContext(at: place.offset, in: buffer), context.isKey,
      case .keys(let scope) = context.place
    {
      let word = String(decoding: buffer.bytes[context.range], as: UTF8.self)
      if let key = scope.keys.first(where: { $0.word.rawValue == word }) {
        texts.append(HoverText(key: key))
        range = buffer.json(context.range, client.encoding)
      }
    }
    for message in workspace.messages(of: place.identity) {
      let found = message.diagnostic.range
      guard Int(found.lower) <= place.offset, place.offset <= Int(found.upper) else { continue }
      texts.append(HoverText(rule: message.diagnostic.rule))
      range = range ?? buffer.json(found, client.encoding)
    }
    guard !texts.isEmpty, let range else { return .null }
    let usesMarkdown = client.prefersMarkdown("textDocument", "hover", "contentFormat")
    let value = texts.map { usesMarkdown ? $0.markdown : $0.plain }.joined(
      separator: usesMarkdown ? "\n\n---\n\n" : "\n\n")
    return ["contents": ["kind": usesMarkdown ? "markdown" : "plaintext", "value": .string(value)], "range": range]
  }
}
