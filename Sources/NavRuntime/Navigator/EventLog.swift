/// Keeps the last events and hands each on, one after the other: an event that an observer causes comes after the one
/// that it is being told, for every observer.
@MainActor final class EventLog {
  private struct Observer {
    weak var observation: EventObservation?
  }

  /// Taken out to be changed, as ``Instances`` does.
  private var ring = EventRing()
  private var observers: [Observer] = [] { didSet { isObserved = !observers.isEmpty } }
  /// Whether there are observers. Looked at with each event, so it is a variable of its own, whose accesses need no check.
  private var isObserved = false
  private var undelivered: [NavigationEvent] = []
  /// Whether an observer is being told something.
  private(set) var isDelivering = false
  /// Whether events are kept and nobody is told: an observer that causes an event at each event would be told for ever.
  var isMuted = false

  /// The last 64, oldest first.
  var last: [NavigationEvent] { ring.events }

  /// Keeps an event, and tells it. Nobody looks here at what it is, and where nobody observes it is not copied: it is large.
  func append(_ event: consuming NavigationEvent, _ place: EventRing.Place = .alone) {
    if !isObserved { return keep(event, place) }
    keep(copy event, place)
    tell(event)
  }

  /// The same of a report, which is kept without the log that it brings along.
  func append(_ report: StallReport, at time: Duration) {
    keep(NavigationEvent(time: time, kind: .report(report.bare)))
    tell(NavigationEvent(time: time, kind: .report(report)))
  }

  private func tell(_ event: NavigationEvent) {
    if observers.isEmpty || isMuted { return }
    undelivered.append(event)
    if !isDelivering { deliver() }
  }

  private func deliver() {
    isDelivering = true
    // An event may hold the last reference to a value of the app's, so they are freed here, where no place is being written.
    var batch: [NavigationEvent] = []
    while !undelivered.isEmpty {
      swap(&undelivered, &batch)
      for event in batch where !isMuted {
        for observer in observers { observer.observation?.receive(event) }
      }
      batch.removeAll(keepingCapacity: true)
    }
    swap(&undelivered, &batch)
    isDelivering = false
    observers.removeAll { $0.observation == nil }
  }

  /// Keeps an event without telling anybody.
  func keep(_ event: consuming NavigationEvent, _ place: EventRing.Place = .alone) {
    var ring = exchange(&self.ring, with: EventRing())
    ring.put(&event, place)
    swap(&self.ring, &ring)
    // What went for it may hold the last reference to a value of the app's, whose end may call the navigator.
    extendLifetime(event)
  }

  func observe(_ receive: @escaping @MainActor (NavigationEvent) -> Void) -> EventObservation {
    let observation = EventObservation(receive)
    observers.append(Observer(observation: observation))
    return observation
  }
}

extension StallReport {
  /// The report without the log that it brings along: in the log itself it would keep all that was ever in it.
  fileprivate var bare: StallReport {
    var report = self
    report.events = []
    report.trace = report.trace.withoutSteps
    return report
  }
}

/// Keeps an observer of events. Dropping it ends the observation.
@MainActor public final class EventObservation {
  private var receiver: (@MainActor (NavigationEvent) -> Void)?

  init(_ receive: @escaping @MainActor (NavigationEvent) -> Void) {
    receiver = receive
  }

  func receive(_ event: NavigationEvent) {
    receiver?(event)
  }

  /// Ends the observation now.
  public func cancel() {
    _ = exchange(&receiver, with: nil)
  }
}
