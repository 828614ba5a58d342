package import NavTable

/// What a graph's table says about a segue. Texts are read from the table when asked for.
public struct SegueInfo: Sendable, Identifiable {
  /// The segue.
  public let id: SegueID
  let row: GraphTable.SegueRow
  /// What the core decides by: source, action, busy policy, animation.
  public let rules: StackRules.Segue
  let section: GraphTable.Section

  /// The name in the graph; behind the names of the places, where a fragment declares it: `checkout.pay`.
  public var name: String { section.name(row.name.range) }

  /// The source text of `shouldPerform`, where there is one.
  public var predicate: String? {
    lines.first(.condition) { if case .condition(let predicate) = $0 { predicate } else { nil } }
  }

  /// Whether the predicate reads a fact whose answer may take a while.
  public var awaits: Bool { row.awaits }

  /// What a push gives arguments of its destination, in the order of the graph file.
  package var passes: [PassedArgument] {
    lines.all(.pass) { if case .pass(let argument) = $0 { argument } else { nil } }
  }

  /// Of a tab: the title for people, where the tab has one of its own.
  public var title: String? { lines.text(.title) }

  /// Of what goes somewhere: for each shared screen on the way to the root, nearest first, the name of the one that pushes it.
  package var via: [String] { lines.first(.via) { if case .via(let names) = $0 { names } else { nil } } ?? [] }

  /// The name of a custom transition that the host resolves.
  public var transition: String? { lines.text(.transition) }

  /// The metadata, in the order of the graph file.
  public var metadata: [MetadataEntry] { lines.metadata }

  private var lines: DetailLines { DetailLines(text: section.text, range: row.details.range) }
}
