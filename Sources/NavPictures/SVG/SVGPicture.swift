/// A picture as SVG: one file without scripts, fonts, or external resources.
package struct SVGPicture {
  package struct Options: Sendable {
    package var theme = Theme.auto
    package var detail = PictureDetail.full
    package var hasLegend = true
    package var edges = Edges.tree

    package init() {}
  }

  /// The lines to draw.
  package enum Edges: String, CaseIterable, Sendable {
    /// Segues that open screens.
    case tree
    /// Also segues that go back.
    case all
  }

  private let picture: Picture
  private let layout: TreeLayout
  private let options: Options
  private(set) var out: SVGText
  /// The parent of each card, or -1.
  private let parents: [Int]
  /// The height above the first card, for the title and for taller parts.
  private let above: Double

  /// Draws a picture in UTF-8. Equal graphs have equal pictures on every machine.
  ///
  /// - Complexity: linear in the cards and their contents.
  package static func bytes(_ picture: Picture, _ options: Options = Options()) -> [UInt8] {
    var writer = SVGPicture(picture, TreeLayout(picture, options.detail), options)
    writer.write()
    return writer.out.bytes
  }

  init(_ picture: Picture, _ layout: TreeLayout, _ options: Options) {
    self.picture = picture
    self.options = options
    self.layout = layout
    var parents = [Int](repeating: -1, count: picture.cards.count)
    for (index, card) in picture.cards.enumerated() {
      for branch in card.branches { parents[branch.card] = index }
    }
    self.parents = parents
    above = 78 + layout.top
    out = SVGText(capacity: 4096 + picture.cards.count * 1500)
  }

  private mutating func write() {
    let legend = options.hasLegend && options.detail != .titles ? Legend(picture) : Legend()
    let titleWidth = TextWidth.of(picture.title, .title, size: 22)
    let captionWidth = TextWidth.of(picture.summary, .title, size: Metrics.captionSize)
    let inner = max(layout.width, titleWidth, captionWidth, min(legend.width, max(layout.width, 640)))
    let lines = legend.lines(in: inner)
    let width = (inner + 2 * Metrics.margin).rounded(.up)
    let height = (layout.height + above + 2 * Metrics.margin + (lines.isEmpty ? 0 : 48 + 22 * Double(lines.count)))
      .rounded(.up)
    let (left, top) = (-Metrics.margin, -Metrics.margin - above)
    out.add("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"")
    out.add(left, top)
    out.add(" ")
    out.add(width, height)
    out.add("\" width=\"")
    out.add(width)
    out.add("\" height=\"")
    out.add(height)
    out.add("\" role=\"img\" aria-labelledby=\"navc-title navc-summary\">\n<title id=\"navc-title\">")
    out.add(text: picture.title)
    out.add("</title><desc id=\"navc-summary\">")
    out.add(text: picture.summary)
    out.add("</desc>\n<style>")
    out.add(markup: Theme.shapes)
    out.add("\n")
    out.add(markup: options.theme.styles)
    // Below three fifths of the full size, small texts are not legible. Below half, only headings are legible.
    for (part, rules) in [(0.6, Theme.middle("")), (0.5, Theme.far(""))] {
      out.add("\n@media (max-width:")
      out.add((width * part).rounded())
      out.add("px){")
      out.add(markup: rules)
      out.add(".h{font-size:44px}}")
    }
    out.add("</style>\n<rect class=\"bg\" x=\"")
    out.add(left)
    out.add("\" y=\"")
    out.add(top)
    out.add("\" width=\"")
    out.add(width)
    out.add("\" height=\"")
    out.add(height)
    out.add("\"/>\n")
    out.writeText("t h", 0, top + Metrics.margin + 22, picture.title)
    out.writeText("cap near", 0, top + Metrics.margin + 42, picture.summary)
    writeFrames()
    for index in picture.cards.indices {
      CardDrawing(picture.cards[index], layout.cards[index], layout.x[index], layout.y[index]).write(to: &out)
    }
    writeEdges()
    if options.edges == .all { for index in picture.cards.indices { writeLines(of: index) } }
    write(lines, top: layout.height + 58, width: inner)
    out.add("</svg>\n")
  }

  // MARK: - Parts

  mutating func writeFrames() {
    for frame in layout.frames { writeFrame(frame) }
  }

  mutating func writeEdges() {
    for index in picture.cards.indices { writeEdges(of: index) }
  }

  private mutating func writeFrame(_ placed: TreeLayout.PlacedFrame) {
    let rectangle = placed.rectangle
    out.writeRectangle("fr", rectangle, radius: 12)
    out.add("<g class=\"near\">")
    out.writeSign(placed.frame.sign, placed.frame.sign == .error ? .error : .muted, rectangle.x + 14, rectangle.y + 9)
    let caption = placed.frame.shownCaption
    out.writeText("cap", rectangle.x + 32, rectangle.y + 19.5, caption, of: placed.frame.caption)
    if let lock = placed.frame.shownLock {
      let start = rectangle.x + 32 + TextWidth.of(caption, .title, size: Metrics.captionSize) + 12
      out.writeSign(.lock, .condition, start, rectangle.y + 9)
      out.writeText("m", .condition, start + 17, rectangle.y + 19.5, lock, of: placed.frame.lock)
    }
    out.add("</g>")
    out.add("<text class=\"ink F mid far\" font-size=\"26\" x=\"")
    out.add(rectangle.x + 12)
    out.add("\" y=\"")
    out.add(rectangle.y + 26)
    out.add("\">")
    out.add(text: placed.farCaption)
    out.add("</text>")
    out.add("\n")
  }

  /// Draws a card's edges. Each one starts at its row, turns in a separate lane, and ends at the heading of its target.
  private mutating func writeEdges(of index: Int) {
    let card = picture.cards[index]
    guard !card.branches.isEmpty else { return }
    let lanes = Lanes(card, layout, index)
    for number in card.branches.indices { writeEdge(number, of: index, lanes) }
    out.add("\n")
  }

  /// Draws the edges, each in a group with the number of its target.
  mutating func writeNumberedEdges() {
    for index in picture.cards.indices where !picture.cards[index].branches.isEmpty {
      let lanes = Lanes(picture.cards[index], layout, index)
      for (number, branch) in picture.cards[index].branches.enumerated() {
        out.add("<g class=\"w\" id=\"w")
        out.add(Double(branch.card))
        out.add("\">")
        writeEdge(number, of: index, lanes)
        out.add("</g>\n")
      }
    }
  }

  private mutating func writeEdge(_ number: Int, of index: Int, _ lanes: Lanes) {
    let card = picture.cards[index]
    let branch = card.branches[number]
    writeEdge(
      branch.kind, EdgeRoute(number, of: index, picture, layout, lanes).corners,
      isGuarded: layout.cards[index].hasRows && card.rows[branch.row].condition != nil)
  }

  /// Draws the lines of segues that go back or elsewhere.
  private mutating func writeLines(of index: Int) {
    for target in picture.cards[index].returns {
      if let line = LineRoute(from: index, to: target, parents, picture, layout) { write(line, "back", .back) }
    }
    for jump in picture.cards[index].goes {
      let line = LineRoute(from: index, row: jump.row, to: jump.card, parents, picture, layout)
      if let line { write(line, "away", .jump) }
    }
  }

  private mutating func write(_ line: LineRoute, _ style: StaticString, _ role: Role) {
    guard let end = line.corners.last else { return }
    out.add("<path class=\"")
    out.add(style)
    out.add("\" d=\"")
    for (number, corner) in line.corners.enumerated() {
      let isLast = number == line.corners.count - 1
      out.add(number == 0 ? "M" : "L")
      out.add(
        corner.x - (isLast && !line.arrivesFromBelow ? 5 : 0), corner.y + (isLast && line.arrivesFromBelow ? 5 : 0))
    }
    out.add("\"/><path class=\"a ")
    out.add(role.style)
    out.add("\" d=\"M")
    out.add(end.x, end.y)
    out.add(line.arrivesFromBelow ? "l-3.5 6h7z\"/>" : "l-6-3.5v7z\"/>")
  }

  /// Draws the start of an edge: a dot, or a diamond if it has a guard.
  private mutating func writePort(_ kind: Branch.Kind, _ isGuarded: Bool, _ point: (x: Double, y: Double)) {
    out.add(isGuarded ? "<path class=\"a co\" d=\"M" : "<path class=\"a ")
    if isGuarded {
      out.add(point.x, point.y - 5)
      out.add("l5 5-5 5-5-5z\"/>")
      return
    }
    out.add(markup: kind.rawValue)
    out.add("\" d=\"M")
    out.add(point.x - 3, point.y)
    out.add("a3 3 0 1 1 6 0a3 3 0 1 1-6 0z\"/>")
  }

  private mutating func writeEdge(_ kind: Branch.Kind, _ corners: [(x: Double, y: Double)], isGuarded: Bool) {
    guard let start = corners.first, let end = corners.last else { return }
    let head = kind == .push || kind == .replace ? 7.0 : 8.0
    writeLine(kind, inner: false, corners, head)
    if kind == .present { writeLine(kind, inner: true, corners, head) }
    writePort(kind, isGuarded, start)
    out.add("<path class=\"a ")
    out.add(markup: kind.rawValue)
    out.add("\" d=\"M")
    out.add(end.x, end.y)
    out.add(kind == .push || kind == .replace ? "l-7-3.8v7.6z\"/>" : "l-8-5v10z\"/>")
  }

  /// Draws a line through corners, alternately horizontal and vertical.
  private mutating func writeLine(
    _ kind: Branch.Kind, inner: Bool, _ corners: [(x: Double, y: Double)], _ head: Double
  ) {
    out.add(inner ? "<path class=\"e in\" d=\"M" : "<path class=\"e ")
    if !inner {
      out.add(markup: kind.rawValue)
      out.add("\" d=\"M")
    }
    out.add(corners[0].x, corners[0].y)
    for index in stride(from: 1, to: corners.count - 1, by: 2) {
      let (first, second) = (corners[index], corners[index + 1])
      let radius = min(8, abs(second.y - first.y) / 2)
      let down = second.y > first.y ? 1.0 : -1.0
      out.add("H")
      out.add(first.x - radius)
      out.add("Q")
      out.add(first.x, first.y)
      out.add(" ")
      out.add(first.x, first.y + down * radius)
      out.add("V")
      out.add(second.y - down * radius)
      out.add("Q")
      out.add(second.x, second.y)
      out.add(" ")
      out.add(second.x + radius, second.y)
    }
    out.add("H")
    out.add(corners[corners.count - 1].x - head + 1)
    out.add("\"/>")
  }

  // MARK: - The legend

  private mutating func write(_ lines: [[Legend.Entry]], top: Double, width: Double) {
    guard !lines.isEmpty else { return }
    out.add("<g class=\"near\"><path class=\"fr rule\" d=\"M0 ")
    out.add(top - 18)
    out.add("H")
    out.add(width)
    out.add("\"/>")
    for (number, line) in lines.enumerated() {
      var x = 0.0
      let y = top + 22 * Double(number)
      for entry in line {
        out.writeSign(entry.sign, entry.role, x, y)
        out.writeText("cap", x + 18, y + 10, entry.text)
        x += entry.width
      }
    }
    out.add("</g>\n")
  }
}
