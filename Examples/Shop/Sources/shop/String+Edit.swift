import NavTerminal

extension String {
  /// Types into the text, or erases its end. The arrows do nothing: nobody wants to go back by moving a cursor that is not there.
  ///
  /// - Returns: Whether the key was one that does.
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
