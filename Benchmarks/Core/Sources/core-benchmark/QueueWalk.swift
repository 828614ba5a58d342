import NavRuntime

/// A guarded stack with a queue of constant length. Each step adds a request and ends a queued one. Its predicate
/// refuses it, so no transition is measured.
struct QueueWalk {
  private static let table = GraphTable(
    #"""
    graph QueueWalk
    root start
    screen start
      push open leaf
        if isOpen
        busy queue
    screen leaf
    """#)

  private var stack = GuardedStack(rules: QueueWalk.table.rules)
  private var effects: [StackEffect] = []
  private let root: InstanceID
  private var requests = 1

  /// The number of requests that were served.
  private(set) var served = 0

  /// Creates a stack with `length` requests queued behind the one that is being evaluated.
  init(length: Int) {
    effects.reserveCapacity(64)
    stack.handle(
      .place(RequestID(rawValue: 1), [StackPlacement(screen: 0, key: KeyToken(rawValue: 0))]), at: .zero,
      into: &effects)
    // The host is queried before and after the root is created.
    for _ in 0..<2 { stack.handle(.hostReport(HostState(stack: [], isAnimating: false)), at: .zero, into: &effects) }
    root = stack.proposed[0].instance
    for effect in effects {
      guard case .show(let transition) = effect else { continue }
      stack.handle(
        .completed(transition.id, HostState(stack: [root], isAnimating: false)), at: .zero, into: &effects)
    }
    for _ in 0...length { ask() }
  }

  /// The number of queued requests.
  var length: Int { stack.queued.count }

  /// Adds a request and serves another one, the given number of times.
  mutating func takeAndServe(_ times: Int) {
    for _ in 0..<times {
      effects.removeAll(keepingCapacity: true)
      let current = RequestID(rawValue: requests - stack.queued.count)
      ask()
      stack.handle(.verdict(current, .refused(.said(.noMatch))), at: .zero, into: &effects)
      if case .end(current, .refused(.said(.noMatch))) = effects[effects.count - 2] { served += 1 }
    }
  }

  private mutating func ask() {
    requests += 1
    let request = StackRequest(
      id: RequestID(rawValue: requests), segue: SegueID(rawValue: 0), source: root, sender: .program,
      key: KeyToken(rawValue: requests))
    stack.handle(.request(request), at: .zero, into: &effects)
  }
}
