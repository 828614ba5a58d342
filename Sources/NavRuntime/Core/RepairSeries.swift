/// When a host that does not stand where it should is told again: at once the first time, then a transition's time
/// after the last, and after the limit for reports not at all, until the host speaks again. A limit that has passed with
/// fewer tries than fit into it, as where the process slept, is none.
package struct RepairSeries: Hashable, Sendable, Codable {
  enum Next {
    case now
    case later(Duration)
    case reportAndStop
  }

  /// How many may follow one another at once where each helps, as with a host that is moved as often as it stands.
  private static let burst = 8

  package var count = 0
  /// How often it was told since ``start``.
  package var tries = 0
  package var start = Duration.zero
  package var last = Duration.zero
  package var hasHelped = true
  package var hasStopped = false

  package init() {}

  /// How many tries the limit for reports has room for.
  private static func fit(_ limits: StackLimits) -> Int {
    limits.transitionTimeout > .zero ? Int(min(limits.stallReport / limits.transitionTimeout, 16)) : 16
  }

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
      tries = 0
    } else if !hasHelped, !hasStopped, time - start >= limits.stallReport, tries >= Self.fit(limits) {
      hasStopped = true
      return .reportAndStop
    } else if rest > .zero {
      return .later(rest)
    }
    count += 1
    tries += 1
    last = time
    hasHelped = false
    hasStopped = false
    return .now
  }
}
