import NavTerminal

/// The shop's look.
extension CellStyle {
  static let price = colour(150)
  static let cup = colour(180)
  static let notice = colour(222, .bold)
  static let key = colour(117, .bold)
  static let selected = CellStyle(foreground: 231, background: 238, traits: .bold)
}

extension Canvas {
  /// The last row but one says what went wrong or right, and the last which keys there are.
  mutating func footer(_ notice: String, keys: [(key: String, meaning: String)]) {
    for row in (size.rows - 4)..<size.rows { fill(row: row, style: .plain) }
    write(notice, row: size.rows - 3, column: 3, style: .notice)
    var column = 3
    for (key, meaning) in keys {
      column = write(key, row: size.rows - 1, column: column, style: .key)
      column = write(" " + meaning, row: size.rows - 1, column: column, style: .dim) + 3
    }
  }

  /// A row of a list; the chosen one stands out from edge to edge.
  mutating func listRow(_ row: Int, isSelected: Bool, name: String, detail: String, price: String) {
    let style = isSelected ? CellStyle.selected : .plain
    if isSelected { fill(row: row, style: style) }
    write(isSelected ? "▸" : " ", row: row, column: 1, style: style)
    write(name, row: row, column: 3, style: style)
    write(detail, row: row, column: 25, style: isSelected ? style : .dim)
    write(" \(price)   ", row: row, endingAt: size.columns, style: isSelected ? style : .price)
  }

  /// A cup of tea, where there is room for it.
  mutating func cup(row: Int, endingAt column: Int) {
    guard column > 55 else { return }
    let steam = ["   )  )     ", "  (  (      "]
    let cup = [" ╭──────╮   ", " │~~~~~~├─╮ ", " │      ├─╯ ", " ╰╮    ╭╯   ", "╶─┴────┴─╴  "]
    for (index, line) in steam.enumerated() { write(line, row: row + index, endingAt: column, style: .dim) }
    for (index, line) in cup.enumerated() { write(line, row: row + index + 2, endingAt: column, style: .cup) }
  }
}
