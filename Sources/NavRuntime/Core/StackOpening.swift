/// How an entry came onto the stack. A stack is one path: its entries lie in *layers*, each with a native stack of its own, and an entry that
/// begins one says how.
public enum StackOpening: String, Hashable, Sendable, Codable, CaseIterable {
  /// On the native stack of the entry below; the bottom of the stack too.
  case push
  /// In a layer above, which covers a part of what is below.
  case sheet
  /// In a layer above, which covers everything.
  case full
  /// In a layer above, which points at what opened it.
  case popover
  /// In a layer above, which is a text with buttons and has no page.
  case alert

  /// Whether a native stack begins with the entry.
  public var beginsLayer: Bool {
    switch self {
    case .push: false
    case .sheet, .full, .popover, .alert: true
    }
  }
}

// What Swift makes for the types that have an opening calls these. Most entries are pushed, and older traces say nothing of it.

extension KeyedDecodingContainer {
  func decode(_ type: StackOpening.Type, forKey key: Key) throws -> StackOpening {
    try decodeIfPresent(type, forKey: key) ?? .push
  }
}

extension KeyedEncodingContainer {
  mutating func encode(_ opening: StackOpening, forKey key: Key) throws {
    if opening != .push { try encode(opening.rawValue, forKey: key) }
  }
}

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
}
