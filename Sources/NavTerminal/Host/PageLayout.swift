/// How the rows of the terminal are shared between bar, page and status line.
struct PageLayout: Hashable, Sendable {
  /// The whole terminal.
  let size: GridSize
  /// Where the pages slide: all but the status line.
  let pageArea: GridSize
  /// The row of the status line, where there is one.
  let statusRow: Int?

  init(size: GridSize, statusLine: String) {
    self.size = size
    let hasStatus = !statusLine.isEmpty && size.rows > 1
    statusRow = hasStatus ? size.rows - 1 : nil
    pageArea = GridSize(rows: hasStatus ? size.rows - 1 : size.rows, columns: size.columns)
  }

  /// The room that bars leave to their page, of all there is or of a layer's.
  func content(under bar: TitleBar?, over tabs: TabBar? = nil, in layer: GridSize? = nil) -> GridSize {
    let area = layer ?? pageArea
    return GridSize(rows: max(0, area.rows - (bar?.rows(in: area) ?? 0) - (tabs?.rows ?? 0)), columns: area.columns)
  }
}
