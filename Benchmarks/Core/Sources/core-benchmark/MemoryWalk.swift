import AllocationCount
import NavRuntime

/// A graph with stacks of any depth, and with requests that can be queued.
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
      unwind close previous
    """#)

  static func screenType(_ screen: ScreenID) -> (any Screen.Type)? {
    Pair.screenType(screen)
  }
}

/// The memory that parts of a navigator use, in bytes.
@MainActor enum MemoryWalk {
  private typealias DeepNavigator = Navigator<Deep, InstantHost>

  private static func navigator(_ host: InstantHost) -> DeepNavigator {
    let navigator = DeepNavigator(host: host, screens: SilentApp<Deep>(), facts: SilentApp<Deep>())
    navigator.start()
    return navigator
  }

  /// The memory of a navigator that shows its first screen, with its host.
  static func idleNavigator() -> Double {
    var kept = [navigator(InstantHost())]
    kept.reserveCapacity(1_001)
    let before = allocated_bytes()
    for _ in 0..<1_000 { kept.append(navigator(InstantHost())) }
    let used = allocated_bytes() - before
    expect(kept.allSatisfy { $0.handle(Pair.Start.self) != nil }, "a navigator has shown nothing")
    return Double(used) / 1_000
  }

  /// The memory of an instance on a deep stack, with a page of the size of a number.
  static func page() -> Double {
    let navigator = navigator(InstantHost())
    let opened: SegueRequest<Never>? = navigator.handle(Pair.Start.self)?.push(0, Pair.Leaf(), sender: .user)
    expect(opened?.outcomeSoFar == .shown, "the first page is not shown")
    func push(_ times: Int) {
      for _ in 0..<times {
        let pushed: SegueRequest<Never>? = navigator.handle(Pair.Leaf.self)?.push(1, Pair.Leaf(), sender: .user)
        expect(pushed?.outcomeSoFar == .shown, "a page is not shown")
      }
    }
    // The capacity of the arrays is a power of two at both ends of the measurement.
    push(255)
    let before = allocated_bytes()
    push(768)
    return Double(allocated_bytes() - before) / 768
  }

  /// The memory of a queued request whose handle was released.
  static func queuedRequest() -> Double {
    let host = InstantHost()
    let navigator = navigator(host)
    func ask() -> SegueRequest<Never>? { navigator.handle(Pair.Start.self)?.push(0, Pair.Leaf(), sender: .user) }
    // This fills the logs of events and inputs.
    for _ in 0..<1_000 {
      let closed = ask().flatMap { _ in navigator.handle(Pair.Leaf.self)?.unwind(2, sender: .user) }
      expect(closed?.outcomeSoFar == .shown, "a page is not left")
    }
    host.isStopped = true
    func wait(_ times: Int) {
      for _ in 0..<times { expect(ask().map { $0.outcomeSoFar == nil } == true, "a request does not wait") }
    }
    // The first request is in progress.
    wait(1)
    expect(host.isAnimating, "nothing is on its way")
    let before = allocated_bytes()
    wait(60)
    return Double(allocated_bytes() - before) / 60
  }
}
