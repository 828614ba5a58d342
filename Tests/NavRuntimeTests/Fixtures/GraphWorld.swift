import NavRuntime
import NavTesting

/// A world on an in-memory host.
typealias InMemoryWorld<Screens: GraphScreens, Facts: GraphFacts> =
  GraphWorld<Screens, Facts, InMemoryHost<Any>> where Facts.Graph == Screens.Graph

/// A navigator with its host and its app. It records the run and its events.
@MainActor class GraphWorld<Screens: GraphScreens, Facts: GraphFacts, Host: NavigationHost>
where Facts.Graph == Screens.Graph {
  let host: Host
  let screens: Screens
  let facts: Facts
  let navigator: Navigator<Screens.Graph, Host>
  let recording: StackRecording
  var events: [NavigationEvent.Kind] = []
  /// Runs inside the observer of events.
  var onEvent: @MainActor (NavigationEvent.Kind) -> Void = { _ in }
  private var observation: EventObservation?

  init(_ host: Host, _ screens: Screens, _ facts: Facts, limits: StackLimits = StackLimits()) {
    (self.host, self.screens, self.facts) = (host, screens, facts)
    navigator = Navigator(host: host, screens: screens, facts: facts, limits: limits)
    recording = navigator.record()
    observation = navigator.observe { [weak self] in
      self?.events.append($0.kind)
      self?.onEvent($0.kind)
    }
  }

  /// The names of the screens on the stack.
  var stack: [String] { navigator.stack.map(\.name) }

  /// The topmost handle of a screen, for code that knows that the screen is on the stack.
  func handle<S: Screen>(_ screen: S.Type = S.self) -> ScreenHandle<S> {
    guard let handle = navigator.handle(screen) else { fatalError("no \(screen) on \(stack)") }
    return handle
  }

  // MARK: - Events

  var outcomes: [Outcome] { events.compactMap { if case .ended(_, let outcome) = $0 { outcome } else { nil } } }

  /// The transitions that began.
  var began: [StackTransition] {
    events.compactMap { if case .began(let transition) = $0 { transition } else { nil } }
  }

  /// The screens that were reported as shown.
  var shownScreens: [String] {
    events.compactMap { if case .didShow(let screen) = $0 { screen.name } else { nil } }
  }

  /// The screens whose pages were released.
  var released: [ScreenInstance] {
    events.compactMap { if case .released(let screen) = $0 { screen } else { nil } }
  }

  var stalls: [Stall] { events.compactMap { if case .stalled(_, let stall) = $0 { stall } else { nil } } }
  var reports: [StallReport] { events.compactMap { if case .report(let report) = $0 { report } else { nil } } }
}

extension GraphWorld where Host == InMemoryHost<Any> {
  /// The names of the screens that the host shows.
  var shown: [String] { host.stack.map(\.info.name) }

  /// Whether the idle world is consistent, which is the meaning of *holds* in `faults.md`, and its run can be
  /// replayed.
  var isSound: Bool { navigator.isSound(recording) }

  /// Lets a slide end.
  func slide() { host.advance(by: World.slide) }

  /// Lets the watchdog complete its work.
  func wait() { host.advance(by: .seconds(60)) }
}
