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

  /// Draws the tabs side by side, in equal parts of the last row. Where there is no room for all, the numbers stay and titles give way.
  func draw(in canvas: inout Canvas) {
    let base = CellStyle(foreground: 252, background: 236)
    var selected = CellStyle(foreground: 231, background: 24)
    selected.traits.formUnion(.bold)
    let row = canvas.size.rows - 1
    guard row > 0, !place.tabs.isEmpty else { return }
    canvas.fill(row: row, style: base)
    for (index, tab) in place.tabs.enumerated() {
      let start = canvas.size.columns * index / place.tabs.count
      let width = canvas.size.columns * (index + 1) / place.tabs.count - start
      var part = Canvas(size: GridSize(rows: 1, columns: width))
      let style = index == place.selected ? selected : base
      part.fill(row: 0, style: style)
      let text = "\(index + 1) \(tab.title)"
      part.write(text, row: 0, column: max(0, (width - DisplayWidth.of(text)) / 2), style: style)
      canvas.draw(part, row: row, column: start)
    }
  }
}
