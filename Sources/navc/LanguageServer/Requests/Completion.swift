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
      at: context, in: place.document.buffer, mountPaths: context.isMountPath ? mountPaths(from: place.identity) : [])
    guard let list = completer.list(at: place.offset) else { return [] }
    let range = JSONValue.copy(place.document.buffer.json(list.range, client.encoding).line)
    let uri = JSONValue.copy(JSONValue.string(place.document.uri.text).line)
    var files: [FileIdentity: JSONValue] = [:]
    let digits = String(list.items.count).utf8.count
    let items = list.items.enumerated().map { index, item in
      let number = String(index)
      let order = String(repeating: "0", count: digits - number.utf8.count) + number
      return json(item, range, order, uri, &files)
    }
    return ["isIncomplete": .bool(list.isIncomplete), "items": .array(items)]
  }

  private func json(
    _ item: CompletionItem, _ range: JSONValue, _ order: String, _ uri: JSONValue,
    _ files: inout [FileIdentity: JSONValue]
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
    case .key(let word): members.append(("data", [.string("\(word.scope)"), .string(word.word.rawValue)]))
    case .item(let named):
      var file = JSONValue.null
      if let identity = named.file {
        file = files[identity] ?? .copy(JSONValue.string(DocumentURI(of: identity).text).line)
        files[identity] = file
      }
      members.append(
        ("data", [uri, .string(named.kind.rawValue), .string(named.owner), .string(named.name), file]))
    case .keyword, .builtin, .path: break
    }
    return .object(members)
  }

  /// `completionItem/resolve`: adds the documentation.
  mutating func resolveCompletion(_ params: JSONItem?) throws(ResponseError) -> JSONValue {
    guard let item = params, var members = item.copiedMembers else { throw .params("the request has no item") }
    guard let text = documentation(item["data"]) else { return .object(members) }
    let usesMarkdown = client.prefersMarkdown("textDocument", "completion", "completionItem", "documentationFormat")
    members.append(
      (
        "documentation",
        ["kind": usesMarkdown ? "markdown" : "plaintext", "value": .string(usesMarkdown ? text.markdown : text.plain)]
      ))
    return .object(members)
  }

  /// The documentation of an item, whose data is the scope and word of a key, or the document and parts of a name.
  private mutating func documentation(_ data: JSONItem?) -> HoverText? {
    let parts = data?.items ?? []
    let texts = parts.map(\.string)
    if parts.count == 2, let word = texts[1].flatMap({ Keyword(rawValue: $0) }),
      let scope = KeyScope.allCases.first(where: { "\($0)" == texts[0] })
    {
      return Place.ScopedWord(scope: scope, word: word).key.map { HoverText(key: $0) }
    }
    guard parts.count == 5, let uri = texts[0], let kind = texts[1].flatMap({ Item.Kind(rawValue: $0) }),
      let owner = texts[2], let name = texts[3]
    else { return nil }
    workspace.makeReadable()
    let item = Item(kind, name, of: owner, in: texts[4].map { DocumentURI($0).identity })
    return workspace.project(of: DocumentURI(uri).identity).hover(of: item)
  }

  /// The paths of fragments that a file can mount, relative to it. A text without a file cannot mount any.
  private func mountPaths(from file: FileIdentity) -> [String] {
    func isOnDisk(_ file: FileIdentity) -> Bool { file.bytes.first == UInt8(ascii: "/") }
    guard isOnDisk(file) else { return [] }
    let names = SystemPath(file.bytes).names
    let folder = workspace.folders.folder(of: file).map(\.names) ?? names.dropLast()
    let others = index.files.union(workspace.documents.keys).filter { other in
      other != file && isOnDisk(other) && SystemPath(other.bytes).names.starts(with: folder)
    }
    var paths: [String] = []
    for other in others.sorted(by: { $0.bytes.lexicographicallyPrecedes($1.bytes) }).prefix(Self.mountLimit) {
      guard let source = workspace.source(other), FileReading.isFragment(source) else { continue }
      if let path = FileMoves.path(from: file, to: other) { paths.append(path) }
    }
    return paths
  }

  /// The maximum number of files that are read for a list of paths.
  private static let mountLimit = 1_000
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
