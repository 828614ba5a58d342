/// Keeps the last events and hands each on.
@MainActor final class EventLog {
  private struct Observer {
    weak var observation: EventObservation?
  }

  private static let capacity = 64
  private var events: [NavigationEvent] = []
  private var oldest = 0
  private var observers: [Observer] = []
  private var streams: [Int: AsyncStream<NavigationEvent>.Continuation] = [:]
  private var lastStream = 0

  /// The last 64, oldest first.
  var last: [NavigationEvent] { Array(events[oldest...] + events[..<oldest]) }

  func append(_ event: NavigationEvent) {
    if events.count < Self.capacity {
      events.append(event)
    } else {
      events[oldest] = event
      oldest = (oldest + 1) % Self.capacity
    }
    for stream in streams.values { stream.yield(event) }
    guard !observers.isEmpty else { return }
    for observer in observers { observer.observation?.receive(event) }
    observers.removeAll { $0.observation == nil }
  }

  func observe(_ receive: @escaping @MainActor (NavigationEvent) -> Void) -> EventObservation {
    let observation = EventObservation(receive)
    observers.append(Observer(observation: observation))
    return observation
  }

  func stream() -> AsyncStream<NavigationEvent> {
    lastStream += 1
    let number = lastStream
    let (stream, continuation) = AsyncStream.makeStream(of: NavigationEvent.self)
    streams[number] = continuation
    continuation.onTermination = { [weak self] _ in
      Task { @MainActor in self?.streams[number] = nil }
    }
    return stream
  }

  deinit {
    for stream in streams.values { stream.finish() }
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
