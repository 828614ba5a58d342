/// A picture with the size and the position of each card.
struct PictureLayout {
  let picture: Picture
  let cards: [CardLayout]
  let tree: CardTree
  let places: TreeLayout
  /// The frames around the subtree of each card, the outermost first.
  let frames: [[Frame]]

  /// Computes the layout.
  ///
  /// - Complexity: linear in the cards and their contents.
  init(_ picture: Picture, _ detail: PictureDetail = .full) {
    self.picture = picture
    cards = picture.cards.map { CardLayout($0, detail) }
    tree = CardTree(picture, cards)
    places = TreeLayout(tree)
    frames = picture.frames
  }
}

extension CardTree {
  init(_ picture: Picture, _ cards: [CardLayout]) {
    self.init()
    roots = picture.trees.map(\.card)
    self.cards = picture.cards.indices.map { index in
      let (card, layout) = (picture.cards[index], cards[index])
      let edges = card.branches.map { branch in
        Edge(
          row: branch.row, card: branch.card, isGuarded: layout.hasRows && card.rows[branch.row].condition != nil,
          isLarge: branch.kind == .present || branch.kind == .tab, isBarred: branch.kind == .pane)
      }
      return Box(
        width: layout.width, height: layout.height, head: layout.head, rows: layout.rows.count, edges: edges)
    }
    for (index, frames) in picture.frames.enumerated() { self.cards[index].frames = frames.map(\.labelWidth) }
  }
}

extension Picture {
  /// The frames around the subtree of each card, the outermost first.
  fileprivate var frames: [[Frame]] {
    var frames = [[Frame]](repeating: [], count: cards.count)
    for tree in trees { frames[tree.card] = tree.frames }
    for branch in cards.lazy.flatMap(\.branches) { frames[branch.card] = branch.frames }
    return frames
  }
}

extension Frame {
  /// The width that a frame needs for its icon, its caption, its lock, and the button that folds it.
  var labelWidth: Double {
    let lock = shownLock.map { 29 + TextWidth.of($0, .name, size: Metrics.smallSize).rounded(.up) } ?? 0
    return 32 + gutter + TextWidth.of(shownCaption, .title, size: Metrics.captionSize).rounded(.up) + lock
      + Metrics.frameLabelEnd
  }

  /// The width for the sign of a difference.
  var gutter: Double { mark == nil ? 0 : Metrics.gutter }

  /// The caption with the sign of a difference.
  var markedCaption: String { mark.map { "\($0.sign) \(caption)" } ?? caption }

  /// The caption for a small picture, shortened to the width of the frame.
  func farCaption(in width: Double) -> String {
    Shortening.end(markedCaption, toFit: width - 24, size: Metrics.farSize)
  }
}
