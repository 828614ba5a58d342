import NavCompiler
import NavEditor
import NavTable

/// The call hierarchy: the segues that open a screen, and the segues of a screen.
extension LanguageServer {
  /// `textDocument/prepareCallHierarchy`.
  mutating func prepareCallHierarchy(_ params: JSONItem?) throws(ResponseError) -> JSONValue {
    let place = try place(params)
    let project = workspace.project(of: place.identity)
    let found = project.hierarchy(at: place.readable, in: place.identity).compactMap { json($0, project) }
    return found.isEmpty ? .null : .array(found)
  }

  /// `callHierarchy/incomingCalls`.
  mutating func incomingCalls(_ params: JSONItem?) throws(ResponseError) -> JSONValue {
    completeIndex()
    let node = try hierarchyNode(params)
    let project = workspace.project(of: node.file)
    return .array(
      project.incoming(node).compactMap { call in
        json(call.node, project).map { ["from": $0, "fromRanges": ranges(of: call, in: call.node.file)] }
      })
  }

  /// `callHierarchy/outgoingCalls`.
  mutating func outgoingCalls(_ params: JSONItem?) throws(ResponseError) -> JSONValue {
    completeIndex()
    let node = try hierarchyNode(params)
    let project = workspace.project(of: node.file)
    return .array(
      project.outgoing(node).compactMap { call in
        json(call.node, project).map { ["to": $0, "fromRanges": ranges(of: call, in: node.file)] }
      })
  }

  private func ranges(of call: HierarchyCall, in file: FileIdentity) -> JSONValue {
    .array(call.ranges.map { json(Project.Place(file, $0)) })
  }

  private func json(_ node: HierarchyNode, _ project: Project) -> JSONValue? {
    guard let model = project.models[node.file], let ranges = model.ranges(of: node) else { return nil }
    var members: [(key: String, value: JSONValue)] = [
      ("name", .string(node.kind == .link ? "link" : node.name)), ("kind", .number(node.kind.symbolKind)),
      ("uri", .string(workspace.uri(of: node.file).text)),
      ("range", json(Project.Place(node.file, ranges.declaration))),
      ("selectionRange", json(Project.Place(node.file, ranges.name))),
      ("data", [.string(node.kind.rawValue), .string(node.name)]),
    ]
    let detail = model.detail(of: node)
    if !detail.isEmpty { members.append(("detail", .string(detail))) }
    return .object(members)
  }

  /// The entry that the client returns.
  private mutating func hierarchyNode(_ params: JSONItem?) throws(ResponseError) -> HierarchyNode {
    let item = params?["item"]
    let data = (item?["data"]?.items ?? []).map(\.string)
    guard let uri = item?["uri"]?.string, data.count == 2, let name = data[1],
      let kind = data[0].flatMap({ HierarchyNode.Kind(rawValue: $0) })
    else { throw .params("the request has no item of this server") }
    let file = DocumentURI(uri).identity
    guard workspace.mayRead(file) else { throw .params("the file '\(uri)' is not in a folder of the workspace") }
    workspace.makeReadable()
    return HierarchyNode(kind, name, in: file)
  }
}

extension HierarchyNode.Kind {
  /// The number of the kind in the protocol.
  fileprivate var symbolKind: Int {
    switch self {
    case .screen: Item.Kind.screen.symbolKind
    case .anywhere: 3
    case .link: 15
    }
  }
}
