#if os(iOS) || os(macOS) || os(tvOS) || os(visionOS) || UIKIT_DOUBLE
  /// A clock that stops while the device sleeps, and a scheduler.
  @MainActor package struct HostTime {
    /// The time since an arbitrary start.
    package let now: () -> Duration
    /// Calls a closure once, after a delay. Returns a closure that cancels the call.
    package let schedule: (Duration, @escaping @MainActor () -> Void) -> () -> Void

    /// Creates a time from a clock and a scheduler.
    package init(
      now: @escaping () -> Duration, schedule: @escaping (Duration, @escaping @MainActor () -> Void) -> () -> Void
    ) {
      (self.now, self.schedule) = (now, schedule)
    }

    /// The time of the device.
    package static var device: HostTime {
      let start = SuspendingClock.now
      return HostTime(now: { start.duration(to: .now) }) { delay, action in
        let task = Task { @MainActor in
          try? await Task.sleep(for: delay, clock: .suspending)
          if !Task.isCancelled { action() }
        }
        return { task.cancel() }
      }
    }
  }
#endif
