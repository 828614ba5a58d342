package import NavCompiler
import NavTable

/// Makes the cards of a checked graph.
///
/// A screen that several others lead to has its card at its place nearest to the root, and a small one at each other place; so there
/// are no more cards than screens and edges, however large the unfolded tree is. A fragment is drawn in each place where it is mounted.
///
/// - Complexity: linear in the screens and segues, those of fragments as often as they are mounted.
package struct PictureBuilder {
  var picture: Picture
  private var levels: [Level] = []
  /// What is to be made next is at the end.
  private var pending: [Place] = []
  /// By card, the one that leads to it, or -1, and what it is the card of.
  private var parents: [Int] = []
  private var spots: [Spot] = []

  /// By what they are cards of, those that are no small ones; a fragment's first card is that of its mount too.
  private var places: [Spot: Int] = [:]
  private var jumps: [(card: Int, row: Int, goal: CardWriter.Goal)] = []

  private struct Spot: Hashable {
    var level: Int
    var node: ScreenID
  }

  /// A screen that is to have a card.
  private struct Place {
    var level: Int
    var node: ScreenID
    /// The edge of the level's graph that leads there; `nil` where a tree begins.
    var edge: Int?
    /// The card that leads there, and which of its branches; `nil` where a tree begins.
    var parent: (card: Int, branch: Int)?
    /// How the layer is shown that begins here, if one does.
    var layer: String?
    var isInLayer = false
    /// Of the root of a fragment: what is said of its mount.
    var mount: [Detail] = []
    /// What it is mounted as.
    var mounted: [Spot] = []
    /// What the nearest screen below requires that requires something.
    var lock: String?
  }

  /// The picture of a graph.
  package static func picture(of graph: Graph) -> Picture {
    var builder = PictureBuilder(picture: Picture(title: graph.texts.text(graph.name), summary: ""))
    builder.build(graph)
    return builder.picture
  }

  private init(picture: Picture) {
    self.picture = picture
  }

  private mutating func build(_ graph: Graph) {
    levels = [Level(graph, prefix: "", exits: [])]
    begin(0)
    // What a fragment offers anywhere stands under the whole tree, and may mount fragments in turn.
    var next = 0
    while next < levels.count {
      let level = levels[next]
      if !level.graph.anywhere.isEmpty || !level.graph.anywhereGoes.isEmpty {
        pending.append(Place(level: next, node: level.tree.graph.anywhere))
        run()
      }
      next += 1
    }
    addJumps()
    picture.summary = Summary(picture, graph).text
  }

  /// The tree of what may stand at the bottom of a level that is none of a fragment's.
  private mutating func begin(_ level: Int) {
    let graph = levels[level].graph
    let node = graph.roots.count == 1 ? graph.root : levels[level].tree.graph.top
    pending.append(Place(level: level, node: node))
    run()
  }

  private mutating func run() {
    while let place = pending.popLast() { make(place) }
  }

  private mutating func make(_ place: Place) {
    let level = levels[place.level]
    let graph = level.tree.graph
    let number = picture.cards.count
    if graph.isScreen(place.node), level.graph.screens[place.node.position].mount != nil, !level.isReference(place.edge)
    {
      enter(place, level)
      return
    }
    if let parent = place.parent {
      picture.cards[parent.card].branches[parent.branch].card = number
    } else if picture.trees.last?.card != number {
      picture.trees.append(Picture.Tree(card: number))
    }
    if graph.isScreen(place.node), level.isReference(place.edge) {
      var card = Card(.reference, name: level.name(place.node))
      card.title = level.title(place.node)
      card.layer = place.layer
      card.isInLayer = place.isInLayer
      card.lock = place.lock
      picture.cards.append(card)
      parents.append(place.parent?.card ?? -1)
      spots.append(Spot(level: place.level, node: place.node))
      return
    }
    var writer = CardWriter(level, place.node)
    writer.card.layer = place.layer
    writer.card.isInLayer = place.isInLayer
    writer.card.lock = place.lock
    writer.card.details += place.mount
    writer.write()
    if graph.isScreen(place.node) {
      writer.card.declaration = Declaration(
        graph: level.graph.texts.text(level.graph.name),
        screen: level.graph.texts.text(level.graph.screens[place.node.position].name))
    }
    picture.cards.append(writer.card)
    parents.append(place.parent?.card ?? -1)
    spots.append(Spot(level: place.level, node: place.node))
    for spot in place.mounted + [Spot(level: place.level, node: place.node)] { places[spot] = number }
    jumps += writer.jumps.map { (number, $0.row, $0.goal) }
    let requirement = requirement(of: place)
    if graph.isScreen(place.node) { picture.cards[number].returns = returns(of: number, writer.backs) }
    // The first branch is to be made first.
    for (index, lead) in writer.leads.enumerated().reversed() {
      pending.append(
        Place(
          level: place.level, node: lead.target, edge: lead.edge, parent: (number, index), layer: lead.layer,
          isInLayer: place.isInLayer || lead.layer != nil,
          // A frame says it of all that is in it.
          lock: writer.card.branches[index].frames.contains { $0.lock != nil } ? place.lock : requirement ?? place.lock)
      )
    }
  }

  private func requirement(of place: Place) -> String? {
    let level = levels[place.level]
    guard level.tree.graph.isScreen(place.node) else { return nil }
    return level.graph.screens[place.node.position].requires.map { GraphText(graph: level.graph).text($0) }
  }

  /// What goes somewhere, once all cards are there.
  private mutating func addJumps() {
    for jump in jumps {
      let target: Int?
      switch jump.goal {
      case .screen(let screen): target = places[Spot(level: spots[jump.card].level, node: screen)]
      case .tab(let name): target = tab(name, around: jump.card)
      }
      guard let target, target != jump.card else { continue }
      picture.cards[jump.card].goes.append(Jump(row: jump.row, card: target))
    }
  }

  /// The first card in a tab of the nearest container around a card.
  private func tab(_ name: String, around card: Int) -> Int? {
    var index = parents[card]
    for _ in 0..<Self.farthestReturn {
      guard index >= 0 else { return nil }
      if picture.cards[index].kind == .container {
        let branch = picture.cards[index].branches.first { branch in
          let caption = picture.cards[index].rows[branch.row].name
          return caption == name || caption.hasPrefix(name + " (")
        }
        return branch?.card
      }
      index = parents[index]
    }
    return nil
  }

  /// The cards that unwinds of a card lead to. Which they are is known where each screen on the way stands once; the way of an exit goes on
  /// where its fragment is mounted, and is told in words alone.
  private func returns(of card: Int, _ backs: [Segue.UnwindTarget]) -> [Int] {
    var found: [Int] = []
    for target in backs {
      guard let index = end(of: target, from: card), !found.contains(index) else { continue }
      found.append(index)
      if found.count == Self.mostReturns { break }
    }
    return found
  }

  private static let mostReturns = 16
  private static let farthestReturn = 64

  private func end(of target: Segue.UnwindTarget, from card: Int) -> Int? {
    let spot = spots[card]
    var index = parents[card]
    // A screen of a deep chain would be looked for from each of its screens.
    for _ in 0..<Self.farthestReturn {
      guard index >= 0 else { return nil }
      let isPage = picture.cards[index].kind == .screen
      switch target {
      case .previous: if isPage { return index }
      case .screen(let screen): if spots[index].level == spot.level, spots[index].node == screen { return index }
      case .root:
        let isBottom = parents[index] < 0 || picture.cards[parents[index]].kind == .launch
        if isBottom { return isPage ? index : nil }
      case .opener, .exit: return nil
      }
      index = parents[index]
    }
    return nil
  }

  /// A fragment in the place of a screen: its tree stands in a frame.
  private mutating func enter(_ place: Place, _ level: Level) {
    let screen = level.graph.screens[place.node.position]
    guard let mount = screen.mount else { return }
    let fragment = level.graph.fragments[mount.fragment.position]
    let name = level.name(place.node)
    let text = GraphText(graph: level.graph)
    let frame = Frame(
      sign: .fragment, caption: "\(name): \(fragment.texts.text(fragment.name))",
      lock: screen.requires.map { text.text($0) })
    if let parent = place.parent {
      picture.cards[parent.card].branches[parent.branch].frames.append(frame)
    } else if picture.trees.last?.card == picture.cards.count {
      picture.trees[picture.trees.count - 1].frames.append(frame)
    } else {
      picture.trees.append(Picture.Tree(card: picture.cards.count, frames: [frame]))
    }
    // An unwind of the mount says where an exit leads.
    let ways = level.exitTargets(of: screen)
    levels.append(Level(fragment, prefix: name + ".", exits: ways))
    var inner = Place(
      level: levels.count - 1, node: fragment.root, parent: place.parent, layer: place.layer,
      isInLayer: place.isInLayer, lock: place.lock)
    inner.mount = place.mount
    inner.mounted = place.mounted + [Spot(level: place.level, node: place.node)]
    if let link = screen.link { inner.mount.append(Detail(text.text(link, of: place.node), .jump, sign: .link)) }
    pending.append(inner)
  }
}
