import NavTerminal

/// The styles of the wallet.
extension CellStyle {
  static let amount = colour(150)
  static let notice = colour(222, .bold)
  static let key = colour(117, .bold)
  static let selected = CellStyle(foreground: 231, background: 238, traits: .bold)
}

extension Canvas {
  /// Writes a notice, the keys of every page, and the keys of this page into the last rows.
  mutating func footer(_ notice: String, keys: [(key: String, meaning: String)]) {
    for row in (size.rows - 4)..<size.rows { fill(row: row, style: .plain) }
    write(notice, row: size.rows - 4, column: 3, style: .notice)
    hints([("1–4", "open a link"), ("x", "expire"), ("u", "this page's link"), ("q", "quit")], row: size.rows - 2)
    hints(keys, row: size.rows - 1)
  }

  private mutating func hints(_ keys: [(key: String, meaning: String)], row: Int) {
    var column = 3
    for (key, meaning) in keys {
      column = write(key, row: row, column: column, style: .key)
      column = write(" " + meaning, row: row, column: column, style: .dim) + 3
    }
  }
}
