/// The URI of a deep link, if the graph can express it: a base, a path of literals and placeholders, and a query of
/// placeholders.
struct DeepLinkPattern {
  enum Segment {
    /// A literal as written, and after percent-decoding.
    case literal(String, decoded: String)
    case placeholder(String)
  }

  /// The part before the path: `scheme://`, or a website.
  private(set) var base = ""
  private(set) var segments: [Segment] = []
  private(set) var query: [(name: String, placeholder: String)] = []

  /// The names of the arguments in the URI.
  var placeholders: [String] {
    segments.compactMap { if case .placeholder(let name) = $0 { name } else { nil } } + query.map(\.placeholder)
  }

  private static let (mostBytes, mostPlaceholders) = (8_192, 64)

  /// Reads a URI.
  ///
  /// - Returns: `nil` for a URI with a wildcard, a partial placeholder, a fixed query, or characters that a link cannot
  ///   contain.
  init?(_ uri: String) {
    let bytes = Array(uri.utf8)
    guard bytes.count <= Self.mostBytes, !bytes.contains(where: { $0 <= 0x20 || $0 == 0x7F || "\\#".utf8.contains($0) })
    else { return nil }
    let question = bytes.firstIndex(of: UInt8(ascii: "?")) ?? bytes.endIndex
    guard let path = readBase(bytes[..<question]), readPath(path), readQuery(bytes[question...].dropFirst()) else {
      return nil
    }
    let names = placeholders
    guard names.count <= Self.mostPlaceholders, Set(names).count == names.count else { return nil }
  }

  /// Returns the path of the link, with the names that the graph gives the arguments.
  func path(naming name: (String) -> String) -> String {
    let parts = segments.map { segment in
      switch segment {
      case .literal(let text, _): text
      case .placeholder(let argument): "{\(name(argument))}"
      }
    }
    let items = query.map { "\($0.name)={\(name($0.placeholder))}" }
    return "/" + parts.joined(separator: "/") + (items.isEmpty ? "" : "?" + items.joined(separator: "&"))
  }

  // MARK: - Reading

  /// Reads the scheme, and the host of a website.
  ///
  /// - Returns: The rest, without the first `/`.
  private mutating func readBase(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    var (scheme, rest) = ("https", bytes)
    if let colon = bytes.firstIndex(of: UInt8(ascii: ":")), bytes[colon...].starts(with: "://".utf8) {
      guard let first = bytes.first, Self.isLetter(first),
        bytes[..<colon].allSatisfy({ Self.isLetterOrDigit($0) || "+-.".utf8.contains($0) })
      else { return nil }
      scheme = String(decoding: bytes[..<colon], as: UTF8.self).lowercased()
      rest = bytes[colon...].dropFirst(3)
    }
    base = scheme + "://"
    guard scheme == "http" || scheme == "https" else { return rest }
    let host = rest.prefix { $0 != UInt8(ascii: "/") }
    guard Self.isHost(host) else { return nil }
    base += String(decoding: host, as: UTF8.self).lowercased()
    return rest.dropFirst(host.count + 1)
  }

  private mutating func readPath(_ bytes: ArraySlice<UInt8>) -> Bool {
    let slash = UInt8(ascii: "/")
    let path = bytes.last == slash ? bytes.dropLast() : bytes
    guard !path.isEmpty else { return bytes.isEmpty || !base.hasSuffix("://") }
    for part in path.split(separator: slash, omittingEmptySubsequences: false) {
      if let name = Self.placeholder(part) {
        segments.append(.placeholder(name))
      } else if let literal = Self.literal(part), literal.decoded != ".", literal.decoded != "..",
        !literal.text.contains(".*")
      {
        segments.append(.literal(literal.text, decoded: literal.decoded))
      } else {
        return false
      }
    }
    return true
  }

  private mutating func readQuery(_ bytes: ArraySlice<UInt8>) -> Bool {
    var names: Set<String> = []
    guard !bytes.isEmpty else { return true }
    for item in bytes.split(separator: UInt8(ascii: "&"), omittingEmptySubsequences: false) {
      guard let equals = item.firstIndex(of: UInt8(ascii: "=")), let name = Self.literal(item[..<equals]),
        let placeholder = Self.placeholder(item[equals...].dropFirst()), names.insert(name.decoded).inserted,
        !item[..<equals].contains(UInt8(ascii: "?"))
      else { return false }
      query.append((name.text, placeholder))
    }
    return true
  }

  /// Returns the name in `{name}`, or `nil` for another text.
  private static func placeholder(_ bytes: ArraySlice<UInt8>) -> String? {
    guard bytes.count > 2, bytes.first == UInt8(ascii: "{"), bytes.last == UInt8(ascii: "}") else { return nil }
    let name = bytes.dropFirst().dropLast()
    return name.contains { "{}".utf8.contains($0) } ? nil : String(decoding: name, as: UTF8.self)
  }

  /// Returns a text without braces, also after percent-decoding.
  private static func literal(_ bytes: ArraySlice<UInt8>) -> (text: String, decoded: String)? {
    guard !bytes.isEmpty, !bytes.contains(where: { "{}".utf8.contains($0) }) else { return nil }
    var plain: [UInt8] = []
    var index = bytes.startIndex
    while index < bytes.endIndex {
      guard bytes[index] == UInt8(ascii: "%") else {
        plain.append(bytes[index])
        index += 1
        continue
      }
      let digits = bytes[index...].dropFirst().prefix(2)
      guard digits.count == 2, digits.allSatisfy(isHexadecimal),
        let byte = UInt8(String(decoding: digits, as: UTF8.self), radix: 16)
      else { return nil }
      plain.append(byte)
      index += 3
    }
    guard let decoded = String(validating: plain, as: UTF8.self) else { return nil }
    return (String(decoding: bytes, as: UTF8.self), decoded)
  }

  // MARK: - Characters

  private static func isHost(_ bytes: ArraySlice<UInt8>) -> Bool {
    let name = bytes.prefix { $0 != UInt8(ascii: ":") }
    guard !name.isEmpty, name.allSatisfy({ isLetterOrDigit($0) || "-._~".utf8.contains($0) }) else { return false }
    guard name.count < bytes.count else { return true }
    let port = bytes[name.endIndex...].dropFirst()
    return port.allSatisfy(isDigit) && UInt16(String(decoding: port, as: UTF8.self)) != nil && port.count <= 5
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    byte < 0x80 && UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20
  }

  private static func isDigit(_ byte: UInt8) -> Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte }

  private static func isLetterOrDigit(_ byte: UInt8) -> Bool { isLetter(byte) || isDigit(byte) }

  private static func isHexadecimal(_ byte: UInt8) -> Bool {
    isDigit(byte) || UInt8(ascii: "a")...UInt8(ascii: "f") ~= byte | 0x20
  }
}
