/// What a guarded stack shows of itself after an input: enough to see that two runs are the same, and where they part.
public struct StackSummary: Hashable, Sendable, Codable {
  /// An instance that stands, and which screen it is of.
  public struct Entry: Hashable, Sendable, Codable {
    /// Which instance.
    public let instance: InstanceID
    /// Of which screen.
    public let screen: ScreenID
  }

  package let phase: StackState.Phase.Name
  /// The stack that stands, from the bottom.
  public let stack: [Entry]
  /// The requests that wait, in order.
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
  /// The phase, the stack as `instance:screen`, and who waits.
  public var description: String {
    var words = [phase.rawValue] + stack.map { "\($0.instance.rawValue):\($0.screen.rawValue)" }
    if !queue.isEmpty { words += ["queue"] + queue.map { "\($0.rawValue)" } }
    return words.joined(separator: " ")
  }
}
