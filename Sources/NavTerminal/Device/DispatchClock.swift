import Dispatch

/// The system's time, with timers on the main queue, where the main actor runs.
@MainActor final class DispatchClock: HostClock {
  private let clock = SuspendingClock()
  private let start: SuspendingClock.Instant

  init() {
    start = clock.now
  }

  var now: Duration { clock.now - start }

  func schedule(after delay: Duration, _ action: @escaping @MainActor () -> Void) -> any ScheduledAction {
    let scheduled = DispatchedAction(action)
    let (seconds, attoseconds) = delay.components
    let nanoseconds = Int(seconds) * 1_000_000_000 + Int(attoseconds / 1_000_000_000)
    DispatchQueue.main.asyncAfter(deadline: .now() + .nanoseconds(nanoseconds)) {
      // The main actor runs on the main queue.
      MainActor.assumeIsolated { scheduled.run() }
    }
    return scheduled
  }
}

@MainActor private final class DispatchedAction: ScheduledAction {
  private var action: (@MainActor () -> Void)?

  init(_ action: @escaping @MainActor () -> Void) {
    self.action = action
  }

  func cancel() {
    action = nil
  }

  func run() {
    let action = action
    self.action = nil
    action?()
  }
}
