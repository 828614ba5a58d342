/// Decides when to repair a host that does not show the current stack.
///
/// The first repair is immediate. Each further repair follows one transition timeout after the previous one. After
/// the limit for stall reports, repairs stop until the host reports again. The limit applies only after as many
/// attempts as fit into it, because the process may sleep.
package struct RepairSeries: Hashable, Sendable, Codable {
  enum Next {
    case now
    case later(Duration)
    case reportAndStop
  }

  /// The maximum number of consecutive immediate repairs. There are several only if each of them helps, for example if
  /// something moves the host after each repair.
  private static let burst = 8

  package var count = 0
  /// The number of attempts since ``start``.
  package var tries = 0
  package var start = Duration.zero
  package var last = Duration.zero
  package var hasHelped = true
  package var hasStopped = false

  package init() {}

  /// The number of attempts that fit into the limit for stall reports.
  private static func fit(_ limits: StackLimits) -> Int {
    limits.transitionTimeout > .zero ? Int(min(limits.stallReport / limits.transitionTimeout, 16)) : 16
  }

  /// Records that the host shows the current stack.
  mutating func help() {
    hasHelped = true
    hasStopped = false
  }

  /// Returns the next step for a host that does not show the current stack.
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
