package import NavCompiler
import NavTable

/// Makes the cards of a checked graph.
///
/// A screen with several parents has its card at the place nearest to the root, and a small card at each other place.
/// Therefore, the number of cards is limited by the number of screens and edges, even if the unfolded tree is much
/// larger. A fragment is drawn at each of its mounts.
///
/// - Complexity: linear in the screens and segues, with each fragment as often as it is mounted.
package struct PictureBuilder {
  var picture: Picture
  private let start: Start
  private let namesParts: Bool
  private var levels: [Level] = []
  /// A stack of places. The next one is at the end.
  private var pending: [Place] = []
  private var places = CardPlaces<ScreenID>()
  private typealias Spot = CardPlaces<ScreenID>.Spot

  /// A place of a screen that needs a card.
  private struct Place {
    var level: Int
    var node: ScreenID
    /// The edge that leads to the place, or `nil` at the start of a tree.
    var edge: Int?
    /// The parent card and the branch, or `nil` at the start of a tree.
    var parent: (card: Int, branch: Int)?
    /// The style of the layer that starts here, or `nil`.
    var layer: String?
    var isInLayer = false
    var run = RunPlace.outside
    /// Details about the mount, for the root of a fragment.
    var mount: [Detail] = []
    /// The mount of the fragment.
    var mounted: [Spot] = []
    /// The requirement of the nearest screen below that has one.
    var lock: String?
  }

  /// The start of the main tree.
  package enum Start: Sendable {
    /// The root, or the list of the roots if there are several.
    case roots
    /// The list of the roots, even if there is only one.
    case listedRoots
  }

  /// Makes the picture of a graph.
  package static func picture(of graph: Graph) -> Picture {
    var builder = PictureBuilder(graph, from: .roots, namesParts: false)
    builder.build(graph)
    return builder.picture
  }

  /// Makes a picture for a `PictureComparison`.
  ///
  /// - Parameters:
  ///   - graph: The graph.
  ///   - start: The start of the main tree, which both pictures must share.
  /// - Returns: The picture, whose parts have names. Each argument is on a separate line.
  package static func comparablePicture(of graph: Graph, from start: Start) -> Picture {
    var builder = PictureBuilder(graph, from: start, namesParts: true)
    builder.build(graph)
    return builder.picture
  }

  private init(_ graph: Graph, from start: Start, namesParts: Bool) {
    picture = Picture(title: graph.texts.text(graph.name), summary: "")
    self.start = start
    self.namesParts = namesParts
  }

  private mutating func build(_ graph: Graph) {
    levels = [Level(graph, prefix: "", exits: [], namesParts: namesParts)]
    picture.cards.reserveCapacity(graph.screens.count)
    begin(0)
    // The `anywhere` tree of a fragment comes after the entire tree, and can contain more mounts.
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

  /// Adds the tree of the roots of a level, unless it is a fragment.
  private mutating func begin(_ level: Int) {
    let graph = levels[level].graph
    let node = graph.roots.count == 1 && start == .roots ? graph.root : levels[level].tree.graph.top
    pending.append(Place(level: level, node: node, run: .start))
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
      if namesParts { card.declaration = level.declaration(of: place.node) }
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
      writer.card.declaration = level.declaration(of: place.node)
    }
    picture.cards.append(writer.card)
    places.add(Spot(level: place.level, node: place.node), under: place.parent?.card, alsoOf: place.mounted)
    places.add(writer.jumps, of: number)
    let requirement = requirement(of: place)
    if graph.isScreen(place.node) {
      picture.cards[number].returns = places.returns(of: number, writer.backs, in: picture)
    }
    // The stack is reversed, so that the first branch is made first.
    let here = RunPlace.of(writer.card, at: place.run)
    for (index, lead) in writer.leads.enumerated().reversed() {
      let run = here.after(lead.way)
      if let column = run.columnStarting(after: here) {
        picture.cards[number].branches[index].frames.insert(.column(column), at: 0)
      }
      pending.append(
        Place(
          level: place.level, node: lead.target, edge: lead.edge, parent: (number, index), layer: lead.layer,
          isInLayer: place.isInLayer || lead.layer != nil, run: run,
          // A frame shows the requirement for all cards in it.
          lock: writer.card.branches[index].frames.contains { $0.lock != nil } ? place.lock : requirement ?? place.lock)
      )
    }
  }

  private func requirement(of place: Place) -> String? {
    let level = levels[place.level]
    guard level.tree.graph.isScreen(place.node) else { return nil }
    return level.graph.screens[place.node.position].requires.map { GraphText(graph: level.graph).text($0) }
  }

  /// Adds the tree of a fragment in a frame, instead of the mount.
  private mutating func enter(_ place: Place, _ level: Level) {
    let screen = level.graph.screens[place.node.position]
    guard let mount = screen.mount else { return }
    let fragment = level.graph.fragments[mount.fragment.position]
    let name = level.name(place.node)
    let text = GraphText(graph: level.graph)
    let frame = Frame(
      sign: .fragment, caption: "\(name): \(fragment.texts.text(fragment.name))",
      lock: screen.requires.map { text.text($0) }, part: level.part(.screen, of: place.node), mount: name)
    if let parent = place.parent {
      picture.cards[parent.card].branches[parent.branch].frames.append(frame)
    } else if picture.trees.last?.card == picture.cards.count {
      picture.trees[picture.trees.count - 1].frames.append(frame)
    } else {
      picture.trees.append(Picture.Tree(card: picture.cards.count, frames: [frame]))
    }
    // The target of an exit is an unwind of the mount.
    let ways = level.exitTargets(of: screen)
    levels.append(Level(fragment, prefix: name + ".", exits: ways, namesParts: namesParts))
    var inner = Place(
      level: levels.count - 1, node: fragment.root, parent: place.parent, layer: place.layer,
      isInLayer: place.isInLayer, run: place.run, lock: place.lock)
    inner.mount = place.mount
    inner.mounted = place.mounted + [Spot(level: place.level, node: place.node)]
    if let link = screen.link {
      inner.mount.append(
        Detail(text.text(link, of: place.node), .jump, sign: .link, part: level.part(.link, of: place.node)))
    }
    pending.append(inner)
  }
}
