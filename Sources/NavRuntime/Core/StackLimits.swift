/// The times and bounds of a guarded stack.
public struct StackLimits: Hashable, Sendable, Codable {
  /// How long a transition may take without a completion before the host is asked; one and a half times the animation's
  /// own length where that is longer.
  public var transitionTimeout: Duration
  /// How long a transition may take before the host is made to settle and a report goes out.
  public var stallReport: Duration
  /// How many requests may wait; 0 and less for none.
  public var queue: Int

  /// The limits; without arguments 2 seconds, 10 seconds and 64 requests.
  public init(transitionTimeout: Duration = .seconds(2), stallReport: Duration = .seconds(10), queue: Int = 64) {
    self.transitionTimeout = transitionTimeout
    self.stallReport = stallReport
    self.queue = queue
  }
}
