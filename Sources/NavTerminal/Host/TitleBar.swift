/// The bar above a page, as it is drawn. A page brings its own bar along when it slides, so bars never bleed into each other.
struct TitleBar: Hashable, Sendable {
  /// The looks that a graph can ask for with `bar: { style: … }`.
  enum Style: String, Hashable, Sendable {
    /// A coloured row, and a blank one below where there are rows to spare.
    case regular
    /// One row, uncoloured, for pages that need the room.
    case compact

    /// The look of a name; the regular one for no name and for names that a terminal does not know.
    init(name: String?) {
      self = name.flatMap(Style.init(rawValue:)) ?? .regular
    }
  }

  /// What the arrow says, where there is something to go back to.
  enum Back: Hashable, Sendable {
    case absent
    /// Faint, since back would not be taken now.
    case faint(title: String)
    case to(title: String)
    /// At the first page of a layer, which back closes; faint, where it would not be taken now.
    case close(isFaint: Bool)

    /// What is written at the left, long where there is room and short where there is not.
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

  /// How many rows the bar takes from a page that has so much room.
  func rows(in area: GridSize) -> Int { style == .regular && area.rows >= 10 ? 2 : 1 }

  func draw(in canvas: inout Canvas) {
    let base: CellStyle
    switch style {
    case .regular: base = CellStyle(foreground: 231, background: 24)
    case .compact: base = CellStyle(traits: .underlined)
    }
    var strong = base
    strong.traits.formUnion(.bold)
    canvas.fill(row: 0, style: base)
    let width = DisplayWidth.of(title)
    var left = max((canvas.size.columns - width) / 2, 1)
    if let texts = back.texts {
      // The title gives way to the arrow, and the name behind the arrow to the title.
      let shown = 1 + DisplayWidth.of(texts.long) < left ? texts.long : texts.short
      var arrowStyle = base
      if back.isFaint { arrowStyle.traits.formUnion(.dim) }
      let end = canvas.write(shown, row: 0, column: 0, style: arrowStyle)
      left = max(left, end + 1)
    }
    canvas.write(title, row: 0, column: left, style: strong)
  }
}
