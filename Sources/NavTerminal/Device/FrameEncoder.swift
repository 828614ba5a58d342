/// Converts frames into the output for a terminal. Only cells that differ from the previous frame are written.
struct FrameEncoder: Sendable {
  private var shown: Canvas?

  /// Forgets the previous frame, so that the next frame is written completely.
  mutating func forget() {
    shown = nil
  }

  /// Returns the output that turns the previous frame into this one, or an empty string if they are equal.
  mutating func encode(_ frame: Canvas) -> String {
    defer { shown = frame }
    let before = shown.flatMap { $0.size == frame.size ? $0 : nil }
    var pen = Pen()
    if before == nil { pen.output += "\u{1B}[0m\u{1B}[2J" }
    for row in 0..<frame.size.rows {
      for column in 0..<frame.size.columns {
        let cell = frame[row, column]
        if let before, before[row, column] == cell { continue }
        pen.draw(cell, row, column)
      }
    }
    guard !pen.output.isEmpty else { return "" }
    // Terminals that support mode 2026 show the whole frame at once. Other terminals ignore it.
    return "\u{1B}[?2026h" + pen.output + "\u{1B}[0m\u{1B}[?2026l"
  }

  /// The current cursor position and style of the terminal.
  private struct Pen {
    var output = ""
    private var place: (row: Int, column: Int)?
    private var style: CellStyle?

    mutating func draw(_ cell: Cell, _ row: Int, _ column: Int) {
      let character: Character
      switch cell.content {
      case .narrow(let narrow): character = narrow
      case .wide(let wide): character = wide
      case .trailing: return
      }
      if place?.row != row || place?.column != column { output += "\u{1B}[\(row + 1);\(column + 1)H" }
      if style != cell.style {
        output += FrameEncoder.sequence(cell.style)
        style = cell.style
      }
      output.append(character)
      // Terminals disagree about the width of a character with several scalars, so the next cell sets the cursor
      // position again.
      place = character.unicodeScalars.count == 1 && cell.content == .narrow(character) ? (row, column + 1) : nil
    }
  }

  static func sequence(_ style: CellStyle) -> String {
    var codes = "0"
    if style.traits.contains(.bold) { codes += ";1" }
    if style.traits.contains(.dim) { codes += ";2" }
    if style.traits.contains(.underlined) { codes += ";4" }
    if style.traits.contains(.reversed) { codes += ";7" }
    if let foreground = style.foreground { codes += ";38;5;\(foreground)" }
    if let background = style.background { codes += ";48;5;\(background)" }
    return "\u{1B}[\(codes)m"
  }
}
