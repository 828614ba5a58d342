/// The visible state of a guarded stack after an input. It suffices to detect whether two runs are equal, and where
/// they differ.
public struct StackSummary: Hashable, Sendable, Codable {
  /// An instance on the stack, and its screen.
  public struct Entry: Hashable, Sendable, Codable {
    /// The instance.
    public let instance: InstanceID
    /// The screen.
    public let screen: ScreenID
  }

  package let phase: StackState.Phase.Name
  /// The current stack, from the bottom.
  public let stack: [Entry]
  /// The requests in the queue, in order.
  public let queue: [RequestID]

  /// Whether the guard is closed.
  public var isBusy: Bool { phase != .idle }

  package init(of stack: GuardedStack) {
    phase = stack.state.phase.name
    self.stack = stack.stack.map { Entry(instance: $0.instance, screen: $0.screen) }
    queue = stack.queued.map(\.id)
  }
}

extension StackSummary: CustomStringConvertible {
  /// The phase, the stack as `instance:screen`, and the queue.
  public var description: String {
    var words = [phase.rawValue] + stack.map { "\($0.instance.rawValue):\($0.screen.rawValue)" }
    if !queue.isEmpty { words += ["queue"] + queue.map { "\($0.rawValue)" } }
    return words.joined(separator: " ")
  }
}
