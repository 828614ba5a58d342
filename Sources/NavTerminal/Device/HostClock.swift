/// The clock of a host: the real one, or one for tests.
@MainActor protocol HostClock: AnyObject {
  /// The time since an arbitrary start.
  var now: Duration { get }

  /// Runs an action once, after a delay and never inside the call.
  func schedule(after delay: Duration, _ action: @escaping @MainActor () -> Void) -> any ScheduledAction
}

/// An action that is scheduled.
@MainActor protocol ScheduledAction: AnyObject {
  /// Cancels the action.
  func cancel()
}
