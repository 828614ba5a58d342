/// What is due at a host, on the virtual clock.
package enum HostMoment: Hashable, Sendable {
  /// The change of this number stands.
  case changeEnds(Int)
  /// The word of the host that it had kept back.
  case word(HostCallback)
  /// What a button of an alert does, which it had kept back.
  case answer(SimulatedPage, AlertButton)
  /// The fingerless rest of a gesture that was cancelled is over.
  case swipeIsBack(Int)
  /// A presentation or a dismissal is over.
  case presentationEnds(Int)
  /// A timer of the guard's.
  case timer(Int)
}

/// Something that happens in time.
@MainActor package protocol ClockListener: AnyObject {
  /// The moment has come.
  func reached(_ moment: HostMoment)
}

/// A clock that only moves when it is told to, and what is due on it.
@MainActor package final class VirtualClock {
  private struct Entry {
    let time: Duration
    let order: Int
    let moment: HostMoment
    weak var listener: (any ClockListener)?
  }

  /// The time since the run began.
  package private(set) var now = Duration.zero
  private var entries: [Entry] = []
  private var lastOrder = 0

  /// A clock at zero.
  package init() {}

  /// Has a listener told after a time; what is due at one moment is told in the order of these calls.
  package func schedule(_ moment: HostMoment, after delay: Duration, for listener: any ClockListener) {
    lastOrder += 1
    entries.append(Entry(time: now + delay, order: lastOrder, moment: moment, listener: listener))
  }

  /// Lets time pass, and tells all that is due, each at its moment.
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
