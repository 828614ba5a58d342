/// Where the cards of a picture have come to stand while it is made, and which card a segue that makes no edge leads to.
struct CardPlaces<Node: Hashable> {
  /// What a card is the card of: a screen of a graph, or of a fragment in one of its places.
  struct Spot: Hashable {
    var level: Int
    var node: Node
  }

  /// Where something leads back to.
  enum Back {
    case previous, root
    case screen(Node)
  }

  /// Where something goes.
  enum Goal {
    case screen(Node)
    case tab(String)
  }

  /// By card, the one that leads to it, or -1.
  private var parents: [Int] = []
  private var spots: [Spot] = []
  /// By card, whether it is a small one.
  private var isSmall: [Bool] = []
  /// A fragment's first card is that of its mount too.
  private var mounts: [(spot: Spot, card: Int)] = []
  private var jumps: [(card: Int, row: Int, goal: Goal)] = []

  private static var mostReturns: Int { 16 }
  private static var farthest: Int { 64 }

  /// Takes note of the next card.
  ///
  /// - Parameters:
  ///   - spot: What it is the card of.
  ///   - parent: The card that leads to it, if one does.
  ///   - others: What else it is the card of; `nil` of a small card.
  mutating func add(_ spot: Spot, under parent: Int?, alsoOf others: [Spot]?) {
    isSmall.append(others == nil)
    for other in others ?? [] { mounts.append((other, parents.count)) }
    parents.append(parent ?? -1)
    spots.append(spot)
  }

  /// Takes note of what goes somewhere; which card that is, is known once all are there.
  mutating func add(_ goals: [(row: Int, goal: Goal)], of card: Int) {
    jumps += goals.map { (card, $0.row, $0.goal) }
  }

  /// The cards below that a card leads back to. Which they are is known where each screen on the way stands once; the way of an exit goes on where
  /// its fragment is mounted, and is told in words alone.
  func returns(of card: Int, _ backs: [Back], in picture: Picture) -> [Int] {
    var found: [Int] = []
    for back in backs {
      guard let index = end(of: back, from: card, in: picture), !found.contains(index) else { continue }
      found.append(index)
      if found.count == Self.mostReturns { break }
    }
    return found
  }

  /// Tells each card of a picture where its rows go.
  func addJumps(to picture: inout Picture) {
    guard !jumps.isEmpty else { return }
    var cards: [Spot: Int] = [:]
    for (card, spot) in spots.enumerated() where !isSmall[card] { cards[spot] = card }
    for mount in mounts { cards[mount.spot] = mount.card }
    for jump in jumps {
      let target: Int?
      switch jump.goal {
      case .screen(let node): target = cards[Spot(level: spots[jump.card].level, node: node)]
      case .tab(let name): target = tab(name, around: jump.card, in: picture)
      }
      guard let target, target != jump.card else { continue }
      picture.cards[jump.card].goes.append(Jump(row: jump.row, card: target))
    }
  }

  private func end(of back: Back, from card: Int, in picture: Picture) -> Int? {
    var index = parents[card]
    // A screen of a deep chain would be looked for from each of its screens.
    for _ in 0..<Self.farthest {
      guard index >= 0 else { return nil }
      let isPage = picture.cards[index].kind == .screen
      switch back {
      case .previous: if isPage { return index }
      case .screen(let node): if spots[index] == Spot(level: spots[card].level, node: node) { return index }
      case .root:
        let isBottom = parents[index] < 0 || picture.cards[parents[index]].kind == .launch
        if isBottom { return isPage ? index : nil }
      }
      index = parents[index]
    }
    return nil
  }

  /// The first card in a tab of the nearest container around a card.
  private func tab(_ name: String, around card: Int, in picture: Picture) -> Int? {
    var index = parents[card]
    for _ in 0..<Self.farthest {
      guard index >= 0 else { return nil }
      let container = picture.cards[index]
      if container.kind == .container {
        return container.branches.first { branch in
          let caption = container.rows[branch.row].name
          return caption == name || caption.hasPrefix(name + " (")
        }?.card
      }
      index = parents[index]
    }
    return nil
  }
}
