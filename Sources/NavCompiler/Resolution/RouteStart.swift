/// The start of a go segue: the screens of its path that are already on the stack.
struct RouteStart {
  let source: ScreenID
  /// The target. The caller of the segue passes its arguments.
  let target: ScreenID
  let dominators: Dominators

  /// Whether a screen is on the stack in every place of the source: it is the source, or below the source.
  func stands(_ screen: ScreenID) -> Bool { dominators.dominates(screen, source) }

  /// The highest screen on the stack, from `head` down to the lowest screen of its piece. All screens below it in the
  /// piece are on the stack, too.
  func highestStanding(from head: ScreenID, in pieces: TreePieces) -> ScreenID? {
    let common = dominators.nearestCommon(head, source)
    return pieces.isOnPath(common, from: head) ? common : nil
  }
}
