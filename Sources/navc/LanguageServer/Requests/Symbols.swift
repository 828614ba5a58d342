import NavCompiler
import NavEditor
import NavTable

/// The symbols of a document, and of the workspace.
extension LanguageServer {
  mutating func documentSymbols(_ params: JSONItem?) throws(ResponseError) -> JSONValue {
    let identity = try document(params).uri.identity
    workspace.makeReadable()
    guard let model = workspace.model(of: identity) else { return [] }
    guard client.has("textDocument", "documentSymbol", "hierarchicalDocumentSymbolSupport") else {
      return .array(model.symbolTree.flatMap { flat($0, in: "", identity) })
    }
    return .array(model.symbolTree.map { json($0, identity) })
  }

  private func json(_ node: SymbolNode, _ file: FileIdentity) -> JSONValue {
    // The range of a name is inside the range of its declaration.
    let range = node.range.lowerBound..<max(node.range.upperBound, node.nameRange.upperBound)
    var members: [(key: String, value: JSONValue)] = [
      ("name", .string(node.name.isEmpty ? "\"\"" : node.name)), ("kind", .number(node.kind.symbolKind)),
      ("range", json(Project.Place(file, range))), ("selectionRange", json(Project.Place(file, node.nameRange))),
    ]
    if !node.detail.isEmpty { members.append(("detail", .string(node.detail))) }
    if !node.children.isEmpty { members.append(("children", .array(node.children.map { json($0, file) }))) }
    return .object(members)
  }

  private func flat(_ node: SymbolNode, in container: String, _ file: FileIdentity) -> [JSONValue] {
    [information(node, in: container, file)] + node.children.flatMap { flat($0, in: node.name, file) }
  }

  private func information(_ node: SymbolNode, in container: String, _ file: FileIdentity) -> JSONValue {
    [
      "name": .string(node.name), "kind": .number(node.kind.symbolKind), "containerName": .string(container),
      "location": location(Project.Place(file, node.nameRange)),
    ]
  }

  /// `workspace/symbol`.
  mutating func workspaceSymbols(_ params: JSONItem?) throws(ResponseError) -> JSONValue {
    guard let query = params?["query"]?.string else { throw .params("the request has no query") }
    completeIndex()
    workspace.makeReadable()
    let files = index.files.union(workspace.documents.keys)
      .sorted { $0.bytes.lexicographicallyPrecedes($1.bytes) }
    let workspace = workspace
    let found = SymbolSearch.search(query, in: files.lazy.compactMap { workspace.model(of: $0) })
    return .array(found.map { information($0.node, in: $0.container, $0.file) })
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
