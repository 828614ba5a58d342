package import NavTable

/// The description of a segue in a graph's table. Texts are read from the table on demand.
public struct SegueInfo: Sendable, Identifiable {
  /// The segue.
  public let id: SegueID
  let row: GraphTable.SegueRow
  /// The part on which the core bases its decisions: source, action, busy policy, and animation.
  public let rules: StackRules.Segue
  let section: GraphTable.Section

  /// The name in the graph. If a fragment declares the segue, the names of its places precede the name:
  /// `checkout.pay`.
  public var name: String { section.name(row.name.range) }

  /// The source text of `shouldPerform`, or `nil` if there is none.
  public var predicate: String? {
    lines.first(.condition) { if case .condition(let predicate) = $0 { predicate } else { nil } }
  }

  /// Whether the predicate reads an async fact.
  public var awaits: Bool { row.awaits }

  /// The arguments of the destination that a segue passes, in the order of the graph file.
  package var passes: [PassedArgument] {
    lines.all(.pass) { if case .pass(let argument) = $0 { argument } else { nil } }
  }

  /// The former names of a tab.
  var formerNames: [String] { lines.formerNames }

  /// The label of an alert's button in the graph file.
  var label: String? { lines.text(.label) }

  /// The title of a tab in the graph file, or `nil` if the tab does not have its own title.
  public var title: String? { lines.text(.title) }

  /// The names of the parents of shared screens on a go segue's route to the root, nearest first.
  package var via: [String] { lines.first(.via) { if case .via(let names) = $0 { names } else { nil } } ?? [] }

  /// The name of a custom transition that the host resolves.
  public var transition: String? { lines.text(.transition) }

  /// The metadata, in the order of the graph file.
  public var metadata: [MetadataEntry] { lines.metadata }

  private var lines: DetailLines { DetailLines(text: section.text, range: row.details.range) }
}
