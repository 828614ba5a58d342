/// Parses the text of a link.
///
///     link        = "/" [ segment *( "/" segment ) ] [ "?" item *( "&" item ) ]
///     segment     = literal / placeholder
///     item        = literal "=" placeholder
///     placeholder = "{" name "}"
///
/// A literal and a URL are compared after percent-decoding.
struct LinkParser {
  /// The maximum number of placeholders. The checks process each placeholder for each part of the path.
  static let placeholderLimit = 64
  /// The maximum size of a link in bytes. Longer URLs do not match any link.
  static let sizeLimit = 8_192

  private let bytes: [UInt8]
  private var link = LinkSyntax()
  private var queryNames: [String: Range<Int>] = [:]
  private var placeholders: [String: Range<Int>] = [:]

  static func parse(_ bytes: [UInt8]) -> Result<LinkSyntax, LinkSyntaxError> {
    var parser = LinkParser(bytes: bytes)
    do throws(LinkSyntaxError) {
      try parser.read()
      return .success(parser.link)
    } catch {
      return .failure(error)
    }
  }

  private init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  private mutating func read() throws(LinkSyntaxError) {
    try checkStart()
    guard bytes.count <= Self.sizeLimit else {
      throw LinkSyntaxError(
        message: "a link can have at most \(Self.sizeLimit) bytes", range: Self.sizeLimit..<bytes.count)
    }
    let question = firstIndex(of: "?", in: 0..<bytes.count)
    try readPath(0..<(question ?? bytes.count))
    if let question { try readQuery(question..<bytes.count) }
  }

  private func checkStart() throws(LinkSyntaxError) {
    guard bytes.first != UInt8(ascii: "/") else { return }
    let first = 0..<(firstIndex(of: "/", in: 0..<bytes.count) ?? bytes.count)
    if !first.isEmpty, bytes[first.upperBound - 1] == UInt8(ascii: ":"),
      bytes.dropFirst(first.upperBound + 1).first == UInt8(ascii: "/")
    {
      let path = firstIndex(of: "/", in: min(first.upperBound + 2, bytes.count)..<bytes.count) ?? bytes.count
      throw LinkSyntaxError(
        message: "a link is a path; put the scheme and the host under 'bases' of 'links'", range: 0..<path)
    }
    throw LinkSyntaxError(
      message: "a link begins with '/'", range: first, fix: ("put '/' before it", 0..<0, "/"))
  }

  // MARK: - Path

  private mutating func readPath(_ range: Range<Int>) throws(LinkSyntaxError) {
    guard range.count > 1 else { return }
    var slash = range.lowerBound
    while slash < range.upperBound {
      let start = slash + 1
      let end = firstIndex(of: "/", in: start..<range.upperBound) ?? range.upperBound
      if start == end { throw emptySegment(slash, isLast: end == range.upperBound) }
      link.path.append(try segment(start..<end))
      slash = end
    }
  }

  private func emptySegment(_ slash: Int, isLast: Bool) -> LinkSyntaxError {
    LinkSyntaxError(
      message: isLast ? "a link does not end with '/'" : "there is nothing between these slashes",
      range: isLast ? slash..<slash + 1 : slash..<slash + 2, fix: ("remove '/'", slash..<slash + 1, ""))
  }

  private mutating func segment(_ range: Range<Int>) throws(LinkSyntaxError) -> LinkSyntax.Segment {
    if let placeholder = try placeholder(range, "a placeholder must be an entire part of the path, as in /p/{id}") {
      return .placeholder(placeholder)
    }
    let text = try literal(range)
    if text == "." || text == ".." {
      throw LinkSyntaxError(message: "a path cannot contain the part '\(text)'", range: range)
    }
    return .literal(text)
  }

  // MARK: - Query

  private mutating func readQuery(_ range: Range<Int>) throws(LinkSyntaxError) {
    var mark = range.lowerBound
    while mark < range.upperBound {
      let start = mark + 1
      let end = firstIndex(of: "&", in: start..<range.upperBound) ?? range.upperBound
      try readItem(start..<end, after: mark)
      mark = end
    }
  }

  private mutating func readItem(_ range: Range<Int>, after mark: Int) throws(LinkSyntaxError) {
    if let second = firstIndex(of: "?", in: range) {
      throw LinkSyntaxError(
        message: "a query has only one '?'; join its items with '&'", range: second..<second + 1,
        fix: ("change to '&'", second..<second + 1, "&"))
    }
    let shape = "a query item consists of a name and a placeholder, as in q={q}"
    guard let equals = firstIndex(of: "=", in: range), equals > range.lowerBound, equals + 1 < range.upperBound else {
      throw LinkSyntaxError(message: shape, range: range.isEmpty ? mark..<mark + 1 : range)
    }
    let nameRange = range.lowerBound..<equals
    let name = try literal(nameRange)
    if let first = queryNames.updateValue(nameRange, forKey: name) {
      throw LinkSyntaxError(
        message: "the query has two items called '\(name)'", range: nameRange, note: ("the first is here", first))
    }
    guard let placeholder = try placeholder(equals + 1..<range.upperBound, shape) else {
      throw LinkSyntaxError(message: shape, range: range)
    }
    link.query.append(LinkSyntax.QueryItem(name: name, placeholder: placeholder))
  }

  // MARK: - Parts

  /// Reads a placeholder that fills the range. It returns `nil` if the range does not contain a brace.
  private mutating func placeholder(
    _ range: Range<Int>, _ shape: String
  ) throws(LinkSyntaxError) -> LinkSyntax.Placeholder? {
    guard let open = firstIndex(of: "{", in: range) else {
      if let close = firstIndex(of: "}", in: range) {
        throw LinkSyntaxError(message: "this '}' has no matching '{'", range: close..<close + 1)
      }
      return nil
    }
    guard let close = firstIndex(of: "}", in: open..<range.upperBound) else {
      throw LinkSyntaxError(message: "this '{' has no matching '}'", range: open..<open + 1)
    }
    guard open == range.lowerBound, close + 1 == range.upperBound else {
      throw LinkSyntaxError(message: shape, range: range)
    }
    guard close > open + 1 else {
      throw LinkSyntaxError(message: "the braces do not name an argument; write '{id}'", range: range)
    }
    if let second = firstIndex(of: "{", in: open + 1..<close) {
      throw LinkSyntaxError(message: "a placeholder cannot contain '{'", range: second..<second + 1)
    }
    let placeholder = LinkSyntax.Placeholder(name: text(open + 1..<close), nameRange: open + 1..<close)
    if let first = placeholders.updateValue(range, forKey: placeholder.name) {
      throw LinkSyntaxError(
        message: "'{\(placeholder.name)}' is in the link twice", range: range, note: ("the first is here", first))
    }
    guard placeholders.count <= Self.placeholderLimit else {
      throw LinkSyntaxError(message: "a link can have at most \(Self.placeholderLimit) placeholders", range: range)
    }
    return placeholder
  }

  private func literal(_ range: Range<Int>) throws(LinkSyntaxError) -> String {
    for index in range {
      guard let advice = Self.advice(on: bytes[index]) else { continue }
      throw LinkSyntaxError(
        message: advice.message, range: index..<index + 1,
        fix: advice.instead.map { ("change to '\($0)'", index..<index + 1, $0) })
    }
    return try PercentEncoding.decode(bytes, range)
  }

  /// The reason why a literal cannot contain a byte, and its replacement.
  private static func advice(on byte: UInt8) -> (message: String, instead: String?)? {
    switch byte {
    case UInt8(ascii: " "): ("write a space as '%20'", "%20")
    case UInt8(ascii: "\\"): ("write a backslash as '%5C'", "%5C")
    case UInt8(ascii: "#"): ("a link cannot have a part after '#'; write the character itself as '%23'", nil)
    case UInt8(ascii: "{"), UInt8(ascii: "}"): ("write a brace as '%7B' or '%7D'", nil)
    case 0..<0x20, 0x7F: ("a link cannot contain a control character", nil)
    default: nil
    }
  }

  private func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  private func firstIndex(of character: Unicode.Scalar, in range: Range<Int>) -> Int? {
    bytes[range].firstIndex(of: UInt8(ascii: character))
  }
}
