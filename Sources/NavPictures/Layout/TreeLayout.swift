/// The positions of the cards: a tree from left to right without overlaps and without crossing edges.
///
/// A card is level with its first child. Its children are below one another, in the order of its rows. A subtree can
/// move up below a shorter one, if it does not touch a frame or an edge of the tree.
///
/// If the result is much higher than wide, neighboring children share a row, called a shelf. An edge to the second or a
/// later card of a shelf runs below the shelf and rises in front of its card.
struct TreeLayout {
  struct Rectangle {
    var x: Double
    var y: Double
    var width: Double
    var height: Double
  }

  /// A frame with its position.
  struct PlacedFrame {
    /// The card at which the subtree in the frame starts.
    var card: Int
    /// The number of the frame around that card. The outermost frame has the number 0.
    var number: Int
    var rectangle: Rectangle
  }

  let cards: [CardTree.Box]
  /// The width of a shelf, or 0 if each child has a separate row.
  private(set) var shelf = 0.0
  /// The distance from the top of each card to the level at which its edge runs below a shelf. `nil` if the edge
  /// arrives directly.
  private(set) var channels: [Double?]
  private(set) var x: [Double]
  private(set) var y: [Double]
  /// The frames, each before the frames in it.
  private(set) var frames: [PlacedFrame] = []
  private(set) var width = 0.0
  private(set) var height = 0.0
  /// The distance from the first card up to the highest frame.
  private(set) var top = 0.0

  /// A part of the tree, relative to the top of its first card.
  private struct Part {
    var upper: Contours.Contour
    var lower: Contours.Contour
    var top: Double
    var bottom: Double
    var right: Double
  }

  /// Creates a layout. If the picture would be a strip, the layout has shelves of the minimum width that avoids the
  /// strip.
  ///
  /// - Complexity: linear in the cards.
  init(_ tree: CardTree) {
    self.init(tree, shelf: 0)
    while isStrip, shelf < Metrics.widestShelf { self = Self(tree, shelf: max(Metrics.narrowestShelf, shelf * 2)) }
  }

  private var isStrip: Bool { height > Metrics.tall && height > Metrics.strip * width }

  /// Creates a layout with shelves of a width.
  init(_ tree: CardTree, shelf: Double) {
    cards = tree.cards
    self.shelf = shelf
    x = Array(repeating: 0, count: cards.count)
    y = Array(repeating: 0, count: cards.count)
    channels = Array(repeating: nil, count: cards.count)
    var shifts = x
    var contours = Contours(capacity: cards.count * 4)
    placeFromLeft(tree.roots)
    var parts: [Part?] = Array(repeating: nil, count: cards.count)
    /// Puts the frames around the part of a card, from the inside. Their positions are relative to the card.
    func framed(_ part: Part, _ card: Int, x start: Double) -> Part {
      var part = part
      for (number, label) in cards[card].frames.enumerated().reversed() {
        let left = start + Metrics.frame * Double(number)
        part.top -= Metrics.frameCaption
        part.bottom += Metrics.frame
        part.right = max(part.right + Metrics.frame, left + label)
        let rectangle = Rectangle(x: left, y: part.top, width: part.right - left, height: part.bottom - part.top)
        frames.append(PlacedFrame(card: card, number: number, rectangle: rectangle))
        part.upper = contours.flat(to: part.right, height: part.top)
        part.lower = contours.flat(to: part.right, height: part.bottom)
      }
      return part
    }

    /// Joins children that fit on one shelf into one part.
    func shelved(_ edges: ArraySlice<CardTree.Edge>) -> (part: Part, count: Int)? {
      var shared: Part?
      var count = 0
      for edge in edges {
        let card = edge.card
        guard let single = parts[card] else { break }
        let labels = cards[card].frames
        let start = x[card] - Metrics.frame * Double(labels.count)
        if let left = shared {
          let framing = labels.enumerated().reversed().reduce(single.right - start) { width, label in
            max(width + Metrics.frame, Metrics.frame * Double(label.offset) + label.element)
          }
          let shift = left.right - start + Metrics.betweenShelved
          guard shift + framing <= shelf else { break }
          shifts[card] = shift
        }
        var part = framed(single, card, x: start)
        parts[card] = nil
        if let left = shared {
          part.top = min(left.top, part.top)
          part.bottom = max(left.bottom, part.bottom)
          part.right += shifts[card]
        }
        shared = part
        count += 1
      }
      guard var part = shared else { return nil }
      guard count > 1 else { return (part, count) }
      for (number, edge) in edges.prefix(count).dropFirst().enumerated() {
        channels[edge.card] = part.bottom + Metrics.underShelf + Metrics.lane * Double(number)
      }
      part.bottom += Metrics.underShelf + Metrics.lane * Double(count - 1)
      part.upper = contours.flat(to: part.right, height: part.top)
      part.lower = contours.flat(to: part.right, height: part.bottom)
      return (part, count)
    }

    for index in cards.indices.reversed() {
      let card = cards[index]
      let right = x[index] + card.width
      let edges = card.edges
      var whole: Part?
      var last = 0.0
      var lastHeight = 0.0
      var next = 0
      while next < edges.count, let (part, count) = shelved(edges[next...]) {
        let placed = edges[next..<(next + count)]
        next += count
        lastHeight = count > 1 ? part.bottom : cards[placed[placed.startIndex].card].height
        guard let upper = whole else {
          whole = part
          continue
        }
        let meeting = contours.meet(upper.lower, part.upper, gap: Metrics.below)
        last = meeting.distance
        for edge in placed { y[edge.card] = last }
        var moved = part.lower
        moved.firstHeight += last
        moved.lastHeight += last
        whole = Part(
          upper: contours.join(upper.upper, with: meeting.lower, of: part.upper, at: last),
          lower: contours.join(moved, with: meeting.upper, of: upper.lower, at: 0),
          top: min(upper.top, part.top + last), bottom: max(upper.bottom, part.bottom + last),
          right: max(upper.right, part.right))
      }
      guard let whole else {
        let end = right + card.button
        parts[index] = Part(
          upper: contours.flat(to: end, height: 0), lower: contours.flat(to: end, height: card.height), top: 0,
          bottom: card.height, right: end)
        continue
      }
      // The room between the card and its children contains their edges, and the lines that go back below the last
      // edge.
      let gutter = right + card.gutter
      let lowest = max(last + lastHeight, card.height)
      let upper = contours.prepend(to: whole.upper, endingAt: gutter, height: min(0, Metrics.entry))
      let lower = contours.prepend(to: whole.lower, endingAt: gutter, height: lowest)
      parts[index] = Part(
        upper: contours.prepend(to: upper, endingAt: right, height: 0),
        lower: contours.prepend(to: lower, endingAt: right, height: card.height), top: min(0, whole.top),
        bottom: max(card.height, whole.bottom), right: whole.right)
    }
    stack(tree.roots.compactMap { root in parts[root].map { (root, framed($0, root, x: 0)) } })
    place(shifts)
  }

  private mutating func placeFromLeft(_ roots: [Int]) {
    for root in roots { x[root] = Metrics.frame * Double(cards[root].frames.count) }
    for index in cards.indices {
      let start = x[index] + cards[index].width + cards[index].gutter
      for edge in cards[index].edges { x[edge.card] = start + Metrics.frame * Double(cards[edge.card].frames.count) }
    }
  }

  /// A position in front of a card on a shelf, and in front of the frames around the card.
  func rise(_ card: Int, _ distance: Double) -> Double {
    x[card] - Metrics.frame * Double(cards[card].frames.count) - distance
  }

  /// The level at which the edge to a card leaves its lane.
  func arrival(_ card: Int) -> Double { y[card] + (channels[card] ?? Metrics.entry) }

  /// Places the trees below one another.
  private mutating func stack(_ trees: [(root: Int, part: Part)]) {
    for (number, (root, part)) in trees.enumerated() {
      if number == 0 { top = -part.top } else { y[root] = height + Metrics.trees - part.top }
      height = y[root] + part.bottom
      width = max(width, part.right)
    }
  }

  /// Converts relative positions into absolute ones.
  private mutating func place(_ shifts: [Double]) {
    var shifts = shifts
    for index in cards.indices {
      x[index] += shifts[index]
      for edge in cards[index].edges {
        y[edge.card] += y[index]
        shifts[edge.card] += shifts[index]
      }
    }
    // The outermost frame is drawn first, so that inner frames are on top of it.
    frames.reverse()
    for index in frames.indices {
      frames[index].rectangle.x += shifts[frames[index].card]
      frames[index].rectangle.y += y[frames[index].card]
    }
  }
}
