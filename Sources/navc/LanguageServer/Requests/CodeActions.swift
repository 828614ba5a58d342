import NavCompiler
import NavEditor
import NavTable

extension LanguageServer {
  static let codeActionKinds: JSONValue = ["quickfix", "source.fixAll.navc", "refactor.rewrite", "refactor.extract"]

  /// `textDocument/codeAction`.
  mutating func codeActions(_ params: JSONItem?) throws(ResponseError) -> JSONValue {
    let document = try document(params)
    guard let range = TextRange(params?["range"]) else { throw .params("the request has no range") }
    guard client.has("textDocument", "codeAction", "codeActionLiteralSupport") else { return [] }
    workspace.check()
    let only = params?["context"]?["only"]?.items.compactMap(\.string)
    func isWanted(_ kind: CodeAction.Kind) -> Bool {
      only.map { $0.contains { kind.rawValue == $0 || kind.rawValue.hasPrefix($0 + ".") || $0.isEmpty } }
        ?? (kind != .fixAll)
    }
    let identity = document.uri.identity
    let buffer = document.buffer
    let lower = buffer.offset(of: range.start, in: client.encoding)
    let upper = max(lower, buffer.offset(of: range.end, in: client.encoding))
    let model = workspace.model(of: identity)
    var actions: [JSONValue] = []
    for message in workspace.messages(of: identity) where isWanted(.quickFix) {
      let found = message.diagnostic.range
      guard Int(found.lower) <= upper, lower <= Int(found.upper) else { continue }
      var fixes = message.diagnostic.fixes.map { action($0, message) }
      if workspace.documents[identity]?.repaired == nil, let model {
        fixes += model.declarations(missingBy: message.diagnostic)
      }
      actions += fixes.map { json($0, for: message, buffer) }
    }
    if workspace.documents[identity]?.repaired == nil, let model {
      let refactorings = model.refactorings(at: lower).filter { isWanted($0.kind) }
      actions += refactorings.map { json($0, for: nil, buffer) }
    }
    if isWanted(.fixAll), let action = fixAll(identity) { actions.append(action) }
    return .array(actions)
  }

  private func action(_ fix: Diagnostic.Fix, _ message: FileMessage) -> CodeAction {
    let edits = fix.edits.map { edit in
      TextEdit(message.file(of: edit.range), Int(edit.range.lower)..<Int(edit.range.upper), edit.newText)
    }
    let isPreferred = message.diagnostic.fixes.count == 1 && fix.safety == .safe
    return CodeAction(title: fix.title, kind: .quickFix, edits: edits, isPreferred: isPreferred)
  }

  private func json(_ action: CodeAction, for message: FileMessage?, _ buffer: TextBuffer) -> JSONValue {
    var members: [(key: String, value: JSONValue)] = [
      ("title", .string(action.title)), ("kind", .string(action.kind.rawValue)),
    ]
    if action.isPreferred, client.has("textDocument", "codeAction", "isPreferredSupport") {
      members.append(("isPreferred", true))
    }
    if let message {
      var others: [FileIdentity: TextBuffer] = [:]
      members.append(("diagnostics", [json(message, buffer, &others)]))
    }
    members.append(("edit", workspaceEdit(action.edits)))
    return .object(members)
  }

  /// All safe fixes, if the file is valid with them. A client that resolves actions gets the edits later.
  private func fixAll(_ file: FileIdentity) -> JSONValue? {
    let hasFix = workspace.messages(of: file).contains {
      $0.diagnostic.fixes.count == 1 && $0.diagnostic.fixes[0].safety == .safe
    }
    guard hasFix, workspace.documents[file]?.repaired == nil, let edits = workspace.fixes(of: file) else { return nil }
    let title = JSONValue.string("apply all fixes of navc")
    let kind = JSONValue.string(CodeAction.Kind.fixAll.rawValue)
    guard client.list("textDocument", "codeAction", "resolveSupport", "properties", contains: "edit") else {
      return ["title": title, "kind": kind, "edit": workspaceEdit(edits)]
    }
    return ["title": title, "kind": kind, "data": .string(workspace.uri(of: file).text)]
  }

  /// `codeAction/resolve`.
  mutating func resolveCodeAction(_ params: JSONItem?) throws(ResponseError) -> JSONValue {
    guard let params, var members = params.copiedMembers else { throw .params("the request has no action") }
    guard let uri = params["data"]?.string, let edits = workspace.fixes(of: DocumentURI(uri).identity) else {
      return .object(members)
    }
    members.append(("edit", workspaceEdit(edits)))
    return .object(members)
  }
}
