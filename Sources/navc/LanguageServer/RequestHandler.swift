import NavCompiler
import NavTable

/// A request that the server answers, with the capability that announces it.
///
/// ``all`` lists the requests. The announced capabilities are derived from it, so the server announces no request that
/// it cannot answer.
struct RequestHandler {
  typealias Answer =
    @Sendable (inout LanguageServer, JSONItem?, Cancellation) throws(ResponseError) -> JSONValue

  let method: String
  /// The member of the server's capabilities, or `nil` if another request announces it.
  var capability: (name: String, value: @Sendable (ClientFeatures) -> JSONValue?)?
  let answer: Answer

  static let all: [RequestHandler] = [
    RequestHandler(method: "initialize", capability: nil) { server, params, _ in server.initialize(params) },
    RequestHandler(method: "shutdown", capability: nil) { _, _, _ in .null },
    RequestHandler(
      method: "textDocument/diagnostic",
      capability: (
        "diagnosticProvider",
        { $0.has("textDocument", "diagnostic") ? ["interFileDependencies": true, "workspaceDiagnostics": false] : nil }
      )
    ) { server, params, _ throws(ResponseError) in try server.pullDiagnostics(params) },
  ]

  private static let byMethod = Dictionary(uniqueKeysWithValues: all.map { ($0.method, $0) })

  static func named(_ method: String) -> RequestHandler? { byMethod[method] }
}
