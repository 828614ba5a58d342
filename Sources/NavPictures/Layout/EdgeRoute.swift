/// The route of an edge from its row to the heading of its card.
///
/// The edge turns in its lane beside the card. If the target is not the first card of its shelf, the edge runs below
/// the shelf and rises in front of the target.
struct EdgeRoute {
  let corners: [(x: Double, y: Double)]

  init(_ number: Int, of index: Int, _ picture: Picture, _ layout: TreeLayout, _ lanes: Lanes) {
    let branch = picture.cards[index].branches[number]
    let right = layout.x[index] + layout.cards[index].width
    let start = layout.y[index] + layout.cards[index].port(branch.row)
    let end = (x: layout.x[branch.card], y: layout.y[branch.card] + Metrics.entry)
    let lane = right + Metrics.beforeLanes + lanes.offsets[number]
    let level = layout.arrival(branch.card)
    var corners = [(x: right, y: start), (x: lane, y: start), (x: lane, y: level)]
    if layout.channels[branch.card] != nil {
      let rise = layout.rise(branch, Metrics.rise)
      corners += [(x: rise, y: level), (x: rise, y: end.y)]
    }
    self.corners = corners + [end]
  }
}

extension TreeLayout {
  /// A position in front of a card on a shelf, and in front of the frames around the card.
  func rise(_ branch: Branch, _ distance: Double) -> Double {
    x[branch.card] - Metrics.frame * Double(branch.frames.count) - distance
  }
}
