extension StackOpening: Codable {
  /// Writes its text.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(text)
  }

  /// Reads its text.
  ///
  /// - Throws: `DecodingError` for a text that is none.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    guard let opening = StackOpening(text: try container.decode(String.self)) else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "nothing is opened so")
    }
    self = opening
  }
}

// What Swift makes for the types that have an opening calls these. Most entries are pushed, and older traces say nothing of it.

extension KeyedDecodingContainer {
  func decode(_ type: StackOpening.Type, forKey key: Key) throws -> StackOpening {
    try decodeIfPresent(type, forKey: key) ?? .push
  }
}

extension KeyedEncodingContainer {
  mutating func encode(_ opening: StackOpening, forKey key: Key) throws {
    if opening != .push { try encode(opening.text, forKey: key) }
  }
}
