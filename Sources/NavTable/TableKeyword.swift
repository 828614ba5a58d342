/// The first word of a line, which determines the meaning of the rest.
package enum TableKeyword: String, Sendable, CaseIterable {
  // Keywords of the graph
  case graph, fragment, root, base, refused, web, strings
  // Keyword of the graph, after its screens: the segues that every screen offers
  case anywhere
  // Keywords of a screen
  case screen, mount, title, message, shared, split, key, duplicates, requires, link, via, inside, hosts, back,
    otherwise, alert
  case bar, apart
  case className = "class"
  // Keywords of a segue
  case push, tab, unwind, exit, go, select, pane, layer, from, awaits, busy, pass, recursive, unanimated, transition,
    label
  case condition = "if"
  // Keywords of a screen or a segue
  case metadata, was

  /// Returns the keyword with the bytes of a word, or `nil`. This is fast, because each line begins with a keyword,
  /// and the table of a large app has tens of thousands of lines.
  init?(_ word: UnsafeBufferPointer<UInt8>) {
    guard let packed = PackedWord(word) else { return nil }
    var slot = packed.hash
    while let keyword = Self.slots[slot] {
      if keyword.word == packed {
        self = keyword.keyword
        return
      }
      slot = (slot + 1) % Self.slots.count
    }
    return nil
  }

  /// All keywords, in a hash table with open addressing.
  private static let slots: [(word: PackedWord, keyword: TableKeyword)?] = {
    var slots = [(word: PackedWord, keyword: TableKeyword)?](repeating: nil, count: PackedWord.hashes)
    for keyword in allCases {
      var text = keyword.rawValue
      guard let word = text.withUTF8({ PackedWord($0) }) else { preconditionFailure("too long: \(keyword)") }
      var slot = word.hash
      while slots[slot] != nil { slot = (slot + 1) % slots.count }
      slots[slot] = (word, keyword)
    }
    return slots
  }()

  /// Whether the line contains a text that a host gets as the author wrote it.
  package var isHostText: Bool {
    switch self {
    case .title, .message, .label, .className, .transition: true
    default: false
    }
  }

  /// The part of a table that a line belongs to.
  package enum Owner: Sendable {
    case graph, screen, segue
  }

  /// Whether a line with this keyword may follow the first line of a graph, a screen, or a segue.
  package func mayFollow(_ owner: Owner) -> Bool {
    switch self {
    case .root, .base, .refused, .web, .strings: owner == .graph
    case .mount, .className, .message, .shared, .split, .key, .duplicates, .requires, .link, .inside, .hosts, .back,
      .otherwise,
      .alert, .bar, .apart:
      owner == .screen
    case .pane, .layer, .from, .awaits, .busy, .pass, .recursive, .unanimated, .transition, .label, .condition:
      owner == .segue
    // A tab has a title, and a go segue has a route.
    case .metadata, .title, .via, .was: owner != .graph
    case .graph, .fragment: false
    case .screen, .anywhere: true
    case .push, .tab, .unwind, .exit, .go, .select: owner != .graph
    }
  }

  /// The part that the following lines belong to, or `nil` if it stays the same.
  package var opens: Owner? {
    switch self {
    case .graph, .fragment: .graph
    case .screen, .anywhere: .screen
    case .push, .tab, .unwind, .exit, .go, .select: .segue
    default: nil
    }
  }
}

/// A short word as two integers, for fast comparison.
private struct PackedWord: Equatable {
  static let hashes = 128
  private static let longest = 16

  private var low: UInt64 = 0
  private var high: UInt64 = 0

  /// Returns `nil` for a word that is longer than any keyword.
  init?(_ word: UnsafeBufferPointer<UInt8>) {
    if word.count > Self.longest { return nil }
    for byte in word {
      high = high << 8 | low >> 56
      low = low << 8 | UInt64(byte)
    }
  }

  var hash: Int { Int(truncatingIfNeeded: ((low ^ high) &* 0x9E37_79B9_7F4A_7C15) >> 57) }
}
