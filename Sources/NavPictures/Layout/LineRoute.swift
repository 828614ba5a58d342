/// The route of a line without an edge. It follows the edges of the tree, and passes below the cards on the path. It
/// does not cross cards, and lines to the same card are joined.
///
/// A line to a card on the path to the root ends at the lower edge of that card. Any other line goes back to the
/// nearest common card, or out of the tree, and ends at the left edge of its card.
struct LineRoute {
  /// The corners, starting at the card. The last one is at the edge of the target.
  private(set) var corners: [(x: Double, y: Double)] = []
  /// Whether the line ends at the lower edge of the target, not at its left edge.
  private(set) var arrivesFromBelow = false

  private static let start = 27.0
  /// The distance from the edge that rises to the same card of a shelf.
  private static let besideRise = 10.0
  private static let belowChannel = 4.0
  private static let lane = 11.0
  private static let below = 8.0
  /// The distance of the end from the right edge of the target.
  private static let arrival = 14.0
  /// A position left of all cards.
  private static let outside = -14.0
  /// A limit, because each screen of a long chain would climb the entire chain.
  private static let farthest = 256

  /// Finds a route from a card, or from one of its rows if the target is not an ancestor. Fails if the two cards are the
  /// same or very far from each other. `parents` contains the parent of each card, or -1.
  init?(from card: Int, row: Int = 0, to target: Int, _ parents: [Int], _ layout: TreeLayout) {
    guard card != target, let here = Self.way(card, parents), let there = Self.way(target, parents) else { return nil }
    let climb = Climb(parents: parents, layout: layout)
    if here.contains(target) {
      corners = climb.corners(from: card, to: target)
      guard let lane = corners.last?.x else { return nil }
      let bottom = layout.y[target] + layout.cards[target].height
      let end = layout.x[target] + layout.cards[target].width - Self.arrival
      corners += [(lane, bottom + Self.below), (end, bottom + Self.below), (end, bottom)]
      arrivesFromBelow = true
      return
    }
    // The paths end alike, from the root to the meeting.
    let meeting = zip(here.reversed(), there.reversed()).prefix { $0 == $1 }.last?.0 ?? -1
    let end = climb.corners(from: target, to: meeting)
    if meeting == card {
      guard let lane = end.last?.x else { return nil }
      let port = layout.y[card] + layout.cards[card].port(row)
      corners = [(layout.x[card] + layout.cards[card].width, port), (lane, port)]
    } else {
      corners = climb.corners(from: card, to: meeting)
    }
    corners += end.reversed()
  }

  /// A card and its ancestors, or `nil` if there are too many.
  private static func way(_ card: Int, _ parents: [Int]) -> [Int]? {
    var way: [Int] = []
    var index = card
    while index >= 0 {
      guard way.count < farthest else { return nil }
      way.append(index)
      index = parents[index]
    }
    return way
  }

  /// Writes the path of the line, up to the arrow.
  func writeLine(to path: inout [UInt8]) {
    for (number, corner) in corners.enumerated() {
      let distance = number == corners.count - 1 ? 5.0 : 0
      path.append(number == 0 ? "M" : "L")
      path.append(corner.x - (arrivesFromBelow ? 0 : distance), corner.y + (arrivesFromBelow ? distance : 0))
    }
  }

  func writeArrow(to path: inout [UInt8]) {
    guard let end = corners.last else { return }
    path.append("M")
    path.append(end.x, end.y)
    path.append(arrivesFromBelow ? "l-3.5 6h7z" : "l-6-3.5v7z")
  }

  private struct Climb {
    let parents: [Int]
    let layout: TreeLayout

    /// The corners from the left edge of a card to the lane beside an ancestor, or out of the tree.
    func corners(from card: Int, to stop: Int) -> [(x: Double, y: Double)] {
      var corners = [(x: layout.x[card], y: layout.y[card] + LineRoute.start)]
      var level = layout.y[card] + LineRoute.start
      var (below, passed) = (card, parents[card])
      while passed >= 0 {
        if let channel = layout.channels[below] {
          let rise = layout.rise(below, Metrics.rise + LineRoute.besideRise)
          corners.append((rise, level))
          level = layout.y[below] + channel + LineRoute.belowChannel
          corners.append((rise, level))
        }
        let right = layout.x[passed] + layout.cards[passed].width
        let lane = right + layout.cards[passed].gutter - LineRoute.lane
        corners.append((lane, level))
        if passed == stop { return corners }
        level = layout.y[passed] + layout.cards[passed].height + LineRoute.below
        corners.append((lane, level))
        (below, passed) = (passed, parents[passed])
      }
      corners.append((LineRoute.outside, level))
      return corners
    }
  }
}
