import NavRuntime

/// An alert as it is drawn: its text, with the buttons in a row or, if a row does not fit, in a column.
struct AlertBox: Hashable, Sendable {
  let alert: Alert
  /// The button that Return presses.
  var focus: SegueID

  /// The maximum width of a line of text.
  private static let widest = 50

  init(_ alert: Alert, focus: SegueID? = nil) {
    self.alert = alert
    self.focus = focus ?? alert.cancel
  }

  // MARK: - Keys

  /// The effect of a key on the alert.
  enum Response: Hashable {
    case chosen(SegueID)
    case ignored
  }

  /// Handles a key.
  ///
  /// Tab and the arrow keys move the focus. Return and a button's letter choose a button, and Escape cancels.
  mutating func handle(_ key: Key) -> Response {
    switch key {
    case .enter, .character(" "): return .chosen(focus)
    case .escape: return .chosen(alert.cancel)
    case .tab, .right, .down: move(by: 1)
    case .backTab, .left, .up: move(by: -1)
    case .home: move(to: 0)
    case .end: move(to: alert.buttons.count - 1)
    case .character(let character):
      let letter = Character(character.lowercased())
      if let index = letters.firstIndex(of: letter) { return .chosen(alert.buttons[index].id) }
    default: break
    }
    return .ignored
  }

  private mutating func move(by distance: Int) {
    let count = alert.buttons.count
    let index = alert.buttons.firstIndex { $0.id == focus } ?? 0
    move(to: (index + distance + count) % count)
  }

  private mutating func move(to index: Int) { focus = alert.buttons[index].id }

  /// For each button, the first letter of its label that no earlier button uses. The cancel button has a letter
  /// besides Escape.
  var letters: [Character?] {
    var taken: Set<Character> = []
    return alert.buttons.map { button in
      let letters = button.label.lazy.filter { $0.isLetter || $0.isNumber }.map { Character($0.lowercased()) }
      guard let letter = letters.first(where: { !taken.contains($0) }) else { return nil }
      taken.insert(letter)
      return letter
    }
  }

  // MARK: - Drawing

  /// Returns the content of the frame, which is not larger than `area` allows.
  func canvas(in area: GridSize) -> Canvas {
    let room = GridSize(rows: max(0, area.rows - 2), columns: max(0, area.columns - 2))
    let width = min(Self.widest, max(0, room.columns - 4))
    let title = Self.lines(of: alert.title, width)
    let message = alert.message.map { Self.lines(of: $0, width) } ?? []
    let labels = self.labels
    let row = labels.map(DisplayWidth.of).reduce(0, +) + 2 * max(0, labels.count - 1)
    let isRow = row <= width
    let longest = (title + message).map(DisplayWidth.of).max() ?? 0
    let buttons = isRow ? row : min(width, labels.map(DisplayWidth.of).max() ?? 0)
    let words = title.count + message.count
    // If there are not enough rows, the buttons take precedence.
    let rows = min(room.rows, words + 1 + (isRow ? 1 : labels.count))
    var columns = min(room.columns, max(longest, buttons) + 4)
    // One more column centers the box exactly, if the widths differ by an odd number.
    if columns < room.columns { columns += (room.columns - columns) % 2 }
    var canvas = Canvas(size: GridSize(rows: rows, columns: columns))
    let firstButton = max(0, rows - (isRow ? 1 : labels.count))
    for (index, line) in (title + message).prefix(firstButton).enumerated() {
      canvas.write(line, row: index, centredWith: index < title.count ? .bold : .plain)
    }
    var column = (canvas.size.columns - buttons) / 2
    for (index, label) in labels.enumerated() {
      let place =
        isRow ? (firstButton, column) : (firstButton + index, (canvas.size.columns - DisplayWidth.of(label)) / 2)
      column = write(label, index, at: place, to: &canvas) + 2
    }
    return canvas
  }

  /// The texts of the buttons, each with its key. Brackets mark the button that Return presses.
  private var labels: [String] {
    zip(alert.buttons, letters).map { button, letter in
      let key = button.id == alert.cancel ? "Esc" : letter.map { $0.uppercased() }
      let text = button.label + (key.map { " (\($0))" } ?? "")
      return button.id == focus ? "[\(text)]" : " \(text) "
    }
  }

  private func write(_ label: String, _ index: Int, at place: (row: Int, column: Int), to canvas: inout Canvas) -> Int {
    let button = alert.buttons[index]
    var style = button.role == .destructive ? CellStyle.colour(203, .bold) : .plain
    if button.id == focus { style.traits.formUnion(.reversed) }
    return canvas.write(label, row: place.row, column: max(0, place.column), style: style)
  }

  /// Wraps a text into lines of at most this width, unless a word is longer.
  private static func lines(of text: String, _ width: Int) -> [String] {
    guard width > 0 else { return [] }
    return text.split(separator: "\n", omittingEmptySubsequences: false).flatMap { paragraph in
      var lines: [String] = [""]
      for word in paragraph.split(separator: " ") {
        let line = lines[lines.count - 1]
        if line.isEmpty {
          lines[lines.count - 1] = String(word)
        } else if DisplayWidth.of(line) + 1 + DisplayWidth.of(String(word)) <= width {
          lines[lines.count - 1] += " " + word
        } else {
          lines.append(String(word))
        }
      }
      return lines
    }
  }
}
