// Most stacks have no parked segments, and older traces have no key for them.
extension ParkedRuns: Codable {
  /// Decodes the segments.
  ///
  /// - Throws: The decoder's own errors.
  package init(from decoder: any Decoder) throws {
    runs = try [Run](from: decoder)
  }

  /// Encodes the segments.
  ///
  /// - Throws: The encoder's own errors.
  package func encode(to encoder: any Encoder) throws {
    try runs.encode(to: encoder)
  }
}

extension KeyedDecodingContainer {
  func decode(_ type: ParkedRuns.Type, forKey key: Key) throws -> ParkedRuns {
    try decodeIfPresent(type, forKey: key) ?? ParkedRuns()
  }
}

extension KeyedEncodingContainer {
  mutating func encode(_ runs: ParkedRuns, forKey key: Key) throws {
    if !runs.isEmpty { try encode(runs.runs, forKey: key) }
  }
}
