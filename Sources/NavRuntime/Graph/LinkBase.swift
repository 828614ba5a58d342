internal import NavTable

/// The beginning of a graph's URLs.
public struct LinkBase: Hashable, Sendable {
  /// The scheme, in lower case.
  public let scheme: String
  /// The host, in lower case. `nil` for a scheme alone: then the host of a URL counts as the first segment of its
  /// path.
  public let host: String?
  /// The port, or `nil` if the base does not contain one.
  public let port: Int?
  /// The decoded segments of the path before the links.
  public let path: [String]
  /// The base as the author wrote it.
  public let text: String

  /// Parses a base such as `shop://`, `https://shop.example.com`, or `https://[::1]:8080/app`. Returns `nil` for a
  /// text that navc does not write.
  init?(_ text: String) {
    let sides = text.split(separator: "/", omittingEmptySubsequences: false)
    guard sides.count >= 3, sides[0].hasSuffix(":"), sides[1].isEmpty else { return nil }
    self.text = text
    scheme = sides[0].dropLast().lowercased()
    var host = sides[2].lowercased()
    var port: Int?
    if let colon = host.lastIndex(of: ":"), !host[colon...].contains("]") {
      guard let number = Int(host[host.index(after: colon)...]) else { return nil }
      port = number
      host = String(host[..<colon])
    }
    self.host = host.isEmpty ? nil : host
    self.port = port
    var path: [String] = []
    for segment in sides.dropFirst(3) where !segment.isEmpty {
      guard let plain = String.percentDecoded(segment) else { return nil }
      path.append(plain)
    }
    self.path = path
  }
}
