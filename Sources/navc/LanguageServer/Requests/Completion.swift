import NavCommandLine
import NavCompiler
import NavEditor
import NavTable

extension LanguageServer {
  static let completionTriggers: JSONValue = [":", " ", "{", "[", ",", ".", "(", "/", "\""]

  mutating func completion(_ params: JSONItem?) throws(ResponseError) -> JSONValue {
    let place = try place(params)
    guard let model = workspace.model(of: place.identity),
      let context = CursorContext(at: place.offset, in: place.document.buffer)
    else { return [] }
    let completer = Completer(
      model, accepted: workspace.acceptedModel(of: place.identity), project: workspace.project(of: place.identity),
      at: context, in: place.document.buffer, mountPaths: mountPaths(from: place.identity))
    guard let list = completer.list(at: place.offset) else { return [] }
    let range = place.document.buffer.json(list.range, client.encoding)
    let digits = String(list.items.count).utf8.count
    let items = list.items.enumerated().map { index, item in
      let number = String(index)
      let order = String(repeating: "0", count: digits - number.utf8.count) + number
      return json(item, range, order, place)
    }
    return ["isIncomplete": .bool(list.isIncomplete), "items": .array(items)]
  }

  private func json(
    _ item: CompletionItem, _ range: JSONValue, _ order: String, _ place: DocumentPlace
  ) -> JSONValue {
    let usesSnippet = item.isSnippet && client.has("textDocument", "completion", "completionItem", "snippetSupport")
    let text = item.isSnippet && !usesSnippet ? item.label + ": " : item.text
    var members: [(key: String, value: JSONValue)] = [
      ("label", .string(item.label)), ("kind", .number(item.kind.number)), ("sortText", .string(order)),
      ("textEdit", ["range": range, "newText": .string(text)]),
    ]
    if text != item.label || usesSnippet { members.append(("filterText", .string(item.label))) }
    if !item.detail.isEmpty { members.append(("detail", .string(item.detail))) }
    if usesSnippet { members.append(("insertTextFormat", 2)) }
    switch item.kind {
    case .key(let word):
      members.append(("data", ["scope": .string("\(word.scope)"), "word": .string(word.word.rawValue)]))
    case .item(let named):
      members.append(
        (
          "data",
          [
            "uri": .string(place.document.uri.text), "kind": .string(named.kind.rawValue),
            "owner": .string(named.owner), "name": .string(named.name),
            "file": named.file.map { .string(DocumentURI(of: $0).text) } ?? .null,
          ]
        ))
    case .keyword, .builtin, .path: break
    }
    return .object(members)
  }

  /// `completionItem/resolve`: adds the documentation.
  mutating func resolveCompletion(_ params: JSONItem?) throws(ResponseError) -> JSONValue {
    guard let item = params, item.isObject else { throw .params("the request has no item") }
    var members = item.members.map { (key: $0.name, value: JSONValue.copy($0.value.written)) }
    guard let text = documentation(item["data"]) else { return .object(members) }
    let usesMarkdown = client.prefersMarkdown("textDocument", "completion", "completionItem", "documentationFormat")
    members.append(
      (
        "documentation",
        ["kind": usesMarkdown ? "markdown" : "plaintext", "value": .string(usesMarkdown ? text.markdown : text.plain)]
      ))
    return .object(members)
  }

  private mutating func documentation(_ data: JSONItem?) -> HoverText? {
    if let scope = data?["scope"]?.string, let word = data?["word"]?.string.flatMap({ Keyword(rawValue: $0) }),
      let known = KeyScope.allCases.first(where: { "\($0)" == scope })
    {
      return Place.ScopedWord(scope: known, word: word).key.map { HoverText(key: $0) }
    }
    guard let uri = data?["uri"]?.string, let name = data?["name"]?.string, let owner = data?["owner"]?.string,
      let kind = data?["kind"]?.string.flatMap({ Item.Kind(rawValue: $0) })
    else { return nil }
    let file = data?["file"]?.string.map { DocumentURI($0).identity }
    workspace.makeReadable()
    return workspace.project(of: DocumentURI(uri).identity).hover(of: Item(kind, name, of: owner, in: file))
  }

  /// The paths of fragments that a file can mount, relative to it.
  private func mountPaths(from file: FileIdentity) -> [String] {
    let names = SystemPath(file.bytes).names
    let folder = workspace.folders.folder(of: file).map(\.names) ?? names.dropLast()
    let here = names.dropLast()
    return index.files.union(workspace.documents.keys).filter { $0 != file && $0.bytes.first == UInt8(ascii: "/") }
      .sorted { $0.bytes.lexicographicallyPrecedes($1.bytes) }.compactMap { other in
        let target = SystemPath(other.bytes).names
        guard target.starts(with: folder) else { return nil }
        let common = zip(here, target).prefix { $0 == $1 }.count
        let steps = Array(repeating: "..", count: here.count - common) + target[common...].compactMap(\.text)
        return steps.joined(separator: "/")
      }
  }
}

extension CompletionItem.Kind {
  /// The number of the kind in the protocol.
  var number: Int {
    switch self {
    case .key: 10
    case .keyword: 14
    case .builtin: 7
    case .path: 17
    case .item(let item):
      switch item.kind {
      case .screen: 7
      case .segue, .exit: 2
      case .tab: 9
      case .fact: 6
      case .condition: 3
      case .type: 13
      case .enumCase: 20
      case .argument, .parameter: 5
      case .graph, .file: 9
      }
    }
  }
}
