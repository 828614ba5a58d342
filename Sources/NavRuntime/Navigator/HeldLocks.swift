/// The locks that the app has taken, each for as long as it keeps it.
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

  /// Whether nobody has one of them any more.
  var hasDropped: Bool { locks.contains { $0.lock == nil } }

  /// Takes out a lock; whether it was one of them.
  mutating func remove(_ lock: NavigationLock) -> Bool {
    guard let index = locks.firstIndex(where: { $0.lock === lock }) else { return false }
    locks.remove(at: index)
    return true
  }

  /// Takes out those that nobody has any more, and gives how many they were.
  mutating func removeDropped() -> Int {
    let count = locks.count
    locks.removeAll { $0.lock == nil }
    return count - locks.count
  }
}
