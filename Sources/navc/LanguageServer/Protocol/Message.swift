import NavTable

/// A message from the client.
enum Message: Sendable {
  case request(Request)
  case notification(method: String, params: JSONItem?)
  /// The answer to a request of the server. The result is `nil` for an error.
  case response(id: String, result: JSONItem?)
  /// A body that is not JSON.
  case notJSON
  /// A JSON value that is not a message, such as a batch. The ID is `null` if there is none.
  case invalid(id: String)

  struct Request: Sendable {
    /// The ID as received.
    var id: String
    var method: String
    var params: JSONItem?
    /// Whether the client still wants the answer.
    let cancellation = Cancellation()
  }

  /// Reads the body of a frame.
  init(_ body: [UInt8]) {
    guard let item = JSONDocument.read(body)?.root else {
      self = .notJSON
      return
    }
    let id = item["id"].flatMap { $0.isIdentifier ? $0.written : nil }
    guard item.isObject, item["id"] == nil || id != nil else {
      self = .invalid(id: "null")
      return
    }
    let params = item["params"]
    let hasValidParams = params.map { $0.isObject || $0.isArray || $0.isNull } ?? true
    switch (item["method"].map(\.string), id) {
    case (let method??, let id?) where hasValidParams:
      self = .request(Request(id: id, method: method, params: params))
    case (let method??, nil) where hasValidParams: self = .notification(method: method, params: params)
    case (nil, let id?) where item["result"] != nil || item["error"] != nil:
      self = .response(id: id, result: item["error"] == nil ? item["result"] : nil)
    default: self = .invalid(id: id ?? "null")
    }
  }
}
