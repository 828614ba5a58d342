#if os(iOS) || os(macOS) || os(tvOS) || os(visionOS) || UIKIT_DOUBLE
  /// A clock that stands still while the device sleeps, and a way to be called later.
  @MainActor package struct HostTime {
    /// The time since some moment.
    package let now: () -> Duration
    /// Calls something after a time, once; what it gives takes that back.
    package let schedule: (Duration, @escaping @MainActor () -> Void) -> () -> Void

    /// A clock, and how it is asked to call.
    package init(
      now: @escaping () -> Duration, schedule: @escaping (Duration, @escaping @MainActor () -> Void) -> () -> Void
    ) {
      (self.now, self.schedule) = (now, schedule)
    }

    /// The device's.
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
