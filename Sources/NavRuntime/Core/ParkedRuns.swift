/// The runs of tabs that are not selected, in the order in which the user left them.
package struct ParkedRuns: Hashable, Sendable {
  /// The pages of a tab, from its first page.
  package struct Run: Hashable, Sendable, Codable {
    /// The container of the tab.
    package var container: InstanceID
    /// The entries of the tab. There is at least one, and the opening of the first identifies the tab.
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

  /// The run of a tab, or `nil` if none is parked.
  package func run(of tab: Int, in container: InstanceID) -> [StackEntry]? {
    runs.first { $0.container == container && $0.entries.first?.opening.tab == tab }?.entries
  }
}
