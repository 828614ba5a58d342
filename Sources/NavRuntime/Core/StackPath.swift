// A stack as a path with layers, tabs, and columns. An entry whose screen is a container always has a tab above it.
//
// Entries that are set aside for a layer are directly below the layer's first entry, and are not on the path.
extension [StackEntry] {
  /// The index of the entry on which an entry was opened, or -1 for the bottom.
  @inline(__always) func below(_ index: Int) -> Int {
    // A trace can contain more columns than there are.
    self[index].columnsAside == 0 || index == 0
      ? index - 1 : Swift.max(0, startOfColumns(self[index].columnsAside, below: index) - 1)
  }

  /// The start of the topmost columns below an index, as a number of columns.
  func startOfColumns(_ columns: Int, below end: Int) -> Int {
    var (columns, index) = (columns, end)
    while columns > 0, index > 0 {
      index -= 1
      if self[index].isPane { columns -= 1 }
    }
    return index
  }

  /// The number of columns that start at or above an index.
  func columns(from index: Int) -> ColumnCount {
    var columns: UInt8 = 0
    for entry in self[index...] where entry.isPane && columns < .max { columns += 1 }
    return ColumnCount(rawValue: columns)
  }

  /// The start of the topmost run: of the last layer or tab, or of the bottom.
  var startOfTopRun: Int {
    var index = count - 1
    while index > 0, self[index].opening == .push { index -= 1 }
    return index
  }

  /// The path: the entries that are not set aside.
  var path: [StackEntry] {
    var path: [StackEntry] = []
    var index = count - 1
    while index >= 0 {
      path.append(self[index])
      index = below(index)
    }
    return path.reversed()
  }

  /// The number of entries that stay if everything above an entry on the path leaves: those up to the entry, and those
  /// that are set aside for a layer on it.
  func count(upTo index: Int) -> Int {
    let end = endOfRun(at: index)
    return end < count && self[end].columnsAside > 0 && below(end) == index ? end : index + 1
  }

  /// The index of the first entry of the layer for which an entry is set aside, or `nil`.
  func layer(over index: Int) -> Int? {
    let layer = endOfRun(at: index)
    return layer < count && self[layer].columnsAside > 0 && below(layer) < index ? layer : nil
  }

  /// Whether an entry at or above an index starts a layer.
  func beginsLayer(from index: Int) -> Bool {
    var index = index
    while index < count {
      if self[index].opening.beginsLayer { return true }
      index += 1
    }
    return false
  }

  /// The index of the nearest entry with a page, at or below an index. Inlined, because most entries have a page, and
  /// the call would cost more than its result.
  @inline(__always) func page(atOrBelow index: Int) -> Int? {
    var index = index
    while index >= 0, isContainer(at: index) { index = below(index) }
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
