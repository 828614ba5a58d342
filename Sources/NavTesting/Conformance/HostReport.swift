/// The result of ``HostConformance``.
public struct HostReport: Sendable {
  /// A deviation of a host from the protocol.
  public struct Failure: Hashable, Sendable {
    /// The sentence that does not hold.
    public let sentence: ContractClause
    /// The change that the host received.
    public let change: String
    /// The observed behavior.
    public let detail: String
  }

  /// The failures, in the order of their discovery, without duplicates.
  public internal(set) var failures: [Failure] = []
  /// The clauses that were not tried, each with the name of the missing input or feature.
  public internal(set) var untried: [ContractClause: String] = [:]
  /// The kinds of change that the host received, by occasion.
  ///
  /// A host that does not support alerts or tabs does not receive them. A host that queues changes while it is hidden
  /// does not receive any in that state.
  public internal(set) var driven: [HostOccasion: Set<HostChange>] = [:]
  /// The number of changes that the host received.
  public internal(set) var changes = 0

  /// The kinds of change that this host did not receive, by occasion, although a host with all features receives
  /// them.
  public var untold: [HostOccasion: Set<HostChange>] {
    var untold: [HostOccasion: Set<HostChange>] = [:]
    for occasion in [HostOccasion.animated, .unanimated, .atCompletion, .hidden] {
      let missing = Set(HostChange.allCases).subtracting(driven[occasion, default: []])
      if !missing.isEmpty { untold[occasion] = missing }
    }
    return untold
  }

  /// Whether the host has no failures.
  public var holds: Bool { failures.isEmpty }

  mutating func note(_ sentence: ContractClause, _ change: String, _ detail: String) {
    let failure = Failure(sentence: sentence, change: change, detail: detail)
    if !failures.contains(failure) { failures.append(failure) }
  }
}

extension HostReport: CustomStringConvertible {
  /// Each failure with its sentence, then the changes that the host received, then the clauses that were not tried.
  public var description: String {
    var lines: [String] = []
    for sentence in ContractClause.allCases {
      let failures = failures.filter { $0.sentence == sentence }
      if failures.isEmpty { continue }
      lines.append("✗ \(sentence.text)")
      lines += failures.map { "    \($0.change): \($0.detail)" }
    }
    let tried = ContractClause.allCases.count - untried.count
    lines.append("\(changes) changes, \(tried) of \(ContractClause.allCases.count) sentences tried")
    for occasion in HostOccasion.allCases {
      let kinds = HostChange.allCases.filter { driven[occasion]?.contains($0) == true }
      if !kinds.isEmpty { lines.append("  told \(occasion.text): \(kinds.map(\.text).joined(separator: "; "))") }
    }
    let told = driven.values.reduce(into: Set()) { $0.formUnion($1) }
    let missing = HostChange.allCases.filter { !told.contains($0) }
    if !missing.isEmpty { lines.append("  never told: \(missing.map(\.text).joined(separator: "; "))") }
    lines += ContractClause.allCases.compactMap { sentence in
      untried[sentence].map { "  not tried, since there is no \($0): \(sentence.text)" }
    }
    return lines.joined(separator: "\n")
  }
}
