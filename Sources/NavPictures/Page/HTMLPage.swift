import NavCompiler

/// A picture as an interactive page, which needs neither a network nor other files.
///
/// Without scripts, the page shows the entire picture. With scripts, parts of the tree can be folded. `TreeLayout`, as
/// a WebAssembly module, computes the positions of the visible parts, and the script moves what this type has drawn.
package struct HTMLPage {
  private let picture: Picture
  private let layout: PictureLayout
  /// The positions of the cards if none is folded.
  private let places: TreeLayout
  private let options: SVGPicture.Options
  /// The addresses of the declarations of screens.
  private let addresses: [Declaration: String]
  private let changes: ChangeTable?

  /// Creates a page in UTF-8. Equal graphs have equal pages on every machine.
  ///
  /// - Parameters:
  ///   - picture: The picture.
  ///   - options: The options of the drawing.
  ///   - places: The address of each screen's declaration.
  ///   - changes: The changes that the picture shows, or `nil` if it shows one graph.
  /// - Returns: The page.
  /// - Complexity: linear in the cards and their contents.
  package static func bytes(
    _ picture: Picture, _ options: SVGPicture.Options = SVGPicture.Options(), places: [Declaration: String] = [:],
    changes: ChangeTable? = nil
  ) -> [UInt8] {
    let layout = PictureLayout(picture, options.detail)
    return HTMLPage(
      picture: picture, layout: layout, places: layout.places, options: options, addresses: places, changes: changes
    ).bytes
  }

  private var bytes: [UInt8] {
    var out = SVGText(capacity: 30_000 + picture.cards.count * 2000)
    let style = options.theme.rules(for: picture) + "\n" + PageStyle.text(options.theme)
    out.add(
      """
      <!doctype html>
      <html lang="en"><head><meta charset="utf-8">\
      <meta name="viewport" content="width=device-width,initial-scale=1">
      <meta http-equiv="Content-Security-Policy" content="
      """)
    out.add(markup: ContentPolicy.text(script: PageAssets.pictureScript, style: style, hasModule: true))
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
    out.add(-Metrics.margin, -Metrics.margin - places.top)
    out.add(" ")
    out.add(places.width + 2 * Metrics.margin, places.height + places.top + 2 * Metrics.margin)
    out.add("\"><g id=\"world\"><g id=\"frames\">")
    var drawing = SVGPicture(layout, options)
    drawing.writeMovableFrames()
    out.append(drawing)
    out.add("</g><g id=\"cards\">")
    for index in picture.cards.indices { writeCard(index, to: &out) }
    out.add("</g><g id=\"edges\">")
    drawing = SVGPicture(layout, options)
    drawing.writeNumberedEdges()
    out.append(drawing)
    out.add(
      """
      </g><g id="lines"></g><g id="ports"></g></g></svg>\
      <nav id="way" aria-label="The parents of the visible screens"></nav><svg id="map" aria-hidden="true"></svg>\
      <aside id="about" aria-label="About a screen" aria-live="polite"></aside></main>

      """)
    changes?.write(to: &out)
    writeTable(to: &out)
    out.add("<section id=\"paper\" aria-hidden=\"true\"></section>\n<script type=\"text/plain\" id=\"module\">")
    out.add(markup: PageAssets.layoutModule)
    out.add("</script>\n<script type=\"application/json\" id=\"data\">")
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
    out.add(places.x[index], places.y[index])
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
      if let mark = card.mark { out.add(text: ", \(mark.rawValue)") }
      out.add("</th><td>")
      out.add(text: card.words.joined(separator: "; "))
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
    var words = "\(row.mark.words)\(row.name): \(row.sign.meaning)"
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
      ("tree", .string(layout.tree.numbers.map { String($0) }.joined(separator: " "))),
      ("shelf", .number(Int(places.shelf))), ("texts", PageAssets.texts), ("metrics", Metrics.json),
      ("detail", .string(options.detail.rawValue)), ("edges", .string(options.edges.rawValue)),
      ("cards", .array(picture.cards.indices.map(card))),
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
              .string(row.mark.words + row.name), .string(row.target ?? ""), .string(row.condition ?? ""),
              .string("\(row.sign.meaning)"),
            ])
          })
      ),
      (
        "branches",
        .array(card.branches.map { .object([("row", .number($0.row)), ("card", .number($0.card))]) })
      ), ("frames", .array(self.layout.frames[index].map(frame))),
      ("returns", .array(card.returns.map { .number($0) })),
      ("goes", .array(card.goes.map { .array([.number($0.row), .number($0.card)]) })),
      ("details", .array(card.words.map { .string($0) })),
    ]
    if layout.gutter > 0 { members.append(("gutter", .number(Int(layout.gutter)))) }
    if let address = card.declaration.flatMap({ addresses[$0] }) { members.append(("place", .string(address))) }
    return .object(members)
  }

  private func frame(_ frame: Frame) -> JSONValue {
    .object([
      ("sign", .string(frame.sign.rawValue)), ("caption", .string(frame.markedCaption)),
      ("label", .number(Int(frame.labelWidth))),
    ])
  }
}

extension Card {
  /// The lines below the heading, and the sign in it.
  fileprivate var words: [String] { details.map(\.words) + (isSplit ? [Self.splitMeaning] : []) }
}

extension Detail {
  /// The text, after the difference that it shows.
  fileprivate var words: String { mark.words + text }
}

extension Mark? {
  /// The difference in front of a text.
  fileprivate var words: String { map { "\($0.rawValue): " } ?? "" }
}

extension Metrics {
  /// The measures that the script of a page uses.
  fileprivate static var json: JSONValue {
    let measures = [
      ("row", row), ("mostRows", Double(mostRows)), ("margin", margin), ("frameCaption", frameCaption),
      ("farSize", farSize),
    ]
    return .object(measures.map { ($0.0, .number(Int($0.1))) })
  }
}
