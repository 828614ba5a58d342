import NavRuntime

/// A guarded stack and the least that can stand for its navigator and its host: every verdict is yes, every transition
/// ends at once where it was told to.
struct Walk {
  private static let table = GraphTable(
    #"""
    graph Walk
    root start
    screen start
      push enter room
    screen room
      push deeper room
        recursive
      push open leaf
        if isOpen
    screen leaf
      unwind close previous
        if isOpen
    """#)

  private enum Move {
    static let enter = SegueID(rawValue: 0)
    static let deeper = SegueID(rawValue: 1)
    static let open = SegueID(rawValue: 2)
    static let close = SegueID(rawValue: 3)
  }

  private var stack = GuardedStack(rules: Walk.table.rules)
  private var effects: [StackEffect] = []
  private var host = HostState(stack: [], isAnimating: false)
  private var requests = 0
  private var time = Duration.zero

  /// How many segues ended as shown.
  private(set) var shown = 0

  /// A stack on which so many rooms stand, the root not counted.
  init(depth: Int) {
    requests += 1
    handle(
      .place(RequestID(rawValue: requests), [StackPlacement(screen: 0, key: KeyToken(rawValue: 0))]))
    shown = 0
    perform(Move.enter)
    for _ in 1..<depth { perform(Move.deeper) }
  }

  /// Pushes a screen and pops it again, so many times.
  mutating func pushAndPop(_ times: Int) {
    for _ in 0..<times {
      perform(Move.open)
      perform(Move.close)
    }
  }

  private mutating func perform(_ segue: SegueID) {
    guard let top = stack.stack.last else { return }
    requests += 1
    handle(
      .request(
        StackRequest(
          id: RequestID(rawValue: requests), segue: segue, source: top.instance, sender: .user,
          key: KeyToken(rawValue: requests))))
  }

  /// Handles an input and what follows from it, until nothing does.
  private mutating func handle(_ input: StackInput) {
    var next: StackInput? = input
    while let input = next {
      next = nil
      time += .microseconds(1)
      effects.removeAll(keepingCapacity: true)
      stack.handle(input, at: time, into: &effects)
      for effect in effects {
        switch effect {
        case .evaluate(let request, _, _):
          next = .verdict(request, .allowed)
        case .show(let transition):
          follow(transition.kind)
          next = .completed(transition.id, host)
        case .end(_, .shown):
          shown += 1
        default:
          break
        }
      }
    }
  }

  /// What a host does: it changes its own stack, no more than it has to.
  private mutating func follow(_ change: StackChangeKind) {
    let proposed = stack.proposed
    switch change {
    case .push: if let top = proposed.last { host.stack.append(top.instance) }
    case .pop: host.stack.removeLast(host.stack.count - proposed.count)
    case .set: host.stack = proposed.map(\.instance)
    }
  }
}
