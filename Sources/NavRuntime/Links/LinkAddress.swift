internal import NavTable

/// The parts of a URL that links use, parsed without Foundation as RFC 3986 describes.
///
/// The result is `nil` for text that is not a URL, and for a URL with one of the following:
///
/// - a user name or a password
/// - a control character
/// - more than 8,192 bytes
/// - a segment that cannot be decoded
/// - a segment `.` or `..`: other software resolves or removes it, so it is unclear where the URL leads
struct LinkAddress {
  /// The scheme or site that a path belongs to.
  enum Origin: Hashable {
    /// A path without a scheme.
    case anywhere
    /// A custom scheme of an app.
    case scheme(String)
    /// A website.
    case site(scheme: String, host: String, port: Int)
  }

  /// A query item. The value is `nil` if it cannot be decoded.
  struct Item {
    let name: String
    let value: String?
  }

  static let longest = 8_192

  let origin: Origin
  /// The decoded path. The host of a custom scheme counts as the first segment, and a slash at the end is ignored.
  let segments: [String]
  /// The query items, in order. An item is left out if its name cannot be decoded.
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

  /// The parts before the query, not decoded.
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

  /// Whether a text is an `https` URL of one of these hosts, or of any host if there is no list. A user name or another
  /// port makes it unsafe.
  static func isSafe(_ text: String, to hosts: [String]?) -> Bool {
    guard case .site("https", let host, 443)? = LinkAddress(text)?.origin else { return false }
    return hosts?.contains(host) ?? true
  }

  private static func site(_ authority: ArraySlice<UInt8>) -> (host: String, port: Int?)? {
    guard !authority.contains(UInt8(ascii: "@")) else { return nil }
    // Colons inside the brackets of an IPv6 address do not start the port.
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

  /// Returns the segments after a base, or `nil` if the URL has another base. The scheme and the host are compared
  /// without regard to case. A path without a scheme matches every base.
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
