/// The last events, in storage that is allocated once. One variable holds all of it, so that one access keeps an
/// event.
struct EventRing {
  /// The place of a new event.
  enum Place {
    /// After all others.
    case alone
    /// In place of the newest event, if that has the same place. Therefore, a moving finger does not displace all
    /// other events.
    case insteadOfLike
  }

  private static let capacity = 64
  private var kept: [NavigationEvent] = []
  private var oldest = 0
  private var newestPlace = Place.alone

  /// The events, oldest first.
  var events: [NavigationEvent] { Array(kept[oldest...] + kept[..<oldest]) }

  /// Keeps an event, and exchanges it with the event that it replaces. The replaced event may hold the last reference
  /// to a value of the app, so the caller frees it when no variable is being written.
  mutating func put(_ event: inout NavigationEvent, _ place: Place) {
    if place == .insteadOfLike, newestPlace == .insteadOfLike {
      swap(&kept[(oldest + kept.count - 1) % kept.count], &event)
      return
    }
    newestPlace = place
    if kept.count < Self.capacity {
      kept.append(event)
      return
    }
    swap(&kept[oldest], &event)
    oldest = (oldest + 1) % Self.capacity
  }
}
