/// What a graph says about the bar above a screen. Hosts interpret it.
public struct Bar: Hashable, Sendable {
  /// Whether the bar is to be hidden; `nil` where the graph does not say.
  public let isHidden: Bool?
  /// The name of a style that the host resolves.
  public let style: String?

  /// A bar; without arguments, what holds where the graph says nothing.
  public init(isHidden: Bool? = nil, style: String? = nil) {
    self.isHidden = isHidden
    self.style = style
  }
}

/// A line of `metadata`, handed through untouched.
public struct MetadataEntry: Hashable, Sendable {
  /// The name of the entry.
  public let key: String
  /// Its text.
  public let value: String

  /// An entry.
  public init(key: String, value: String) {
    self.key = key
    self.value = value
  }
}

/// What a graph's table says about a screen. Texts are read from the table when asked for.
public struct ScreenInfo: Sendable, Identifiable {
  /// The screen.
  public let id: ScreenID
  let row: GraphTable.ScreenRow
  /// What the core decides by.
  public let rules: StackRules.Screen
  let text: TableText

  /// The name in the graph; behind the names of the places, where a fragment declares it: `checkout.payment`.
  public var name: String { row.name }

  /// The title for people.
  public var title: String? { detail("title") }

  /// The name of the UI class behind the screen.
  public var className: String? { detail("class") }

  /// The source text of the predicate that guards back, where there is one.
  public var backPredicate: String? {
    guard let line = firstLine("back"), rules.back == .asked else { return nil }
    return text.wordAndText(line.rest).text
  }

  /// The source text of what must hold while the screen is on the stack, where there is such a predicate.
  public var requirement: String? { hasRequirement ? detail("requires") : nil }

  /// Whether something must hold while the screen is on the stack.
  public var hasRequirement: Bool { row.hasRequirement }

  /// Whether a link leads to the screen.
  var hasLink: Bool { row.hasLink }

  /// Which URLs mean the screen, where a link leads to it.
  ///
  /// - Complexity: linear in what the table says about the screen; it is read anew each time.
  public var link: LinkTemplate? { row.hasLink ? detail("link").flatMap { LinkTemplate($0) } : nil }

  /// For each shared screen on the way of the link to the root, nearest first, the name of the one that pushes it.
  public var via: [String] { row.hasLink ? firstLine("via").map { text.words($0.rest) } ?? [] : [] }

  /// The names of the arguments that make the key; `nil` where those are all that are `Hashable`.
  public var key: [String]? { firstLine("key").map { text.words($0.rest) } }

  /// The bar above the screen.
  public var bar: Bar {
    var isHidden: Bool?
    var style: String?
    for line in lines where line.keyword == "bar" {
      let (word, rest) = text.wordAndText(line.rest)
      switch word {
      case "hidden": isHidden = true
      case "shown": isHidden = false
      case "style": style = rest
      default: break
      }
    }
    return Bar(isHidden: isHidden, style: style)
  }

  /// The metadata, in the order of the graph file.
  public var metadata: [MetadataEntry] { lines.metadata }

  /// The segues that the screen declares, in the order of the graph file.
  public var segues: [SegueID] { row.segues.map { SegueID(rawValue: $0) } }

  private var lines: DetailLines { DetailLines(text: text, range: row.details) }

  private func firstLine(_ keyword: String) -> TableText.Line? {
    lines.first { $0.keyword == keyword }
  }

  private func detail(_ keyword: String) -> String? {
    firstLine(keyword).map { text.text($0.rest) }
  }
}

/// The lines that describe one screen or one segue.
struct DetailLines: Sequence, IteratorProtocol {
  let text: TableText
  var range: Range<Int>

  mutating func next() -> TableText.Line? {
    guard !range.isEmpty, let line = text.line(at: range.lowerBound) else { return nil }
    range = Swift.min(line.next, range.upperBound)..<range.upperBound
    return line
  }

  var metadata: [MetadataEntry] {
    compactMap { line in
      guard line.keyword == "metadata" else { return nil }
      let (key, value) = text.wordAndText(line.rest)
      return MetadataEntry(key: key, value: value)
    }
  }
}
