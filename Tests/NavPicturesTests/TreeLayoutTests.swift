import Foundation
import NavCompiler
import SeededRandom
import TestTiers
import Testing

@testable import NavPictures

/// The invariants of every layout: cards do not overlap, no edge of the tree crosses another edge or a card, and
/// siblings keep their order.
@Suite struct TreeLayoutTests {
  @Test(.thorough) func holdsForRandomTrees() {
    for seed in 0..<1500 {
      var random = SplitMix(seed: UInt64(seed))
      let picture = Picture.random(cards: 1 + random.below(40), using: &random)
      let shelf = [nil, 500.0, 1200, 4000][seed % 4]
      let problems = LayoutProblems(picture, [.full, .titles, .full, .segues][seed / 4 % 4], shelf: shelf).all
      #expect(problems.isEmpty, "seed \(seed): \(problems.prefix(3))")
    }
  }

  @Test(.thorough, arguments: 0..<4) func holdsForLargeTrees(_ seed: Int) {
    var random = SplitMix(seed: UInt64(1_000_000 + seed))
    let problems = LayoutProblems(Picture.random(cards: 700, using: &random)).all
    #expect(problems.isEmpty, "\(problems.prefix(3))")
  }

  @Test(arguments: GraphFiles.names) func holdsForTheGraphs(_ name: String) throws {
    let problems = try LayoutProblems(PictureBuilder.picture(of: GraphFiles.graph(name))).all
    #expect(problems.isEmpty, "\(problems.prefix(3))")
  }

  /// The picture of 300 screens, each with up to three children, has a bounded aspect ratio.
  @Test func threeHundredScreensAreNoStrip() {
    let picture = Picture.tree(cards: 300, children: 3)
    let strip = TreeLayout(picture, shelf: 0)
    #expect(strip.height > 8 * strip.width)
    let layout = TreeLayout(picture)
    #expect(layout.shelf > 0)
    #expect(layout.height <= Metrics.strip * layout.width)
    #expect(layout.width <= 2.5 * layout.height)
    #expect(LayoutProblems(picture).all.isEmpty)
  }

  /// The leaves of one card form columns. A small picture does not have shelves.
  @Test func manyLeavesStandInColumns() {
    let picture = Picture.tree(cards: 301, children: 300)
    let layout = TreeLayout(picture)
    #expect(layout.height <= Metrics.strip * layout.width)
    #expect(Set(layout.x.dropFirst()).count > 3)
    #expect(LayoutProblems(picture).all.isEmpty)
    #expect(TreeLayout(Picture.tree(cards: 30, children: 29)).shelf == 0)
  }

  @Test(arguments: [
    "tab", "a caption that is much longer than the frame of one small card", "予約の確認とお支払いの方法を選ぶための画面です", "購入",
  ]) func aLabelIsInsideItsFrame(_ caption: String) throws {
    for lock in [nil, "isSignedIn", "isSignedIn and hasPaid and not isBlocked"] {
      var picture = Picture.tree(cards: 2, children: 1)
      picture.cards[0].branches[0].frames = [
        Frame(sign: .fragment, caption: caption, lock: nil), Frame(sign: .tab, caption: caption, lock: lock),
      ]
      let layout = PictureLayout(picture)
      #expect(LayoutProblems(picture).all.isEmpty)
      for placed in layout.places.frames {
        let (frame, width) = (layout.frames[placed.card][placed.number], placed.rectangle.width)
        var end = 32 + TextWidth.of(frame.shownCaption, .title, size: Metrics.captionSize)
        if let lock = frame.shownLock { end += 29 + TextWidth.of(lock, .name, size: Metrics.smallSize) }
        #expect(end < width)
        #expect(TextWidth.of(frame.farCaption(in: width), .title, size: Metrics.farSize) <= width - 24)
      }
    }
  }

  /// Each card has a leaf below the next card. An effort that is not linear would exceed the time by far.
  @Test(.timeLimit(.minutes(10))) func aChainOfAHundredThousandCardsIsPlaced() {
    let count = 100_000
    var tree = CardTree()
    func box(_ edges: [Int]) -> CardTree.Box {
      let edges = edges.enumerated().map { CardTree.Edge(row: $0, card: $1, isGuarded: false, isLarge: false) }
      return CardTree.Box(width: 120, height: 87, head: 34, rows: 2, edges: edges)
    }
    for index in 0..<count - 1 { tree.cards.append(box([index + 1, 2 * count - 2 - index])) }
    tree.cards += Array(repeating: box([]), count: count)
    tree.roots = [0]
    let layout = TreeLayout(tree, shelf: 0)
    #expect(layout.y[..<count].allSatisfy { $0 == 0 })
    #expect(Array(layout.x[..<count]) == layout.x[..<count].sorted())
    #expect(layout.y[count...].allSatisfy { $0 > 0 })
  }

  /// A page has the tree as numbers, and folds its cards.
  @Test func aTreeIsReadFromItsNumbers() {
    for seed in 0..<200 {
      var random = SplitMix(seed: UInt64(seed))
      let tree = CardTree(Picture.random(cards: 1 + random.below(40), using: &random))
      let copy = CardTree(tree.numbers)
      #expect(copy.numbers == tree.numbers)
      let (layout, other) = (TreeLayout(tree, shelf: 500), TreeLayout(copy, shelf: 500))
      #expect(layout.x == other.x && layout.y == other.y && layout.width == other.width)
    }
  }

  @Test func aFoldedCardHidesWhatIsBelow() {
    var tree = CardTree(Picture.tree(cards: 40, children: 20))
    let whole = TreeLayout(tree, shelf: 0)
    #expect(tree.cards[1].rows == 19)
    let isVisible = tree.fold { $0 == 0 ? .rows : $0 == 1 ? [.rows, .children] : [] }
    #expect(isVisible.indices.filter { isVisible[$0] } == [0, 1] + Array(21..<40))
    let layout = TreeLayout(tree, shelf: 0)
    #expect(layout.cards[1].height == whole.cards[1].height - 3 * Metrics.row)
    #expect(layout.cards[0].port(19) == layout.cards[0].port(Metrics.mostRows - 1))
    #expect(layout.y[21] == layout.cards[1].height + Metrics.below)
    #expect(layout.width < whole.width)
  }

  @Test func aParentIsLevelWithItsFirstChild() {
    var random = SplitMix(seed: 7)
    let picture = Picture.random(cards: 200, using: &random)
    let layout = TreeLayout(picture)
    for (index, card) in picture.cards.enumerated() {
      guard let first = card.branches.first else { continue }
      #expect(layout.y[first.card] == layout.y[index])
    }
  }

  /// A card below a short branch moves up beside a long branch, so the picture is not as high as all its leaves.
  @Test func whatIsNarrowLetsOthersMoveUp() {
    var picture = Picture(title: "Gap", summary: "")
    func card(_ name: String, leadingTo cards: [Int]) -> Card {
      var card = Card(.screen, name: name)
      for (row, target) in cards.enumerated() {
        card.rows.append(Row(.push, "r\(row)", .plain))
        card.branches.append(Branch(kind: .push, row: row, card: target))
      }
      return card
    }
    // The first child leads to four cards. The second child is a leaf just below its sibling.
    picture.cards = [
      card("root", leadingTo: [1, 6]), card("long", leadingTo: [2, 3, 4, 5]), card("a", leadingTo: []),
      card("b", leadingTo: []), card("c", leadingTo: []), card("d", leadingTo: []), card("leaf", leadingTo: []),
    ]
    picture.trees = [Picture.Tree(card: 0)]
    let layout = TreeLayout(picture)
    #expect(layout.y[6] == layout.cards[1].height + 18)
    #expect(layout.y[6] < layout.y[5])
  }
}

extension Picture {
  /// A tree in which each card has up to `children` children.
  static func tree(cards count: Int, children: Int) -> Picture {
    var picture = Picture(title: "Tree", summary: "")
    // The order of cards is depth-first.
    func add(_ number: Int) -> Int {
      let index = picture.cards.count
      var card = Card(.screen, name: "screen\(number)", title: "Screen number \(number)")
      card.details = [Detail("screen\(number)", .muted)]
      picture.cards.append(card)
      for child in (children * number + 1)..<(children * number + 1 + children) where child < count {
        let row = picture.cards[index].rows.count
        var segue = Row(.push, "open\(child)", .plain)
        segue.branch = row
        picture.cards[index].rows.append(segue)
        let place = add(child)
        picture.cards[index].branches.append(Branch(kind: .push, row: row, card: place))
      }
      return index
    }
    picture.trees = [Tree(card: add(0))]
    return picture
  }

  /// A random tree with frames, small cards, and cards of all heights.
  static func random(cards count: Int, using random: inout SplitMix) -> Picture {
    // Depth-first: each card except the first is below a card on the path to the previous card.
    var picture = Picture(title: "Random", summary: "")
    var way: [Int] = []
    for index in 0..<count {
      let kind: Card.Kind = random.chance(15) ? .reference : random.chance(20) ? .container : .screen
      var card = Card(kind, name: "screen\(index)" + String(repeating: "x", count: random.below(18)))
      for _ in 0..<random.below(3) { card.details.append(Detail("argument: Int", .muted)) }
      for _ in 0..<random.below(4) { card.rows.append(Row(.unwind, "close", .back, target: "home")) }
      picture.cards.append(card)
      if index > 0 {
        while way.count > 1, random.chance(40) { way.removeLast() }
        let parent = way[way.count - 1]
        var branch = Branch(
          kind: random.chance(30) ? .present : .push, row: picture.cards[parent].rows.count, card: index)
        for _ in 0..<(random.chance(20) ? 1 + random.below(2) : 0) {
          branch.frames.append(Frame(sign: .tab, caption: "tab"))
        }
        var row = Row(.push, "open\(index)", .plain)
        row.branch = picture.cards[parent].branches.count
        picture.cards[parent].rows.append(row)
        picture.cards[parent].branches.append(branch)
      }
      if kind == .reference, index > 0 { continue }
      way.append(index)
    }
    if picture.cards[0].kind == .reference { picture.cards[0].kind = .screen }
    picture.trees = [Tree(card: 0)]
    let parents = CardTree(picture).parents
    for index in picture.cards.indices where random.chance(40) {
      var above = parents[index]
      while above >= 0, random.chance(60) { above = parents[above] }
      if above >= 0 { picture.cards[index].returns = [above] }
    }
    for index in picture.cards.indices where random.chance(30) {
      let target = random.below(picture.cards.count)
      if target != index, !picture.cards[index].rows.isEmpty {
        picture.cards[index].goes = [Jump(row: random.below(picture.cards[index].rows.count), card: target)]
      }
    }
    return picture
  }
}

extension CardTree {
  fileprivate init(_ picture: Picture, _ detail: PictureDetail = .full) {
    self.init(picture, picture.cards.map { CardLayout($0, detail) })
  }
}

extension TreeLayout {
  /// By default, the layout chooses the width of shelves.
  fileprivate init(_ picture: Picture, _ detail: PictureDetail = .full, shelf: Double? = nil) {
    let tree = CardTree(picture, detail)
    self = shelf.map { TreeLayout(tree, shelf: $0) } ?? TreeLayout(tree)
  }
}

/// The problems of a layout, found by a comparison of all pairs.
struct LayoutProblems {
  private(set) var all: [String] = []

  private struct Line {
    var from: (x: Double, y: Double)
    var to: (x: Double, y: Double)
    var edge: Int
    var card: Int
  }

  /// - Parameters:
  ///   - picture: The picture to place.
  ///   - detail: The amount of text on cards.
  ///   - shelf: The width of shelves. By default, the layout chooses a width.
  init(_ picture: Picture, _ detail: PictureDetail = .full, shelf: Double? = nil) {
    let layout = TreeLayout(picture, detail, shelf: shelf)
    var lines: [Line] = []
    var edge = 0
    for (index, card) in picture.cards.enumerated() {
      let right = layout.x[index] + layout.cards[index].width
      let lanes = Lanes(layout, index)
      lookAtLanes(of: card, index, lanes, layout)
      var last = -Double.infinity
      for (number, branch) in card.branches.enumerated() {
        if layout.arrival(branch.card) <= last { all.append("siblings of \(card.name) are not in order") }
        last = layout.arrival(branch.card)
        let corners = EdgeRoute(number, of: index, layout, lanes).corners
        let (start, end) = (corners[0], corners[corners.count - 1])
        if start.x != right || end.x != layout.x[branch.card] { all.append("an edge of \(card.name) ends nowhere") }
        if corners[1].x >= layout.x[branch.card] - 8 { all.append("the lane of \(card.name) meets a card") }
        for (from, to) in zip(corners, corners.dropFirst()) {
          if from.x > to.x { all.append("an edge of \(card.name) goes back") }
          lines.append(Line(from: from, to: to, edge: edge, card: index))
        }
        edge += 1
      }
    }
    lookAtCards(picture, layout)
    lookAtFrames(layout)
    lookAtLines(lines, picture, layout)
    lookAtReturns(picture, layout)
  }

  /// Edges that turn beside each other have separate lanes, unless they are bundled.
  private mutating func lookAtLanes(of card: Card, _ index: Int, _ lanes: Lanes, _ layout: TreeLayout) {
    guard layout.cards[index].rows > 0, card.branches.count <= Metrics.mostLanes else { return }
    let ranges = card.branches.map { branch in
      let (start, end) = (
        layout.y[index] + layout.cards[index].port(branch.row), layout.arrival(branch.card)
      )
      return (min(start, end), max(start, end))
    }
    for first in ranges.indices {
      for second in ranges.indices where second > first && lanes.offsets[first] == lanes.offsets[second] {
        if max(ranges[first].0, ranges[second].0) + 1 < min(ranges[first].1, ranges[second].1) {
          all.append("two edges of \(card.name) run in one lane")
        }
      }
    }
  }

  /// A line back touches cards only at its ends.
  private mutating func lookAtReturns(_ picture: Picture, _ layout: TreeLayout) {
    let parents = CardTree(picture).parents
    for (index, card) in picture.cards.enumerated() {
      for (row, target) in card.returns.map({ (0, $0) }) + card.goes.map({ ($0.row, $0.card) }) {
        guard let line = LineRoute(from: index, row: row, to: target, parents, layout) else {
          all.append("\(card.name) has no line to \(picture.cards[target].name)")
          continue
        }
        guard let (first, last) = line.corners.first.flatMap({ first in line.corners.last.map { (first, $0) } }) else {
          continue
        }
        let isAtEdge =
          line.arrivesFromBelow
          ? last.y == layout.y[target] + layout.cards[target].height : last.x == layout.x[target]
        if !isAtEdge { all.append("the line of \(card.name) does not end at \(picture.cards[target].name)") }
        for (from, to) in zip(line.corners, line.corners.dropFirst()) {
          for other in layout.cards.indices {
            let (x, y) = (layout.x[other], layout.y[other])
            if min(from.x, to.x) < x + layout.cards[other].width, x < max(from.x, to.x) + 0.01,
              min(from.y, to.y) < y + layout.cards[other].height, y < max(from.y, to.y) + 0.01,
              !(other == index && from.x == first.x), !(other == target && to.x == last.x)
            {
              all.append("the line of \(card.name) crosses \(picture.cards[other].name)")
            }
          }
        }
      }
    }
  }

  private mutating func lookAtCards(_ picture: Picture, _ layout: TreeLayout) {
    for first in picture.cards.indices {
      for second in picture.cards.indices where second > first {
        let overlapsAcross =
          layout.x[first] < layout.x[second] + layout.cards[second].width
          && layout.x[second] < layout.x[first] + layout.cards[first].width
        let overlapsDown =
          layout.y[first] < layout.y[second] + layout.cards[second].height
          && layout.y[second] < layout.y[first] + layout.cards[first].height
        if overlapsAcross, overlapsDown {
          all.append("\(picture.cards[first].name) lies over \(picture.cards[second].name)")
        }
      }
    }
  }

  /// Two frames are nested or do not meet, and a card is either inside a frame or outside.
  private mutating func lookAtFrames(_ layout: TreeLayout) {
    let rectangles = layout.frames.map(\.rectangle)
    for (index, first) in rectangles.enumerated() {
      for second in rectangles[(index + 1)...] where first.meets(second) && !first.holds(second) && !second.holds(first)
      {
        all.append("two frames overlap")
      }
      for card in layout.cards.indices {
        let rectangle = TreeLayout.Rectangle(
          x: layout.x[card], y: layout.y[card], width: layout.cards[card].width, height: layout.cards[card].height)
        if first.meets(rectangle), !first.holds(rectangle) { all.append("a card lies on a frame's edge") }
      }
    }
  }

  private mutating func lookAtLines(_ lines: [Line], _ picture: Picture, _ layout: TreeLayout) {
    let horizontal = lines.filter { $0.from.y == $0.to.y }
    let vertical = lines.filter { $0.from.x == $0.to.x && $0.from.y != $0.to.y }
    for across in horizontal {
      for down in vertical where across.edge != down.edge {
        let isBetween = across.from.x < down.from.x && down.from.x < across.to.x
        let (top, bottom) = (min(down.from.y, down.to.y), max(down.from.y, down.to.y))
        if isBetween, top < across.from.y, across.from.y < bottom {
          all.append("edges of \(picture.cards[across.card].name) and \(picture.cards[down.card].name) cross")
        }
      }
    }
    for line in lines {
      let (left, right) = (min(line.from.x, line.to.x), max(line.from.x, line.to.x))
      let (top, bottom) = (min(line.from.y, line.to.y), max(line.from.y, line.to.y))
      for card in layout.cards.indices {
        let meets =
          left < layout.x[card] + layout.cards[card].width && layout.x[card] < right
          && top < layout.y[card] + layout.cards[card].height && layout.y[card] < bottom
        let isVertical =
          left == right && layout.x[card] < left && left < layout.x[card] + layout.cards[card].width
          && top < layout.y[card] + layout.cards[card].height && layout.y[card] < bottom
        let isHorizontal =
          top == bottom && layout.y[card] < top && top < layout.y[card] + layout.cards[card].height
          && left < layout.x[card] + layout.cards[card].width && layout.x[card] < right
        if meets || isVertical || isHorizontal {
          all.append("an edge of \(picture.cards[line.card].name) crosses \(picture.cards[card].name)")
        }
      }
    }
  }
}

extension TreeLayout.Rectangle {
  fileprivate func meets(_ other: Self) -> Bool {
    x < other.x + other.width && other.x < x + width && y < other.y + other.height && other.y < y + height
  }

  fileprivate func holds(_ other: Self) -> Bool {
    x <= other.x && y <= other.y && other.x + other.width <= x + width && other.y + other.height <= y + height
  }
}
