// A stack as a path: layers and tabs in it. An entry whose screen is a container has a tab above it, always.
extension [StackEntry] {
  /// Whether a layer begins with an entry from an index on.
  func beginsLayer(from index: Int) -> Bool {
    var index = index
    while index < count {
      if self[index].opening.beginsLayer { return true }
      index += 1
    }
    return false
  }

  /// The nearest entry with a page at or below an index.
  func page(atOrBelow index: Int) -> Int? {
    var index = index
    while index >= 0, isContainer(at: index) { index -= 1 }
    return index >= 0 ? index : nil
  }

  /// Whether the entry is a container.
  func isContainer(at index: Int) -> Bool { index + 1 < count && self[index + 1].opening.tab != nil }

  /// Where the run that an entry is in ends: before the next layer or container.
  func endOfRun(at index: Int) -> Int {
    var end = index + 1
    while end < count, self[end].opening == .push { end += 1 }
    return end
  }

  /// What of this path is kept for later where another takes its place: the run of a tab, where the container stays and another tab of it
  /// is selected.
  func parked(by other: [StackEntry]) -> Range<Int>? {
    var kept = 0
    while kept < count, kept < other.count, self[kept].instance == other[kept].instance { kept += 1 }
    return kept < other.count ? parked(above: kept, by: other[kept].opening) : nil
  }

  /// The same where so many entries stay, and an entry that is opened so comes on top of them.
  func parked(above kept: Int, by opening: StackOpening) -> Range<Int>? {
    guard kept > 0, kept < count, let old = self[kept].opening.tab, let new = opening.tab, old != new else {
      return nil
    }
    return kept..<endOfRun(at: kept)
  }
}
