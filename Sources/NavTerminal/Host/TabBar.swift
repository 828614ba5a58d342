import NavRuntime

/// The tab bar below a page, as it is drawn: each tab has a number, which selects it together with Alt.
struct TabBar: Hashable, Sendable {
  let place: TabPlace

  /// The number of rows of the bar.
  var rows: Int { 1 }

  /// The tab that Alt and a digit select. Digits count from 1.
  func tab(_ digit: Character) -> SegueID? {
    guard let number = digit.wholeNumberValue, place.tabs.indices.contains(number - 1) else { return nil }
    return place.tabs[number - 1].id
  }

  /// Draws the tabs in equal parts of the last row, with brackets around the selected tab. Titles are truncated, but
  /// numbers are not.
  func draw(in canvas: inout Canvas) {
    let base = CellStyle(foreground: 252, background: 236)
    let selected = CellStyle(foreground: 231, background: 24, traits: .bold)
    let row = canvas.size.rows - 1
    guard row > 0, !place.tabs.isEmpty else { return }
    canvas.fill(row: row, style: base)
    for (index, tab) in place.tabs.enumerated() {
      let isSelected = index == place.selected
      let start = canvas.size.columns * index / place.tabs.count
      let width = canvas.size.columns * (index + 1) / place.tabs.count - start
      var part = Canvas(size: GridSize(rows: 1, columns: width), style: isSelected ? selected : base)
      let text = Self.cut("\(index + 1) \(tab.title)", to: width - 2)
      part.write(isSelected ? "[\(text)]" : " \(text) ", row: 0, centredWith: isSelected ? selected : base)
      canvas.draw(part, row: row, column: start)
    }
  }

  /// Truncates a text to a width, without a space at its end. Always keeps the first character.
  private static func cut(_ text: String, to width: Int) -> String {
    var text = text
    while text.count > 1, DisplayWidth.of(text) > width || text.last == " " { text.removeLast() }
    return text
  }
}
