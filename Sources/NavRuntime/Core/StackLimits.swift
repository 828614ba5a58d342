/// The times and bounds of a guarded stack.
public struct StackLimits: Hashable, Sendable {
  /// How long a transition may take without a completion before the host is asked; one and a half times the animation's
  /// own length where that is longer.
  public var transitionTimeout: Duration
  /// How long a transition may take before the host is made to settle and a report goes out.
  public var stallReport: Duration
  /// A host that was made to settle and still moves is asked again after 50 ms, and then after twice as long each time, up to this long.
  /// After that it is believed as it is.
  public var settleTimeout: Duration
  /// How many requests may wait; 0 and less for none.
  public var queue: Int

  /// The limits; without arguments 2 seconds, 10 seconds, 2 seconds and 64 requests.
  public init(
    transitionTimeout: Duration = .seconds(2), stallReport: Duration = .seconds(10),
    settleTimeout: Duration = .seconds(2), queue: Int = 64
  ) {
    self.transitionTimeout = transitionTimeout
    self.stallReport = stallReport
    self.settleTimeout = settleTimeout
    self.queue = queue
  }
}
