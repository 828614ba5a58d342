/// The inputs that are not handled yet, in order. It contains no objects of the app, because its elements are freed
/// while it changes.
struct Inbox {
  /// An input. The state of the host is read when the input is handled, not when it arrives.
  enum Arrival {
    case input(StackInput)
    case completed(TransitionID)
    case hostChanged
    /// The inquiry with this number has its answer.
    case answered(Int, Bool)
    case swipeEnded(InteractivePopEnd)
    /// The user may not go back from this instance, whose screen declares a segue for that case.
    case otherwise(InstanceID)
    /// The host is hidden, or visible again. The last report counts.
    case concealed
  }

  private var arrivals: [Arrival] = []
  private var next = 0

  mutating func append(_ arrival: Arrival) {
    arrivals.append(arrival)
  }

  /// Adds an input that explains why the host no longer shows something. It precedes all inputs that read the host's
  /// state.
  mutating func appendBeforeLooks(_ arrival: Arrival) {
    let index = arrivals[next...].firstIndex { $0.looksAtHost } ?? arrivals.endIndex
    arrivals.insert(arrival, at: index)
  }

  /// Removes the next input, and returns whether there is one. The result is not an optional, because freeing an
  /// optional of such a large enum takes longer than handling it.
  mutating func takeNext(into arrival: inout Arrival) -> Bool {
    guard next < arrivals.count else { return false }
    if next == arrivals.count - 1 {
      // Usually, there is only one input, which is moved out and not copied.
      arrival = arrivals.removeLast()
      if next > 0 { removeAll() }
    } else {
      arrival = arrivals[next]
      next += 1
    }
    return true
  }

  /// Adds a read of the host's state after all other inputs. With `isAnew`, removes earlier host changes, because
  /// they are not an answer.
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
  /// Whether the host's state is read when the input is handled.
  fileprivate var looksAtHost: Bool {
    switch self {
    case .completed, .hostChanged, .swipeEnded, .concealed: true
    case .input, .answered, .otherwise: false
    }
  }
}
