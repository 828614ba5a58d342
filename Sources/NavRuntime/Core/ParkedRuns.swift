/// The runs of tabs that are not selected, which wait to be selected again. In the order in which they were left.
package struct ParkedRuns: Hashable, Sendable {
  /// The pages of a tab, from its first one.
  package struct Run: Hashable, Sendable, Codable {
    /// The instance whose tab it is.
    package var container: InstanceID
    /// Never empty; the first of them says which tab it is.
    package var entries: [StackEntry]

    package init(container: InstanceID, entries: [StackEntry]) {
      self.container = container
      self.entries = entries
    }
  }

  package var runs: [Run] = []

  package init() {}

  package var isEmpty: Bool { runs.isEmpty }

  package var entries: [StackEntry] { runs.flatMap { $0.entries } }

  /// The run of a tab.
  package func run(of tab: Int, in container: InstanceID) -> [StackEntry]? {
    runs.first { $0.container == container && $0.entries.first?.opening.tab == tab }?.entries
  }
}
