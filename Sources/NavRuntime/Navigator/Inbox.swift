/// What has happened and is not handled yet, in order. Nothing of the app's is in it: these are freed while it is being changed.
struct Inbox {
  /// Something that happened. What the host shows is read when it is handled, and not when it happened.
  enum Arrival {
    case input(StackInput)
    case completed(TransitionID)
    case hostChanged
    /// The question of that number, which a request waited for, has been answered.
    case answered(Int, Bool)
    case swipeEnded(InteractivePopEnd)
    /// A user may not go back from this instance, whose screen says what happens then.
    case otherwise(InstanceID)
    /// The host hides, or is back, as it said last.
    case concealed
  }

  private var arrivals: [Arrival] = []
  private var next = 0

  mutating func append(_ arrival: Arrival) {
    arrivals.append(arrival)
  }

  /// Takes in what says why the host does not show any more what it has shown: before anything for which the host is looked at.
  mutating func appendBeforeLooks(_ arrival: Arrival) {
    let index = arrivals[next...].firstIndex { $0.looksAtHost } ?? arrivals.endIndex
    arrivals.insert(arrival, at: index)
  }

  /// Takes out what comes next; whether there is anything. Not an optional: to free one of so large an enum takes longer than to handle it.
  mutating func takeNext(into arrival: inout Arrival) -> Bool {
    guard next < arrivals.count else { return false }
    if next == arrivals.count - 1 {
      // Mostly there is one, which is moved out and not copied.
      arrival = arrivals.removeLast()
      if next > 0 { removeAll() }
    } else {
      arrival = arrivals[next]
      next += 1
    }
    return true
  }

  /// Takes in that the host is to be looked at when all that has come until now is handled; anew, where what it has said before is no
  /// answer.
  mutating func appendLook(isAnew: Bool) {
    if isAnew, !arrivals.isEmpty { dropHostChanges() }
    arrivals.append(.hostChanged)
  }

  private mutating func dropHostChanges() {
    arrivals.removeSubrange(..<next)
    next = 0
    arrivals.removeAll { if case .hostChanged = $0 { true } else { false } }
  }

  mutating func removeAll() {
    arrivals.removeAll(keepingCapacity: true)
    next = 0
  }
}

extension Inbox.Arrival {
  /// Whether what the host shows is read when it is handled.
  fileprivate var looksAtHost: Bool {
    switch self {
    case .completed, .hostChanged, .swipeEnded, .concealed: true
    case .input, .answered, .otherwise: false
    }
  }
}
