/// The widths of two columns beside each other.
struct ColumnLayout: Hashable, Sendable {
  /// The width of a terminal from which runs are in columns.
  static let leastWidth = 100
  private static let leftWidth = 36

  let left: GridSize
  /// The rest, after a rule of one cell.
  let right: GridSize

  init(_ area: GridSize) {
    left = GridSize(rows: area.rows, columns: min(Self.leftWidth, max(0, area.columns - 1)))
    right = GridSize(rows: area.rows, columns: max(0, area.columns - left.columns - 1))
  }
}
