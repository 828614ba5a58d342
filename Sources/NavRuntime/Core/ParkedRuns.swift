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

  package var entries: [StackEntry] { runs.flatMap(\.entries) }

  /// The run of a tab.
  package func run(of tab: Int, in container: InstanceID) -> [StackEntry]? {
    runs.first { $0.container == container && $0.entries.first?.opening.tab == tab }?.entries
  }
}

// Most stacks have none, and older traces say nothing of them.
extension ParkedRuns: Codable {
  /// Reads the runs.
  ///
  /// - Throws: The decoder's own errors.
  package init(from decoder: any Decoder) throws {
    runs = try [Run](from: decoder)
  }

  /// Writes the runs.
  ///
  /// - Throws: The encoder's own errors.
  package func encode(to encoder: any Encoder) throws {
    try runs.encode(to: encoder)
  }
}

extension KeyedDecodingContainer {
  func decode(_ type: ParkedRuns.Type, forKey key: Key) throws -> ParkedRuns {
    try decodeIfPresent(type, forKey: key) ?? ParkedRuns()
  }
}

extension KeyedEncodingContainer {
  mutating func encode(_ runs: ParkedRuns, forKey key: Key) throws {
    if !runs.isEmpty { try encode(runs.runs, forKey: key) }
  }
}
