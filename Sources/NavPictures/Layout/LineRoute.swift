/// The way of a line that is no edge of the tree: along the edges of the tree, and past the cards on the way under their lower edges. It crosses
/// no card, and lines to one card run together.
///
/// To a card on the way to the root it arrives at its lower edge. To any other it goes back to where the two ways part, or out of the tree where
/// they do not meet, and from there arrives at its left edge.
struct LineRoute {
  /// Its corners, from the card on; the last lies at the edge of the target.
  private(set) var corners: [(x: Double, y: Double)] = []
  /// Whether it arrives from below, and not from the left.
  private(set) var arrivesFromBelow = false

  private static let start = 27.0
  /// How far a line keeps from the edge that rises to the same card of a shelf.
  private static let besideRise = 10.0
  private static let belowChannel = 4.0
  private static let lane = 11.0
  private static let below = 8.0
  /// Where it arrives, from the right edge of the target.
  private static let arrival = 14.0
  /// Left of all cards.
  private static let outside = -14.0
  /// A deep chain would be climbed from each of its screens.
  private static let farthest = 256

  /// - Parameters:
  ///   - card: Where it begins.
  ///   - row: The row at which it leaves, where the target is behind the card.
  ///   - target: Where it ends. There is no line from a card to itself, and none to what is very far away.
  ///   - parents: By card, the one that leads to it, or -1.
  ///   - picture: What is drawn.
  ///   - layout: Where the cards stand.
  init?(from card: Int, row: Int = 0, to target: Int, _ parents: [Int], _ picture: Picture, _ layout: TreeLayout) {
    guard card != target, let here = Self.way(card, parents), let there = Self.way(target, parents) else { return nil }
    let climb = Climb(parents: parents, picture: picture, layout: layout)
    if here.contains(target) {
      corners = climb.corners(from: card, to: target)
      guard let lane = corners.last?.x else { return nil }
      let bottom = layout.y[target] + layout.cards[target].height
      let end = layout.x[target] + layout.cards[target].width - Self.arrival
      corners += [(lane, bottom + Self.below), (end, bottom + Self.below), (end, bottom)]
      arrivesFromBelow = true
      return
    }
    let passed = Set(here)
    let meeting = there.first { passed.contains($0) } ?? -1
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

  /// A card and those on its way to the root; `nil` where they are too many.
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

  private struct Climb {
    let parents: [Int]
    let picture: Picture
    let layout: TreeLayout

    /// From the left edge of a card to the lane beside one on its way, or out of the tree.
    func corners(from card: Int, to stop: Int) -> [(x: Double, y: Double)] {
      var corners = [(x: layout.x[card], y: layout.y[card] + LineRoute.start)]
      var level = layout.y[card] + LineRoute.start
      var (below, passed) = (card, parents[card])
      while passed >= 0 {
        if let channel = layout.channels[below],
          let branch = picture.cards[passed].branches.first(where: { $0.card == below })
        {
          let rise = layout.rise(branch, Metrics.rise + LineRoute.besideRise)
          corners.append((rise, level))
          level = layout.y[below] + channel + LineRoute.belowChannel
          corners.append((rise, level))
        }
        let right = layout.x[passed] + layout.cards[passed].width
        let lane = right + TreeLayout.gutter(of: picture.cards[passed], layout.cards[passed]) - LineRoute.lane
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
