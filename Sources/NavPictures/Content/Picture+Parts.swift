/// Parts of a picture.
///
/// A row whose card is outside the part shows the number of screens there, or the name of a small card.
extension Picture {
  /// What there is below the cards of a depth: 1 is the card at which a tree begins.
  package func cut(below depth: Int) -> Picture {
    let depths = depths
    return keeping { depths[$0] <= depth }
  }

  /// A screen with its way from the root, and what it leads to.
  ///
  /// - Parameters:
  ///   - name: The name of the screen, in fragments behind the mount's.
  ///   - depth: How many cards follow one another from that screen on; all, where none is given.
  /// - Returns: `nil` where no screen has this name.
  package func focused(on name: String, depth: Int?) -> Picture? {
    guard let focus = cards.firstIndex(where: { $0.name == name && $0.kind.isScreen }) else { return nil }
    let parents = parents
    var isKept = [Bool](repeating: false, count: cards.count)
    var above: Int? = focus
    while let card = above {
      isKept[card] = true
      above = parents[card]
    }
    // Cards stand before those that they lead to.
    var below = [Int?](repeating: nil, count: cards.count)
    below[focus] = 1
    for index in cards.indices[focus...].dropFirst() {
      guard let parent = parents[index], let distance = below[parent], distance < depth ?? .max else { continue }
      below[index] = distance + 1
      isKept[index] = true
    }
    for index in cards.indices where cards[index].kind == .errors { isKept[index] = true }
    return keeping { isKept[$0] }
  }

  /// The names of its screens, each once.
  package var screenNames: [String] {
    var seen: Set<String> = []
    return cards.filter { $0.kind.isScreen && seen.insert($0.name).inserted }.map(\.name)
  }

  /// By card, the one that leads to it.
  private var parents: [Int?] {
    var parents = [Int?](repeating: nil, count: cards.count)
    for (index, card) in cards.enumerated() {
      for branch in card.branches { parents[branch.card] = index }
    }
    return parents
  }

  private var depths: [Int] {
    var depths = [Int](repeating: 1, count: cards.count)
    for (index, card) in cards.enumerated() {
      for branch in card.branches { depths[branch.card] = depths[index] + 1 }
    }
    return depths
  }

  /// The picture of some cards, which hang together up to where their trees begin.
  private func keeping(_ isKept: (Int) -> Bool) -> Picture {
    var result = Picture(title: title, summary: summary)
    // By card, how many screens stand at it and below.
    var counts = cards.map { $0.kind.isScreen ? 1 : 0 }
    for (index, card) in cards.enumerated().reversed() {
      for branch in card.branches { counts[index] += counts[branch.card] }
    }
    var numbers = [Int](repeating: -1, count: cards.count)
    for index in cards.indices where isKept(index) {
      numbers[index] = result.cards.count
      result.cards.append(cards[index])
    }
    for index in result.cards.indices {
      var branches: [Branch] = []
      for var branch in result.cards[index].branches {
        if numbers[branch.card] >= 0 {
          result.cards[index].rows[branch.row].branch = branches.count
          branch.card = numbers[branch.card]
          branches.append(branch)
        } else {
          result.cards[index].rows[branch.row].branch = nil
          if counts[branch.card] > 0 {
            result.cards[index].rows[branch.row].hiddenCount = counts[branch.card]
          } else {
            // A small card, whose screen has its own elsewhere.
            result.cards[index].rows[branch.row].target = cards[branch.card].name
          }
        }
      }
      result.cards[index].branches = branches
      result.cards[index].goes = result.cards[index].goes.compactMap { jump in
        numbers[jump.card] < 0 ? nil : Jump(row: jump.row, card: numbers[jump.card])
      }
      result.cards[index].returns = result.cards[index].returns.map { numbers[$0] }.filter { $0 >= 0 }
    }
    for tree in trees where numbers[tree.card] >= 0 {
      result.trees.append(Tree(card: numbers[tree.card], frames: tree.frames))
    }
    return result
  }
}

extension Card.Kind {
  /// Whether it is the card of a screen, and no small one of a screen whose card stands elsewhere.
  var isScreen: Bool {
    switch self {
    case .screen, .container, .alert: true
    case .launch, .anywhere, .reference, .errors: false
    }
  }
}
