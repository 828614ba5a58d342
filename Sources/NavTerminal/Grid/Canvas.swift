/// A grid of characters that a page draws on. Content outside of the grid is cut off.
public struct Canvas: Hashable, Sendable {
  /// The size of the grid.
  public let size: GridSize
  private var cells: [Cell]

  /// Creates a canvas of blank cells with a style.
  public init(size: GridSize, style: CellStyle = .plain) {
    self.size = size
    cells = Array(repeating: .blank(style), count: size.rows * size.columns)
  }

  /// Writes one line of text, cut off at the right edge. A wide character that would be cut in half becomes a space.
  ///
  /// - Returns: The column after the text.
  @discardableResult
  public mutating func write(_ text: some StringProtocol, row: Int, column: Int, style: CellStyle = .plain) -> Int {
    var column = column
    for character in text {
      guard column < size.columns else { break }
      let character = DisplayWidth.printable(character)
      if DisplayWidth.of(character) == 1 {
        put(Cell(content: .narrow(character), style: style), row, column)
        column += 1
      } else if column >= 0, column + 1 < size.columns {
        put(Cell(content: .wide(character), style: style), row, column)
        column += 2
      } else {
        put(.blank(style), row, column)
        put(.blank(style), row, column + 1)
        column += 2
      }
    }
    return column
  }

  /// Writes one line of text that ends before a column.
  public mutating func write(_ text: String, row: Int, endingAt column: Int, style: CellStyle = .plain) {
    write(text, row: row, column: column - DisplayWidth.of(text), style: style)
  }

  /// Writes one line of text, centered in the row.
  public mutating func write(_ text: String, row: Int, centredWith style: CellStyle) {
    write(text, row: row, column: max((size.columns - DisplayWidth.of(text)) / 2, 0), style: style)
  }

  /// Blanks a row and sets its style.
  public mutating func fill(row: Int, style: CellStyle) {
    for column in 0..<size.columns { put(.blank(style), row, column) }
  }

  /// The text of a row, without the spaces at its end, for tests and for copying.
  public func text(row: Int) -> String {
    guard (0..<size.rows).contains(row) else { return "" }
    var text = ""
    for column in 0..<size.columns {
      switch self[row, column].content {
      case .narrow(let character), .wide(let character): text.append(character)
      case .trailing: break
      }
    }
    while text.last == " " { text.removeLast() }
    return text
  }

  subscript(row: Int, column: Int) -> Cell {
    cells[row * size.columns + column]
  }

  /// Sets a cell and, for a wide character, its second half. Characters that are cut in half become blank.
  private mutating func put(_ cell: Cell, _ row: Int, _ column: Int) {
    guard (0..<size.rows).contains(row), (0..<size.columns).contains(column) else { return }
    clear(row, column)
    set(cell, row, column)
    guard case .wide = cell.content else { return }
    clear(row, column + 1)
    set(Cell(content: .trailing, style: cell.style), row, column + 1)
  }

  private mutating func set(_ cell: Cell, _ row: Int, _ column: Int) {
    cells[row * size.columns + column] = cell
  }

  /// Blanks both halves of the character in a cell.
  private mutating func clear(_ row: Int, _ column: Int) {
    let cell = self[row, column]
    switch cell.content {
    case .narrow: break
    case .wide: set(.blank(cell.style), row, column + 1)
    case .trailing: set(.blank(cell.style), row, column - 1)
    }
    set(.blank(cell.style), row, column)
  }

  /// Draws another canvas on this one, with an offset.
  ///
  /// - Parameters:
  ///   - other: The canvas to draw.
  ///   - row: The row of its top, which may be outside.
  ///   - column: The column of its left edge, which may be outside.
  ///   - traits: Traits to add to each cell.
  package mutating func draw(_ other: Canvas, row: Int, column: Int, adding traits: CellStyle.Traits = []) {
    for sourceRow in 0..<other.size.rows where (0..<size.rows).contains(sourceRow + row) {
      for sourceColumn in 0..<other.size.columns {
        draw(other, from: (sourceRow, sourceColumn), to: (sourceRow + row, sourceColumn + column), adding: traits)
      }
    }
  }

  /// Returns the canvas as it looks behind a layer: dimmed and without colors, so that the layer stands out.
  package func behind() -> Canvas {
    var canvas = self
    for index in canvas.cells.indices {
      let background: UInt8? = cells[index].style.background == nil ? nil : CellStyle.shade
      canvas.cells[index].style = CellStyle(background: background, traits: .dim)
    }
    return canvas
  }

  /// Draws one cell of another canvas. A wide character is drawn only if both halves fit.
  mutating func draw(
    _ other: Canvas, from source: (row: Int, column: Int), to place: (row: Int, column: Int),
    adding traits: CellStyle.Traits = []
  ) {
    var cell = other[source.row, source.column]
    cell.style.traits.formUnion(traits)
    switch cell.content {
    case .narrow:
      put(cell, place.row, place.column)
    case .wide:
      put(place.column + 1 < size.columns && place.column >= 0 ? cell : .blank(cell.style), place.row, place.column)
    case .trailing:
      // The first half already set this cell, unless the first half is outside.
      if place.column == 0 { put(.blank(cell.style), place.row, place.column) }
    }
  }
}
