/// A lock that the app has taken, for as long as it keeps it.
struct HeldLock {
  weak var lock: NavigationLock?
}

extension NavigationEngine {
  func lock() -> NavigationLock {
    countNestedCall()
    let lock = NavigationLock(engine: self)
    locks.append(HeldLock(lock: lock))
    tellLock()
    record(.locked)
    return lock
  }

  func holds(_ lock: NavigationLock) -> Bool {
    locks.contains { $0.lock === lock }
  }

  func release(_ lock: NavigationLock) {
    guard let index = locks.firstIndex(where: { $0.lock === lock }) else { return }
    countNestedCall()
    locks.remove(at: index)
    take(in: .input(.unlock), recording: .unlocked)
  }

  /// Gives back the locks that nobody has any more.
  func releaseDroppedLocks() {
    if locks.contains(where: { $0.lock == nil }) { drain() }
  }

  /// Before anything else is handled: a lock that was dropped refuses nothing. Who takes and drops one whenever it hears of one is
  /// not heard for ever.
  func unlockWhatWasDropped(at time: Duration) {
    var rounds = 0
    while rounds < NestedCalls.mostReviews, locks.contains(where: { $0.lock == nil }) {
      rounds += 1
      let held = locks.count
      locks.removeAll { $0.lock == nil }
      for _ in locks.count..<held {
        carryOut(.unlock, at: time)
        record(.unlocked, at: time)
      }
    }
  }
}
