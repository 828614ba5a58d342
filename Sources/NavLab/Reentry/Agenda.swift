/// A clock that only moves when it is told to, and what is to be done when.
@MainActor final class Agenda {
  private struct Entry {
    let time: Duration
    let act: @MainActor () -> Void
  }

  /// More is never due in the time that is let pass at once, unless time stands still.
  private static let mostActs = 20_000

  private(set) var now = Duration.zero
  /// Is told before anything is done.
  var willAct: @MainActor () -> Void = {}
  /// Is told where what is due has no end.
  var standsStill: @MainActor () -> Void = {}
  private var entries: [Entry] = []
  /// When something is due next.
  var nextTime: Duration? { entries.first?.time }

  /// Does something after a time; what is due at one moment is done in the order of these calls.
  func after(_ delay: Duration, _ act: @escaping @MainActor () -> Void) {
    let time = now + delay
    var (index, end) = (0, entries.count)
    while index < end {
      let middle = index + (end - index) / 2
      if entries[middle].time > time { end = middle } else { index = middle + 1 }
    }
    entries.insert(Entry(time: time, act: act), at: index)
  }

  /// Lets time pass.
  func advance(by length: Duration) {
    let end = now + length
    var acts = 0
    while let entry = entries.first, entry.time <= end {
      acts += 1
      if acts > Self.mostActs {
        entries.removeAll()
        standsStill()
        break
      }
      entries.removeFirst()
      now = max(now, entry.time)
      willAct()
      entry.act()
    }
    now = max(now, end)
  }

  /// Forgets what is not done yet.
  func clear() {
    entries.removeAll()
  }
}
