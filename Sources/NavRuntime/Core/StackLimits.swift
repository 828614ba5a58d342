/// The time limits and bounds of a guarded stack.
public struct StackLimits: Hashable, Sendable {
  /// The time after which the host is queried if a transition is not completed. For a longer animation, the limit is
  /// one and a half times its length.
  public var transitionTimeout: Duration
  /// The time after which a host is made to settle during a transition, and a stall report is sent.
  public var stallReport: Duration
  /// The maximum delay between two queries of a host that was made to settle and still moves. The first query is
  /// after 50 ms, and the delay doubles after each query. After the last query, the host's state is trusted.
  public var settleTimeout: Duration
  /// The maximum number of queued requests. With 0 or less, no request is queued.
  public var queue: Int

  /// Creates limits. The defaults are 2 seconds, 10 seconds, 2 seconds, and 64 requests.
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
