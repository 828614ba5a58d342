/// The size of a terminal, or of a part of it, in cells.
public struct GridSize: Hashable, Sendable {
  /// How many rows.
  public let rows: Int
  /// How many columns. A wide character takes two.
  public let columns: Int

  /// A size; negative numbers count as zero.
  public init(rows: Int, columns: Int) {
    self.rows = max(rows, 0)
    self.columns = max(columns, 0)
  }
}
