/// The name of a card.
///
/// It is `LosslessStringConvertible` so that links can contain it. In saved state, it is a string.
public struct CardID: RawRepresentable, Hashable, Codable, Sendable, LosslessStringConvertible {
  /// The name, as it appears in links.
  public let rawValue: String

  /// Creates an ID from a name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Creates an ID from a name.
  public init(_ description: String) {
    rawValue = description
  }

  /// The name, as it appears in links.
  public var description: String { rawValue }
}
