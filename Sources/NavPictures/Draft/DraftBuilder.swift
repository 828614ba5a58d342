package import NavCompiler
import NavTable

/// Makes the cards of a file with errors: the readable part of the graph, with its errors.
///
/// - Complexity: linear in the declarations. Each fragment is drawn at its first mount.
package struct DraftBuilder {
  private var picture: Picture
  private var errors: DraftErrors
  private var levels: [Level] = []
  private var places = CardPlaces<DraftTree.Node>()
  private typealias Spot = CardPlaces<DraftTree.Node>.Spot
  /// A stack of places. The next one is at the end.
  private var pending: [Place] = []

  private struct Level {
    var tree: DraftTree
    var prefix: String
  }

  /// A place that needs a card.
  private struct Place {
    var level: Int
    var node: DraftTree.Node
    var isReference = false
    /// The parent card and the branch, or `nil` at the start of a tree.
    var parent: (card: Int, branch: Int)?
    var layer: String?
    var isInLayer = false
    var run = RunPlace.start
    /// Details about the mount, for the root of a fragment.
    var mount: [Detail] = []
    /// The mount of the fragment.
    var mounted: [Spot] = []
    var frames: [Frame] = []
    /// The requirement of the nearest screen below that has one.
    var lock: String?
  }

  /// Makes the picture of the readable part of a file.
  ///
  /// - Parameters:
  ///   - draft: The readable part, or `nil` if the file is not readable text.
  ///   - result: The messages of the file.
  /// - Returns: The picture, which is never empty.
  package static func picture(of draft: Draft?, _ result: Compiler.Result) -> Picture {
    var builder = DraftBuilder(draft, result)
    builder.build(draft, result)
    return builder.picture
  }

  private init(_ draft: Draft?, _ result: Compiler.Result) {
    var drafts: [Draft] = []
    var open = draft.map { [$0] } ?? []
    while let next = open.popLast() {
      drafts.append(next)
      open += next.fragments.compactMap { $0 }
    }
    errors = DraftErrors(drafts, result)
    let name = result.file.path.split(separator: "/").last.map(String.init) ?? result.file.path
    picture = Picture(title: draft?.name ?? result.graphName ?? name, summary: "")
  }

  private mutating func build(_ draft: Draft?, _ result: Compiler.Result) {
    if let draft {
      levels = [Level(tree: DraftTree(draft), prefix: "")]
      let roots = levels[0].tree.roots
      if draft.declarations.listsRoots {
        begin(Place(level: 0, node: .launch))
      } else if let root = roots.first {
        begin(Place(level: 0, node: .screen(root)))
      }
      // The fragments are known only after their trees are drawn.
      var next = 0
      while next < levels.count {
        buildRest(of: next)
        next += 1
      }
    }
    places.addJumps(to: &picture)
    writeRest()
    let screens = picture.cards.count { $0.kind.isScreen }
    picture.summary =
      "Draft with \(Summary.count(result.diagnostics.errorCount, "error")). " + Summary.count(screens, "screen") + "."
  }

  /// Adds the screens that no root of a level opens.
  private mutating func buildRest(of level: Int) {
    let declarations = levels[level].tree.draft.declarations
    if !declarations.anywhere.isEmpty || !declarations.anywhereGoes.isEmpty {
      begin(Place(level: level, node: .anywhere))
    }
    for island in levels[level].tree.islands {
      let isKnown = !levels[level].tree.roots.isEmpty
      begin(
        Place(
          level: level, node: .screen(island),
          frames: isKnown ? [Frame(sign: .error, caption: "unreachable")] : []))
    }
  }

  private mutating func begin(_ place: Place) {
    picture.trees.append(Picture.Tree(card: picture.cards.count, frames: place.frames))
    pending.append(place)
    while let place = pending.popLast() { make(place) }
  }

  private mutating func make(_ place: Place) {
    let level = levels[place.level]
    let number = picture.cards.count
    if !place.isReference, case .screen(let index) = place.node, enter(place, index) { return }
    if let parent = place.parent { picture.cards[parent.card].branches[parent.branch].card = number }
    if place.isReference, case .screen(let index) = place.node {
      var card = Card(.reference, name: level.prefix)
      let whole = DraftCardWriter.card(of: index, level.tree.draft, level.prefix)
      (card.name, card.title, card.layer, card.isInLayer) = (whole.name, whole.title, place.layer, place.isInLayer)
      card.lock = place.lock
      picture.cards.append(card)
      places.add(Spot(level: place.level, node: place.node), under: place.parent?.card, alsoOf: nil)
      return
    }
    var written = DraftCardWriter.write(place.node, of: level.tree, prefix: level.prefix, errors)
    errors = written.errors
    written.card.layer = place.layer
    written.card.isInLayer = place.isInLayer
    written.card.lock = place.lock
    written.card.details += place.mount
    if case .screen(let index) = place.node, let name = level.tree.draft.name {
      let draft = level.tree.draft
      written.card.declaration = Declaration(
        graph: name, screen: draft.texts.text(draft.declarations.screens[index].name.symbol))
    }
    picture.cards.append(written.card)
    places.add(Spot(level: place.level, node: place.node), under: place.parent?.card, alsoOf: place.mounted)
    places.add(written.jumps, of: number)
    picture.cards[number].returns = places.returns(of: number, written.backs, in: picture)
    let here = RunPlace.of(written.card, at: place.run)
    for (index, lead) in written.leads.enumerated().reversed() {
      let run = here.after(lead.way)
      if let column = run.columnStarting(after: here) {
        picture.cards[number].branches[index].frames.insert(.column(column), at: 0)
      }
      pending.append(
        Place(
          level: place.level, node: .screen(lead.screen), isReference: lead.isReference, parent: (number, index),
          layer: lead.layer, isInLayer: place.isInLayer || lead.layer != nil, run: run,
          // A frame shows the requirement for all cards in it.
          lock: written.card.branches[index].frames.contains { $0.lock != nil }
            ? place.lock : requirement(of: place) ?? place.lock))
    }
  }

  private func requirement(of place: Place) -> String? {
    guard case .screen(let index) = place.node else { return nil }
    let draft = levels[place.level].tree.draft
    let requires = draft.declarations.details(draft.declarations.screens[index])?.requires
    return requires?.predicate.map(DraftText(draft).text)
  }

  /// Adds the tree of a fragment in a frame, instead of the mount. Returns whether the fragment is readable.
  private mutating func enter(_ place: Place, _ index: Int) -> Bool {
    let level = levels[place.level]
    let draft = level.tree.draft
    let screen = draft.declarations.screens[index]
    let mount = Int(screen.mount)
    guard draft.fragments.indices.contains(mount), let fragment = draft.fragments[mount]
    else { return false }
    let tree = DraftTree(fragment)
    guard let root = tree.roots.first else { return false }
    let name = level.prefix + draft.texts.text(screen.name.symbol)
    let frame = Frame(sign: .fragment, caption: "\(name): \(fragment.name ?? "")", lock: requirement(of: place))
    if let parent = place.parent {
      picture.cards[parent.card].branches[parent.branch].frames.append(frame)
    } else {
      picture.trees[picture.trees.count - 1].frames.append(frame)
    }
    levels.append(Level(tree: tree, prefix: name + "."))
    var inner = Place(
      level: levels.count - 1, node: .screen(root), parent: place.parent, layer: place.layer,
      isInLayer: place.isInLayer, run: place.run, mount: place.mount,
      mounted: place.mounted + [Spot(level: place.level, node: place.node)], lock: place.lock)
    var messages = errors.take(.screen(index), of: draft.file) + errors.take(.back(index), of: draft.file)
    for range in [screen.pushes, screen.unwinds, screen.goes] {
      for segue in range { messages += errors.take(.segue(Int(segue)), of: draft.file) }
    }
    inner.mount += messages.map { Detail($0, .error, sign: .error) }
    pending.append(inner)
    return true
  }

  /// Adds the errors that do not belong to a card.
  private mutating func writeRest() {
    let rest = errors.rest
    guard !rest.isEmpty else { return }
    var card = Card(.errors, name: "In the file")
    card.rows = rest.map { Row(.error, $0, .error) }
    picture.trees.append(Picture.Tree(card: picture.cards.count))
    picture.cards.append(card)
  }
}
