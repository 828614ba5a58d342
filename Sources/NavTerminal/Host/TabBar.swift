import NavRuntime

/// The bar of tabs under a page, as it is drawn: each with the number that Alt chooses it by, and the selected one standing out.
struct TabBar: Hashable, Sendable {
  let place: TabPlace

  /// How many rows the bar takes from the page.
  var rows: Int { 1 }

  /// The tab that Alt and a digit mean, counted from 1.
  func tab(_ digit: Character) -> SegueID? {
    guard let number = digit.wholeNumberValue, place.tabs.indices.contains(number - 1) else { return nil }
    return place.tabs[number - 1].id
  }

  /// Draws the tabs side by side, in equal parts of the last row, the selected one in brackets. Where there is no room for all, the
  /// numbers stay and titles give way.
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

  /// As much of a text as fits, without a blank at its end; never less than its first character.
  private static func cut(_ text: String, to width: Int) -> String {
    var text = text
    while text.count > 1, DisplayWidth.of(text) > width || text.last == " " { text.removeLast() }
    return text
  }
}
