/// Parts of a picture.
///
/// A row whose card is outside the part shows the number of omitted screens, or the name of a small card.
extension Picture {
  /// The picture without the cards below a depth. The first card of a tree has depth 1.
  package func cut(below depth: Int) -> Picture {
    let depths = depths
    return keeping { depths[$0] <= depth }
  }

  /// A screen with the path from the root, and the cards after it.
  ///
  /// - Parameters:
  ///   - name: The name of the screen. A screen of a fragment has the mount as a prefix.
  ///   - depth: The number of levels from that screen, or `nil` for all levels.
  /// - Returns: The picture, or `nil` if there is no such screen.
  package func focused(on name: String, depth: Int?) -> Picture? {
    guard let focus = cards.firstIndex(where: { $0.name == name && $0.kind.isScreen }) else { return nil }
    let parents = parents
    var isKept = [Bool](repeating: false, count: cards.count)
    var above: Int? = focus
    while let card = above {
      isKept[card] = true
      above = parents[card]
    }
    // Each card precedes its children.
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

  /// The cards with marks, with the paths from their roots, and with the cards that marked segues open.
  package var aroundMarks: Picture {
    var isKept = cards.map(\.isMarked)
    for tree in trees { isKept[tree.card] = true }
    // Each card precedes its children.
    for (index, card) in cards.enumerated().reversed() {
      for branch in card.branches {
        let isMarked = branch.mark != nil || branch.frames.contains { $0.mark != nil }
        if isMarked || card.rows[branch.row].mark != nil { isKept[branch.card] = true }
        if isKept[branch.card] { isKept[index] = true }
      }
    }
    return keeping { isKept[$0] }
  }

  /// The names of the screens, each once.
  package var screenNames: [String] {
    var seen: Set<String> = []
    return cards.filter { $0.kind.isScreen && seen.insert($0.name).inserted }.map(\.name)
  }

  /// The parent of each card.
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

  /// The picture of some cards. Except for the first card of each tree, the parent of each card must be included.
  private func keeping(_ isKept: (Int) -> Bool) -> Picture {
    var result = Picture(title: title, summary: summary)
    // The number of screens at and below each card.
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
            // A small card, because the screen has its card elsewhere.
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
  /// Whether it is the card of a screen, but not a small one.
  var isScreen: Bool {
    switch self {
    case .screen, .container, .alert: true
    case .launch, .anywhere, .reference, .errors, .changes: false
    }
  }
}
