/// A picture as SVG: one file without a script, without fonts and without anything from elsewhere.
package struct SVGPicture {
  package struct Options: Sendable {
    package var theme = Theme.auto
    package var detail = PictureDetail.full
    package var hasLegend = true

    package init() {}
  }

  private let picture: Picture
  private let layout: TreeLayout
  private let options: Options
  private var out: SVGText
  /// Room above the first card: the title, and what stands higher than it.
  private let above: Double

  /// The bytes of a picture: UTF-8, the same for the same graph on every machine.
  ///
  /// - Complexity: linear in the cards and what stands on them.
  package static func bytes(_ picture: Picture, _ options: Options = Options()) -> [UInt8] {
    var writer = SVGPicture(picture, options)
    writer.write()
    return writer.out.bytes
  }

  private init(_ picture: Picture, _ options: Options) {
    self.picture = picture
    self.options = options
    layout = TreeLayout(picture, options.detail)
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
    // Where it is shown at less than three fifths of its size, small texts could not be read.
    out.add("\n@media (max-width:")
    out.add((width * 0.6).rounded())
    out.add(
      "px){.near{display:none}.far{display:inline}.e{stroke-width:3}.e.tab{stroke-width:5}.e.present{stroke-width:7}.e.in{stroke-width:3}.h{font-size:44px}}</style>\n<rect class=\"bg\" x=\""
    )
    out.add(left)
    out.add("\" y=\"")
    out.add(top)
    out.add("\" width=\"")
    out.add(width)
    out.add("\" height=\"")
    out.add(height)
    out.add("\"/>\n")
    writeText("t h", 0, top + Metrics.margin + 22, picture.title)
    writeText("cap near", 0, top + Metrics.margin + 42, picture.summary)
    for frame in layout.frames { writeFrame(frame) }
    for index in picture.cards.indices { writeCard(index) }
    for index in picture.cards.indices { writeEdges(of: index) }
    write(lines, top: layout.height + 58, width: inner)
    out.add("</svg>\n")
  }

  // MARK: - Pieces

  private mutating func writeText(_ style: StaticString, _ x: Double, _ y: Double, _ text: String, isEnd: Bool = false)
  {
    out.add("<text class=\"")
    out.add(style)
    out.add("\" x=\"")
    out.add(x)
    out.add("\" y=\"")
    out.add(y)
    out.add(isEnd ? "\" text-anchor=\"end\">" : "\">")
    out.add(text: text)
    out.add("</text>")
  }

  private mutating func writeText(
    _ style: StaticString, _ role: Role, _ x: Double, _ y: Double, _ text: String, isEnd: Bool = false
  ) {
    out.add("<text class=\"")
    out.add(style)
    out.add(" ")
    out.add(role.style)
    out.add("\" x=\"")
    out.add(x)
    out.add("\" y=\"")
    out.add(y)
    out.add(isEnd ? "\" text-anchor=\"end\">" : "\">")
    out.add(text: text)
    out.add("</text>")
  }

  private mutating func writeSign(_ sign: Sign, _ role: Role, _ x: Double, _ y: Double) {
    out.add(sign == .condition ? "<path class=\"i full " : "<path class=\"i ")
    out.add(role.style)
    out.add("\" transform=\"translate(")
    out.add(x, y)
    out.add(")\" d=\"")
    out.add(sign.path)
    out.add("\"/>")
  }

  private mutating func writeRectangle(_ style: StaticString, _ rectangle: TreeLayout.Rectangle, radius: Double) {
    out.add("<rect class=\"")
    out.add(style)
    out.add("\" x=\"")
    out.add(rectangle.x)
    out.add("\" y=\"")
    out.add(rectangle.y)
    out.add("\" width=\"")
    out.add(rectangle.width)
    out.add("\" height=\"")
    out.add(rectangle.height)
    out.add("\" rx=\"")
    out.add(radius)
    out.add("\"/>")
  }

  // MARK: - Parts

  private mutating func writeFrame(_ placed: TreeLayout.PlacedFrame) {
    let rectangle = placed.rectangle
    writeRectangle("fr", rectangle, radius: 12)
    out.add("<g class=\"near\">")
    writeSign(placed.frame.sign, .muted, rectangle.x + 14, rectangle.y + 9)
    let caption = Shortening.middle(placed.frame.caption)
    writeText("cap", rectangle.x + 32, rectangle.y + 19.5, caption)
    if let lock = placed.frame.lock {
      let start = rectangle.x + 32 + TextWidth.of(caption, .title, size: Metrics.captionSize) + 12
      writeSign(.lock, .condition, start, rectangle.y + 9)
      writeText("m", .condition, start + 17, rectangle.y + 19.5, Shortening.end(lock, to: Shortening.names))
    }
    out.add("</g>\n")
  }

  /// A card's edges: each leaves at its row, turns in a lane of its own, and arrives at the heading of what it leads to.
  private mutating func writeEdges(of index: Int) {
    let card = picture.cards[index]
    guard !card.branches.isEmpty else { return }
    let right = layout.x[index] + layout.cards[index].width
    let lanes = Lanes(card, layout, index)
    for (number, branch) in card.branches.enumerated() {
      let start = layout.y[index] + layout.cards[index].port(branch.row)
      let (endX, endY) = (layout.x[branch.card], layout.y[branch.card] + Metrics.entry)
      writeEdge(
        branch.kind, from: (right, start), to: (endX, endY), lane: right + Metrics.beforeLanes + lanes.offsets[number],
        isGuarded: layout.cards[index].hasRows && card.rows[branch.row].condition != nil)
    }
    out.add("\n")
  }

  /// Where an edge leaves: a dot, or a diamond where it has a guard.
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

  private mutating func writeEdge(
    _ kind: Branch.Kind, from start: (x: Double, y: Double), to end: (x: Double, y: Double), lane: Double,
    isGuarded: Bool
  ) {
    let head = kind == .push || kind == .replace ? 7.0 : 8.0
    writeLine(kind, inner: false, start, end, lane, head)
    if kind == .present { writeLine(kind, inner: true, start, end, lane, head) }
    writePort(kind, isGuarded, start)
    out.add("<path class=\"a ")
    out.add(markup: kind.rawValue)
    out.add("\" d=\"M")
    out.add(end.x, end.y)
    out.add(kind == .push || kind == .replace ? "l-7-3.8v7.6z\"/>" : "l-8-5v10z\"/>")
  }

  private mutating func writeLine(
    _ kind: Branch.Kind, inner: Bool, _ start: (x: Double, y: Double), _ end: (x: Double, y: Double), _ lane: Double,
    _ head: Double
  ) {
    out.add(inner ? "<path class=\"e in\" d=\"M" : "<path class=\"e ")
    if !inner {
      out.add(markup: kind.rawValue)
      out.add("\" d=\"M")
    }
    out.add(start.x, start.y)
    let radius = min(8, abs(end.y - start.y) / 2)
    let down = end.y > start.y ? 1.0 : -1.0
    out.add("H")
    out.add(lane - radius)
    out.add("Q")
    out.add(lane, start.y)
    out.add(" ")
    out.add(lane, start.y + down * radius)
    out.add("V")
    out.add(end.y - down * radius)
    out.add("Q")
    out.add(lane, end.y)
    out.add(" ")
    out.add(lane + radius, end.y)
    out.add("H")
    out.add(end.x - head + 1)
    out.add("\"/>")
  }

  private mutating func writeCard(_ index: Int) {
    let card = picture.cards[index]
    let layout = self.layout.cards[index]
    let (x, y) = (self.layout.x[index], self.layout.y[index])
    out.add("<g><title>")
    out.add(text: card.title.map { $0 == card.name ? card.name : "\($0) (\(card.name))" } ?? card.name)
    out.add("</title>")
    let outline = TreeLayout.Rectangle(x: x + 0.5, y: y + 0.5, width: layout.width - 1, height: layout.height - 1)
    if card.kind == .container {
      writeRectangle(
        "card", TreeLayout.Rectangle(x: x + 3.5, y: y + 3.5, width: layout.width - 1, height: layout.height - 1),
        radius: 8)
    }
    switch card.kind {
    case .reference: writeRectangle("card ref", outline, radius: 18)
    case .launch, .anywhere: writeRectangle("card any", outline, radius: 8)
    case .alert: writeRectangle(card.isInLayer ? "card lay" : "card", outline, radius: 8)
    case .screen, .container: writeRectangle(card.isInLayer ? "card lay" : "card", outline, radius: 8)
    }
    if card.kind != .reference { writeGrabber(card, outline) }
    if card.kind == .reference {
      writeReference(card, layout, x, y)
      out.add("</g>\n")
      return
    }
    writeHeader(card, layout, x, y)
    out.add("<g class=\"near\">")
    writeText(layout.isNamed ? "n ink" : "t", x + Metrics.padding, y + 24, layout.heading)
    if let badge = card.badge { writeText("bd", x + layout.width - Metrics.padding, y + 23, badge, isEnd: true) }
    for (number, text) in layout.details.enumerated() {
      let detail = card.details[number]
      let top = y + Metrics.heading - 3 + Metrics.detail * Double(number)
      var start = x + Metrics.padding
      if let sign = detail.sign {
        writeSign(sign, detail.role, start, top)
        start += Metrics.signWidth - 3
      }
      writeText("m", detail.role, start, top + 10, text)
    }
    for (number, row) in zip(card.rows.indices, card.rows) where layout.hasRows {
      writeRow(row, layout.rows[number], x, y + layout.head + 9.5 + Metrics.row * Double(number), layout.width)
    }
    out.add("</g><g class=\"far\">")
    writeFar(card.heading, layout, x, y)
    out.add("</g></g>\n")
  }

  /// What a layer looks like at its upper edge: a sheet has a handle, and a full one covers all.
  private mutating func writeGrabber(_ card: Card, _ outline: TreeLayout.Rectangle) {
    let middle = outline.x + outline.width / 2
    switch card.layer {
    case "sheet": writeGrabber(from: middle - 16, to: middle + 16, outline.y - 6.5)
    case "full": writeGrabber(from: outline.x + 7, to: outline.x + outline.width - 7, outline.y)
    default: break
    }
  }

  private mutating func writeGrabber(from left: Double, to right: Double, _ y: Double) {
    out.add("<path class=\"grab\" d=\"M")
    out.add(left, y)
    out.add("H")
    out.add(right)
    out.add("\"/>")
  }

  private mutating func writeHeader(_ card: Card, _ layout: CardLayout, _ x: Double, _ y: Double) {
    let bottom = min(layout.head, layout.height - 1)
    out.add(!card.isInLayer ? "<path class=\"hd\" d=\"M" : "<path class=\"hl\" d=\"M")
    let isWhole = layout.rows.isEmpty
    out.add(x + 1, y + bottom - (isWhole ? 7 : 0))
    out.add("V")
    out.add(y + 8.5)
    out.add("a7.5 7.5 0 0 1 7.5-7.5h")
    out.add(layout.width - 17)
    out.add("a7.5 7.5 0 0 1 7.5 7.5V")
    out.add(y + bottom - (isWhole ? 7 : 0))
    if isWhole {
      out.add("a7.5 7.5 0 0 1-7.5 7h-")
      out.add(layout.width - 17)
      out.add("a7.5 7.5 0 0 1-7.5-7")
    }
    out.add("z\"/>")
  }

  private mutating func writeRow(_ row: Row, _ text: CardLayout.RowText, _ x: Double, _ y: Double, _ width: Double) {
    writeSign(row.sign, row.role, x + Metrics.padding, y)
    writeText("m r", row.role, x + Metrics.padding + Metrics.signWidth, y + 10, text.name)
    if let target = text.target {
      writeText("m", row.role == .plain ? .muted : row.role, x + text.targetStart, y + 10, "→ " + target)
    }
    if let hidden = row.hiddenCount { writeText("cap", x + text.nameEnd + 4, y + 10, "+\(hidden)") }
    let end = x + width - Metrics.padding
    if let note = row.note { writeText("bd", end, y + 10, note, isEnd: true) }
    guard let condition = text.condition else { return }
    writeSign(.condition, .condition, end - text.conditionWidth - Metrics.signWidth + 4, y)
    writeText("m", .condition, end, y + 10, condition, isEnd: true)
  }

  private mutating func writeReference(_ card: Card, _ layout: CardLayout, _ x: Double, _ y: Double) {
    out.add("<g class=\"near\">")
    writeSign(.shared, .muted, x + Metrics.padding, y + 12)
    writeText(layout.isNamed ? "n ink" : "t", x + Metrics.padding + Metrics.signWidth, y + 23, layout.heading)
    if let badge = card.badge { writeText("bd", x + layout.width - Metrics.padding, y + 22, badge, isEnd: true) }
    out.add("</g><g class=\"far\">")
    writeFar(card.heading, layout, x, y)
    out.add("</g>")
  }

  /// The heading by itself, large: as much of it as there is room for.
  private mutating func writeFar(_ heading: String, _ layout: CardLayout, _ x: Double, _ y: Double) {
    let room = layout.width - Metrics.padding
    var shown = heading
    while shown.count > 1, TextWidth.of(shown, .title, size: 26) > room {
      shown = Shortening.end(heading, to: shown.count - 1)
    }
    writeText("ink F", x + Metrics.padding / 2, y + min(34, layout.height - 9), shown)
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
        writeSign(entry.sign, entry.role, x, y)
        writeText("cap", x + 18, y + 10, entry.text)
        x += entry.width
      }
    }
    out.add("</g>\n")
  }
}
