import NavRuntime

/// A guarded stack whose queue is kept at one length: a request is taken in, and one that waited has its turn and is
/// refused by its predicate, so that no transition is measured with it.
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

  /// How many requests were served.
  private(set) var served = 0

  /// A stack with so many requests waiting behind the one that is being asked about.
  init(length: Int) {
    effects.reserveCapacity(64)
    stack.handle(
      .place(RequestID(rawValue: 1), [StackPlacement(screen: 0, key: KeyToken(rawValue: 0))]), at: .zero,
      into: &effects)
    // The host is asked where it stands, before the root is made and after.
    for _ in 0..<2 { stack.handle(.hostReport(HostState(stack: [], isAnimating: false)), at: .zero, into: &effects) }
    root = stack.proposed[0].instance
    for effect in effects {
      guard case .show(let transition) = effect else { continue }
      stack.handle(
        .completed(transition.id, HostState(stack: [root], isAnimating: false)), at: .zero, into: &effects)
    }
    for _ in 0...length { ask() }
  }

  /// How many requests wait.
  var length: Int { stack.queued.count }

  /// Takes one in and serves another, so many times.
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
