/// A grid of characters that a page draws itself into. What lies outside is cut off.
public struct Canvas: Hashable, Sendable {
  /// How much room there is.
  public let size: GridSize
  private var cells: [Cell]

  /// An empty canvas, or one filled with a background.
  public init(size: GridSize, style: CellStyle = .plain) {
    self.size = size
    cells = Array(repeating: .blank(style), count: size.rows * size.columns)
  }

  /// Writes one line of text, cut off at the right edge; a wide character that would be cut in half becomes a space.
  ///
  /// - Returns: The column after the text, for writing on.
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

  /// Writes one line of text in the middle of the row.
  public mutating func write(_ text: String, row: Int, centredWith style: CellStyle) {
    write(text, row: row, column: max((size.columns - DisplayWidth.of(text)) / 2, 0), style: style)
  }

  /// Gives a whole row one style, and blanks it.
  public mutating func fill(row: Int, style: CellStyle) {
    for column in 0..<size.columns { put(.blank(style), row, column) }
  }

  /// The text of a row, without the blanks at its end; for tests and for copying.
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

  /// Puts a cell, and the second half of a wide one beside it; what it cuts in half becomes blank.
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

  /// Blanks both halves of the wide character that a cell belongs to.
  private mutating func clear(_ row: Int, _ column: Int) {
    let cell = self[row, column]
    switch cell.content {
    case .narrow: break
    case .wide: set(.blank(cell.style), row, column + 1)
    case .trailing: set(.blank(cell.style), row, column - 1)
    }
    set(.blank(cell.style), row, column)
  }

  /// Draws another canvas over this one, moved by so many rows and columns.
  ///
  /// - Parameters:
  ///   - other: What is drawn.
  ///   - row: Where its top goes; may be outside.
  ///   - column: Where its left edge goes; may be outside.
  ///   - traits: Added to each of its cells.
  package mutating func draw(_ other: Canvas, row: Int, column: Int, adding traits: CellStyle.Traits = []) {
    for sourceRow in 0..<other.size.rows where (0..<size.rows).contains(sourceRow + row) {
      for sourceColumn in 0..<other.size.columns {
        draw(other, from: (sourceRow, sourceColumn), to: (sourceRow + row, sourceColumn + column), adding: traits)
      }
    }
  }

  /// The same page as it looks behind a layer: faint, and without its colours, so that what lies over it is the only bright thing.
  package func behind() -> Canvas {
    var canvas = self
    for index in canvas.cells.indices {
      let background: UInt8? = cells[index].style.background == nil ? nil : CellStyle.shade
      canvas.cells[index].style = CellStyle(background: background, traits: .dim)
    }
    return canvas
  }

  /// Draws one cell of another canvas; of a wide character both halves or, where one would be outside, none.
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
      // The first half has put this one already, unless it lies outside.
      if place.column == 0 { put(.blank(cell.style), place.row, place.column) }
    }
  }
}
