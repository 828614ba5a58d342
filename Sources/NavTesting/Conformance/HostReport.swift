/// What ``HostConformance`` has found.
public struct HostReport: Sendable {
  /// Something that a host does otherwise than the protocol says.
  public struct Failure: Hashable, Sendable {
    /// Which sentence does not hold.
    public let sentence: ContractClause
    /// What the host was asked for.
    public let change: String
    /// What was seen.
    public let detail: String
  }

  /// In the order in which they were seen; each once.
  public internal(set) var failures: [Failure] = []
  /// What was not tried, and for want of what.
  public internal(set) var untried: [ContractClause: String] = [:]
  /// Which kinds of change the host was told, and how. A host that shows no alerts or no tabs is not told of any, and one whose changes wait
  /// while it is hidden is told nothing meanwhile.
  public internal(set) var driven: [HostOccasion: Set<HostChange>] = [:]
  /// How many changes the host was told.
  public internal(set) var changes = 0

  /// What was left out: for each way in which every kind of change is told to a host that shows everything, the kinds that this host was not
  /// told. Empty, where nothing was.
  public var untold: [HostOccasion: Set<HostChange>] {
    var untold: [HostOccasion: Set<HostChange>] = [:]
    for occasion in [HostOccasion.animated, .unanimated, .atCompletion, .hidden] {
      let missing = Set(HostChange.allCases).subtracting(driven[occasion, default: []])
      if !missing.isEmpty { untold[occasion] = missing }
    }
    return untold
  }

  /// Whether nothing was wrong.
  public var holds: Bool { failures.isEmpty }

  mutating func note(_ sentence: ContractClause, _ change: String, _ detail: String) {
    let failure = Failure(sentence: sentence, change: change, detail: detail)
    if !failures.contains(failure) { failures.append(failure) }
  }
}

extension HostReport: CustomStringConvertible {
  /// Each failure with its sentence, then what the host was told, and then what was not tried.
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
