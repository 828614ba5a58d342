/// The head of an HTTP request, with the fields that the server needs.
struct HTTPRequest: Equatable {
  var method: String
  /// The path without the query, not decoded.
  var path: String
  /// The `Host` field, or `nil` if it is missing or repeated.
  var host: String?

  /// The reason that bytes are not a request.
  enum Failure: Error {
    case malformed
  }

  /// The maximum size of a head, in bytes.
  static let longest = 16_384

  /// The end of the head, or `nil` if the head is incomplete.
  static func end(of bytes: [UInt8]) -> Int? {
    let mark = Array("\r\n\r\n".utf8)
    guard bytes.count >= mark.count else { return nil }
    return (0...(bytes.count - mark.count)).first { bytes[$0..<($0 + mark.count)].elementsEqual(mark) }
  }

  /// Parses a head, without the empty line at its end.
  init(head: some Sequence<UInt8>) throws(Failure) {
    guard let text = String(validating: head, as: UTF8.self) else { throw .malformed }
    var lines = text.split(separator: "\r\n", omittingEmptySubsequences: false)[...]
    let words = lines.popFirst()?.split(separator: " ", omittingEmptySubsequences: false) ?? []
    guard words.count == 3, words[1].hasPrefix("/"), words[2] == "HTTP/1.1" || words[2] == "HTTP/1.0" else {
      throw .malformed
    }
    method = String(words[0])
    path = String(words[1].prefix { $0 != "?" })
    var hosts: [String] = []
    for line in lines {
      guard let colon = line.firstIndex(of: ":"), !line.hasPrefix(" ") else { throw .malformed }
      if line[..<colon].lowercased() == "host" {
        hosts.append(line[line.index(after: colon)...].filter { $0 != " " && $0 != "\t" })
      }
    }
    host = hosts.count == 1 ? hosts.first : nil
  }
}
