package import NavTable

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
  let section: GraphTable.Section

  /// The name in the graph; behind the names of the places, where a fragment declares it: `checkout.payment`.
  public var name: String { section.name(row.name.range) }

  /// The title for people.
  public var title: String? { lines.text(.title) }

  /// The name of the UI class behind the screen.
  public var className: String? { lines.text(.className) }

  /// The source text of the predicate that guards back, where there is one.
  public var backPredicate: String? {
    lines.first(.back) { if case .backIf(let predicate) = $0 { predicate } else { nil } }
  }

  /// The source text of what must hold while the screen is on the stack, where there is such a predicate.
  public var requirement: String? {
    lines.first(.requires) { if case .requires(let predicate) = $0 { predicate } else { nil } }
  }

  /// Whether something must hold while the screen is on the stack.
  public var hasRequirement: Bool { row.hasRequirement }

  /// The name, in its own file, of the segue that runs where the predicate of back refuses a user.
  var otherwise: String? {
    lines.first(.otherwise) { if case .otherwise(let name) = $0 { name } else { nil } }
  }

  /// Whether the screen is an alert.
  package var isAlert: Bool { row.isAlert }

  /// Of an alert, the names of its buttons, in their own file: the one that Escape presses, and those that destroy something.
  package var alertButtons: (cancel: String, destructive: [String])? {
    guard row.isAlert else { return nil }
    return lines.first(.alert) {
      if case .alert(let cancel, let destructive) = $0 { (cancel, destructive) } else { nil }
    }
  }

  /// Whether a link leads to the screen.
  package var hasLink: Bool { row.hasLink }

  /// Which URLs mean the screen, where a link leads to it.
  ///
  /// - Complexity: linear in what the table says about the screen; it is read anew each time.
  package var link: LinkTemplate? {
    guard row.hasLink else { return nil }
    return lines.first(.link) { if case .link(let template) = $0 { template } else { nil } }
  }

  /// For each shared screen on the way of the link to the root, nearest first, the name of the one that pushes it.
  package var via: [String] { lines.first(.via) { if case .via(let names) = $0 { names } else { nil } } ?? [] }

  /// The names of the arguments that make the key; `nil` where those are all that are `Hashable`.
  public var key: [String]? { lines.first(.key) { if case .key(let names) = $0 { names } else { nil } } }

  /// The bar above the screen.
  public var bar: Bar {
    Bar(
      isHidden: lines.first(.bar) { if case .bar(let isHidden) = $0 { isHidden } else { nil } },
      style: lines.first(.bar) { if case .barStyle(let style) = $0 { style } else { nil } })
  }

  /// The metadata, in the order of the graph file.
  public var metadata: [MetadataEntry] { lines.metadata }

  /// The segues that the screen declares, in the order of the graph file.
  public var segues: [SegueID] { row.segues.map { SegueID(rawValue: $0) } }

  private var lines: DetailLines { DetailLines(text: section.text, range: row.details.range) }
}
