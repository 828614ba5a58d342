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
