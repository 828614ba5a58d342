/// The route of an edge from its row to the heading of its card, and its shapes.
///
/// The edge turns in its lane beside the card. If the target is not the first card of its shelf, the edge runs below
/// the shelf and rises in front of the target.
struct EdgeRoute {
  let corners: [(x: Double, y: Double)]
  private let edge: CardTree.Edge
  var isGuarded: Bool { edge.isGuarded }

  init(_ number: Int, of index: Int, _ layout: TreeLayout, _ lanes: Lanes) {
    let card = layout.cards[index]
    edge = card.edges[number]
    let right = layout.x[index] + card.width
    let start = layout.y[index] + card.port(edge.row)
    let end = (x: layout.x[edge.card], y: layout.y[edge.card] + Metrics.entry)
    let lane = right + Metrics.beforeLanes + lanes.offsets[number]
    let level = layout.arrival(edge.card)
    var corners = [(x: right, y: start), (x: lane, y: start), (x: lane, y: level)]
    if layout.channels[edge.card] != nil {
      let rise = layout.rise(edge.card, Metrics.rise)
      corners += [(x: rise, y: level), (x: rise, y: end.y)]
    }
    self.corners = corners + [end]
  }

  /// Writes the path of the line, up to the arrow. Its parts are alternately horizontal and vertical.
  func writeLine(to path: inout [UInt8]) {
    path.append("M")
    path.append(corners[0].x, corners[0].y)
    for index in stride(from: 1, to: corners.count - 1, by: 2) {
      let (first, second) = (corners[index], corners[index + 1])
      let radius = min(8, abs(second.y - first.y) / 2)
      let down = second.y > first.y ? 1.0 : -1.0
      path.append("H")
      path.append(number: first.x - radius)
      path.append("Q")
      path.append(first.x, first.y)
      path.append(" ")
      path.append(first.x, first.y + down * radius)
      path.append("V")
      path.append(number: second.y - down * radius)
      path.append("Q")
      path.append(second.x, second.y)
      path.append(" ")
      path.append(second.x + radius, second.y)
    }
    path.append("H")
    let end = corners[corners.count - 1]
    path.append(number: end.x - (edge.isLarge ? 7 : 6))
    guard edge.isBarred else { return }
    path.append("M")
    path.append(end.x - Self.bar, end.y - 5)
    path.append("v10")
  }

  /// The distance of the bar from the end of the edge.
  private static let bar = 12.5

  /// Writes the path of the start: a dot, or a diamond if the edge has a guard.
  func writePort(to path: inout [UInt8]) {
    path.append("M")
    if edge.isGuarded {
      path.append(corners[0].x, corners[0].y - 5)
      path.append("l5 5-5 5-5-5z")
    } else {
      path.append(corners[0].x - 3, corners[0].y)
      path.append("a3 3 0 1 1 6 0a3 3 0 1 1-6 0z")
    }
  }

  func writeArrow(to path: inout [UInt8]) {
    path.append("M")
    path.append(corners[corners.count - 1].x, corners[corners.count - 1].y)
    path.append(edge.isLarge ? "l-8-5v10z" : "l-7-3.8v7.6z")
  }
}
