/// The lanes in which the edges of a card turn, so that the edges do not cross.
///
/// Upward edges take lanes in the order of their rows, counted from the card. Downward edges take lanes in the reverse
/// order.
struct Lanes {
  /// The distance of each branch's lane from the first lane.
  let offsets: [Double]

  init(_ card: Card, _ layout: TreeLayout, _ index: Int) {
    let isUp = card.branches.map { branch in
      layout.arrival(branch.card) < layout.y[index] + layout.cards[index].port(branch.row)
    }
    let upCount = isUp.count { $0 }
    let most = max(upCount, isUp.count - upCount)
    // If there are too many lanes, they share one.
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
