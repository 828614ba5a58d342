import NavTerminal
import ShopModel

/// The styles of the shop.
extension CellStyle {
  static let price = colour(150)
  static let cup = colour(180)
  static let notice = colour(222, .bold)
  static let key = colour(117, .bold)
  static let selected = CellStyle(foreground: 231, background: 238, traits: .bold)
}

extension Canvas {
  /// Writes a notice and the key hints into the last rows. Hints that do not fit start a new row.
  ///
  /// - Returns: The first row of the footer.
  @discardableResult
  mutating func footer(_ notice: String = "", keys: [KeyHint]) -> Int {
    var lines: [[KeyHint]] = [[]]
    var column = 3
    for hint in keys {
      if column > 3, column + hint.width >= size.columns {
        lines.append([])
        column = 3
      }
      lines[lines.count - 1].append(hint)
      column += hint.width + 3
    }
    let top = size.rows - lines.count
    for (index, hints) in lines.enumerated() {
      var column = 3
      for hint in hints {
        column = write(hint.key, row: top + index, column: column, style: .key)
        column = write(" " + hint.meaning, row: top + index, column: column, style: .dim) + 3
      }
    }
    guard !notice.isEmpty else { return top }
    write(notice, row: top - 2, column: 3, style: .notice)
    return top - 2
  }

  /// Draws a list, scrolled so that the selected row is visible. The selected row is highlighted from edge to edge.
  /// Details that do not fit are omitted.
  mutating func list(_ rows: [ListRow], selected: Int? = nil, from top: Int, to bottom: Int) {
    let room = max(1, bottom - top)
    let first = max(0, (selected ?? 0) - room + 1)
    for (index, row) in rows.enumerated().dropFirst(first).prefix(room) {
      let isSelected = index == selected
      let line = top + index - first
      if isSelected { fill(row: line, style: .selected) }
      write(isSelected ? "▸" : " ", row: line, column: 1, style: isSelected ? .selected : .plain)
      write(row.name, row: line, column: 3, style: isSelected ? .selected : .plain)
      if row.fits(size.columns) { write(row.detail, row: line, column: 25, style: isSelected ? .selected : .dim) }
      write(" \(row.price)   ", row: line, endingAt: size.columns, style: isSelected ? .selected : .price)
    }
  }

  /// Draws order lines with their prices and the total.
  mutating func orderLines(_ lines: [OrderLine], selected: Int? = nil, from top: Int, to bottom: Int) {
    let rows = lines.map { ListRow($0.product.name, detail: "\($0.count) × 100 g", price: "\($0.total)") }
    let end = min(top + rows.count, max(top + 1, bottom - 2))
    list(rows, selected: selected, from: top, to: end)
    write("total \(lines.total)", row: end + 1, endingAt: size.columns - 3, style: .bold)
  }

  /// Draws a text field with a cursor after the text.
  mutating func textField(_ text: String, row: Int) {
    let end = write(text, row: row, column: 3, style: CellStyle(traits: [.bold, .underlined]))
    write(" ", row: row, column: end, style: .reversed)
  }

  /// Draws labels with their values, as many as fit.
  mutating func facts(_ facts: [(label: String, text: String)], row top: Int, to bottom: Int) {
    for (index, fact) in facts.prefix(max(0, bottom - top)).enumerated() {
      write(fact.label, row: top + index, column: 3, style: .dim)
      write(fact.text, row: top + index, column: 13)
    }
  }

  /// Draws a cup of tea.
  mutating func cup(row: Int, endingAt column: Int) {
    let steam = ["   )  )     ", "  (  (      "]
    let cup = [" ╭──────╮   ", " │~~~~~~├─╮ ", " │      ├─╯ ", " ╰╮    ╭╯   ", "╶─┴────┴─╴  "]
    for (index, line) in steam.enumerated() { write(line, row: row + index, endingAt: column, style: .dim) }
    for (index, line) in cup.enumerated() { write(line, row: row + index + 2, endingAt: column, style: .cup) }
  }
}
