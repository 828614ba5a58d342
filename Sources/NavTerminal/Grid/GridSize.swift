/// The size of a terminal, or of a part of it, in cells.
public struct GridSize: Hashable, Sendable {
  /// The number of rows.
  public let rows: Int
  /// The number of columns. A wide character occupies two.
  public let columns: Int

  /// Creates a size. Negative numbers count as zero.
  public init(rows: Int, columns: Int) {
    self.rows = max(rows, 0)
    self.columns = max(columns, 0)
  }
}
