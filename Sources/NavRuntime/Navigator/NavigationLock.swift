/// A lock on navigation. While an app holds one, every request except ``Navigator/restore(_:)`` is refused with
/// ``Refusal/locked``.
///
/// A lock is released once, by ``release()`` or when the last reference is dropped.
@MainActor public final class NavigationLock {
  private weak var engine: NavigationEngine?

  init(engine: NavigationEngine) {
    self.engine = engine
  }

  /// Whether the lock is held.
  public var isHeld: Bool { engine?.locks.holds(self) ?? false }

  /// Releases the lock. The second call has no effect.
  public func release() {
    engine?.release(self)
  }

  deinit {
    // The engine counts the live locks whenever it needs to. This task notifies observers of `canPerform`.
    Task { @MainActor [weak engine] in engine?.releaseDroppedLocks() }
  }
}
