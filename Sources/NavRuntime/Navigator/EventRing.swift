/// The last events, in room that is made once. One variable holds all of it, so that keeping an event is one access.
struct EventRing {
  /// Where an event comes.
  enum Place {
    /// Behind all others.
    case alone
    /// In place of the newest, if that came so too: a finger that moves must not push everything else out.
    case insteadOfLike
  }

  private static let capacity = 64
  private var kept: [NavigationEvent] = []
  private var oldest = 0
  private var newestPlace = Place.alone

  /// Oldest first.
  var events: [NavigationEvent] { Array(kept[oldest...] + kept[..<oldest]) }

  /// Keeps an event, and leaves in its place the one that goes for it: that may hold the last reference to a value of the app's, and is
  /// freed when nothing is being written any more.
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
