// The measures of differences. The layout of a tree does not need them.
extension Metrics {
  /// The width of the column for signs, on a card with signs.
  static let gutter = 18.0
  /// The size of a sign, and its size in a small picture with the space after it.
  static let mark = 13.0
  static let farMark = 20.0
  static let farGutter = 24.0
  /// The maximum number of characters of a change that no screen shows.
  static let change = 90
}
