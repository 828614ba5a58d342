extension Picture {
  /// Adds a tree with one card.
  package mutating func append(_ card: Card) {
    trees.append(Tree(card: cards.count))
    cards.append(card)
  }

  /// Adds the trees of another picture, each in a frame.
  package mutating func append(_ other: Picture, in frame: Frame) {
    let count = cards.count
    for var card in other.cards {
      for index in card.branches.indices { card.branches[index].card += count }
      for index in card.goes.indices { card.goes[index].card += count }
      for index in card.returns.indices { card.returns[index] += count }
      cards.append(card)
    }
    for tree in other.trees { trees.append(Tree(card: tree.card + count, frames: [frame] + tree.frames)) }
  }
}
