import NavTerminal

/// The selected row of a list.
struct ListSelection: Hashable {
  private(set) var index = 0

  /// Moves the selection with the arrow keys, Home, and End.
  ///
  /// - Returns: Whether the key was one of these.
  mutating func move(_ key: Key, count: Int) -> Bool {
    switch key {
    case .up: index -= 1
    case .down: index += 1
    case .home: index = 0
    case .end: index = count
    default: return false
    }
    keepInside(count)
    return true
  }

  /// Moves the selection to the last row if the list became shorter.
  mutating func keepInside(_ count: Int) {
    index = max(0, min(index, count - 1))
  }
}
