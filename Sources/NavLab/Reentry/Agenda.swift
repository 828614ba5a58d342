/// A clock that only moves when it is told to, and what is to be done when.
@MainActor final class Agenda {
  private struct Entry {
    let time: Duration
    let act: @MainActor () -> Void
  }

  private(set) var now = Duration.zero
  private var entries: [Entry] = []

  /// Does something after a time; what is due at one moment is done in the order of these calls.
  func after(_ delay: Duration, _ act: @escaping @MainActor () -> Void) {
    let time = now + delay
    let index = entries.firstIndex { $0.time > time } ?? entries.count
    entries.insert(Entry(time: time, act: act), at: index)
  }

  /// Lets time pass.
  func advance(by length: Duration) {
    let end = now + length
    while let entry = entries.first, entry.time <= end {
      entries.removeFirst()
      now = max(now, entry.time)
      entry.act()
    }
    now = max(now, end)
  }

  /// Forgets what is not done yet.
  func clear() {
    entries.removeAll()
  }
}
