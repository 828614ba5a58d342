/// One cell of a ``Canvas``.
struct Cell: Hashable, Sendable {
  enum Content: Hashable, Sendable {
    case narrow(Character)
    /// A character that occupies this cell and the next one.
    case wide(Character)
    /// The second half of the wide character to the left.
    case trailing
  }

  var content: Content
  var style: CellStyle

  static let blank = Cell(content: .narrow(" "), style: .plain)

  static func blank(_ style: CellStyle) -> Cell {
    Cell(content: .narrow(" "), style: style)
  }
}
