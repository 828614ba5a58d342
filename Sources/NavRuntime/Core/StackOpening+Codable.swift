extension StackOpening: Codable {
  /// Encodes the text of the opening.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(text)
  }

  /// Decodes an opening from its text.
  ///
  /// - Throws: `DecodingError` if the text does not name an opening.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    guard let opening = StackOpening(text: try container.decode(String.self)) else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "nothing is opened so")
    }
    self = opening
  }
}

// The synthesized conformances of types that contain an opening call these functions. Most entries are pushed, and
// older traces do not contain openings.

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
