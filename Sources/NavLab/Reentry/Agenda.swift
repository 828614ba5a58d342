/// A clock that moves only when `advance(by:)` is called, with a schedule of actions.
@MainActor final class Agenda {
  private struct Entry {
    let time: Duration
    let act: @MainActor () -> Void
  }

  /// A bound on the actions of one `advance(by:)`. Only actions that never let time pass reach it.
  private static let mostActs = 20_000

  private(set) var now = Duration.zero
  /// Called before each action.
  var willAct: @MainActor () -> Void = {}
  /// Called if the due actions do not end.
  var standsStill: @MainActor () -> Void = {}
  private var entries: [Entry] = []
  /// The time of the next action.
  var nextTime: Duration? { entries.first?.time }

  /// Schedules an action after a delay. Actions at the same time run in the order of these calls.
  func after(_ delay: Duration, _ act: @escaping @MainActor () -> Void) {
    let time = now + delay
    var (index, end) = (0, entries.count)
    while index < end {
      let middle = index + (end - index) / 2
      if entries[middle].time > time { end = middle } else { index = middle + 1 }
    }
    entries.insert(Entry(time: time, act: act), at: index)
  }

  /// Advances the time, and runs each action that becomes due.
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

  /// Discards all scheduled actions.
  func clear() {
    entries.removeAll()
  }
}
