import NavTerminal

extension String {
  /// Appends a character, or deletes the last one. The left and right arrows do nothing: there is no cursor to move,
  /// and an ignored arrow key would go back.
  ///
  /// - Returns: Whether the key was handled.
  mutating func edit(_ key: Key, upTo length: Int) -> Bool {
    switch key {
    case .character(let character):
      if count < length { append(character) }
    case .backspace: _ = popLast()
    case .left, .right: break
    default: return false
    }
    return true
  }
}
