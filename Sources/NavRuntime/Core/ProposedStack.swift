/// A stack as the host is told to show it: entries that stand, and perhaps one that arrives on top of them.
public struct ProposedStack: RandomAccessCollection, Sendable {
  private let standing: ArraySlice<StackEntry>
  private let arriving: StackEntry?

  init(_ standing: ArraySlice<StackEntry>, arriving: StackEntry? = nil) {
    self.standing = standing
    self.arriving = arriving
  }

  /// The bottom.
  public var startIndex: Int { 0 }

  /// One past the top.
  public var endIndex: Int { standing.count + (arriving == nil ? 0 : 1) }

  /// The entry at a place, counted from the bottom.
  public subscript(position: Int) -> StackEntry {
    if let arriving, position == standing.count { return arriving }
    return standing[standing.startIndex + position]
  }
}
