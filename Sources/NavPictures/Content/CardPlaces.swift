/// The cards that are made for each screen, and the targets of segues without an edge.
struct CardPlaces<Node: Hashable> {
  /// The subject of a card: a screen of a graph, or of a fragment in one of its places.
  struct Spot: Hashable {
    var level: Int
    var node: Node
  }

  /// The target of a row that goes back.
  enum Back {
    case previous, root
    case screen(Node)
  }

  /// The target of a row that goes elsewhere.
  enum Goal {
    case screen(Node)
    case tab(String)
  }

  /// The parent of each card, or -1.
  private var parents: [Int] = []
  private var spots: [Spot] = []
  /// Whether each card is a small one.
  private var isSmall: [Bool] = []
  /// The first card of each fragment, which is also the card of its mount.
  private var mounts: [(spot: Spot, card: Int)] = []
  private var jumps: [(card: Int, row: Int, goal: Goal)] = []

  private static var mostReturns: Int { 16 }
  private static var farthest: Int { 64 }

  /// Notes the next card.
  ///
  /// - Parameters:
  ///   - spot: The subject of the card.
  ///   - parent: The parent card, or `nil` for the first card of a tree.
  ///   - others: More subjects of the card, or `nil` for a small card.
  mutating func add(_ spot: Spot, under parent: Int?, alsoOf others: [Spot]?) {
    isSmall.append(others == nil)
    for other in others ?? [] { mounts.append((other, parents.count)) }
    parents.append(parent ?? -1)
    spots.append(spot)
  }

  /// Notes the goals of a card. They are resolved after all cards are made.
  mutating func add(_ goals: [(row: Int, goal: Goal)], of card: Int) {
    jumps += goals.map { (card, $0.row, $0.goal) }
  }

  /// The cards that a card goes back to. They are known if each screen on the path has a single place. The path of an
  /// exit continues where its fragment is mounted, so it is shown only as text.
  func returns(of card: Int, _ backs: [Back], in picture: Picture) -> [Int] {
    var found: [Int] = []
    for back in backs {
      guard let index = end(of: back, from: card, in: picture), !found.contains(index) else { continue }
      found.append(index)
      if found.count == Self.mostReturns { break }
    }
    return found
  }

  /// Resolves the goals of each card in a picture.
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
    // A limit, because each screen of a long chain would search the entire chain.
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

  /// The first card in a tab of the nearest container.
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
