internal import NavTable

/// A URL as far as links go by it, read after RFC 3986 and without Foundation.
///
/// What is not a URL, or is one that no link should follow, is `nil`: a user name or a password in it, a control
/// character, more than 8,192 bytes, a segment that decodes to no text, or to `.` or `..`: somebody has taken those away on the
/// way here, or nobody can tell where it leads.
struct LinkAddress {
  /// Whose paths these are.
  enum Origin: Hashable {
    /// A path by itself.
    case anywhere
    /// A scheme that an app has for itself.
    case scheme(String)
    /// A site of the web.
    case site(scheme: String, host: String, port: Int)
  }

  /// A query item; its value is `nil` where that decodes to no text.
  struct Item {
    let name: String
    let value: String?
  }

  static let longest = 8_192

  let origin: Origin
  /// The path, decoded; a custom scheme's host counts as the first segment, and a slash at the end as none.
  let segments: [String]
  /// The query, in order. Items whose names decode to no text are left out.
  let items: [Item]

  init?(_ text: String) {
    let bytes = Array(text.utf8.prefix(Self.longest + 1))
    guard bytes.count <= Self.longest, bytes.allSatisfy({ $0 > 0x20 && $0 != 0x7F }) else { return nil }
    let withoutFragment = bytes.prefix { $0 != UInt8(ascii: "#") }
    let hierarchy = withoutFragment.prefix { $0 != UInt8(ascii: "?") }
    items = Self.items(withoutFragment.dropFirst(hierarchy.count + 1))

    guard let parts = Parts(hierarchy) else { return nil }
    var segments: [String] = []
    switch (parts.scheme, parts.authority) {
    case (nil, nil): origin = .anywhere
    case (nil, .some): return nil
    case (let scheme?, let authority) where scheme == "http" || scheme == "https":
      guard let authority, let (host, port) = Self.site(authority) else { return nil }
      origin = .site(scheme: scheme, host: host, port: port ?? (scheme == "http" ? 80 : 443))
    case (let scheme?, let authority):
      origin = .scheme(scheme)
      if let authority, !authority.isEmpty {
        guard !authority.contains(UInt8(ascii: "@")), !authority.contains(UInt8(ascii: ":")),
          let host = String.percentDecoded(authority), host != ".", host != ".."
        else { return nil }
        segments.append(host)
      }
    }
    guard let path = Self.segments(parts.path) else { return nil }
    self.segments = segments + path
  }

  /// The parts before the query, undecoded.
  private struct Parts {
    var scheme: String?
    var authority: ArraySlice<UInt8>?
    var path: ArraySlice<UInt8>

    init?(_ bytes: ArraySlice<UInt8>) {
      var rest = bytes
      if bytes.first != UInt8(ascii: "/") {
        guard let colon = bytes.firstIndex(of: UInt8(ascii: ":")), let name = Self.scheme(bytes[..<colon]) else {
          return nil
        }
        scheme = name
        rest = bytes[(colon + 1)...]
      }
      if rest.starts(with: [UInt8(ascii: "/"), UInt8(ascii: "/")]) {
        let authority = rest.dropFirst(2).prefix { $0 != UInt8(ascii: "/") }
        self.authority = authority
        rest = rest[authority.endIndex...]
      }
      guard rest.isEmpty || rest.first == UInt8(ascii: "/") else { return nil }
      path = rest
    }

    private static func scheme(_ bytes: ArraySlice<UInt8>) -> String? {
      let name = String(decoding: bytes, as: UTF8.self).lowercased()
      guard let first = name.utf8.first, isLetter(first) else { return nil }
      let others = Array("+-.0123456789".utf8)
      return name.utf8.allSatisfy { isLetter($0) || others.contains($0) } ? name : nil
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
      (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
    }
  }

  private static func site(_ authority: ArraySlice<UInt8>) -> (host: String, port: Int?)? {
    guard !authority.contains(UInt8(ascii: "@")) else { return nil }
    // A colon within the brackets of an IPv6 address is none.
    let bracket = authority.firstIndex(of: UInt8(ascii: "]"))
    let name = bracket.map { authority[...$0] } ?? authority.prefix { $0 != UInt8(ascii: ":") }
    let port = authority[name.endIndex...]
    guard !name.isEmpty, port.isEmpty || port.first == UInt8(ascii: ":") else { return nil }
    let host = String(decoding: name, as: UTF8.self).lowercased()
    let digits = port.dropFirst()
    guard !digits.isEmpty else { return (host, nil) }
    guard digits.count <= 5, digits.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }) else {
      return nil
    }
    return Int(String(decoding: digits, as: UTF8.self)).map { (host, $0) }
  }

  private static func segments(_ path: ArraySlice<UInt8>) -> [String]? {
    let path = path.last == UInt8(ascii: "/") ? path.dropLast() : path
    guard !path.isEmpty else { return [] }
    var segments: [String] = []
    for part in path.dropFirst().split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false) {
      guard let segment = String.percentDecoded(part), segment != ".", segment != ".." else { return nil }
      segments.append(segment)
    }
    return segments
  }

  private static func items(_ query: ArraySlice<UInt8>) -> [Item] {
    query.split(separator: UInt8(ascii: "&")).compactMap { item in
      let name = item.prefix { $0 != UInt8(ascii: "=") }
      guard let decoded = String.percentDecoded(name) else { return nil }
      return Item(name: decoded, value: String.percentDecoded(item.dropFirst(name.count + 1)))
    }
  }

  /// The segments after a base; `nil` where the URL begins with something else. Scheme and host are compared without
  /// regard to case; a path by itself is of every base.
  func path(after base: LinkBase) -> ArraySlice<String>? {
    guard origin == base.origin else { return origin == .anywhere ? segments[...] : nil }
    var rest = segments[...]
    if case .scheme = origin, let host = base.host {
      guard rest.popFirst()?.lowercased() == host else { return nil }
    }
    guard rest.starts(with: base.path) else { return nil }
    return rest.dropFirst(base.path.count)
  }
}

extension LinkBase {
  fileprivate var origin: LinkAddress.Origin {
    switch (scheme, host) {
    case ("http", let host?): .site(scheme: scheme, host: host, port: port ?? 80)
    case ("https", let host?): .site(scheme: scheme, host: host, port: port ?? 443)
    default: .scheme(scheme)
    }
  }
}
