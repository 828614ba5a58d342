/// The amount of detail on a card.
package enum PictureDetail: String, CaseIterable, Sendable {
  case full
  /// Headings and segues.
  case segues
  /// Only headings.
  case titles
}

/// The size of a card, and its texts as drawn.
struct CardLayout {
  /// The shortened heading.
  var heading: String
  /// Whether the heading is a name, in a monospaced font.
  var isNamed: Bool
  var details: [String] = []
  var rows: [RowText] = []
  /// The position of the image in the card.
  var thumbnail: TreeLayout.Rectangle?
  var width: Double
  var height: Double
  /// The distance from the top to the first row.
  var head: Double
  /// The width of the column for the signs of differences, or 0 if there are none.
  let gutter: Double

  struct RowText {
    var name: String
    /// The right edge of the name.
    var nameEnd: Double
    var target: String?
    /// The left edge of the target, from the left edge of the card.
    var targetStart: Double
    var condition: String?
    var conditionWidth: Double
  }

  /// Whether the rows are drawn.
  private(set) var hasRows: Bool

  init(_ card: Card, _ amount: PictureDetail = .full) {
    hasRows = amount != .titles
    gutter = card.isMarked ? Metrics.gutter : 0
    isNamed = card.title == nil && card.kind.isScreen || card.kind == .reference && card.title == nil
    heading =
      isNamed
      ? Shortening.middle(card.heading) : Shortening.end(card.heading, to: Shortening.names)
    var needed =
      TextWidth.of(heading, isNamed ? .name : .title, size: isNamed ? Metrics.nameTitleSize : Metrics.titleSize)
    if let badge = card.badge {
      needed += Metrics.padding + TextWidth.of(badge, .title, size: Metrics.badgeSize)
    }
    needed += Self.signs(of: card)
    if card.kind == .reference {
      head = Metrics.reference
      height = Metrics.reference
      width = (needed + gutter + Metrics.signWidth + 2 * Metrics.padding).rounded(.up)
      return
    }
    for detail in card.details where amount == .full {
      let limit = detail.role == .error || detail.mark == .changed ? Metrics.message : 40
      let text = Shortening.end(detail.text, to: limit)
      let start = detail.sign == nil ? 0 : Metrics.signWidth - 3
      needed = max(needed, start + TextWidth.of(text, .name, size: Metrics.smallSize))
      details.append(text)
    }
    if hasRows {
      let limits = Self.nameLimits(of: card.rows)
      for (index, row) in card.rows.enumerated() {
        let text = Self.measure(row, limits.isEmpty ? Shortening.names : limits[index])
        needed = max(needed, text.width - Metrics.padding)
        rows.append(text.row)
      }
    }
    width = max(Metrics.minimumWidth, (needed + gutter + 2 * Metrics.padding).rounded(.up))
    head = Metrics.heading + Metrics.detail * Double(details.count)
    if amount == .full, let size = card.thumbnail.map(Self.size) {
      thumbnail = TreeLayout.Rectangle(x: Metrics.padding, y: head + 2, width: size.width, height: size.height)
      width = max(width, size.width + 2 * Metrics.padding)
      head += size.height + Metrics.underThumbnail
    }
    height = head + (rows.isEmpty ? 0 : Metrics.row * Double(rows.count) + Metrics.foot)
    showMore(of: card)
  }

  /// The size of an image, reduced to the available room.
  private static func size(_ image: Thumbnail) -> (width: Double, height: Double) {
    let (width, height) = (Double(image.width), Double(image.height))
    let scale = min(1, Metrics.thumbnailWidth / width, Metrics.thumbnailHeight / height)
    return (max(1, (width * scale).rounded()), max(1, (height * scale).rounded()))
  }

  // MARK: - Shortening

  /// If one text makes the card wide, shows more of the other texts.
  private mutating func showMore(of card: Card) {
    let room = width - gutter - 2 * Metrics.padding
    if heading != card.heading {
      var taken = Self.signs(of: card)
      if let badge = card.badge { taken += Metrics.padding + TextWidth.of(badge, .title, size: Metrics.badgeSize) }
      heading =
        isNamed
        ? Shortening.middle(card.heading, to: Self.count(room - taken, Metrics.nameTitleSize))
        : Shortening.end(card.heading, toFit: room - taken, size: Metrics.titleSize)
    }
    for (index, detail) in zip(details.indices, card.details) where details[index] != detail.text {
      let start = detail.sign == nil ? 0 : Metrics.signWidth - 3
      details[index] = Shortening.end(detail.text, to: Self.count(room - start, Metrics.smallSize))
    }
    for (index, row) in zip(rows.indices, card.rows) where rows[index].name != row.name && !row.isSentence {
      let shown = rows[index].name.count
      let spare = Self.count(room + Metrics.padding - Self.measure(row, shown).width, Metrics.rowSize)
      if spare > 0 { rows[index] = Self.measure(row, shown + spare).row }
    }
  }

  /// The width of the signs at the right of the heading.
  private static func signs(of card: Card) -> Double {
    (card.lock == nil ? 0 : Metrics.signWidth - 2) + (card.isSplit ? Metrics.signWidth - 2 : 0)
  }

  /// The number of monospaced characters that fit.
  private static func count(_ room: Double, _ size: Double) -> Int {
    Int(room / TextWidth.of("m", .name, size: size))
  }

  /// The number of characters of each row's name that distinguishes it from the others. Empty if all names are short.
  private static func nameLimits(of rows: [Row]) -> [Int] {
    guard rows.contains(where: { $0.name.utf8.count > Shortening.names }) else { return [] }
    var limits = [Int](repeating: Shortening.names, count: rows.count)
    var open = rows.indices.filter { rows[$0].name.utf8.count > Shortening.names }
    for limit in [Shortening.names, 36, 44, 60] {
      guard open.count > 1 else { break }
      var counts: [String: Int] = [:]
      for index in open { counts[Shortening.middle(rows[index].name, to: limit), default: 0] += 1 }
      open.removeAll { index in
        let isAlone = counts[Shortening.middle(rows[index].name, to: limit)] == 1
        if isAlone { limits[index] = limit }
        return isAlone
      }
    }
    return limits
  }

  private static func measure(_ row: Row, _ limit: Int) -> (row: RowText, width: Double) {
    let name =
      row.isSentence
      ? Shortening.end(row.name, to: row.sign == .file ? Metrics.change : Metrics.message)
      : Shortening.middle(row.name, to: limit)
    var end = Metrics.padding + Metrics.signWidth + TextWidth.of(name, .name, size: Metrics.rowSize)
    let start = end + 8
    // An arrow and a space precede the target.
    let target = row.target.map { Shortening.middle($0) }
    if let target { end = start + TextWidth.of("→ " + target, .name, size: Metrics.smallSize) }
    if let hidden = row.hiddenCount {
      end += Metrics.padding + TextWidth.of("+\(hidden)", .title, size: Metrics.captionSize)
    }
    // The old and the new predicate must be distinguishable.
    let condition = row.condition.map {
      Shortening.end($0, to: row.mark == .changed || row.isOld ? Metrics.message : Shortening.names)
    }
    var conditionWidth = 0.0
    if let condition {
      conditionWidth = TextWidth.of(condition, .name, size: Metrics.smallSize)
      end += Metrics.conditionGap + Metrics.signWidth - 4 + conditionWidth
    }
    if let note = row.note { end += Metrics.conditionGap + TextWidth.of(note, .title, size: Metrics.badgeSize) }
    let text = RowText(
      name: name, nameEnd: start, target: target, targetStart: start, condition: condition,
      conditionWidth: conditionWidth)
    return (text, end)
  }
}
