import NavCompiler
import NavEditor
import NavTable

extension LanguageServer {
  static let codeActionKinds = JSONValue.array(CodeAction.Kind.allCases.map { .string($0.rawValue) })

  /// `textDocument/codeAction`.
  mutating func codeActions(_ params: JSONItem?) throws(ResponseError) -> JSONValue {
    let document = try document(params)
    guard let range = TextRange(params?["range"]) else { throw .params("the request has no range") }
    guard client.has("textDocument", "codeAction", "codeActionLiteralSupport") else { return [] }
    let only = params?["context"]?["only"]?.items.compactMap(\.string)
    let buffer = document.buffer
    let lower = buffer.offset(of: range.start, in: client.encoding)
    let place = lower..<max(lower, buffer.offset(of: range.end, in: client.encoding))
    let kinds = CodeAction.Kind.allCases.filter { kind in
      only.map { $0.contains { kind.rawValue == $0 || kind.rawValue.hasPrefix($0 + ".") || $0.isEmpty } }
        ?? (kind != .fixAll)
    }
    return .array(
      kinds.flatMap { kind in
        actions(kind, at: place, in: document).enumerated().map { index, offer in
          json(offer, at: place, index, in: document)
        }
      })
  }

  /// An action, with the message that it corrects.
  private struct Offer {
    var action: CodeAction
    var message: FileMessage?
  }

  /// The actions of one kind for a range of a document. The same texts have the same actions.
  private mutating func actions(
    _ kind: CodeAction.Kind, at range: Range<Int>, in document: OpenDocument
  ) -> [Offer] {
    workspace.check()
    let file = document.uri.identity
    // The names in a repaired text are not certain.
    let model = workspace.documents[file]?.repaired == nil ? workspace.model(of: file) : nil
    switch kind {
    case .quickFix:
      return workspace.messages(of: file).flatMap { message -> [Offer] in
        let found = message.diagnostic.range
        guard Int(found.lower) <= range.upperBound, range.lowerBound <= Int(found.upper) else { return [] }
        let fixes = message.diagnostic.fixes.map { action($0, message) }
        let declarations = model?.declarations(missingBy: message.diagnostic) ?? []
        return (fixes + declarations).map { Offer(action: $0, message: message) }
      }
    case .rewrite, .extract:
      let refactorings = model?.refactorings(at: range.lowerBound) ?? []
      return refactorings.filter { $0.kind == kind }.map { Offer(action: $0) }
    case .fixAll: return fixAll(file).map { [Offer(action: $0)] } ?? []
    }
  }

  private func action(_ fix: Diagnostic.Fix, _ message: FileMessage) -> CodeAction {
    let edits = fix.edits.map { edit in
      TextEdit(message.file(of: edit.range), Int(edit.range.lower)..<Int(edit.range.upper), edit.newText)
    }
    let isPreferred = message.diagnostic.fixes.count == 1 && fix.safety == .safe
    return CodeAction(title: fix.title, kind: .quickFix, edits: edits, isPreferred: isPreferred)
  }

  /// An action as JSON. A client that resolves edits gets them later.
  private func json(
    _ offer: Offer, at range: Range<Int>, _ index: Int, in document: OpenDocument
  ) -> JSONValue {
    let action = offer.action
    var members: [(key: String, value: JSONValue)] = [
      ("title", .string(action.title)), ("kind", .string(action.kind.rawValue)),
    ]
    if action.isPreferred, client.has("textDocument", "codeAction", "isPreferredSupport") {
      members.append(("isPreferred", true))
    }
    if let message = offer.message {
      var others: [FileIdentity: TextBuffer] = [:]
      members.append(("diagnostics", [json(message, document.buffer, &others)]))
    }
    if client.resolvesCodeActions {
      let numbers = [document.version, range.lowerBound, range.upperBound, index].map { JSONValue.number($0) }
      members.append(("data", .array([.string(document.uri.text)] + numbers)))
    } else {
      members.append(("edit", workspaceEdit(action.edits)))
    }
    return .object(members)
  }

  /// All safe fixes, if the file is valid with them.
  private func fixAll(_ file: FileIdentity) -> CodeAction? {
    let hasFix = workspace.messages(of: file).contains {
      $0.diagnostic.fixes.count == 1 && $0.diagnostic.fixes[0].safety == .safe
    }
    guard hasFix, workspace.documents[file]?.repaired == nil, let edits = workspace.fixes(of: file) else { return nil }
    return CodeAction(title: "apply all fixes of navc", kind: .fixAll, edits: edits)
  }

  /// `codeAction/resolve`: finds the action again, and adds its edits.
  mutating func resolveCodeAction(_ params: JSONItem?) throws(ResponseError) -> JSONValue {
    guard let params, var members = params.copiedMembers else { throw .params("the request has no action") }
    let data = params["data"]?.items ?? []
    let numbers = data.dropFirst().compactMap(\.int)
    guard let kind = params["kind"]?.string.flatMap({ CodeAction.Kind(rawValue: $0) }), numbers.count == 4,
      let uri = data.first?.string, let document = workspace.documents[DocumentURI(uri).identity],
      0 <= numbers[1], numbers[1] <= numbers[2]
    else { throw .params("the server did not offer the action") }
    let offers = actions(kind, at: numbers[1]..<numbers[2], in: document)
    guard document.version == numbers[0], offers.indices.contains(numbers[3]),
      offers[numbers[3]].action.title == params["title"]?.string
    else { throw .failed("the text has changed since the action was offered") }
    members.append(("edit", workspaceEdit(offers[numbers[3]].action.edits)))
    return .object(members)
  }
}
