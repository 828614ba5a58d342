/// The upper and lower edges of parts of a tree, from left to right, as linked lists of pieces.
///
/// When two parts are joined, each piece that the join visits is removed from both lists. Therefore, the layout takes
/// linear time (van der Ploeg, "Drawing non-layered tidy trees in linear time", 2014, after Reingold and Tilford).
struct Contours {
  /// An edge of a part.
  struct Contour {
    var first: Int32
    var last: Int32
    /// The heights of the first and the last piece, from the origin of the part.
    var firstHeight: Double
    var lastHeight: Double
  }

  private struct Piece {
    /// The right end, from the left edge of the picture.
    var end: Double
    /// The distance below the previous piece.
    var drop: Double
    var next: Int32
  }

  private var pieces: [Piece] = []

  init(capacity: Int) {
    pieces.reserveCapacity(capacity)
  }

  /// Creates an edge with one piece.
  mutating func flat(to end: Double, height: Double) -> Contour {
    let index = Int32(truncatingIfNeeded: pieces.count)
    pieces.append(Piece(end: end, drop: 0, next: -1))
    return Contour(first: index, last: index, firstHeight: height, lastHeight: height)
  }

  /// Prepends a piece to an edge.
  mutating func prepend(to contour: Contour, endingAt end: Double, height: Double) -> Contour {
    let index = Int32(truncatingIfNeeded: pieces.count)
    pieces.append(Piece(end: end, drop: 0, next: contour.first))
    pieces[Int(contour.first)].drop = contour.firstHeight - height
    return Contour(first: index, last: contour.last, firstHeight: height, lastHeight: contour.lastHeight)
  }

  /// The result of comparing two edges that start at the same place: the first pieces that the other edge does not
  /// reach.
  struct Meeting {
    /// The minimum distance that keeps the lower part clear of the upper one.
    var distance: Double
    /// The rest of the upper part's lower edge, and of the lower part's upper edge.
    var upper: (piece: Int32, height: Double)?
    var lower: (piece: Int32, height: Double)?
  }

  /// Compares the lower edge of a part with the upper edge of the part to place below it.
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

  /// Continues an edge with the rest of another part.
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
