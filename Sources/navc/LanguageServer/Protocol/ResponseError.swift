/// The error of a response, with a code of JSON-RPC 2.0 or of LSP 3.17.
struct ResponseError: Error, Equatable {
  var code: Int
  var message: String

  init(_ code: Int, _ message: String) {
    self.code = code
    self.message = message
  }

  static let notJSON = ResponseError(-32700, "the message is not JSON")
  static let notAMessage = ResponseError(-32600, "the JSON is not a request, a notification, or a response")
  static let initializedTwice = ResponseError(-32600, "the server is already initialized")
  static let shutDown = ResponseError(-32600, "the server is shut down")
  static let notInitialized = ResponseError(-32002, "the first request must be 'initialize'")
  static let cancelled = ResponseError(-32800, "the request is cancelled")

  static func unknownMethod(_ method: String) -> ResponseError { ResponseError(-32601, "unknown request '\(method)'") }
  static func params(_ message: String) -> ResponseError { ResponseError(-32602, message) }
  /// The request is valid but cannot succeed.
  static func failed(_ message: String) -> ResponseError { ResponseError(-32803, message) }
}
