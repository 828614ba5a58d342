#if os(iOS) || os(macOS) || os(tvOS) || os(visionOS) || UIKIT_DOUBLE
  import Foundation

  extension MainActor {
    /// Runs a callback that a toolkit makes on its main thread without declaring it: immediately on the main thread,
    /// and in a task elsewhere.
    ///
    /// The toolkits keep to the main thread. An app or a library that posts a notification or holds the last reference
    /// may not.
    package nonisolated static func runCallback(_ body: @escaping @MainActor @Sendable () -> Void) {
      #if UIKIT_DOUBLE
        // The double makes its callbacks on the main actor, which need not be the main thread there.
        MainActor.assumeIsolated(body)
      #else
        // The main thread belongs to the main actor.
        if Thread.isMainThread { MainActor.assumeIsolated(body) } else { Task { @MainActor in body() } }
      #endif
    }
  }
#endif
