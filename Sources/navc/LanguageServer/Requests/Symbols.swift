import NavCompiler
import NavEditor
import NavTable

/// The symbols of a document, and of the workspace.
extension LanguageServer {
  mutating func documentSymbols(_ params: JSONItem?) throws(ResponseError) -> JSONValue {
    let identity = try document(params).uri.identity
    workspace.makeReadable()
    guard let model = workspace.model(of: identity), let buffer = workspace.buffer(of: identity) else { return [] }
    guard client.has("textDocument", "documentSymbol", "hierarchicalDocumentSymbolSupport") else {
      return .array(model.symbolTree.flatMap { flat($0, in: "", identity, buffer) })
    }
    return .array(model.symbolTree.map { json($0, identity, buffer) })
  }

  private func json(_ node: SymbolNode, _ file: FileIdentity, _ buffer: TextBuffer) -> JSONValue {
    let range = workspace.written(node.range, in: file)
    let name = workspace.written(node.nameRange, in: file)
    var members: [(key: String, value: JSONValue)] = [
      ("name", .string(node.name.isEmpty ? "\"\"" : node.name)), ("kind", .number(node.kind.symbolKind)),
      // The range of a name is inside the range of its declaration.
      ("range", buffer.json(range.lowerBound..<max(range.upperBound, name.upperBound), client.encoding)),
      ("selectionRange", buffer.json(name, client.encoding)),
    ]
    if !node.detail.isEmpty { members.append(("detail", .string(node.detail))) }
    if !node.children.isEmpty { members.append(("children", .array(node.children.map { json($0, file, buffer) }))) }
    return .object(members)
  }

  private func flat(
    _ node: SymbolNode, in container: String, _ file: FileIdentity, _ buffer: TextBuffer
  ) -> [JSONValue] {
    [information(node, in: container, file, buffer)]
      + node.children.flatMap { flat($0, in: node.name, file, buffer) }
  }

  private func information(
    _ node: SymbolNode, in container: String, _ file: FileIdentity, _ buffer: TextBuffer
  ) -> JSONValue {
    [
      "name": .string(node.name), "kind": .number(node.kind.symbolKind), "containerName": .string(container),
      "location": [
        "uri": .string(workspace.uri(of: file).text),
        "range": buffer.json(workspace.written(node.nameRange, in: file), client.encoding),
      ],
    ]
  }

  /// `workspace/symbol`.
  mutating func workspaceSymbols(_ params: JSONItem?) throws(ResponseError) -> JSONValue {
    guard let query = params?["query"]?.string else { throw .params("the request has no query") }
    completeIndex()
    workspace.makeReadable()
    let files = index.files.union(workspace.documents.keys)
      .sorted { $0.bytes.lexicographicallyPrecedes($1.bytes) }
    var buffers: [FileIdentity: TextBuffer] = [:]
    let workspace = workspace
    let found = SymbolSearch.search(query, in: files.lazy.compactMap { workspace.model(of: $0) })
    return .array(
      found.compactMap { result in
        guard let buffer = buffers[result.file] ?? workspace.buffer(of: result.file) else { return nil }
        buffers[result.file] = buffer
        return information(result.node, in: result.container, result.file, buffer)
      })
  }
}

extension Item.Kind {
  /// The number of the kind in the protocol.
  var symbolKind: Int {
    switch self {
    case .graph: 3
    case .screen: 5
    case .segue: 6
    case .tab: 8
    case .fact: 7
    case .condition: 17
    case .type: 10
    case .enumCase: 22
    case .exit: 24
    case .argument, .parameter: 13
    case .file: 1
    }
  }
}
