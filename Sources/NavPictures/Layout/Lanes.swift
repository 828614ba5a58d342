/// In which lane each edge of a card turns, so that none of them crosses another.
///
/// Edges that go up take lanes in the order of their rows, counted from the card, and those that go down in the reverse order: the rows of the
/// first lie above those of the second, and so do their children.
struct Lanes {
  /// By branch, how far its lane is from the first.
  let offsets: [Double]

  init(_ card: Card, _ layout: TreeLayout, _ index: Int) {
    let isUp = card.branches.map { branch in
      layout.arrival(branch.card) < layout.y[index] + layout.cards[index].port(branch.row)
    }
    let upCount = isUp.count { $0 }
    let most = max(upCount, isUp.count - upCount)
    // More than can be told apart run as one.
    let room = TreeLayout.gutter(of: card, layout.cards[index]) - Metrics.beforeLanes - Metrics.behindLanes
    let isFromRows = layout.cards[index].hasRows
    let step = isFromRows && most > 1 && most <= Metrics.mostLanes ? min(Metrics.lane, room / Double(most - 1)) : 0
    var ups = 0
    var downs = isUp.count - upCount
    offsets = isUp.map { isUp in
      if isUp {
        ups += 1
        return step * Double(ups - 1)
      }
      downs -= 1
      return step * Double(downs)
    }
  }
}
