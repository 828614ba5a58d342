import NavRuntime

/// A guarded stack with minimal substitutes for its navigator and its host. Every verdict is `allowed`, the host
/// reports the expected stack, and every transition ends at once with the requested result.
struct Walk {
  /// The bottom of the stack.
  enum Bottom: CaseIterable {
    /// The root.
    case page
    /// A container, and the screen of `page` in one of its tabs.
    case tab

    fileprivate var table: GraphTable { self == .page ? Walk.plain : Walk.tabbed }

    fileprivate var placements: [StackPlacement] {
      let key = KeyToken(rawValue: 0)
      switch self {
      case .page: return [StackPlacement(screen: 0, key: key)]
      case .tab: return [StackPlacement(screen: 3, key: key), StackPlacement(screen: 0, key: key, opening: .tab(0))]
      }
    }
  }

  private static let plain = GraphTable(
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

  /// The same screens, with the same numbers, in a tab.
  private static let tabbed = GraphTable(
    #"""
    graph Walk
    root main
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
    screen main
      tab first start
      tab second other
    screen other
    """#)

  private enum Move {
    static let enter = SegueID(rawValue: 0)
    static let deeper = SegueID(rawValue: 1)
    static let open = SegueID(rawValue: 2)
    static let close = SegueID(rawValue: 3)
  }

  private var stack: GuardedStack
  private var effects: [StackEffect] = []
  private var host = HostState(stack: [], isAnimating: false)
  private var requests = 0

  /// The number of segues that ended as `shown`.
  private(set) var shown = 0

  /// Creates a stack of `depth` rooms above the root.
  init(depth: Int, on bottom: Bottom = .page) {
    stack = GuardedStack(rules: bottom.table.rules)
    effects.reserveCapacity(64)
    host.stack.reserveCapacity(64)
    handle(.place(RequestID(rawValue: 1), bottom.placements))
    follow()
    requests = 1
    shown = 0
    perform(Move.enter)
    for _ in 1..<depth { perform(Move.deeper) }
  }

  /// Pushes a screen and pops it, the given number of times.
  mutating func pushAndPop(_ times: Int) {
    for _ in 0..<times {
      perform(Move.open)
      perform(Move.close)
    }
  }

  private mutating func perform(_ segue: SegueID) {
    requests += 1
    let id = RequestID(rawValue: requests)
    effects.removeAll(keepingCapacity: true)
    let request = StackRequest(
      id: id, segue: segue, source: host.stack[host.stack.count - 1], sender: .user, key: KeyToken(rawValue: requests))
    handle(.request(request))
    handle(.verdict(id, .allowed))
    follow()
  }

  private mutating func handle(_ input: StackInput) {
    stack.handle(input, at: .zero, into: &effects)
  }

  /// Carries out the effects as a host does: reports its stack when it is queried, changes its stack, and reports the
  /// end.
  private mutating func follow() {
    var made = InstanceID(rawValue: 0)
    var index = 0
    while index < effects.count {
      switch effects[index] {
      case .makePage(let instance, _): made = instance
      case .askHost: handle(.hostReport(host))
      case .show(let transition):
        switch transition.kind {
        case .pop: host.stack.removeLast()
        case .push: host.stack.append(made)
        case .set: host.stack += stack.proposed.map(\.instance)
        }
        handle(.completed(transition.id, host))
      default:
        break
      }
      index += 1
    }
    if case .end(_, .shown)? = effects.last { shown += 1 }
  }
}
