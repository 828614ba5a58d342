/// The place of a card in its run: the number of its column, if the run is a split.
enum RunPlace: Equatable {
  /// The first card of a run.
  case start
  /// A card in a run without columns.
  case outside
  /// A card in a column of a split, counted from 1.
  case column(Int)

  /// The way from a card to the next one.
  enum Way {
    case push, pane
    case layer(String)
    case tab
  }

  /// The place of a card. The first card of a run decides whether the run has columns.
  static func of(_ card: Card, at place: RunPlace) -> RunPlace {
    guard place == .start else { return place }
    // The card above several roots is not a page.
    if card.kind == .launch { return .start }
    return card.isSplit ? .column(1) : .outside
  }

  /// The place of the next card.
  func after(_ way: Way) -> RunPlace {
    switch (way, self) {
    case (.layer("popover"), _), (.layer("alert"), _): .outside
    case (.layer, _), (.tab, _): .start
    case (.pane, .column(let number)): .column(number + 1)
    case (.push, _), (.pane, _): self
    }
  }

  /// The number of the column that starts with this place, or `nil` if the place before it is in the same column.
  func columnStarting(after before: RunPlace) -> Int? {
    guard case .column(let number) = self, case .column(let last) = before, number > last else { return nil }
    return number
  }
}
