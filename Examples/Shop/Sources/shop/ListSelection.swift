import NavTerminal

/// The chosen row of a list.
struct ListSelection: Hashable {
  private(set) var index = 0

  /// Moves with the arrows.
  ///
  /// - Returns: Whether the key was one of them.
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

  /// The list has become shorter.
  mutating func keepInside(_ count: Int) {
    index = max(0, min(index, count - 1))
  }
}
