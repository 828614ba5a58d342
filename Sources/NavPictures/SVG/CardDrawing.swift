/// Draws one card.
struct CardDrawing {
  private let card: Card
  private let layout: CardLayout
  private let x: Double
  private let y: Double
  /// The left edge of the card without the column for signs of differences.
  private let left: Double
  private let heading: Wrapping.Text
  private let purpose: Purpose

  enum Purpose {
    case picture
    /// For a page. Each row is a separate group, which a script can find.
    case page
  }

  init(_ card: Card, _ layout: CardLayout, _ x: Double, _ y: Double, for purpose: Purpose = .picture) {
    self.purpose = purpose
    self.card = card
    self.layout = layout
    self.x = x
    self.y = y
    left = x + layout.gutter
    heading = Wrapping.Text(card.heading)
  }

  func write(to out: inout SVGText) {
    out.add("<g><title>")
    out.add(text: card.heading)
    if card.heading != card.name {
      out.add(" (")
      out.add(text: card.name)
      out.add(")")
    }
    if let mark = card.mark { out.add(text: ", \(mark.rawValue)") }
    out.add("</title>")
    let outline = TreeLayout.Rectangle(x: x + 0.5, y: y + 0.5, width: layout.width - 1, height: layout.height - 1)
    if card.kind == .container {
      out.writeRectangle(
        "card", TreeLayout.Rectangle(x: x + 3.5, y: y + 3.5, width: layout.width - 1, height: layout.height - 1),
        radius: 8, mark: card.mark)
    }
    switch card.kind {
    case .reference: out.writeRectangle("card ref", outline, radius: 18, mark: card.mark)
    case .launch, .anywhere, .changes: out.writeRectangle("card any", outline, radius: 8)
    case .errors: out.writeRectangle("card any bad", outline, radius: 8)
    case .alert, .screen, .container:
      let style: StaticString = card.isWrong ? "card bad" : card.isInLayer ? "card lay" : "card"
      out.writeRectangle(style, outline, radius: 8, mark: card.mark)
    }
    if card.kind != .reference { writeGrabber(to: &out, outline) }
    if card.kind == .reference {
      writeReference(to: &out)
      out.add("</g>\n")
      return
    }
    writeHeader(to: &out)
    writeThumbnail(to: &out)
    out.add("<g class=\"near lead\">")
    if let mark = card.mark { out.writeMark(mark, x + 9, y + 13) }
    out.writeText(layout.isNamed ? "n ink" : "t", left + Metrics.padding, y + 24, layout.heading)
    writeEnd(of: 23, to: &out)
    for (number, text) in layout.details.enumerated() {
      let detail = card.details[number]
      let top = y + Metrics.heading - 3 + Metrics.detail * Double(number)
      if let mark = detail.mark {
        out.writeBand(mark, x + 1, top - 2.5, layout.width - 2, Metrics.detail)
        out.writeMark(mark, x + 9, top - 0.5)
      }
      var start = left + Metrics.padding
      if let sign = detail.sign {
        out.writeSign(sign, detail.role, start, top)
        start += Metrics.signWidth - 3
      }
      out.writeText("m", detail.role, start, top + 10, text, of: detail.text)
    }
    out.add("</g>")
    if layout.hasRows, !card.rows.isEmpty {
      out.add("<g class=\"rows\">")
      for (number, row) in zip(card.rows.indices, card.rows) {
        writeRow(
          to: &out, row, layout.rows[number], x, y + layout.head + 9.5 + Metrics.row * Double(number), layout.width)
      }
      out.add("</g>")
      writeSmallHeading("mid lead", height: textHeight, Metrics.middleTitleSizes, to: &out)
      writeSmallHeading("far lead", height: farHeight, Metrics.farSizes, to: &out)
    } else {
      writeSmallHeading("mid far lead", height: farHeight, Metrics.farSizes, to: &out)
    }
    out.add("</g>\n")
  }

  /// Draws the label at the right of the heading, a sign if the screen has columns, and a lock if a screen below has a
  /// requirement.
  private func writeEnd(of base: Double, to out: inout SVGText) {
    var end = x + layout.width - Metrics.padding
    if let badge = card.badge {
      out.writeText("bd", end, y + base, badge, isEnd: true)
      end -= TextWidth.of(badge, .title, size: Metrics.badgeSize) + 6
    }
    if card.isSplit {
      out.add("<g class=\"split\"><title>")
      out.add(text: Card.splitMeaning)
      out.add("</title>")
      out.writeSign(.pane, .plain, end - 12, y + base - 11)
      out.add("</g>")
      end -= Metrics.signWidth - 2
    }
    guard let lock = card.lock else { return }
    out.add("<g class=\"under\"><title>")
    out.add(text: "below a screen that requires \(lock)")
    out.add("</title>")
    out.writeSign(.lock, .condition, end - 12, y + base - 11)
    out.add("</g>")
  }

  private func writeThumbnail(to out: inout SVGText) {
    guard var place = layout.thumbnail, let image = card.thumbnail else { return }
    (place.x, place.y) = (place.x + x, place.y + y)
    out.add("<image x=\"")
    out.add(place.x)
    out.add("\" y=\"")
    out.add(place.y)
    out.add("\" width=\"")
    out.add(place.width)
    out.add("\" height=\"")
    out.add(place.height)
    out.add("\" href=\"data:image/png;base64,")
    out.add(base64: image.bytes)
    out.add("\"/>")
    out.writeRectangle("shot", place, radius: 2)
  }

  /// Draws the upper edge of a layer, such as the handle of a sheet.
  private func writeGrabber(to out: inout SVGText, _ outline: TreeLayout.Rectangle) {
    let middle = outline.x + outline.width / 2
    switch card.layer {
    case "sheet": writeGrabber(to: &out, from: middle - 16, to: middle + 16, outline.y - 6.5)
    case "full": writeGrabber(to: &out, from: outline.x + 7, to: outline.x + outline.width - 7, outline.y)
    default: break
    }
  }

  private func writeGrabber(to out: inout SVGText, from left: Double, to right: Double, _ y: Double) {
    out.add("<path class=\"grab\" d=\"M")
    out.add(left, y)
    out.add("H")
    out.add(right)
    out.add("\"/>")
  }

  private func writeHeader(to out: inout SVGText) {
    let bottom = min(layout.head, layout.height - 1)
    out.add(card.isInLayer ? "<path class=\"hl" : "<path class=\"hd")
    if let mark = card.mark { out.add(style: mark) }
    out.add("\" d=\"M")
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

  private func writeRow(
    to out: inout SVGText, _ row: Row, _ text: CardLayout.RowText, _ x: Double, _ y: Double, _ width: Double
  ) {
    if purpose == .page { out.add("<g class=\"row\">") }
    defer { if purpose == .page { out.add("</g>") } }
    if let mark = row.mark {
      out.writeBand(mark, x + 1, y - 4.5, width - 2, Metrics.row)
      out.writeMark(mark, x + 9, y - 0.5)
    }
    out.writeSign(row.sign, row.role, left + Metrics.padding, y)
    writeMiddle(row, y, width - layout.gutter, to: &out)
    out.add("<g class=\"near\">")
    defer { out.add("</g>") }
    out.writeText("m r", row.role, left + Metrics.padding + Metrics.signWidth, y + 10, text.name, of: row.name)
    if let target = text.target {
      out.writeText(
        "m", row.role == .plain ? .muted : row.role, left + text.targetStart, y + 10, "→ " + target,
        of: row.target == target ? nil : row.target.map { "→ " + $0 })
    }
    if let hidden = row.hiddenCount { out.writeText("cap", left + text.nameEnd + 4, y + 10, "+\(hidden)") }
    let end = x + width - Metrics.padding
    if let note = row.note { out.writeText("bd", end, y + 10, note, isEnd: true) }
    guard let condition = text.condition else { return }
    out.writeSign(.condition, .condition, end - text.conditionWidth - Metrics.signWidth + 4, y)
    out.writeText("m", .condition, end, y + 10, condition, of: row.condition, isEnd: true)
  }

  private func writeReference(to out: inout SVGText) {
    out.add("<g class=\"near lead\">")
    if let mark = card.mark { out.writeMark(mark, x + 11, y + 11.5) }
    out.writeSign(.shared, .muted, left + Metrics.padding, y + 12)
    out.writeText(layout.isNamed ? "n ink" : "t", left + Metrics.padding + Metrics.signWidth, y + 23, layout.heading)
    writeEnd(of: 22, to: &out)
    out.add("</g>")
    writeSmallHeading("mid far lead", height: farHeight, Metrics.farSizes, to: &out)
  }

  // MARK: - Small pictures

  /// The height of the heading and of the lines below it. A small picture omits these lines.
  private var textHeight: Double {
    card.kind == .reference ? layout.height : Metrics.heading + Metrics.detail * Double(layout.details.count)
  }

  /// The height for the heading alone: the entire card without its image.
  private var farHeight: Double { layout.thumbnail == nil ? layout.height : textHeight }

  /// Draws the heading in large characters, in as many lines as fit.
  private func writeSmallHeading(
    _ style: StaticString, height: Double, _ sizes: ClosedRange<Double>, to out: inout SVGText
  ) {
    let padding = Metrics.padding / 2 + 1
    // A small picture omits rows, so the sign of the card stands for their differences.
    let mark = card.mark ?? (card.isMarked ? .changed : nil)
    let gutter = mark == nil ? 0 : Metrics.farGutter
    let wrapped = Wrapping(heading, width: layout.width - gutter - 2 * padding, height: height - 5, sizes: sizes)
    let line = wrapped.size * Wrapping.lineHeight
    let first = wrapped.lines.count == 1 ? (min(height, Metrics.heading) - line) / 2 : 2.5
    if let mark {
      out.add("<g class=\"")
      out.add(style)
      out.add(" sg\">")
      out.writeMark(mark, x + padding - 1, y + 7, size: Metrics.farMark)
      out.add("</g>")
    }
    out.add("<g class=\"")
    out.add(style)
    out.add("\">")
    for (number, text) in wrapped.lines.enumerated() {
      out.add("<text class=\"ink F\" font-size=\"")
      out.add(wrapped.size)
      out.add("\" x=\"")
      out.add(x + gutter + padding)
      out.add("\" y=\"")
      out.add(y + first + line * (Double(number) + 0.8))
      out.add("\">")
      out.add(text: text)
      out.add("</text>")
    }
    out.add("</g>")
  }

  /// Draws a row at half size: the name of the segue, and a diamond if it has a predicate.
  private func writeMiddle(_ row: Row, _ y: Double, _ width: Double, to out: inout SVGText) {
    var room = width - Metrics.padding - Metrics.signWidth - 5
    if row.condition != nil {
      room -= Metrics.signWidth - 4
      out.add("<g class=\"mid\">")
      out.writeSign(.condition, .condition, left + width - Metrics.signWidth + 3, y)
      out.add("</g>")
    }
    let (most, least) = (Metrics.middleRowSizes.upperBound, Metrics.middleRowSizes.lowerBound)
    let letters = Int(room / TextWidth.of("m", .name, size: least))
    let name = Shortening.middle(row.name, to: max(3, letters))
    let size = min(most, max(least, (room / TextWidth.of(name, .name, size: 100) * 1000).rounded(.down) / 10))
    out.add("<text class=\"w mid ")
    out.add(row.role.style)
    out.add("\" font-size=\"")
    out.add(size)
    out.add("\" x=\"")
    out.add(left + Metrics.padding + Metrics.signWidth)
    out.add("\" y=\"")
    out.add(y + 12)
    out.add("\">")
    out.add(text: name)
    out.add("</text>")
  }
}
