/// The distribution of the terminal's rows among the bars, the page, and the status line.
struct PageLayout: Hashable, Sendable {
  /// The size of the terminal.
  let size: GridSize
  /// The size of the area in which pages slide, which is everything except the status line.
  let pageArea: GridSize
  /// The row of the status line, or `nil` if there is none.
  let statusRow: Int?

  init(size: GridSize, statusLine: String) {
    self.size = size
    let hasStatus = !statusLine.isEmpty && size.rows > 1
    statusRow = hasStatus ? size.rows - 1 : nil
    pageArea = GridSize(rows: hasStatus ? size.rows - 1 : size.rows, columns: size.columns)
  }

  /// Returns the size of a page between its bars, in a layer or in the whole page area.
  func content(under bar: TitleBar?, over tabs: TabBar? = nil, in layer: GridSize? = nil) -> GridSize {
    let area = layer ?? pageArea
    return GridSize(rows: max(0, area.rows - (bar?.rows(in: area) ?? 0) - (tabs?.rows ?? 0)), columns: area.columns)
  }
}
