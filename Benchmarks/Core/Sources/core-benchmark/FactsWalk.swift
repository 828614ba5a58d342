import NavRuntime
import Observation

/// A graph in which two screens have a requirement.
enum Session: NavigationGraph {
  static let table = GraphTable(
    #"""
    graph Session
    root start
    screen start
      push openHome home
    screen home
      requires isSignedIn
      push open leaf
    screen leaf
      requires isPaid
      unwind close previous
    """#)

  struct Start: PlainScreen, Hashable {}
  struct Home: PlainScreen, Hashable {}
  struct Leaf: PlainScreen, Hashable {}

  static func screenType(_ screen: ScreenID) -> (any Screen.Type)? {
    switch screen.rawValue {
    case 0: Start.self
    case 1: Home.self
    default: Leaf.self
    }
  }
}

@Observable @MainActor final class SessionFacts: GraphFacts {
  var isSignedIn = true
  var isPaid = true

  func predicates(of graph: Session.Type) -> GraphPredicates {
    GraphPredicates(meets: { screen, _ in
      switch screen.rawValue {
      case 1: self.isSignedIn
      case 2: self.isPaid
      default: true
      }
    })
  }
}

/// Pushes and pops a screen while two requirements are on the stack.
@MainActor struct FactsWalk {
  private let facts = SessionFacts()
  private let navigator: Navigator<Session, InstantHost>

  /// Starts the navigator with the first requirement on the stack.
  init(followsFacts: Bool) {
    navigator = Navigator(
      host: InstantHost(), screens: SilentApp<Session>(), facts: facts, followsFacts: followsFacts)
    navigator.start()
    let _: SegueRequest<Never>? = navigator.handle(Session.Start.self)?.push(0, Session.Home(), sender: .user)
  }

  /// Pushes the screen with the second requirement and pops it, the given number of times. With turns, the main actor
  /// runs what else is due after each segue, as it does between two taps.
  ///
  /// - Returns: The number of segues that were shown.
  func pushAndPop(_ times: Int, withTurns: Bool) async -> Int {
    var shown = 0
    for _ in 0..<times {
      let opened: SegueRequest<Never>? = navigator.handle(Session.Home.self)?.push(1, Session.Leaf(), sender: .user)
      if withTurns { await Task { @MainActor in }.value }
      let closed = navigator.handle(Session.Leaf.self)?.unwind(2, sender: .user)
      if withTurns { await Task { @MainActor in }.value }
      for request in [opened, closed] where request?.outcomeSoFar == .shown { shown += 1 }
    }
    return shown
  }

  /// Changes a fact. Returns whether the navigator has removed the screens that require it, one turn later.
  func signOut() async -> Bool {
    facts.isSignedIn = false
    for _ in 0..<4 { await Task { @MainActor in }.value }
    return navigator.handle(Session.Home.self) == nil
  }
}
