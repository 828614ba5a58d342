/// The bar above a page, as it is drawn. Each page slides with its own bar, so the bars of two pages do not mix.
struct TitleBar: Hashable, Sendable {
  /// The styles that a graph can set with `bar: { style: … }`.
  enum Style: String, Hashable, Sendable {
    /// A colored row, with a blank row below if there are enough rows.
    case regular
    /// One row without color, for pages that need the space.
    case compact

    /// Creates the style with this name. Without a name, or with an unknown one, it is the regular style.
    init(name: String?) {
      self = name.flatMap(Style.init(rawValue:)) ?? .regular
    }
  }

  /// The arrow to go back.
  enum Back: Hashable, Sendable {
    case absent
    /// A dimmed arrow, because the user cannot go back now.
    case faint(title: String)
    case to(title: String)
    /// The button of a layer's first page, which closes the layer. It is dimmed if the user cannot close the layer
    /// now.
    case close(isFaint: Bool)

    /// The text at the left, in a long and a short form.
    var texts: (long: String, short: String)? {
      switch self {
      case .absent: nil
      case .faint(let title), .to(let title): (" ‹ " + title, " ‹")
      case .close: (" ✕", " ✕")
      }
    }

    var isFaint: Bool {
      switch self {
      case .absent, .to: false
      case .faint: true
      case .close(let isFaint): isFaint
      }
    }
  }

  let title: String
  let back: Back
  let style: Style

  /// The number of rows of the bar in an area of this size.
  func rows(in area: GridSize) -> Int { style == .regular && area.rows >= 10 ? 2 : 1 }

  /// Draws the bar. The title of a column that receives keys is underlined.
  func draw(in canvas: inout Canvas, isFocused: Bool = false) {
    let base: CellStyle
    switch style {
    case .regular: base = CellStyle(foreground: 231, background: 24)
    case .compact: base = CellStyle(traits: .underlined)
    }
    var strong = base
    strong.traits.formUnion(isFocused ? [.bold, .underlined] : .bold)
    canvas.fill(row: 0, style: base)
    let width = DisplayWidth.of(title)
    var left = max((canvas.size.columns - width) / 2, 1)
    if let texts = back.texts {
      // The arrow takes precedence over the title, and the title over the name after the arrow.
      let shown = 1 + DisplayWidth.of(texts.long) < left ? texts.long : texts.short
      var arrowStyle = base
      if back.isFaint { arrowStyle.traits.formUnion(.dim) }
      let end = canvas.write(shown, row: 0, column: 0, style: arrowStyle)
      left = max(left, end + 1)
    }
    canvas.write(title, row: 0, column: left, style: strong)
  }
}
