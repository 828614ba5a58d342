package import NavRuntime

/// The position of a layer over the pages below, and its border.
package struct LayerFrame: Hashable, Sendable {
  package let row: Int
  package let column: Int
  /// The size with the border.
  package let size: GridSize
  /// Whether the layer has a border. A full-screen layer does not have one.
  let hasBorder: Bool

  /// The maximum width of a sheet, because long lines are hard to read.
  private static let widestSheet = 76

  /// Creates the frame of a layer in the area of the pages.
  ///
  /// A sheet leaves a strip of the page below visible. A popover has space for a short list, and an alert has the
  /// size of its content.
  package init(_ style: PresentationStyle, around content: GridSize = GridSize(rows: 0, columns: 0), in area: GridSize)
  {
    switch style {
    case .alert:
      size = GridSize(rows: min(area.rows, content.rows + 2), columns: min(area.columns, content.columns + 2))
      (row, column) = ((area.rows - size.rows) / 2, (area.columns - size.columns) / 2)
      hasBorder = true
    case .full:
      (row, column, size, hasBorder) = (0, 0, area, false)
    case .sheet:
      let columns = min(Self.widestSheet, area.columns - 2 * min(4, area.columns / 20))
      let top = min(2, area.rows / 6)
      (row, column) = (top, (area.columns - columns) / 2)
      size = GridSize(rows: area.rows - top, columns: columns)
      hasBorder = true
    case .popover:
      let columns = min(area.columns, max(30, area.columns / 2))
      let rows = min(area.rows, max(10, area.rows * 3 / 5))
      (row, column) = (min(2, area.rows - rows), (area.columns - columns) / 2)
      size = GridSize(rows: rows, columns: columns)
      hasBorder = true
    }
  }

  /// Creates a card with a border that fills the area.
  package init(card area: GridSize) {
    (row, column, size, hasBorder) = (0, 0, area, true)
  }

  /// The size inside of the border.
  package var inner: GridSize {
    hasBorder ? GridSize(rows: size.rows - 2, columns: size.columns - 2) : size
  }

  /// Returns the layer with its content.
  package func canvas(around content: Canvas) -> Canvas {
    guard hasBorder else { return content }
    var canvas = Canvas(size: size)
    let line = String(repeating: "─", count: max(0, size.columns - 2))
    canvas.write("╭" + line + "╮", row: 0, column: 0)
    for row in 1..<max(1, size.rows - 1) {
      canvas.write("│", row: row, column: 0)
      canvas.write("│", row: row, column: size.columns - 1)
    }
    canvas.write("╰" + line + "╯", row: size.rows - 1, column: 0)
    canvas.draw(content, row: 1, column: 1)
    return canvas
  }
}
