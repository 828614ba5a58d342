/// A number of columns. It is 0 for most screens, segues, and entries, and traces then omit it.
public struct ColumnCount: RawRepresentable, Hashable, Sendable, Codable {
  /// The number.
  public let rawValue: UInt8

  /// Creates a number of columns.
  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// No columns.
  public static var none: ColumnCount { ColumnCount(rawValue: 0) }

  /// One column.
  public static var one: ColumnCount { ColumnCount(rawValue: 1) }
}

// The synthesized conformances of types that contain a number of columns call these functions. Traces of older
// versions do not contain the number.

extension KeyedDecodingContainer {
  func decode(_ type: ColumnCount.Type, forKey key: Key) throws -> ColumnCount {
    try decodeIfPresent(type, forKey: key) ?? .none
  }
}

extension KeyedEncodingContainer {
  mutating func encode(_ columns: ColumnCount, forKey key: Key) throws {
    if columns != .none { try encode(columns.rawValue, forKey: key) }
  }
}
