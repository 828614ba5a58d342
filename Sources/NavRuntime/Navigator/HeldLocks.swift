/// The locks that the app holds. Each reference is weak.
@MainActor struct HeldLocks {
  private struct Held {
    weak var lock: NavigationLock?
  }

  private var locks: [Held] = []

  var isEmpty: Bool { locks.isEmpty }

  mutating func append(_ lock: NavigationLock) {
    locks.append(Held(lock: lock))
  }

  func holds(_ lock: NavigationLock) -> Bool {
    locks.contains { $0.lock === lock }
  }

  /// Whether the app dropped one of the locks.
  var hasDropped: Bool { locks.contains { $0.lock == nil } }

  /// Removes a lock. Returns `false` if it is not held.
  mutating func remove(_ lock: NavigationLock) -> Bool {
    guard let index = locks.firstIndex(where: { $0.lock === lock }) else { return false }
    locks.remove(at: index)
    return true
  }

  /// Removes the locks that the app dropped, and returns their number.
  mutating func removeDropped() -> Int {
    let count = locks.count
    locks.removeAll { $0.lock == nil }
    return count - locks.count
  }
}
