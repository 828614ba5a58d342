// Declared, and documented, by Apple.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals

/// What stands in for a device: the run loop and its clock, how long animations take, what UIKit would log.
///
/// It is the task's, so that tests beside one another have one each. A view controller belongs to the device that it was made on.
@MainActor package final class Simulator {
  @TaskLocal package static var current = Simulator()

  private struct Entry {
    let time: Duration
    let order: Int
    let body: @MainActor () -> Void
  }

  /// The time since the device was made.
  package private(set) var now = Duration.zero
  /// How long a transition takes.
  package var animation = Duration.milliseconds(350)
  /// What UIKit logs before it breaks, and what it dies of.
  package private(set) var corruptions: [String] = []
  /// What UIKit logs where it does nothing.
  package private(set) var lost: [String] = []
  /// What goes wrong next, one fault a transition.
  package var faults: [Fault] = []
  /// How often the run loop has called anything.
  package private(set) var wakeUps = 0
  private var entries: [Entry] = []
  private var lastOrder = 0

  /// What a transition does wrong, as one of UIKit's has done it.
  package enum Fault: Hashable, Sendable {
    /// The delegate is told twice.
    case didShowTwice
    /// The delegate is told before the transition has ended.
    case didShowEarly
    /// Nobody is told anything.
    case tellsNobody
    /// The transition does not end until its animations are removed.
    case animatesForever
    /// The change is not made, and nobody is told.
    case doesNothing
  }

  nonisolated package init() {}

  /// Calls something after a time; what is due at one moment is called in the order of these calls.
  package func after(_ delay: Duration, _ body: @escaping @MainActor () -> Void) {
    lastOrder += 1
    entries.append(Entry(time: now + delay, order: lastOrder, body: body))
  }

  /// Whether nothing is due, ever.
  package var isAtRest: Bool { entries.isEmpty }

  /// Lets time pass: the run loop turns, animations end.
  package func advance(by time: Duration) {
    let end = now + time
    var left = 100_000
    while let index = entries.indices.filter({ entries[$0].time <= end }).min(by: {
      (entries[$0].time, entries[$0].order) < (entries[$1].time, entries[$1].order)
    }) {
      left -= 1
      precondition(left > 0, "the run loop does not come to rest")
      let entry = entries.remove(at: index)
      now = max(now, entry.time)
      wakeUps += 1
      entry.body()
    }
    now = max(now, end)
  }

  package func corrupt(_ message: String) { corruptions.append(message) }
  package func lose(_ message: String) { lost.append(message) }
  package func nextFault() -> Fault? { faults.isEmpty ? nil : faults.removeFirst() }
}
