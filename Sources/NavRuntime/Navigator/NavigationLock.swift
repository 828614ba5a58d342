/// Holds navigation still: while a lock is held, every request is refused with ``Refusal/locked``.
///
/// Released once, by ``release()`` or by dropping the last reference.
@MainActor public final class NavigationLock {
  private weak var engine: NavigationEngine?

  init(engine: NavigationEngine) {
    self.engine = engine
  }

  /// Whether the lock is still held.
  public var isHeld: Bool { engine?.locks.holds(self) ?? false }

  /// Gives the lock back. Does nothing the second time.
  public func release() {
    engine?.release(self)
  }

  deinit {
    // The engine counts living locks whenever it matters; this lets observers of `canPerform` know.
    Task { @MainActor [weak engine] in engine?.releaseDroppedLocks() }
  }
}
