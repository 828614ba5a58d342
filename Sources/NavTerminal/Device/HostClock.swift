/// The host's time: a real one, or a test's.
@MainActor protocol HostClock: AnyObject {
  /// The time since some moment in the past.
  var now: Duration { get }

  /// Runs an action once, later, never inside the call.
  func schedule(after delay: Duration, _ action: @escaping @MainActor () -> Void) -> any ScheduledAction
}

/// An action that has not run yet.
@MainActor protocol ScheduledAction: AnyObject {
  /// Keeps the action from running.
  func cancel()
}
