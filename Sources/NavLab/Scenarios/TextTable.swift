/// Lines of cells in columns. Text is aligned to the left, and numbers to the right.
struct TextTable {
  let rows: [[String]]

  /// One line per row, without spaces at its end.
  var text: String {
    var widths: [Int] = []
    for row in rows {
      for (column, cell) in row.enumerated() {
        if column == widths.count { widths.append(0) }
        widths[column] = max(widths[column], cell.count)
      }
    }
    return rows.map { row in
      var text = ""
      for (column, cell) in row.enumerated() {
        let space = String(repeating: " ", count: widths[column] - cell.count)
        if column > 0 { text += "  " }
        text += cell.first?.isNumber == true ? space + cell : cell + space
      }
      while text.last == " " { text.removeLast() }
      return text + "\n"
    }.joined()
  }
}
