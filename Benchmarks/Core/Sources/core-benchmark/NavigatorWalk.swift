import NavRuntime
import Observation
import Synchronization

/// A minimal graph with a push and a pop, in the format that navc writes.
enum Pair: NavigationGraph {
  static let table = GraphTable(
    #"""
    graph Pair
    root start
    screen start
      push open leaf
    screen leaf
      unwind close previous
    """#)

  struct Start: PlainScreen, Hashable {}
  struct Leaf: PlainScreen, Hashable {}

  static func screenType(_ screen: ScreenID) -> (any Screen.Type)? {
    screen.rawValue == 0 ? Start.self : Leaf.self
  }
}

/// A navigator with its host, handles, and events.
@MainActor struct NavigatorWalk {
  /// The observer of the navigator.
  enum Looking: String, CaseIterable {
    case nobody, observer, button
  }

  private final class Counter: Sendable {
    let count = Atomic(0)
  }

  private let navigator = Navigator<Pair, _>(host: InstantHost(), screens: SilentApp<Pair>(), facts: SilentApp<Pair>())
  private let looking: Looking
  private let told = Counter()
  private var observation: EventObservation?

  init(_ looking: Looking) {
    self.looking = looking
    navigator.start()
    if looking == .observer {
      observation = navigator.observe { [told] _ in told.count.add(1, ordering: .relaxed) }
    }
  }

  /// The number of notifications to the observer.
  var timesTold: Int { told.count.load(ordering: .relaxed) }

  /// Pushes a screen and pops it, the given number of times. A button reads `canPerform` before each push.
  ///
  /// - Returns: The number of segues that were shown.
  func pushAndPop(_ times: Int) -> Int {
    var shown = 0
    for _ in 0..<times {
      guard let start = navigator.handle(Pair.Start.self) else { break }
      if looking == .button {
        withObservationTracking {
          _ = start.canPerform(Segue(0))
        } onChange: { [told] in
          told.count.add(1, ordering: .relaxed)
        }
      }
      let opened: SegueRequest<Never> = start.push(0, Pair.Leaf(), sender: .user)
      let closed = navigator.handle(Pair.Leaf.self)?.unwind(1, sender: .user)
      for request in [opened, closed] where request?.outcomeSoFar == .shown { shown += 1 }
    }
    return shown
  }
}
