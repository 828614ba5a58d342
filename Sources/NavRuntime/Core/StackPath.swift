// A stack as a path with layers and tabs. An entry whose screen is a container always has a tab above it.
extension [StackEntry] {
  /// Whether an entry at or above an index starts a layer.
  func beginsLayer(from index: Int) -> Bool {
    var index = index
    while index < count {
      if self[index].opening.beginsLayer { return true }
      index += 1
    }
    return false
  }

  /// The index of the nearest entry with a page, at or below an index.
  func page(atOrBelow index: Int) -> Int? {
    var index = index
    while index >= 0, isContainer(at: index) { index -= 1 }
    return index >= 0 ? index : nil
  }

  /// Whether the entry is a container.
  func isContainer(at index: Int) -> Bool { index + 1 < count && self[index + 1].opening.tab != nil }

  /// The index after the run that contains an entry. The next layer or tab starts there.
  func endOfRun(at index: Int) -> Int {
    var end = index + 1
    while end < count, self[end].opening == .push { end += 1 }
    return end
  }

  /// The entries to park when another path replaces this one: the run of a tab, if its container stays and another of
  /// its tabs is selected.
  func parked(by other: [StackEntry]) -> Range<Int>? {
    var kept = 0
    while kept < count, kept < other.count, self[kept].instance == other[kept].instance { kept += 1 }
    return kept < other.count ? parked(above: kept, by: other[kept].opening) : nil
  }

  /// The entries to park if `kept` entries stay, and an entry with this opening is added above them.
  func parked(above kept: Int, by opening: StackOpening) -> Range<Int>? {
    guard kept > 0, kept < count, let old = self[kept].opening.tab, let new = opening.tab, old != new else {
      return nil
    }
    return kept..<endOfRun(at: kept)
  }
}
