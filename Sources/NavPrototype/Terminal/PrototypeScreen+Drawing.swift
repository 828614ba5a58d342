import NavPlayer
package import NavTerminal
import NavRuntime
import NavTable

/// Draws the frames: the path, the pages as cards in layers, the panel with facts, and the outcome of the last request.
extension PrototypeScreen {
  /// The layout of the rows and columns.
  private struct Plan {
    var stage: GridSize
    /// The panel, to the right of the stage if there is room, otherwise below it.
    var panel: (row: Int, column: Int, size: GridSize)
    var logRow: Int
    var logRows: Int

    /// The minimum width for a card next to the panel.
    private static let wide = 84
    private static let panelColumns = 30

    init(_ size: GridSize, controls: Int) {
      logRows = min(3, max(0, size.rows - 12))
      logRow = size.rows - 2 - logRows
      let rows = max(0, logRow - 1)
      if size.columns >= Self.wide {
        stage = GridSize(rows: rows, columns: size.columns - Self.panelColumns - 2)
        panel = (1, stage.columns + 2, GridSize(rows: rows, columns: Self.panelColumns))
      } else {
        let below = min(controls, rows / 3)
        stage = GridSize(rows: rows - below, columns: size.columns)
        panel = (1 + stage.rows, 0, GridSize(rows: below, columns: size.columns))
      }
    }
  }

  /// A layer with its top page.
  private struct Layer {
    var style: PresentationStyle?
    var page: PrototypeRunPage?
    /// The last page of each column, and `nil` for an empty column. Empty if the layer has no columns.
    var columns: [PrototypeRunPage?] = []
  }

  private func style(_ number: UInt8, _ traits: CellStyle.Traits = []) -> CellStyle {
    hasColour ? .colour(number, traits) : CellStyle(traits: traits)
  }

  // MARK: - Frames

  /// Draws a frame.
  package func frame(_ size: GridSize) -> Canvas {
    if isHelpShown { return help(size) }
    var canvas = Canvas(size: size)
    guard size.rows > 4, size.columns > 10 else { return canvas }
    let plan = Plan(size, controls: controls.count)
    writePath(on: &canvas)
    canvas.draw(stage(plan.stage), row: 1, column: 0)
    canvas.draw(panel(plan.panel.size), row: plan.panel.row, column: plan.panel.column)
    for (row, entry) in player.record.entries.suffix(plan.logRows).enumerated() {
      let isRefused = entry.outcome.map { $0 != .shown } ?? false
      canvas.write(
        Self.fit((isRefused ? "✗ " : "  ") + PrototypeText.outcome(of: entry), size.columns),
        row: plan.logRow + row, column: 0, style: isRefused ? style(167) : .dim)
    }
    let row = size.rows - 2
    if let prompt {
      canvas.write(
        Self.fit("\(prompt.label): \(prompt.text)_", size.columns, keepingEnd: true), row: row, column: 0, style: .bold)
    } else {
      canvas.write(Self.fit(message, size.columns), row: row, column: 0, style: style(167))
    }
    let hint =
      "? help  b back  l link  s slow\(player.slowness == 1 ? "" : " (\(Int(player.slowness))×)")\(hasColumns ? "  | columns" : "")  u undo  r again  q quit"
    canvas.write(Self.fit(hint, size.columns), row: size.rows - 1, column: 0, style: .dim)
    return canvas
  }

  private func writePath(on canvas: inout Canvas) {
    let state = player.isAtRest ? "" : " …"
    let path = PrototypeText.path(of: player)
    canvas.fill(row: 0, style: .reversed)
    let text = ([graph.table.name] + path).joined(separator: " › ") + state
    canvas.write(Self.fit(text, canvas.size.columns, keepingEnd: true), row: 0, column: 0, style: .reversed)
  }

  /// Shortens a text to a number of columns, at one end.
  static func fit(_ text: String, _ columns: Int, keepingEnd: Bool = false) -> String {
    guard DisplayWidth.of(text) > columns else { return text }
    // A text may be very long, so cut it first.
    var kept = keepingEnd ? text.suffix(columns) : text.prefix(columns)
    while !kept.isEmpty, DisplayWidth.of(kept) + 1 > columns {
      if keepingEnd { kept.removeFirst() } else { kept.removeLast() }
    }
    return keepingEnd ? "…" + kept : kept + "…"
  }

  // MARK: - Pages

  /// Draws the pages, or a moment of an animation.
  private func stage(_ size: GridSize) -> Canvas {
    guard let slide = player.host.slide, !slide.isFinger, slide.length > .zero else {
      return stage(player.host.slide.map { layers(of: $0.from) } ?? layers(of: player.core.stack), size)
    }
    let gone = Double((player.now - slide.start).wholeMilliseconds)
    let progress = min(1, max(0, gone / Double(max(1, slide.length.wholeMilliseconds))))
    let (from, to) = (layers(of: slide.from), layers(of: slide.to))
    // A slide in one column does not move the others.
    if from.count == to.count, to.last?.columns.isEmpty == false { return stage(progress < 0.5 ? from : to, size) }
    let isForward = slide.to.count >= slide.from.count
    let direction: TransitionFrame.Direction = isForward ? .forward : .backward
    guard from.count != to.count else {
      // An animation within one layer does not move the layers below.
      let transition = TransitionFrame(style: .slide, direction: direction, progress: progress)
      return stage(from, size) { own, room in
        transition.compose(from: own, to: face(to.last?.page, room, isPressed: false))
      }
    }
    // New and removed layers slide over the layers that stay.
    let (more, fewer) = from.count > to.count ? (from, to) : (to, from)
    let way = TransitionFrame.ease(progress)
    let hidden = from.count > to.count ? way : 1 - way
    var canvas = stage(fewer, size).behind()
    for layer in more.dropFirst(fewer.count) {
      let (frame, drawn) = framed(layer, size, isPressed: layer.page == pressed)
      canvas.draw(drawn, row: frame.row + Int((Double(size.rows - frame.row) * hidden).rounded()), column: frame.column)
    }
    return canvas
  }

  /// The layers of a stack with their top pages, from the bottom.
  private func layers(of stack: some Sequence<StackEntry>) -> [Layer] {
    var layers: [Layer] = [Layer()]
    // The maximum number of columns of each split.
    var most: [Int: Int] = [:]
    for entry in stack {
      if let style = entry.opening.style { layers.append(Layer(style: style)) }
      if graph.table.rules.isContainer(entry.screen) { continue }
      let last = layers.count - 1
      let isFirst = layers[last].page == nil || entry.opening.tab != nil
      layers[last].page = player.page(entry.instance)
      guard player.host.isExpanded else { continue }
      if isFirst { layers[last].columns = graph.table.rules.isSplit(entry) ? [nil] : [] }
      if layers[last].columns.isEmpty { continue }
      if entry.isPane { layers[last].columns.append(nil) }
      layers[last].columns[layers[last].columns.count - 1] = layers[last].page
      if isFirst { most[last] = Int(graph.table.rules.screens[Int(entry.screen.rawValue)].columns.rawValue) }
    }
    for (index, layer) in layers.enumerated() where !layer.columns.isEmpty && layer.columns.count < most[index] ?? 0 {
      layers[index].columns.append(nil)
    }
    return layers
  }

  /// Draws layers on top of each other. `face` can replace the page of the last layer.
  private func stage(
    _ layers: [Layer], _ size: GridSize, moving: (Canvas, GridSize) -> Canvas = { own, _ in own }
  ) -> Canvas {
    var canvas = Canvas(size: size)
    for (index, layer) in layers.enumerated() {
      let isTop = index == layers.count - 1
      let (frame, drawn) = framed(layer, size, isPressed: isTop, moving: isTop ? moving : { own, _ in own })
      if index > 0 { canvas = canvas.behind() }
      canvas.draw(drawn, row: frame.row, column: frame.column)
    }
    return canvas
  }

  /// Draws the page of a layer in its frame. The bottom layer is a card of maximum size.
  private func framed(
    _ layer: Layer, _ size: GridSize, isPressed: Bool, moving: (Canvas, GridSize) -> Canvas = { own, _ in own }
  ) -> (LayerFrame, Canvas) {
    var frame = LayerFrame(card: size)
    if let style = layer.style, style != .full {
      let rows = lines(of: layer.page, isPressed: isPressed)
      let widest = rows.map { DisplayWidth.of($0.text) }.max() ?? 0
      frame = LayerFrame(
        style, around: GridSize(rows: rows.count, columns: widest + 2), in: size)
    }
    let room = frame.inner
    guard room.rows > 0, room.columns > 0 else { return (frame, Canvas(size: frame.size)) }
    return (frame, frame.canvas(around: moving(face(layer, room, isPressed: isPressed), room)))
  }

  /// Draws the page of a layer, or its columns side by side. If there is not enough room, the last columns are drawn.
  private func face(_ layer: Layer, _ size: GridSize, isPressed: Bool) -> Canvas {
    let pages = layer.columns.suffix(max(2, (size.columns + 1) / (Self.narrowest + 1)))
    guard pages.count > 1 else { return face(layer.page, size, isPressed: isPressed) }
    var canvas = Canvas(size: size)
    var column = 0
    for (number, page) in pages.enumerated() {
      let left = pages.count - number
      let columns = (size.columns - column - (left - 1)) / left
      let room = GridSize(rows: size.rows, columns: columns)
      if let page {
        canvas.draw(face(page, room, isPressed: isPressed), row: 0, column: column)
      } else {
        var empty = Canvas(size: room)
        empty.write(Self.fit("(empty)", columns), row: 0, column: 1, style: .dim)
        canvas.draw(empty, row: 0, column: column)
      }
      column += columns + 1
      if left > 1 { for row in 0..<size.rows { canvas.write("│", row: row, column: column - 1, style: .dim) } }
    }
    return canvas
  }

  /// The minimum width of a column, if more than two are drawn.
  private static let narrowest = 24

  /// Draws a page. If it is too tall, the chosen line is visible.
  private func face(_ page: PrototypeRunPage?, _ size: GridSize, isPressed: Bool) -> Canvas {
    var canvas = Canvas(size: size)
    let lines = lines(of: page, isPressed: isPressed)
    let fixed = lines.prefix { $0.item == nil }.count
    let room = max(0, size.rows - fixed)
    let start = lines.lazy.compactMap(\.item).first ?? 0
    let first = max(0, min(chosen - start - room / 2, lines.count - fixed - room))
    for (row, line) in (lines.prefix(fixed) + lines.dropFirst(fixed + first)).prefix(size.rows).enumerated() {
      draw(line, row, on: &canvas)
    }
    return canvas
  }

  // MARK: - Lines

  /// A line of a card or of the panel.
  private struct Line {
    var text: String
    var style = CellStyle.plain
    /// The number of the item.
    var item: Int?

    /// Whether the line is a rule across the card.
    var isRule = false
  }

  private func draw(_ line: Line, _ row: Int, on canvas: inout Canvas) {
    if line.isRule {
      canvas.write(String(repeating: "─", count: canvas.size.columns), row: row, column: 0, style: .dim)
      return
    }
    let isChosen = line.item == chosen && line.item != nil
    let style = isChosen ? CellStyle(foreground: line.style.foreground, traits: .reversed) : line.style
    if isChosen { canvas.write(">", row: row, column: 0, style: .bold) }
    canvas.write(Self.fit(line.text, max(0, canvas.size.columns - 2)), row: row, column: 1, style: style)
  }

  /// The title, the arguments, a rule, and the items of the page. On a page without keys, the segues.
  private func lines(of page: PrototypeRunPage?, isPressed: Bool) -> [Line] {
    guard let page else { return [] }
    let info = graph.table[page.screen]
    var lines = [Line(text: player.title(of: page).map { "\($0)  (\(info.name))" } ?? info.name, style: .bold)]
    for (argument, value) in zip(graph.arguments(of: page.screen), page.arguments) {
      lines.append(Line(text: "  \(argument.name) = \(value.plain)", style: .dim))
    }
    lines.append(Line(text: "", isRule: true))
    if isPressed, pressedPages.contains(page) {
      lines += pageItems.enumerated().filter { owner(of: $1) == page }.map { line(of: $1, number: $0) }
    } else {
      lines += player.offers(of: page).map { Line(text: "  " + name(of: $0, of: page)) }
    }
    return lines
  }

  /// Draws the panel with facts and links.
  private func panel(_ size: GridSize) -> Canvas {
    var canvas = Canvas(size: size)
    let before = pageItems.count
    let lines = controls.enumerated().map { line(of: $1, number: before + $0) }
    let first = max(0, min(chosen - before - size.rows / 2, lines.count - size.rows))
    for (row, line) in lines.dropFirst(first).prefix(size.rows).enumerated() { draw(line, row, on: &canvas) }
    return canvas
  }

  /// The name of a segue, an icon for its kind, and its target.
  private func name(of segue: SegueID, of page: PrototypeRunPage) -> String {
    let table = graph.table
    let name = table.name(of: segue)
    let opening = table.opening(of: segue)
    let target = table.goal(of: segue).map { table[$0].name } ?? player.targetName(of: segue) ?? ""
    if let tab = opening.tab {
      let isSelected = player.core.stack.drop { $0.instance != page.id }.dropFirst().first?.opening.tab == tab
      return "\(isSelected ? "●" : "○") \(name) ⇥ \(target)"
    }
    switch player.kind(of: segue, of: page) {
    case "go", "select": return "\(name) ⇝ \(target)"
    case "present": return "\(name) ▣ \(target) (\(opening.word))"
    case "replace": return "\(name) ⇄ \(target)"
    case "push": return "\(name) → \(target)"
    case "pane": return "\(name) » \(target)"
    case "button" where table.goal(of: segue) != nil: return "\(name) → \(target)"
    default: return target.isEmpty ? "\(name) ↩" : "\(name) ↩ \(target)"
    }
  }

  private func line(of item: Item, number: Int) -> Line {
    let letter = key(of: item, number: number).map { String($0) } ?? " "
    switch item {
    case .segue(let segue, let page):
      var arguments: [PrototypeValue]?
      let table = graph.table
      if let goal = table.goal(of: segue), table.opening(of: segue).tab == nil,
        case .success(let values) = player.arguments([], for: segue, to: goal, from: page)
      {
        arguments = values
      }
      let why = player.refusal(of: segue, from: page, arguments).map { "  ✗ \(player.words(of: $0))" } ?? ""
      let guardText = why.isEmpty ? table[segue].predicate.map { "  ◆ \($0)" } ?? "" : ""
      return Line(
        text: "\(letter) \(name(of: segue, of: page))\(why)\(guardText)", style: why.isEmpty ? .plain : style(167),
        item: number)
    case .back:
      let why = player.visible.flatMap { player.refusal(of: player.visibleBack, from: $0, nil) }
      return Line(
        text: "\(letter) ‹ back\(why.map { "  ✗ \(player.words(of: $0))" } ?? "")",
        style: why == nil ? .plain : style(167), item: number)
    case .backOf(let page):
      let why = player.refusal(of: .back, from: page, nil)
      return Line(
        text: "\(letter) ‹ back\(why.map { "  ✗ \(player.words(of: $0))" } ?? "")",
        style: why == nil ? .plain : style(167), item: number)
    case .fact(let name, _):
      let takes = graph.fact(name)?.lookup == nil ? "" : "  (async)"
      return Line(
        text: "\(letter) fact \(name) = \(player.facts[name]?.plain ?? "")\(takes)", style: style(172), item: number)
    case .link: return Line(text: "\(letter) open a link …", style: style(73), item: number)
    }
  }

  // MARK: - Help

  private func help(_ size: GridSize) -> Canvas {
    var canvas = Canvas(size: size)
    var lines = [
      "Press the key of a line, or select the line with the arrows and press Return.",
      "A segue asks for its arguments one by one. Return accepts the shown value.",
      "A fact changes to its next value, or you type a value. Its key never changes.",
      "✗ marks a segue that the guard would refuse now. You can still press its key.",
      "During a slide, keys go to the old page, and the guard refuses or queues them.",
      "", "→ push   ▣ sheet, popover, full layer or alert   ⇄ replace   ⇝ go   ↩ unwind",
      "⇥ tab   ● the selected tab   ○ another tab", "",
      "b, Esc  back", "l, /    open a link", "s       eight times slower slides", "u       undo",
      "r       start again",
      "q       quit, and save the walk if there is a --record option",
    ]
    if hasColumns { lines += ["|       columns side by side, or joined;   » opens the next column"] }
    for (row, line) in lines.enumerated() { canvas.write(Self.fit(line, size.columns), row: row, column: 0) }
    return canvas
  }
}

extension StackOpening {
  /// The style of the layer that starts with an entry, or `nil` if none does.
  fileprivate var style: PresentationStyle? {
    switch self {
    case .push, .tab: nil
    case .sheet: .sheet
    case .full: .full
    case .popover: .popover
    case .alert: .alert
    }
  }
}
