import NavTerminal

extension String {
  /// Types into the text, or erases its end.
  ///
  /// - Returns: Whether the key was one that does.
  mutating func edit(_ key: Key, upTo length: Int) -> Bool {
    switch key {
    case .character(let character):
      if count < length { append(character) }
    case .backspace: _ = popLast()
    default: return false
    }
    return true
  }
}
