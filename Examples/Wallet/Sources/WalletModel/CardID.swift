/// Names a card.
///
/// `LosslessStringConvertible`, so that a link can carry it; a `String` in saved state.
public struct CardID: RawRepresentable, Hashable, Codable, Sendable, LosslessStringConvertible {
  /// The name, as in a link.
  public let rawValue: String

  /// The card of that name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The card of that name.
  public init(_ description: String) {
    rawValue = description
  }

  /// The name, as in a link.
  public var description: String { rawValue }
}
