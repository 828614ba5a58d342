/// A response. The connection closes after each response, except the event stream.
struct HTTPResponse {
  enum Status: String {
    case ok = "200 OK"
    case moved = "308 Permanent Redirect"
    case badRequest = "400 Bad Request"
    case forbidden = "403 Forbidden"
    case notFound = "404 Not Found"
    case methodNotAllowed = "405 Method Not Allowed"
    case tooLarge = "431 Request Header Fields Too Large"
  }

  let bytes: [UInt8]

  init(_ status: Status, html: [UInt8]) {
    bytes = Self.head(status, "text/html; charset=utf-8", ["Content-Length: \(html.count)"]) + html
  }

  /// A response that consists of a status and a reason.
  init(_ status: Status, because reason: String? = nil) {
    self.init(status, reason, status == .methodNotAllowed ? ["Allow: GET"] : [])
  }

  /// A redirect to another path of this server.
  init(movedTo path: String) {
    self.init(.moved, nil, ["Location: \(path)"])
  }

  private init(_ status: Status, _ reason: String?, _ fields: [String]) {
    let text = Array((status.rawValue + "\n" + (reason.map { "\n\($0)\n" } ?? "")).utf8)
    bytes = Self.head(status, "text/plain; charset=utf-8", ["Content-Length: \(text.count)"] + fields) + text
  }

  /// The head of the event stream.
  static let events = head(.ok, "text/event-stream", [])

  private static func head(_ status: Status, _ type: String, _ more: [String]) -> [UInt8] {
    let lines = [
      "HTTP/1.1 \(status.rawValue)", "Content-Type: \(type)", "Cache-Control: no-store",
      "X-Content-Type-Options: nosniff", "X-Frame-Options: DENY", "Referrer-Policy: no-referrer",
      "Cross-Origin-Resource-Policy: same-origin", "Connection: close",
    ]
    return Array(((lines + more).joined(separator: "\r\n") + "\r\n\r\n").utf8)
  }
}
