package import NavTable

/// The graph's settings for the bar above a screen. Hosts interpret them.
public struct Bar: Hashable, Sendable {
  /// Whether the bar is hidden, or `nil` if the graph does not declare it.
  public let isHidden: Bool?
  /// The name of a style that the host resolves.
  public let style: String?

  /// Creates a bar. The defaults mean that the graph does not declare anything.
  public init(isHidden: Bool? = nil, style: String? = nil) {
    self.isHidden = isHidden
    self.style = style
  }
}

/// A line of `metadata`, which is forwarded unchanged.
public struct MetadataEntry: Hashable, Sendable {
  /// The name of the entry.
  public let key: String
  /// The text of the entry.
  public let value: String

  /// Creates an entry.
  public init(key: String, value: String) {
    self.key = key
    self.value = value
  }
}

/// The description of a screen in a graph's table. Texts are read from the table on demand.
public struct ScreenInfo: Sendable, Identifiable {
  /// The screen.
  public let id: ScreenID
  let row: GraphTable.ScreenRow
  /// The part on which the core bases its decisions.
  public let rules: StackRules.Screen
  let section: GraphTable.Section

  /// The name in the graph. If a fragment declares the screen, the names of its places precede the name:
  /// `checkout.payment`.
  public var name: String { section.name(row.name.range) }

  /// The title in the graph file, with its placeholders. ``StackItem/title`` is the one that users see.
  public var title: String? { lines.text(.title) }

  /// Returns a text of the screen's file with its arguments inserted.
  package func text(_ raw: String, _ argument: (String) -> String) -> String {
    guard section.strings != nil, let template = try? WordTemplate(raw) else { return raw }
    return template.text(argument)
  }

  /// The message of an alert in the graph file.
  var message: String? { lines.text(.message) }

  /// The name in the screen's own file.
  var ownName: String { String(name.dropFirst(section.prefix.count)) }

  /// The name of the UI class behind the screen.
  public var className: String? { lines.text(.className) }

  /// The source text of the predicate for back, or `nil` if there is none.
  public var backPredicate: String? {
    lines.first(.back) { if case .backIf(let predicate) = $0 { predicate } else { nil } }
  }

  /// The source text of the predicate that must hold while the screen is on the stack, or `nil` if there is none.
  public var requirement: String? {
    lines.first(.requires) { if case .requires(let predicate) = $0 { predicate } else { nil } }
  }

  /// Whether a predicate must hold while the screen is on the stack.
  public var hasRequirement: Bool { row.hasRequirement }

  /// The segue that runs if the predicate of back refuses a user. The name is the one in the segue's own file.
  var otherwise: String? {
    lines.first(.otherwise) { if case .otherwise(let name) = $0 { name } else { nil } }
  }

  /// Whether the screen is an alert.
  package var isAlert: Bool { row.isAlert }

  /// The names of an alert's buttons in their own file: the button that Escape presses, and the destructive buttons.
  /// `nil` if the screen is not an alert.
  package var alertButtons: (cancel: String, destructive: [String])? {
    guard row.isAlert else { return nil }
    return lines.first(.alert) {
      if case .alert(let cancel, let destructive) = $0 { (cancel, destructive) } else { nil }
    }
  }

  /// Whether a link leads to the screen.
  package var hasLink: Bool { row.hasLink }

  /// The template of the URLs that lead to the screen, or `nil` if no link does.
  ///
  /// - Complexity: Linear in the lines of the screen, which are read each time.
  package var link: LinkTemplate? {
    guard row.hasLink else { return nil }
    return lines.first(.link) { if case .link(let template) = $0 { template } else { nil } }
  }

  /// Whether only the app itself can open the link.
  package var isInside: Bool { lines.first(.inside) { $0 == .inside ? true : nil } ?? false }

  /// The hosts to which an argument of a link can lead, or `nil` if it can lead anywhere.
  package func hosts(of argument: String) -> [String]? {
    lines.first(.hosts) { if case .hosts(argument, let hosts) = $0 { hosts } else { nil } }
  }

  /// The names of the parents of shared screens on the link's route to the root, nearest first.
  package var via: [String] { lines.first(.via) { if case .via(let names) = $0 { names } else { nil } } ?? [] }

  /// The names of the arguments that form the key. `nil` means all `Hashable` arguments.
  public var key: [String]? { lines.first(.key) { if case .key(let names) = $0 { names } else { nil } } }

  /// The bar above the screen.
  public var bar: Bar {
    Bar(
      isHidden: lines.first(.bar) { if case .bar(let isHidden) = $0 { isHidden } else { nil } },
      style: lines.first(.bar) { if case .barStyle(let style) = $0 { style } else { nil } })
  }

  /// The metadata, in the order of the graph file.
  public var metadata: [MetadataEntry] { lines.metadata }

  /// The former names in the screen's own file.
  var formerNames: [String] { row.hasFormerNames ? lines.formerNames : [] }

  /// The segues that the screen declares, in the order of the graph file.
  public var segues: [SegueID] { row.segues.map { SegueID(rawValue: $0) } }

  private var lines: DetailLines { DetailLines(text: section.text, range: row.details.range) }
}
