/// The upper and lower edges of parts of a tree, from left to right, as lists of pieces.
///
/// Two parts that are put together share what is left of their lists, and each piece that was looked at for that is in none of them any more. So
/// all of it takes time in a straight line with the cards (van der Ploeg, "Drawing non-layered tidy trees in linear time", 2014, after Reingold and
/// Tilford).
struct Contours {
  /// One edge of one part.
  struct Contour {
    var first: Int32
    var last: Int32
    /// How high the first and the last piece are, from the origin of the part.
    var firstHeight: Double
    var lastHeight: Double
  }

  private struct Piece {
    /// Where it ends, from the left edge of the picture.
    var end: Double
    /// How much lower it is than the piece before.
    var drop: Double
    var next: Int32
  }

  private var pieces: [Piece] = []

  init(capacity: Int) {
    pieces.reserveCapacity(capacity)
  }

  /// An edge of one piece.
  mutating func flat(to end: Double, height: Double) -> Contour {
    let index = Int32(truncatingIfNeeded: pieces.count)
    pieces.append(Piece(end: end, drop: 0, next: -1))
    return Contour(first: index, last: index, firstHeight: height, lastHeight: height)
  }

  /// An edge with a piece more at its left.
  mutating func prepend(to contour: Contour, endingAt end: Double, height: Double) -> Contour {
    let index = Int32(truncatingIfNeeded: pieces.count)
    pieces.append(Piece(end: end, drop: 0, next: contour.first))
    pieces[Int(contour.first)].drop = contour.firstHeight - height
    return Contour(first: index, last: contour.last, firstHeight: height, lastHeight: contour.lastHeight)
  }

  /// Where two edges that begin at the same place part: the first pieces of each that the other does not reach.
  struct Meeting {
    /// How far the lower part has to go down to keep clear of the upper one.
    var distance: Double
    /// What is left of the upper part's lower edge, and of the lower part's upper edge.
    var upper: (piece: Int32, height: Double)?
    var lower: (piece: Int32, height: Double)?
  }

  /// Walks along the lower edge of one part and the upper edge of the one that is to stand below it.
  func meet(_ upper: Contour, _ lower: Contour, gap: Double) -> Meeting {
    var (above, below) = (upper.first, lower.first)
    var (aboveHeight, belowHeight) = (upper.firstHeight, lower.firstHeight)
    var distance = -Double.infinity
    while above >= 0, below >= 0 {
      distance = max(distance, aboveHeight + gap - belowHeight)
      let (a, b) = (pieces[Int(above)], pieces[Int(below)])
      if a.end <= b.end {
        above = a.next
        if above >= 0 { aboveHeight += pieces[Int(above)].drop }
      }
      if b.end <= a.end {
        below = b.next
        if below >= 0 { belowHeight += pieces[Int(below)].drop }
      }
    }
    return Meeting(
      distance: distance, upper: above >= 0 ? (above, aboveHeight) : nil, lower: below >= 0 ? (below, belowHeight) : nil
    )
  }

  /// An edge that goes on where another part reaches farther.
  mutating func join(
    _ contour: Contour, with rest: (piece: Int32, height: Double)?, of other: Contour, at shift: Double
  )
    -> Contour
  {
    guard let rest else { return contour }
    pieces[Int(contour.last)].next = rest.piece
    pieces[Int(rest.piece)].drop = rest.height + shift - contour.lastHeight
    return Contour(
      first: contour.first, last: other.last, firstHeight: contour.firstHeight, lastHeight: other.lastHeight + shift)
  }
}
