/// Where a segue starts that goes to a screen: on a stack on which some of its way stands.
struct WayStart {
  let source: ScreenID
  /// Its arguments are said by whoever performs the segue.
  let target: ScreenID
  let dominators: Dominators

  /// Whether a screen stands, in every place where the source does: it is the source, or lies below it.
  func stands(_ screen: ScreenID) -> Bool { dominators.dominates(screen, source) }

  /// The highest screen that stands, from one down to the lowest of its piece; all that are below it there stand too.
  func highestStanding(from head: ScreenID, in pieces: TreePieces) -> ScreenID? {
    let common = dominators.nearestCommon(head, source)
    return pieces.isOnWay(common, from: head) ? common : nil
  }
}
