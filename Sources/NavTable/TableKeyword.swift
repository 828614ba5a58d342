/// The first word of a line, which says what the rest means.
package enum TableKeyword: String, Sendable, CaseIterable {
  // Of the graph
  case graph, fragment, root, base, refused
  // Of a screen
  case screen, mount, title, shared, key, duplicates, requires, link, via, back, bar
  case className = "class"
  // Of a segue
  case push, unwind, exit, awaits, busy, pass, recursive, unanimated, transition
  case condition = "if"
  // Of a screen or a segue
  case metadata

  /// The words by their lengths: a table of a large app has tens of thousands of lines, and each begins with one.
  private static let byLength: [[(word: [UInt8], keyword: TableKeyword)]] = {
    var byLength = [[(word: [UInt8], keyword: TableKeyword)]](repeating: [], count: 16)
    for keyword in allCases { byLength[keyword.rawValue.utf8.count].append((Array(keyword.rawValue.utf8), keyword)) }
    return byLength
  }()

  /// The keyword that a word is.
  init?(_ word: Slice<UnsafeBufferPointer<UInt8>>) {
    guard word.count < Self.byLength.count else { return nil }
    for (candidate, keyword) in Self.byLength[word.count] where word.elementsEqual(candidate) {
      self = keyword
      return
    }
    return nil
  }

  /// Whether the line is a text that a host gets as the author wrote it.
  package var isHostText: Bool { [.title, .className, .transition].contains(self) }

  /// What a line belongs to.
  package enum Owner: Sendable {
    case graph, screen, segue
  }

  /// Whether such a line may stand behind the first line of a graph, a screen or a segue.
  package func mayFollow(_ owner: Owner) -> Bool {
    switch self {
    case .root, .base, .refused: owner == .graph
    case .mount, .title, .className, .shared, .key, .duplicates, .requires, .link, .via, .back, .bar: owner == .screen
    case .awaits, .busy, .pass, .recursive, .unanimated, .transition, .condition: owner == .segue
    case .metadata: owner != .graph
    case .graph, .fragment: false
    case .screen: true
    case .push, .unwind, .exit: owner != .graph
    }
  }

  /// What the lines behind such a line belong to; `nil` where it changes nothing.
  package var opens: Owner? {
    switch self {
    case .graph, .fragment: .graph
    case .screen: .screen
    case .push, .unwind, .exit: .segue
    default: nil
    }
  }
}
