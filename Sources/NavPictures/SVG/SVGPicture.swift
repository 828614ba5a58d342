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
  private let layout: PictureLayout
  /// The positions of the cards.
  private let places: TreeLayout
  private let options: Options
  private(set) var out: SVGText
  /// The height above the first card, for the title and for taller parts.
  private let above: Double

  /// Draws a picture in UTF-8. Equal graphs have equal pictures on every machine.
  ///
  /// - Complexity: linear in the cards and their contents.
  package static func bytes(_ picture: Picture, _ options: Options = Options()) -> [UInt8] {
    var writer = SVGPicture(PictureLayout(picture, options.detail), options)
    writer.write()
    return writer.out.bytes
  }

  init(_ layout: PictureLayout, _ options: Options) {
    picture = layout.picture
    self.options = options
    self.layout = layout
    places = layout.places
    above = 78 + places.top
    // More than nearly all pictures need, because to enlarge the text means to copy it.
    let rows = picture.cards.reduce(0) { $0 + $1.rows.count }
    out = SVGText(capacity: 8192 + picture.cards.count * 700 + rows * 800)
  }

  private mutating func write() {
    let legend = options.hasLegend && options.detail != .titles ? Legend(picture) : Legend()
    let titleWidth = TextWidth.of(picture.title, .title, size: 22)
    let captionWidth = TextWidth.of(picture.summary, .title, size: Metrics.captionSize)
    let inner = max(places.width, titleWidth, captionWidth, min(legend.width, max(places.width, 640)))
    let lines = legend.lines(in: inner)
    let width = (inner + 2 * Metrics.margin).rounded(.up)
    let height = (places.height + above + 2 * Metrics.margin + (lines.isEmpty ? 0 : 48 + 22 * Double(lines.count)))
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
    out.add(markup: options.theme.rules(for: picture))
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
      CardDrawing(picture.cards[index], layout.cards[index], places.x[index], places.y[index]).write(to: &out)
    }
    writeEdges()
    if options.edges == .all { writeLines() }
    write(lines, top: places.height + 58, width: inner)
    out.add("</svg>\n")
  }

  // MARK: - Parts

  mutating func writeFrames() {
    for frame in places.frames { writeFrame(frame, at: frame.rectangle) }
  }

  /// Draws the frames, each in a group with the numbers of its card and of the frame around the card. The script of a
  /// page moves the groups.
  mutating func writeMovableFrames() {
    for frame in places.frames {
      out.add("<g id=\"f")
      out.add(Double(frame.card))
      out.add("-")
      out.add(Double(frame.number))
      out.add("\" transform=\"translate(")
      out.add(frame.rectangle.x, frame.rectangle.y)
      out.add(")\">")
      var rectangle = frame.rectangle
      (rectangle.x, rectangle.y) = (0, 0)
      writeFrame(frame, at: rectangle)
      out.add("</g>")
    }
  }

  private mutating func writeFrame(_ placed: TreeLayout.PlacedFrame, at rectangle: TreeLayout.Rectangle) {
    let frame = layout.frames[placed.card][placed.number]
    if frame.isColumn {
      out.writeRectangle("fr col", rectangle, radius: 12)
      out.writeColumn(rectangle, mark: frame.mark)
    } else {
      out.writeRectangle("fr", rectangle, radius: 12, mark: frame.mark)
    }
    out.add("<g class=\"near\">")
    if let mark = frame.mark { out.writeMark(mark, rectangle.x + 12, rectangle.y + 8.5) }
    let left = rectangle.x + frame.gutter
    out.writeSign(frame.sign, frame.sign == .error ? .error : .muted, left + 14, rectangle.y + 9)
    let caption = frame.shownCaption
    out.writeText("cap", left + 32, rectangle.y + 19.5, caption, of: frame.caption)
    if let lock = frame.shownLock {
      let start = left + 32 + TextWidth.of(caption, .title, size: Metrics.captionSize) + 12
      out.writeSign(.lock, .condition, start, rectangle.y + 9)
      out.writeText("m", .condition, start + 17, rectangle.y + 19.5, lock, of: frame.lock)
    }
    out.add("</g>")
    out.add("<text class=\"ink F mid far\" font-size=\"26\" x=\"")
    out.add(rectangle.x + 12)
    out.add("\" y=\"")
    out.add(rectangle.y + 26)
    out.add("\">")
    out.add(text: frame.farCaption(in: rectangle.width))
    out.add("</text>")
    out.add("\n")
  }

  /// Draws the edges. Each one starts at its row, turns in a separate lane, and ends at the heading of its target.
  mutating func writeEdges() {
    for index in picture.cards.indices where !picture.cards[index].branches.isEmpty {
      let lanes = Lanes(places, index)
      for number in picture.cards[index].branches.indices { writeEdge(number, of: index, lanes) }
      out.add("\n")
    }
  }

  /// Draws the edges, each in a group with the number of its target.
  mutating func writeNumberedEdges() {
    for index in picture.cards.indices where !picture.cards[index].branches.isEmpty {
      let lanes = Lanes(places, index)
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
    let branch = picture.cards[index].branches[number]
    let kind = branch.kind
    let route = EdgeRoute(number, of: index, places, lanes)
    out.writePath("e ", kind, mark: branch.mark, route.writeLine)
    if kind == .present { out.writePath("e in", nil, mark: branch.mark, route.writeLine) }
    if route.isGuarded {
      out.writePath("a co", nil, route.writePort)
    } else {
      out.writePath("a ", kind, mark: branch.mark, route.writePort)
    }
    out.writePath("a ", kind, mark: branch.mark, route.writeArrow)
  }

  /// Draws the lines of segues that go back or elsewhere.
  private mutating func writeLines() {
    let parents = layout.tree.parents
    for (index, card) in picture.cards.enumerated() {
      for target in card.returns {
        if let line = LineRoute(from: index, to: target, parents, places) { write(line, "back", "a ba") }
      }
      for jump in card.goes {
        if let line = LineRoute(from: index, row: jump.row, to: jump.card, parents, places) {
          write(line, "away", "a ju")
        }
      }
    }
  }

  private mutating func write(_ line: LineRoute, _ style: StaticString, _ arrow: StaticString) {
    out.writePath(style, nil, line.writeLine)
    out.writePath(arrow, nil, line.writeArrow)
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
        switch entry.icon {
        case .sign(let sign, let role): out.writeSign(sign, role, x, y)
        case .mark(let mark): out.writeMark(mark, x - 0.5, y - 0.5)
        }
        out.writeText("cap", x + 18, y + 10, entry.text)
        x += entry.width
      }
    }
    out.add("</g>\n")
  }
}
