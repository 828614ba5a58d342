/// The way of a line from a card back to one on its way from the root: along the edges of the tree, and past the cards on the way under their lower
/// edges. It crosses no card, and lines to one card run together.
struct ReturnLine {
  /// Its corners, from the card on; the last lies at the lower edge of the target.
  private(set) var corners: [(x: Double, y: Double)] = []

  private static let start = 27.0
  private static let lane = 11.0
  private static let below = 8.0
  /// Where it arrives, from the right edge of the target.
  private static let arrival = 14.0

  /// - Parameters:
  ///   - card: Where it begins.
  ///   - target: A card on the way to the root; where it is none, there is no line.
  ///   - parents: By card, the one that leads to it, or -1.
  ///   - picture: What is drawn.
  ///   - layout: Where the cards stand.
  init?(from card: Int, to target: Int, _ parents: [Int], _ picture: Picture, _ layout: TreeLayout) {
    corners = [(layout.x[card], layout.y[card] + Self.start)]
    var left = card
    while let last = corners.last {
      let passed = parents[left]
      guard passed >= 0 else { return nil }
      let children =
        layout.x[passed] + layout.cards[passed].width
        + TreeLayout.gutter(of: picture.cards[passed], layout.cards[passed])
      let lane = children - Self.lane
      corners.append((lane, last.y))
      let bottom = layout.y[passed] + layout.cards[passed].height
      corners.append((lane, bottom + Self.below))
      if passed == target {
        let end = layout.x[target] + layout.cards[target].width - Self.arrival
        corners.append((end, bottom + Self.below))
        corners.append((end, bottom))
        return
      }
      left = passed
    }
  }
}
