/// Keeps the last events and hands each on, one after the other: an event that an observer causes comes after the one
/// that it is being told, for every observer.
@MainActor final class EventLog {
  private struct Observer {
    weak var observation: EventObservation?
  }

  private static let capacity = 64
  private var events: [NavigationEvent] = []
  private var oldest = 0
  private var observers: [Observer] = []
  private var undelivered: [NavigationEvent] = []
  /// Whether an observer is being told something.
  private(set) var isDelivering = false

  /// The last 64, oldest first.
  var last: [NavigationEvent] { Array(events[oldest...] + events[..<oldest]) }

  func append(_ event: NavigationEvent) {
    keep(event)
    guard !observers.isEmpty else { return }
    undelivered.append(event)
    guard !isDelivering else { return }
    isDelivering = true
    var next = 0
    while next < undelivered.count {
      for observer in observers { observer.observation?.receive(undelivered[next]) }
      next += 1
    }
    undelivered.removeAll(keepingCapacity: true)
    isDelivering = false
    observers.removeAll { $0.observation == nil }
  }

  private func keep(_ event: NavigationEvent) {
    let event = event.withoutEventsOfItsOwn
    // A finger that moves must not push everything else out.
    let newest = (oldest + events.count + Self.capacity - 1) % Self.capacity
    if case .swipeMoved = event.kind, !events.isEmpty, case .swipeMoved = events[newest].kind {
      events[newest] = event
      return
    }
    if events.count < Self.capacity {
      events.append(event)
      return
    }
    events[oldest] = event
    oldest = (oldest + 1) % Self.capacity
  }

  func observe(_ receive: @escaping @MainActor (NavigationEvent) -> Void) -> EventObservation {
    let observation = EventObservation(receive)
    observers.append(Observer(observation: observation))
    return observation
  }
}

extension NavigationEvent {
  /// A report, without the log that it brings along: in the log itself it would keep all that was ever in it.
  fileprivate var withoutEventsOfItsOwn: NavigationEvent {
    guard case .report(var report) = kind else { return self }
    report.events = []
    report.trace = report.trace.withoutSteps
    return NavigationEvent(time: time, kind: .report(report))
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
    receiver = nil
  }
}
