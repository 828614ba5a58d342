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
  private var places = CardPlaces<ScreenID>()
  private typealias Spot = CardPlaces<ScreenID>.Spot

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
    places.addJumps(to: &picture)
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
      places.add(Spot(level: place.level, node: place.node), under: place.parent?.card, alsoOf: nil)
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
    places.add(Spot(level: place.level, node: place.node), under: place.parent?.card, alsoOf: place.mounted)
    places.add(writer.jumps, of: number)
    let requirement = requirement(of: place)
    if graph.isScreen(place.node) {
      picture.cards[number].returns = places.returns(of: number, writer.backs, in: picture)
    }
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
