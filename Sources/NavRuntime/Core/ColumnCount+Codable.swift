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
