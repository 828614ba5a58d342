/// The head of a request, as far as a server of one page needs it.
struct HTTPRequest: Equatable {
  var method: String
  /// As it is written, without a query.
  var path: String
  /// What the request calls the server; `nil` where it says nothing, or says it twice.
  var host: String?

  /// Why bytes are no request.
  enum Failure: Error {
    case malformed
  }

  /// A head may be so long, in bytes.
  static let longest = 16_384

  /// Where the head ends, or `nil` where more has to come.
  static func end(of bytes: [UInt8]) -> Int? {
    let mark = Array("\r\n\r\n".utf8)
    guard bytes.count >= mark.count else { return nil }
    return (0...(bytes.count - mark.count)).first { bytes[$0..<($0 + mark.count)].elementsEqual(mark) }
  }

  /// Reads a head, without the empty line behind it.
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
