/// When a host that does not stand where it should is told again: at once the first time, then a transition's time
/// after the last, and after the limit for reports not at all, until the host speaks again.
package struct RepairSeries: Hashable, Sendable, Codable {
  enum Next {
    case now
    case later(Duration)
    case reportAndStop
  }

  /// How many may follow one another at once where each helps, as with a host that is moved as often as it stands.
  private static let burst = 8

  package var count = 0
  package var start = Duration.zero
  package var last = Duration.zero
  package var hasHelped = true
  package var hasStopped = false

  package init() {}

  /// The host stands where it should.
  mutating func help() {
    hasHelped = true
    hasStopped = false
  }

  /// The host does not.
  mutating func next(at time: Duration, _ limits: StackLimits) -> Next {
    let rest = count == 0 ? .zero : last + limits.transitionTimeout - time
    if rest <= .zero, hasHelped || hasStopped { count = 0 }
    if count == 0 || (hasHelped && count < Self.burst) {
      start = time
    } else if !hasHelped, !hasStopped, time - start >= limits.stallReport {
      hasStopped = true
      return .reportAndStop
    } else if rest > .zero {
      return .later(rest)
    }
    count += 1
    last = time
    hasHelped = false
    hasStopped = false
    return .now
  }
}
