import NavTable

/// A spelling of literals in a pattern.
enum Form: CaseIterable {
  /// The spelling of `navigator.url`.
  case escaped
  /// The spelling with the characters that a URL may contain. `$` and `*` have a meaning in patterns, so any character
  /// may be in their place.
  case plain

  /// The forms in which the literals of a path differ.
  static func all(_ path: [SiteLink.Segment]) -> [Form] {
    let differs = path.contains { segment in
      guard case .literal(let text) = segment else { return false }
      return Form.escaped.text(text) != Form.plain.text(text)
    }
    return differs ? [.escaped, .plain] : [.escaped]
  }

  func text(_ text: String) -> String {
    switch self {
    case .escaped: text.escaped
    case .plain:
      String(
        decoding: text.percentEncoded { !$0.isUnreserved && !Self.delimiters.contains($0) }.utf8.map { byte in
          byte == UInt8(ascii: "$") || byte == UInt8(ascii: "*") ? UInt8(ascii: "?") : byte
        }, as: UTF8.self)
    }
  }

  /// The other characters of a segment.
  ///
  /// Source: RFC 3986, section 3.3.
  private static let delimiters = Set("!$&'()*+,;=:@".utf8)
}
