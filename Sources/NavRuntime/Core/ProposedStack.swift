/// A stack for the host to show: entries of the current stack or the draft, and an optional arriving entry on top.
public struct ProposedStack: RandomAccessCollection, Sendable {
  private let standing: ArraySlice<StackEntry>
  private let arriving: StackEntry?

  init(_ standing: ArraySlice<StackEntry>, arriving: StackEntry? = nil) {
    self.standing = standing
    self.arriving = arriving
  }

  /// The index of the bottom entry.
  public var startIndex: Int { 0 }

  /// The index after the top entry.
  public var endIndex: Int { standing.count + (arriving == nil ? 0 : 1) }

  /// The entry at an index, from the bottom.
  public subscript(position: Int) -> StackEntry {
    if let arriving, position == standing.count { return arriving }
    return standing[standing.startIndex + position]
  }
}
