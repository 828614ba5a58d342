import NavCompiler

/// A picture as an interactive page, which needs neither a network nor other files.
///
/// Without scripts, the page shows the entire picture. With scripts, parts of the tree can be folded, and the page
/// computes the layout again by the rules of `TreeLayout`.
package struct HTMLPage {
  private let picture: Picture
  private let layout: TreeLayout
  private let options: SVGPicture.Options
  /// The addresses of the declarations of screens.
  private let places: [Declaration: String]

  /// Creates a page in UTF-8. Equal graphs have equal pages on every machine.
  ///
  /// - Parameters:
  ///   - picture: The picture.
  ///   - options: The options of the drawing.
  ///   - places: The address of each screen's declaration.
  /// - Returns: The page.
  /// - Complexity: linear in the cards and their contents.
  package static func bytes(
    _ picture: Picture, _ options: SVGPicture.Options = SVGPicture.Options(), places: [Declaration: String] = [:]
  ) -> [UInt8] {
    HTMLPage(picture: picture, layout: TreeLayout(picture, options.detail), options: options, places: places).bytes
  }

  private var bytes: [UInt8] {
    var out = SVGText(capacity: 30_000 + picture.cards.count * 2000)
    let style = Theme.shapes + "\n" + options.theme.styles + "\n" + PageStyle.text(options.theme)
    out.add(
      """
      <!doctype html>
      <html lang="en"><head><meta charset="utf-8">\
      <meta name="viewport" content="width=device-width,initial-scale=1">
      <meta http-equiv="Content-Security-Policy" content="
      """)
    out.add(markup: ContentPolicy.text(script: PageAssets.pictureScript, style: style))
    if picture.cards.contains(where: { $0.thumbnail != nil }) { out.add("; img-src data:") }
    out.add("\">\n<title>")
    out.add(text: picture.title)
    out.add("</title>\n<style>")
    out.add(markup: style)
    out.add("</style></head>\n<body><header><h1>")
    out.add(text: picture.title)
    out.add("</h1><p>")
    out.add(text: picture.summary)
    out.add(
      """
      </p><input id="search" type="search" placeholder="Search" aria-label="Search screens, segues and predicates" \
      autocomplete="off"><span id="found" role="status"></span>\
      <span class="tools"><button id="out" aria-label="Zoom out">−</button>\
      <button id="in" aria-label="Zoom in">+</button><button id="fit">Fit</button>\
      <button id="open">Unfold all</button><button id="close">Fold</button></span></header>
      <main><svg id="view" role="group" aria-label="The picture; the table below has the same contents" \
      xmlns="http://www.w3.org/2000/svg" viewBox="
      """)
    out.add(-Metrics.margin, -Metrics.margin - layout.top)
    out.add(" ")
    out.add(layout.width + 2 * Metrics.margin, layout.height + layout.top + 2 * Metrics.margin)
    out.add("\"><g id=\"world\"><g id=\"frames\">")
    var drawing = SVGPicture(picture, layout, options)
    drawing.writeFrames()
    out.append(drawing)
    out.add("</g><g id=\"cards\">")
    for index in picture.cards.indices { writeCard(index, to: &out) }
    out.add("</g><g id=\"edges\">")
    drawing = SVGPicture(picture, layout, options)
    drawing.writeEdges()
    out.append(drawing)
    out.add(
      """
      </g><g id="lines"></g><g id="ports"></g></g></svg>\
      <nav id="way" aria-label="The parents of the visible screens"></nav><svg id="map" aria-hidden="true"></svg>\
      <aside id="about" aria-label="About a screen" aria-live="polite"></aside></main>

      """)
    writeTable(to: &out)
    out.add("<section id=\"paper\" aria-hidden=\"true\"></section>\n<script type=\"application/json\" id=\"data\">")
    // Escape `<`, so that the data cannot end the element.
    out.add(markup: data.text.replacing("<", with: "\\u003C"))
    out.add("</script>\n<script>")
    out.add(markup: PageAssets.pictureScript)
    out.add("</script></body></html>\n")
    return out.bytes
  }

  private func writeCard(_ index: Int, to out: inout SVGText) {
    out.add("<g class=\"c\" id=\"c")
    out.add(Double(index))
    out.add("\" transform=\"translate(")
    out.add(layout.x[index], layout.y[index])
    out.add(")\">")
    CardDrawing(picture.cards[index], layout.cards[index], 0, 0, for: .page).write(to: &out)
    out.add("</g>")
  }

  /// The contents of the picture as a table, for readers who do not use the picture.
  private func writeTable(to out: inout SVGText) {
    out.add(
      """
      <details id="table"><summary>All screens as a table</summary><table><thead><tr>\
      <th scope="col">Screen</th><th scope="col">Details</th><th scope="col">Segues</th></tr></thead><tbody>

      """)
    for card in picture.cards where card.kind != .reference {
      out.add("<tr><th scope=\"row\">")
      out.add(text: card.title.map { "\($0) (\(card.name))" } ?? card.name)
      out.add("</th><td>")
      out.add(text: card.details.map(\.text).joined(separator: "; "))
      out.add("</td><td><ul>")
      for row in card.rows {
        out.add("<li>")
        out.add(text: words(of: row, on: card))
        out.add("</li>")
      }
      out.add("</ul></td></tr>\n")
    }
    out.add("</tbody></table></details>\n")
  }

  private func words(of row: Row, on card: Card) -> String {
    var words = "\(row.name): \(row.sign.meaning)"
    if let branch = row.branch {
      words += ", to \(picture.cards[card.branches[branch].card].name)"
    } else if let target = row.target {
      words += ", to \(target)"
    }
    if let condition = row.condition { words += ", only if \(condition)" }
    if let note = row.note { words += ", \(note)" }
    return words
  }

  /// The data about the cards for the script.
  private var data: JSONValue {
    .object([
      ("trees", .array(picture.trees.map { .object([("card", .number($0.card)), ("frames", frames($0.frames))]) })),
      ("wide", PageAssets.wideCharacters), ("metrics", Metrics.json), ("shelf", .number(Int(layout.shelf))),
      ("detail", .string(options.detail.rawValue)),
      ("edges", .string(options.edges.rawValue)),
      (
        "signs",
        .object([Sign.tab, .fragment, .lock, .error].map { ($0.rawValue, .string("\($0.path)")) })
      ), ("cards", .array(picture.cards.indices.map(card))),
    ])
  }

  private func card(_ index: Int) -> JSONValue {
    let card = picture.cards[index]
    let layout = self.layout.cards[index]
    var members: [(key: String, value: JSONValue)] = [
      ("name", .string(card.name)), ("title", .string(card.title ?? "")),
      ("reference", .bool(card.kind == .reference)), ("width", .number(Int(layout.width))),
      ("height", .number(Int(layout.height))), ("head", .number(Int(layout.head))),
      (
        "rows",
        .array(
          card.rows.map { row in
            .array([
              .string(row.name), .string(row.target ?? ""), .string(row.condition ?? ""),
              .string("\(row.sign.meaning)"),
            ])
          })
      ),
      (
        "branches",
        .array(
          card.branches.map { branch in
            .object([
              ("row", .number(branch.row)), ("card", .number(branch.card)), ("kind", .string(branch.kind.rawValue)),
              ("frames", frames(branch.frames)),
            ])
          })
      ), ("returns", .array(card.returns.map { .number($0) })),
      ("goes", .array(card.goes.map { .array([.number($0.row), .number($0.card)]) })),
      ("details", .array(card.details.map { .string($0.text) })),
    ]
    if let declaration = card.declaration, let place = places[declaration] { members.append(("place", .string(place))) }
    return .object(members)
  }

  private func frames(_ frames: [Frame]) -> JSONValue {
    .array(
      frames.map { frame in
        let (shown, lock) = (frame.shownCaption, frame.shownLock ?? "")
        return .object([
          ("sign", .string(frame.sign.rawValue)), ("caption", .string(frame.caption)), ("shown", .string(shown)),
          ("width", .number(Int(TextWidth.of(shown, .title, size: Metrics.captionSize).rounded(.up)))),
          ("lock", .string(frame.lock ?? "")), ("shownLock", .string(lock)),
          ("lockWidth", .number(Int(TextWidth.of(lock, .name, size: Metrics.smallSize).rounded(.up)))),
        ])
      })
  }
}

extension Metrics {
  /// The measures that the script of a page uses for its own layout.
  fileprivate static var json: JSONValue {
    let measures = [
      ("gap", below), ("entry", entry), ("lane", lane), ("frame", frame), ("band", frameCaption),
      ("captionEnd", frameLabelEnd), ("trees", trees), ("between", betweenShelved), ("rise", rise),
      ("under", underShelf), ("row", row), ("gutter", beforeLanes + behindLanes), ("beforeLanes", beforeLanes),
      ("mostLanes", Double(mostLanes)), ("margin", margin),
    ]
    return .object(measures.map { ($0.0, .number(Int($0.1))) })
  }
}
