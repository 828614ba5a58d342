/// The lanes in which the edges of a card turn, so that the edges do not cross.
///
/// Upward edges take lanes in the order of their rows, counted from the card. Downward edges take lanes in the reverse
/// order.
struct Lanes {
  /// The distance of each edge's lane from the first lane.
  let offsets: [Double]

  init(_ layout: TreeLayout, _ index: Int) {
    let card = layout.cards[index]
    let isUp = card.edges.map { layout.arrival($0.card) < layout.y[index] + card.port($0.row) }
    let upCount = isUp.count { $0 }
    let most = max(upCount, isUp.count - upCount)
    // If there are too many lanes, they share one.
    let room = card.gutter - Metrics.beforeLanes - Metrics.behindLanes
    let isSpread = card.rows > 0 && most > 1 && most <= Metrics.mostLanes
    let step = isSpread ? min(Metrics.lane, room / Double(most - 1)) : 0
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

extension CardTree.Box {
  /// The width of the room between a card and its children, with a lane for each edge that turns there.
  var gutter: Double { Metrics.beforeLanes + Metrics.lane * Double(lanes - 1) + Metrics.behindLanes }

  /// The number of edges that can turn side by side.
  private var lanes: Int {
    guard rows > 0, edges.count > 1, edges.count - 1 <= Metrics.mostLanes else { return 1 }
    // The position of a child is not known yet, but it is below the previous cards of minimum height.
    let ups = edges.indices.prefix { number in
      Metrics.entry + (Metrics.heading + Metrics.below) * Double(number) < port(edges[number].row)
    }
    return max(ups.count, edges.count - 1)
  }
}
