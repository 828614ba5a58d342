import AllocationCount
import NavRuntime

/// A graph whose stack can be as deep as one likes, and whose requests wait.
enum Deep: NavigationGraph {
  static let table = GraphTable(
    #"""
    graph Deep
    root start
    screen start
      push open leaf
        busy queue
    screen leaf
      duplicates allow
      push deeper leaf
        busy queue
        recursive
    """#)

  struct Start: PlainScreen, Hashable {}
  struct Leaf: PlainScreen, Hashable {}

  static func screenType(_ screen: ScreenID) -> (any Screen.Type)? {
    screen.rawValue == 0 ? Start.self : Leaf.self
  }
}

/// An app with nothing to say.
struct DeepApp: GraphScreens, GraphFacts {
  typealias Graph = Deep

  func makePage(_ screen: ScreenID, _ context: PageContext) -> Any { 0 }
  func preparePush(_ segue: SegueID, _ context: SegueContext) {}
  func unwind(_ segue: SegueID, _ context: SegueContext) {}
  func predicates(of graph: Deep.Type) -> GraphPredicates { GraphPredicates() }
}

/// A host that stands at once, until it is told to animate for ever.
final class StoppableHost: NavigationHost {
  var delegate: HostDelegate?
  var isStopped = false
  private(set) var isAnimating = false
  private(set) var shownInstances: [InstanceID] = []
  let now = Duration.zero

  func show(_ change: StackChange<Int>) -> Duration {
    if isStopped {
      isAnimating = true
      return .seconds(1)
    }
    shownInstances = change.stack.map(\.id)
    delegate?.didShow(change.transition)
    return .zero
  }

  func settle() {}
  func setInteraction(_ isEnabled: Bool) {}
  func setTimer(after delay: Duration?) {}
}

/// What parts of a navigator keep of memory, in bytes.
@MainActor enum MemoryWalk {
  private typealias DeepNavigator = Navigator<Deep, StoppableHost>

  private static func navigator(_ host: StoppableHost) -> DeepNavigator {
    let navigator = DeepNavigator(host: host, screens: DeepApp(), facts: DeepApp())
    navigator.start()
    return navigator
  }

  /// A navigator that has shown its first screen, with its host.
  static func idleNavigator() -> Double {
    var kept = [navigator(StoppableHost())]
    kept.reserveCapacity(1_001)
    let before = allocated_bytes()
    for _ in 0..<1_000 { kept.append(navigator(StoppableHost())) }
    let used = allocated_bytes() - before
    expect(kept.allSatisfy { $0.handle(Deep.Start.self) != nil }, "a navigator has shown nothing")
    return Double(used) / 1_000
  }

  /// An instance on a deep stack, with its page of the size of a number.
  static func page() -> Double {
    let navigator = navigator(StoppableHost())
    let opened: SegueRequest<Never>? = navigator.handle(Deep.Start.self)?.push(0, Deep.Leaf(), sender: .user)
    expect(opened?.outcomeSoFar == .shown, "the first page is not shown")
    func push(_ times: Int) {
      for _ in 0..<times {
        let pushed: SegueRequest<Never>? = navigator.handle(Deep.Leaf.self)?.push(1, Deep.Leaf(), sender: .user)
        expect(pushed?.outcomeSoFar == .shown, "a page is not shown")
      }
    }
    // The arrays have grown to a power of two at both ends.
    push(255)
    let before = allocated_bytes()
    push(768)
    return Double(allocated_bytes() - before) / 768
  }

  /// A request that waits, of which nobody keeps the handle.
  static func queuedRequest() -> Double {
    let host = StoppableHost()
    let navigator = navigator(host)
    host.isStopped = true
    func ask() {
      let asked: SegueRequest<Never>? = navigator.handle(Deep.Start.self)?.push(0, Deep.Leaf(), sender: .user)
      expect(asked.map { $0.outcomeSoFar == nil } == true, "a request does not wait")
    }
    // One is on its way, and the log of events is as full as it gets.
    ask()
    expect(host.isAnimating, "nothing is on its way")
    let before = allocated_bytes()
    for _ in 0..<60 { ask() }
    return Double(allocated_bytes() - before) / 60
  }
}
