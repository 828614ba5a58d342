/// The last events, and their observers. Each event is delivered to every observer before the next one, so an event
/// that an observer causes follows the current one for all observers.
@MainActor final class EventLog {
  private struct Observer {
    weak var observation: EventObservation?
  }

  /// Moved out while it changes, as in ``Instances``.
  private var ring = EventRing()
  private var observers: [Observer] = [] { didSet { isObserved = !observers.isEmpty } }
  /// Whether there are observers. It is read for each event, so it is a separate variable, whose accesses need no
  /// check.
  private var isObserved = false
  private var undelivered: [NavigationEvent] = []
  /// Whether an event is being delivered to an observer.
  private(set) var isDelivering = false
  /// Whether events are kept but not delivered. Otherwise, an observer that causes an event at each event would be
  /// notified without end.
  var isMuted = false

  /// The last 64 events, oldest first.
  var last: [NavigationEvent] { ring.events }

  /// Keeps an event and delivers it. This method does not read the event. An event is large, so it is copied only if
  /// there are observers.
  func append(_ event: consuming NavigationEvent, _ place: EventRing.Place = .alone) {
    if !isObserved { return keep(event, place) }
    keep(copy event, place)
    tell(event)
  }

  /// Keeps a report without its events and its trace, and delivers it with them.
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
    // An event may hold the last reference to a value of the app, so events are freed here, where no variable is
    // being written.
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

  /// Keeps an event without delivering it.
  func keep(_ event: consuming NavigationEvent, _ place: EventRing.Place = .alone) {
    var ring = exchange(&self.ring, with: EventRing())
    ring.put(&event, place)
    swap(&self.ring, &ring)
    // The replaced event may hold the last reference to a value of the app, whose deinit may call the navigator.
    extendLifetime(event)
  }

  func observe(_ receive: @escaping @MainActor (NavigationEvent) -> Void) -> EventObservation {
    let observation = EventObservation(receive)
    observers.append(Observer(observation: observation))
    return observation
  }
}

extension StallReport {
  /// The report without its events and its trace. With them, the log would retain everything that was ever in it.
  fileprivate var bare: StallReport {
    var report = self
    report.events = []
    report.trace = report.trace.withoutSteps
    return report
  }
}

/// An observer of events. Drop it to end the observation.
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
