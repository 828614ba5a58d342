package import NavCompiler

/// A picture in a page with other contents. A script can find each card and each edge.
///
/// The groups of cards have the IDs `c0`, `c1`, and so on, in the order of the picture. The edge to a card has the same
/// number after a `w`.
package struct EmbeddedPicture {
  private let picture: Picture
  private let layout: PictureLayout
  /// The positions of the cards.
  private let places: TreeLayout

  package init(_ picture: Picture) {
    self.picture = picture
    layout = PictureLayout(picture)
    places = layout.places
  }

  /// The SVG element in its full size. Texts of the graph are escaped.
  ///
  /// - Complexity: linear in the cards and their contents.
  package var element: [UInt8] {
    var out = SVGText(capacity: 4096 + picture.cards.count * 1800)
    let (width, height) = (places.width + 2 * Metrics.margin, places.height + places.top + 2 * Metrics.margin)
    out.add("<svg id=\"picture\" xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"")
    out.add(-Metrics.margin, -Metrics.margin - places.top)
    out.add(" ")
    out.add(width, height)
    out.add("\" width=\"")
    out.add(width)
    out.add("\" height=\"")
    out.add(height)
    out.add("\" role=\"img\" aria-label=\"The graph as a picture\">")
    var drawing = SVGPicture(layout, SVGPicture.Options())
    drawing.writeFrames()
    drawing.writeNumberedEdges()
    out.append(drawing)
    for index in picture.cards.indices {
      out.add("<g class=\"c\" id=\"c")
      out.add(Double(index))
      out.add("\">")
      CardDrawing(picture.cards[index], layout.cards[index], places.x[index], places.y[index]).write(to: &out)
      out.add("</g>")
    }
    out.add("</svg>")
    return out.bytes
  }

  /// The name, parent (or -1), kind, title, and box of each card.
  package var cards: JSONValue {
    let parents = layout.tree.parents
    return .array(
      picture.cards.indices.map { index in
        let card = picture.cards[index]
        let box = [
          places.x[index], places.y[index], layout.cards[index].width, layout.cards[index].height,
          layout.cards[index].head,
        ]
        return .array(
          [
            .string(card.name), .number(parents[index]), .string("\(card.kind)"),
            card.title.map { .string($0) } ?? .string(""),
          ] + box.map { .number(Int($0.rounded())) })
      })
  }

  /// The icons of the picture with their roles and meanings, in the order of the legend.
  package var legend: JSONValue {
    .array(
      Legend(picture).entries.compactMap { entry in
        guard case .sign(let sign, let role) = entry.icon else { return nil }
        return .array([.string(sign.rawValue), .string("\(role.style)"), .string(entry.text)])
      })
  }

  /// The links of the screens, each once.
  package var links: JSONValue {
    var seen: Set<String> = []
    let details = picture.cards.flatMap(\.details).filter { $0.sign == .link && seen.insert($0.text).inserted }
    return .array(details.map { .string($0.text) })
  }

  /// The icons by name, as paths in a square of twelve units.
  package static var signs: JSONValue {
    .object(Sign.allCases.map { ($0.rawValue, .string("\($0.path)")) })
  }

  /// The rules of the classes, and the colours by role as `--ink`, `--back`, and so on, for the rest of the page.
  package static var style: String {
    """
    :root{color-scheme:light dark;\(variables(.light))}@media (prefers-color-scheme:dark){:root{\(variables(.dark))}}
    \(Theme.auto.rules(withMarks: false, withColumns: true))
    \(Theme.middle("#picture.small "))\(Theme.far("#picture.tiny "))

    """
  }

  private static func variables(_ palette: Theme.Palette) -> String {
    """
    --ink:\(palette.ink);--muted:\(palette.muted);--back:\(palette.back);--layer:\(palette.layer);--jump:\(palette.jump);\
    --condition:\(palette.condition);--error:\(palette.error);--edge:\(palette.edge);--outline:\(palette.outline);\
    --background:\(palette.background);--card:\(palette.card);--header:\(palette.header);--tint:\(palette.layerHeader);\
    --frame:\(palette.frame);--hair:\(palette.hair)
    """
  }
}
