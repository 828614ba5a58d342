import NavCompiler
import NavTable

/// A request that the server answers, with the capability that announces it.
///
/// ``all`` lists the requests. The announced capabilities are derived from it, so the server announces no request that
/// it cannot answer.
struct RequestHandler {
  typealias Answer = @Sendable (inout LanguageServer, JSONItem?) throws(ResponseError) -> JSONValue

  let method: String
  /// The member of the server's capabilities, such as `hoverProvider` or `workspace.fileOperations`. It is `nil` if
  /// another request announces it.
  var capability: (name: String, value: @Sendable (ClientFeatures) -> JSONValue?)?
  /// The answer for a document that is not a graph.
  var foreignAnswer = JSONValue.null
  let answer: Answer

  static let all: [RequestHandler] = [
    RequestHandler(method: "initialize", capability: nil) { server, params in server.initialize(params) },
    RequestHandler(method: "shutdown", capability: nil) { _, _ in .null },
    RequestHandler(
      method: "textDocument/diagnostic",
      capability: (
        "diagnosticProvider",
        { $0.has("textDocument", "diagnostic") ? ["interFileDependencies": true, "workspaceDiagnostics": false] : nil }
      ),
      foreignAnswer: ["kind": "full", "items": []]
    ) { server, params throws(ResponseError) in try server.pullDiagnostics(params) },
    RequestHandler(
      method: "textDocument/completion",
      capability: (
        "completionProvider",
        { _ in ["triggerCharacters": LanguageServer.completionTriggers, "resolveProvider": true] }
      )
    ) { server, params throws(ResponseError) in try server.completion(params) },
    RequestHandler(method: "completionItem/resolve", capability: nil) { server, params throws(ResponseError) in
      try server.resolveCompletion(params)
    },
    simple("textDocument/hover", "hoverProvider") { server, params throws(ResponseError) in
      try server.hover(params)
    },
    simple("textDocument/definition", "definitionProvider") { server, params throws(ResponseError) in
      try server.definition(params)
    },
    simple("textDocument/references", "referencesProvider") { server, params throws(ResponseError) in
      try server.references(params)
    },
    simple("textDocument/documentHighlight", "documentHighlightProvider") { server, params throws(ResponseError) in
      try server.highlights(params)
    },
    simple("textDocument/documentSymbol", "documentSymbolProvider") { server, params throws(ResponseError) in
      try server.documentSymbols(params)
    },
    simple("workspace/symbol", "workspaceSymbolProvider") { server, params throws(ResponseError) in
      try server.workspaceSymbols(params)
    },
    RequestHandler(
      method: "textDocument/codeAction",
      capability: (
        "codeActionProvider",
        { client in
          guard client.has("textDocument", "codeAction", "codeActionLiteralSupport") else { return nil }
          return [
            "codeActionKinds": LanguageServer.codeActionKinds,
            "resolveProvider": .bool(client.resolvesCodeActions),
          ]
        }
      )
    ) { server, params throws(ResponseError) in try server.codeActions(params) },
    RequestHandler(method: "codeAction/resolve", capability: nil) { server, params throws(ResponseError) in
      try server.resolveCodeAction(params)
    },
    RequestHandler(
      method: "textDocument/rename",
      capability: (
        "renameProvider",
        { $0.has("textDocument", "rename", "prepareSupport") ? ["prepareProvider": true] : true }
      )
    ) { server, params throws(ResponseError) in try server.rename(params) },
    RequestHandler(method: "textDocument/prepareRename", capability: nil) { server, params throws(ResponseError) in
      try server.prepareRename(params)
    },
    simple("textDocument/formatting", "documentFormattingProvider") { server, params throws(ResponseError) in
      try server.formatting(params)
    },
    simple("textDocument/rangeFormatting", "documentRangeFormattingProvider") { server, params throws(ResponseError) in
      guard let range = TextRange(params?["range"]) else { throw .params("the request has no range") }
      return try server.formatting(params, in: range)
    },
    simple("textDocument/foldingRange", "foldingRangeProvider") { server, params throws(ResponseError) in
      try server.foldingRanges(params)
    },
    RequestHandler(
      method: "textDocument/semanticTokens/full",
      capability: ("semanticTokensProvider", { LanguageServer.semanticTokensCapability($0) })
    ) { server, params throws(ResponseError) in try server.semanticTokens(params) },
    RequestHandler(method: "textDocument/semanticTokens/full/delta", capability: nil) {
      server, params throws(ResponseError) in try server.semanticTokensDelta(params)
    },
    RequestHandler(method: "textDocument/semanticTokens/range", capability: nil) {
      server, params throws(ResponseError) in try server.semanticTokensInRange(params)
    },
    simple("textDocument/documentLink", "documentLinkProvider", ["resolveProvider": false]) {
      server, params throws(ResponseError) in try server.documentLinks(params)
    },
    simple("textDocument/selectionRange", "selectionRangeProvider") { server, params throws(ResponseError) in
      try server.selectionRanges(params)
    },
    RequestHandler(
      method: "textDocument/prepareCallHierarchy",
      capability: ("callHierarchyProvider", { $0.has("textDocument", "callHierarchy") ? true : nil })
    ) { server, params throws(ResponseError) in try server.prepareCallHierarchy(params) },
    RequestHandler(method: "callHierarchy/incomingCalls", capability: nil) { server, params throws(ResponseError) in
      try server.incomingCalls(params)
    },
    RequestHandler(method: "callHierarchy/outgoingCalls", capability: nil) { server, params throws(ResponseError) in
      try server.outgoingCalls(params)
    },
    simple("workspace/executeCommand", "executeCommandProvider", LanguageServer.commands) {
      server, params throws(ResponseError) in try server.executeCommand(params)
    },
    RequestHandler(
      method: "textDocument/codeLens",
      capability: (
        "codeLensProvider", { $0.has("textDocument", "codeLens") ? ["resolveProvider": false] : nil }
      )
    ) { server, params throws(ResponseError) in try server.codeLenses(params) },
    RequestHandler(
      method: "textDocument/inlayHint",
      capability: ("inlayHintProvider", { $0.has("textDocument", "inlayHint") ? true : nil })
    ) { server, params throws(ResponseError) in try server.inlayHints(params) },
    simple("textDocument/signatureHelp", "signatureHelpProvider", LanguageServer.signatureTriggers) {
      server, params throws(ResponseError) in try server.signatureHelp(params)
    },
    RequestHandler(
      method: "workspace/willRenameFiles",
      capability: ("workspace.fileOperations", { LanguageServer.fileOperations($0) })
    ) { server, params throws(ResponseError) in try server.willRenameFiles(params) },
  ]

  /// A request whose capability does not depend on the client.
  private static func simple(
    _ method: String, _ capability: String, _ value: JSONValue = true,
    _ answer: @escaping Answer
  ) -> RequestHandler {
    RequestHandler(method: method, capability: (capability, { _ in value }), answer: answer)
  }

  private static let byMethod = Dictionary(uniqueKeysWithValues: all.map { ($0.method, $0) })

  static func named(_ method: String) -> RequestHandler? { byMethod[method] }
}
