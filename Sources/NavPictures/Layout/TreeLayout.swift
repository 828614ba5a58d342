/// The positions of the cards: a tree from left to right without overlaps and without crossing edges.
///
/// A card is level with its first child. Its children are below one another, in the order of its rows. A subtree can
/// move up below a shorter one, if it does not touch a frame or an edge of the tree.
///
/// If the result is much higher than wide, neighboring children share a row, called a shelf. An edge to the second or a
/// later card of a shelf runs below the shelf and rises in front of its card.
package struct TreeLayout {
  struct Rectangle {
    var x: Double
    var y: Double
    var width: Double
    var height: Double
  }

  /// A frame with its position.
  struct PlacedFrame {
    var frame: Frame
    var rectangle: Rectangle

    /// The caption for a small picture, shortened to the width of the frame.
    var farCaption: String { Shortening.end(frame.caption, toFit: rectangle.width - 24, size: Metrics.farSize) }

    /// The width that a frame needs for its icon, its caption, and its lock.
    static func labelWidth(of frame: Frame) -> Double {
      let lock = frame.shownLock.map { 29 + TextWidth.of($0, .name, size: Metrics.smallSize).rounded(.up) } ?? 0
      return 32 + TextWidth.of(frame.shownCaption, .title, size: Metrics.captionSize).rounded(.up) + lock
        + Metrics.frameLabelEnd
    }
  }

  private(set) var cards: [CardLayout]
  /// The width of a shelf, or 0 if each child has a separate row.
  private(set) var shelf = 0.0
  /// The distance from the top of each card to the level at which its edge runs below a shelf. `nil` if the edge
  /// arrives directly.
  private(set) var channels: [Double?]
  private(set) var x: [Double]
  private(set) var y: [Double]
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
  package init(_ picture: Picture, _ detail: PictureDetail = .full) {
    let cards = picture.cards.map { CardLayout($0, detail) }
    self.init(picture, cards, shelf: 0)
    while isStrip, shelf < Metrics.widestShelf {
      self = Self(picture, cards, shelf: max(Metrics.narrowestShelf, shelf * 2))
    }
  }

  private var isStrip: Bool { height > Metrics.tall && height > Metrics.strip * width }

  /// Creates a layout with shelves of a width.
  init(_ picture: Picture, _ cards: [CardLayout], shelf: Double) {
    self.cards = cards
    self.shelf = shelf
    x = Array(repeating: 0, count: cards.count)
    y = Array(repeating: 0, count: cards.count)
    channels = Array(repeating: nil, count: cards.count)
    var shifts = x
    var contours = Contours(capacity: cards.count * 4)
    placeFromLeft(picture)
    var parts: [Part?] = Array(repeating: nil, count: cards.count)
    // The frames around each card from the inside, with their edges relative to the top of the card.
    var around: [(card: Int, frame: Frame, rectangle: Rectangle)] = []

    func framed(_ part: Part, _ frames: [Frame], around card: Int, x start: Double) -> Part {
      var part = part
      for (index, frame) in frames.enumerated().reversed() {
        let left = start + Metrics.frame * Double(index)
        part.top -= Metrics.frameCaption
        part.bottom += Metrics.frame
        part.right = max(part.right + Metrics.frame, left + PlacedFrame.labelWidth(of: frame))
        around.append(
          (card, frame, Rectangle(x: left, y: part.top, width: part.right - left, height: part.bottom - part.top)))
        part.upper = contours.flat(to: part.right, height: part.top)
        part.lower = contours.flat(to: part.right, height: part.bottom)
      }
      return part
    }

    /// Joins children that fit on one shelf into one part.
    func shelved(_ branches: ArraySlice<Branch>) -> (part: Part, count: Int)? {
      var shared: Part?
      var count = 0
      for branch in branches {
        guard let single = parts[branch.card] else { break }
        let start = x[branch.card] - Metrics.frame * Double(branch.frames.count)
        guard let left = shared else {
          shared = framed(single, branch.frames, around: branch.card, x: start)
          parts[branch.card] = nil
          count = 1
          continue
        }
        let framing = branch.frames.reversed().enumerated().reduce(single.right - start) { width, item in
          let inner = Metrics.frame * Double(branch.frames.count - 1 - item.offset)
          return max(width + Metrics.frame, inner + PlacedFrame.labelWidth(of: item.element))
        }
        let shift = left.right - start + Metrics.betweenShelved
        guard shift + framing <= shelf else { break }
        let part = framed(single, branch.frames, around: branch.card, x: start)
        parts[branch.card] = nil
        shifts[branch.card] = shift
        shared?.top = min(left.top, part.top)
        shared?.bottom = max(left.bottom, part.bottom)
        shared?.right = part.right + shift
        count += 1
      }
      guard var part = shared else { return nil }
      guard count > 1 else { return (part, count) }
      for (number, branch) in branches.prefix(count).dropFirst().enumerated() {
        channels[branch.card] = part.bottom + Metrics.underShelf + Metrics.lane * Double(number)
      }
      part.bottom += Metrics.underShelf + Metrics.lane * Double(count - 1)
      part.upper = contours.flat(to: part.right, height: part.top)
      part.lower = contours.flat(to: part.right, height: part.bottom)
      return (part, count)
    }

    for index in cards.indices.reversed() {
      let layout = cards[index]
      let right = x[index] + layout.width
      let branches = picture.cards[index].branches
      var whole: Part?
      var last = 0.0
      var lastHeight = 0.0
      var next = 0
      while next < branches.count, let (part, count) = shelved(branches[next...]) {
        let cardsOfShelf = branches[next..<(next + count)].map(\.card)
        next += count
        lastHeight = count > 1 ? part.bottom : cards[cardsOfShelf[0]].height
        guard let upper = whole else {
          whole = part
          continue
        }
        let meeting = contours.meet(upper.lower, part.upper, gap: Metrics.below)
        last = meeting.distance
        for card in cardsOfShelf { y[card] = last }
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
        parts[index] = Part(
          upper: contours.flat(to: right, height: 0), lower: contours.flat(to: right, height: layout.height), top: 0,
          bottom: layout.height, right: right)
        continue
      }
      // The room between the card and its children contains their edges, and the lines that go back below the last
      // edge.
      let gutter = right + Self.gutter(of: picture.cards[index], cards[index])
      let lowest = max(last + lastHeight, layout.height)
      let upper = contours.prepend(to: whole.upper, endingAt: gutter, height: min(0, Metrics.entry))
      let lower = contours.prepend(to: whole.lower, endingAt: gutter, height: lowest)
      parts[index] = Part(
        upper: contours.prepend(to: upper, endingAt: right, height: 0),
        lower: contours.prepend(to: lower, endingAt: right, height: layout.height), top: min(0, whole.top),
        bottom: max(layout.height, whole.bottom), right: whole.right)
    }
    stack(picture, parts, framed)
    place(picture, around, shifts)
  }

  /// The width of the room between a card and its children, with a lane for each edge that turns there.
  static func gutter(of card: Card, _ layout: CardLayout) -> Double {
    Metrics.beforeLanes + Metrics.lane * Double(lanes(of: card, layout) - 1) + Metrics.behindLanes
  }

  /// The number of edges that can turn side by side.
  private static func lanes(of card: Card, _ layout: CardLayout) -> Int {
    let edges = card.branches.count
    guard layout.hasRows, edges > 1, edges - 1 <= Metrics.mostLanes else { return 1 }
    // The position of a child is not known yet, but it is below the previous cards of minimum height.
    let ups = card.branches.indices.prefix { number in
      Metrics.entry + (Metrics.heading + Metrics.below) * Double(number) < layout.port(card.branches[number].row)
    }
    return max(ups.count, edges - 1)
  }

  private mutating func placeFromLeft(_ picture: Picture) {
    for tree in picture.trees { x[tree.card] = Metrics.frame * Double(tree.frames.count) }
    for index in cards.indices {
      let start = x[index] + cards[index].width + Self.gutter(of: picture.cards[index], cards[index])
      for branch in picture.cards[index].branches {
        x[branch.card] = start + Metrics.frame * Double(branch.frames.count)
      }
    }
  }

  /// The level at which the edge to a card leaves its lane.
  func arrival(_ card: Int) -> Double { y[card] + (channels[card] ?? Metrics.entry) }

  /// Places the trees below one another. Converts relative positions into absolute ones.
  private mutating func stack(
    _ picture: Picture, _ parts: [Part?], _ framed: (Part, [Frame], Int, Double) -> Part
  ) {
    var lowest: Double?
    for tree in picture.trees {
      guard let single = parts[tree.card] else { continue }
      let part = framed(single, tree.frames, tree.card, 0)
      if let lowest {
        y[tree.card] = lowest + Metrics.trees - part.top
      } else {
        top = -part.top
      }
      lowest = y[tree.card] + part.bottom
      width = max(width, part.right)
    }
    height = lowest ?? 0
  }

  private mutating func place(
    _ picture: Picture, _ around: [(card: Int, frame: Frame, rectangle: Rectangle)], _ shifts: [Double]
  ) {
    var shifts = shifts
    for index in cards.indices {
      x[index] += shifts[index]
      for branch in picture.cards[index].branches {
        y[branch.card] += y[index]
        shifts[branch.card] += shifts[index]
      }
    }
    // The outermost frame is drawn first, so that inner frames are on top of it.
    for (card, frame, rectangle) in around.reversed() {
      var rectangle = rectangle
      rectangle.x += shifts[card]
      rectangle.y += y[card]
      frames.append(PlacedFrame(frame: frame, rectangle: rectangle))
    }
  }
}
