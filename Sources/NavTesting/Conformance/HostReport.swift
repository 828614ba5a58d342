/// What ``HostConformance`` has found.
public struct HostReport: Sendable {
  /// Something that a host does otherwise than the protocol says.
  public struct Failure: Hashable, Sendable {
    /// Which sentence does not hold.
    public let sentence: HostSentence
    /// What the host was asked for.
    public let change: String
    /// What was seen.
    public let detail: String
  }

  /// In the order in which they were seen; each once.
  public internal(set) var failures: [Failure] = []
  /// What was not tried, and for want of what.
  public internal(set) var untried: [HostSentence: String] = [:]
  /// How many changes the host was told.
  public internal(set) var changes = 0

  /// Whether nothing was wrong.
  public var holds: Bool { failures.isEmpty }

  mutating func note(_ sentence: HostSentence, _ change: String, _ detail: String) {
    let failure = Failure(sentence: sentence, change: change, detail: detail)
    if !failures.contains(failure) { failures.append(failure) }
  }
}

extension HostReport: CustomStringConvertible {
  /// Each failure with its sentence, and then what was not tried.
  public var description: String {
    var lines: [String] = []
    for sentence in HostSentence.allCases {
      let failures = failures.filter { $0.sentence == sentence }
      if failures.isEmpty { continue }
      lines.append("✗ \(sentence.text)")
      lines += failures.map { "    \($0.change): \($0.detail)" }
    }
    let tried = HostSentence.allCases.count - untried.count
    lines.append("\(changes) changes, \(tried) of \(HostSentence.allCases.count) sentences tried")
    lines += HostSentence.allCases.compactMap { sentence in
      untried[sentence].map { "  not tried, since there is no \($0): \(sentence.text)" }
    }
    return lines.joined(separator: "\n")
  }
}
