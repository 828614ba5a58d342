/// An event on the virtual clock that is due at a host.
package enum HostMoment: Hashable, Sendable {
  /// The change with this number ends.
  case changeEnds(Int)
  /// A delayed callback of the host is due.
  case word(HostCallback)
  /// The delayed action of an alert's button is due.
  case answer(SimulatedPage, AlertButton)
  /// The way back of a cancelled gesture ends.
  case swipeIsBack(Int)
  /// A presentation or a dismissal ends.
  case presentationEnds(Int)
  /// A timer of the guard fires.
  case timer(Int)
}

/// An object that handles moments of the clock.
@MainActor package protocol ClockListener: AnyObject {
  /// Handles a moment that is due.
  func reached(_ moment: HostMoment)
}

/// A clock that moves only when `advance(by:)` is called, with a schedule of moments.
@MainActor package final class VirtualClock {
  private struct Entry {
    let time: Duration
    let order: Int
    let moment: HostMoment
    weak var listener: (any ClockListener)?
  }

  /// The time since the start of the run.
  package private(set) var now = Duration.zero
  private var entries: [Entry] = []
  private var lastOrder = 0

  /// Creates a clock at zero.
  package init() {}

  /// Schedules a moment for a listener. Moments at the same time are handled in the order of these calls.
  package func schedule(_ moment: HostMoment, after delay: Duration, for listener: any ClockListener) {
    lastOrder += 1
    entries.append(Entry(time: now + delay, order: lastOrder, moment: moment, listener: listener))
  }

  /// Advances the time, and handles each moment that becomes due.
  package func advance(by length: Duration) {
    let end = now + length
    while let index = next(until: end) {
      let entry = entries.remove(at: index)
      now = max(now, entry.time)
      entry.listener?.reached(entry.moment)
    }
    now = max(now, end)
  }

  private func next(until end: Duration) -> Int? {
    var found: Int?
    for (index, entry) in entries.enumerated() where entry.time <= end {
      guard let best = found else {
        found = index
        continue
      }
      if (entry.time, entry.order) < (entries[best].time, entries[best].order) { found = index }
    }
    return found
  }
}
