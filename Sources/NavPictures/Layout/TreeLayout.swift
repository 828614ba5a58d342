/// Where the cards of a picture stand: a tree from left to right, in which nothing overlaps and no edge crosses another.
///
/// A card is level with the first that it leads to, and its children stand below one another in the order of its rows. What stands below may move up
/// under what is shorter, as long as frames are closed rectangles and no edge of the tree is met.
package struct TreeLayout {
  struct Rectangle {
    var x: Double
    var y: Double
    var width: Double
    var height: Double
  }

  /// A frame where it stands.
  struct PlacedFrame {
    var frame: Frame
    var rectangle: Rectangle

    /// As much of its caption as there is room for where the picture is small.
    var farCaption: String { Shortening.end(frame.caption, toFit: rectangle.width - 24, size: Metrics.farSize) }
  }

  private(set) var cards: [CardLayout]
  private(set) var x: [Double]
  private(set) var y: [Double]
  private(set) var frames: [PlacedFrame] = []
  private(set) var width = 0.0
  private(set) var height = 0.0
  /// How far the highest frame stands above the first card.
  private(set) var top = 0.0

  /// A part of the tree, from the top of its first card.
  private struct Part {
    var upper: Contours.Contour
    var lower: Contours.Contour
    var top: Double
    var bottom: Double
    var right: Double
  }

  /// - Complexity: linear in the cards.
  package init(_ picture: Picture, _ detail: PictureDetail = .full) {
    cards = picture.cards.map { CardLayout($0, detail) }
    x = Array(repeating: 0, count: cards.count)
    y = Array(repeating: 0, count: cards.count)
    var contours = Contours(capacity: cards.count * 4)
    placeFromLeft(picture)
    var parts: [Part?] = Array(repeating: nil, count: cards.count)
    // Of each card, the frames around it from the inside, with their edges from the top of the card.
    var around: [(card: Int, frame: Frame, rectangle: Rectangle)] = []

    func framed(_ part: Part, _ frames: [Frame], around card: Int, x start: Double) -> Part {
      var part = part
      for (index, frame) in frames.enumerated().reversed() {
        let left = start + Metrics.frame * Double(index)
        part.top -= Metrics.frameCaption
        part.bottom += Metrics.frame
        part.right += Metrics.frame
        around.append(
          (card, frame, Rectangle(x: left, y: part.top, width: part.right - left, height: part.bottom - part.top)))
        part.upper = contours.flat(to: part.right, height: part.top)
        part.lower = contours.flat(to: part.right, height: part.bottom)
      }
      return part
    }

    for index in cards.indices.reversed() {
      let layout = cards[index]
      let right = x[index] + layout.width
      var whole: Part?
      var last = 0.0
      for branch in picture.cards[index].branches {
        guard let single = parts[branch.card] else { continue }
        parts[branch.card] = nil
        let start = x[branch.card] - Metrics.frame * Double(branch.frames.count)
        let part = framed(single, branch.frames, around: branch.card, x: start)
        guard let upper = whole else {
          whole = part
          continue
        }
        let meeting = contours.meet(upper.lower, part.upper, gap: Metrics.below)
        last = meeting.distance
        y[branch.card] = last
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
      // Between the card and its children run their edges, and what leads back under the last of them.
      let gutter = right + Self.gutter(of: picture.cards[index], cards[index])
      let lastHeight = picture.cards[index].branches.last.map { cards[$0.card].height } ?? 0
      let lowest = max(last + lastHeight, layout.height)
      let upper = contours.prepend(to: whole.upper, endingAt: gutter, height: min(0, Metrics.entry))
      let lower = contours.prepend(to: whole.lower, endingAt: gutter, height: lowest)
      parts[index] = Part(
        upper: contours.prepend(to: upper, endingAt: right, height: 0),
        lower: contours.prepend(to: lower, endingAt: right, height: layout.height), top: min(0, whole.top),
        bottom: max(layout.height, whole.bottom), right: whole.right)
    }
    stack(picture, parts, framed)
    place(picture, around)
  }

  /// How wide the room between a card and its children is: a lane for each edge that turns beside another.
  static func gutter(of card: Card, _ layout: CardLayout) -> Double {
    Metrics.beforeLanes + Metrics.lane * Double(lanes(of: card, layout) - 1) + Metrics.behindLanes
  }

  /// How many edges can turn beside one another: all that may go up, or all but the first, which goes up.
  private static func lanes(of card: Card, _ layout: CardLayout) -> Int {
    let edges = card.branches.count
    guard layout.hasRows, edges > 1, edges - 1 <= Metrics.mostLanes else { return 1 }
    // Where a child stands is not known yet, but no higher than under the smallest cards.
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

  /// Puts the trees below one another. Until then each card is told from the one that leads to it.
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

  private mutating func place(_ picture: Picture, _ around: [(card: Int, frame: Frame, rectangle: Rectangle)]) {
    for index in cards.indices {
      for branch in picture.cards[index].branches { y[branch.card] += y[index] }
    }
    // The outermost first, so that the inner ones are drawn over it.
    for (card, frame, rectangle) in around.reversed() {
      var rectangle = rectangle
      rectangle.y += y[card]
      frames.append(PlacedFrame(frame: frame, rectangle: rectangle))
    }
  }
}
