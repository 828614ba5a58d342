/// Owns the stack of a graph: shows it through a host, and is the one that may change it.
///
/// ```swift
/// let navigator = Navigator<Shop, _>(host: TerminalHost(), screens: ShopScreens(), facts: ShopFacts())
/// navigator.start()
/// ```
///
/// It keeps the host, the pages, and what the app provides alive; handles and the host's delegate do not keep it alive.
/// Screens or facts that refer to their navigator do so weakly. ``stack``, ``visible``,
/// ``isBusy`` and ``canGoBack`` are observable, as are `isVisible` and `canPerform` of handles.
@MainActor public final class Navigator<Graph: NavigationGraph, Host: NavigationHost> {
  /// What shows the stack.
  public let host: Host
  private let engine: NavigationEngine

  /// Creates a navigator with an empty stack; ``start()`` shows the root.
  ///
  /// With `followsFacts`, the navigator reviews requirements, roots, and a waiting link by itself when an observable
  /// fact that they read changes. The review runs one turn of the main actor after the change. Facts that are not
  /// observable need ``factsDidChange()``.
  public init(
    host: Host, screens: some GraphScreens<Graph>, facts: some GraphFacts<Graph>, followsFacts: Bool = true,
    limits: StackLimits = StackLimits()
  ) {
    self.host = host
    let table = Graph.table
    let port = TypedHostPort(host, table: table)
    engine = NavigationEngine(
      table: table, host: port,
      app: AppSections(table, screens: screens, predicates: facts.predicates(of: Graph.self)),
      types: Graph.type(of:), followsFacts: followsFacts, limits: limits)
    #if DEBUG
      if host.printsRefusals { engine.refusalLog = { print($0) } }
    #endif
    port.connect(to: engine)
  }

  /// Receives one line for each refused request: the segue, its screen, the reason, and what to do.
  ///
  /// By default, a debug build prints the line, and a release build does nothing. SwiftPM and Xcode build this module
  /// in the configuration of your app. The default is also `nil` for a host that has other uses for standard output,
  /// such as a terminal, or a host for tests: see ``NavigationHost/printsRefusals``. A request that the closure makes
  /// counts as made during a transition.
  public var log: (@MainActor (String) -> Void)? {
    get { engine.refusalLog }
    set { engine.refusalLog = newValue }
  }

  /// Shows the root of the graph, with its arguments' defaults. A root with required arguments needs ``start(with:)``. Of several roots it is
  /// the first whose requirement holds.
  ///
  /// Where there is a stack already, as one that a link has put up, it stays, and this is ``Refusal/duplicate``. While a link is
  /// on its way to the first stack, this waits for what comes of it. So an app may open the link that it was launched with
  /// and start, in either order. To begin anew, ``restore(_:)`` another state.
  @discardableResult
  public func start() -> SegueRequest<Never> {
    expectHost()
    return SegueRequest(engine.start(nil))
  }

  /// Shows the root of the graph, as ``start()`` does. If the graph has several roots, the given root stays until facts
  /// change. A screen that is not a root is refused.
  @discardableResult
  public func start(with root: any Screen) -> SegueRequest<Never> {
    expectHost()
    return SegueRequest(engine.start(Graph.places(of: [root])))
  }

  /// Traps where the host cannot show what the graph has.
  private func expectHost() {
    let table = Graph.table
    if !host.supports.contains(.alerts), table.hasAlerts {
      preconditionFailure("'\(table.name)' has alerts, and \(Host.self) shows none: see NavigationHost.supports")
    }
    guard let container = table.widestContainer else { return }
    let count = table.rules.tabs(of: container).count
    if !host.supports.contains(.tabs) {
      preconditionFailure("'\(table.name)' has tabs, and \(Host.self) shows none: see NavigationHost.supports")
    } else if count > host.mostTabs {
      preconditionFailure(
        "'\(table[container].name)' has \(count) tabs, and \(Host.self) shows \(host.mostTabs): see NavigationHost.mostTabs"
      )
    }
  }

  /// Shows a saved stack, as far as it is legal in today's graph, in one change; the root with its defaults, if nothing
  /// of it is.
  ///
  /// What a screen requires has to hold, and what it holds has to be what a segue from the screen below would pass; the stack
  /// ends below the first where that is not so. No segue is performed, so no other predicate and no hook is asked.
  ///
  /// During a transition, while a lock is held, or under a layer of other code, the state waits in the queue. The facts
  /// of its turn decide. A later `restore`, or a request that replaces the queue, supersedes it. Requests behind it are
  /// evaluated on the restored stack.
  @discardableResult
  public func restore(_ state: NavigationState<Graph>) -> SegueRequest<Never> {
    expectHost()
    return SegueRequest(engine.restore(state.placed))
  }

  /// The stack that stands, for saving. Arguments that are not `Codable` are left out of what it encodes.
  public var state: NavigationState<Graph> {
    engine.observed.readStack()
    return NavigationState(placed: engine.placedStack)
  }

  /// The current stack, from the bottom: pages and alerts, without the containers of tabs. Observable.
  public var stack: [ScreenInstance] {
    engine.observed.readStack()
    return engine.stack
  }

  /// The screen on top of the stack. Observable.
  public var visible: ScreenInstance? { engine.observedVisible.map(Graph.table.instance) }

  /// Whether a transition, or a question to the app before it, is under way. Observable.
  public var isBusy: Bool {
    engine.observed.readBusyness()
    return engine.run.core.isBusy
  }

  /// Whether a user's back would be taken now: there is a screen to go back to, and its `back` predicate holds.
  /// Observable.
  public var canGoBack: Bool { engine.canGoBack }

  /// Goes back by one screen, as the host's back button does. From an alert, that is its cancel button.
  @discardableResult
  public func goBack(sender: Sender = .user) -> SegueRequest<Never> {
    SegueRequest(engine.back(to: nil, sender: sender))
  }

  /// The handle of the topmost instance of a screen; `nil` where none is on the stack.
  public func handle<S: Screen>(_ screen: S.Type = S.self) -> ScreenHandle<S>? {
    for entry in engine.run.core.stack.reversed() {
      guard let instance = engine.instances[entry.instance], instance.screen is S else { continue }
      return ScreenHandle(instance: instance)
    }
    return nil
  }

  /// The handle of one instance of a screen, on the stack or parked; `nil` where there is none, or it is of another screen.
  public func handle<S: Screen>(_ screen: S.Type = S.self, of instance: InstanceID) -> ScreenHandle<S>? {
    guard let instance = engine.instances[instance], instance.screen is S else { return nil }
    return ScreenHandle(instance: instance)
  }

  /// Holds navigation still until the lock is released or dropped. Several may be held at once.
  public func lock() -> NavigationLock {
    engine.lock()
  }

  /// Opens a link: shows the whole stack that leads to its screen, in one transition.
  ///
  /// The stack is built from the root, segue by segue, and each is asked as if it were performed: what the screen
  /// requires, the segue's predicate, the hook. What the stack has in common with the one that stands, by screen and key
  /// and from the bottom, stays as it is, and nothing is asked of it. A screen that does not allow the next one ends the
  /// link with ``Outcome/stopped(at:)``, or refuses it, as `whenRefused` of the graph says. The screens that have to go for
  /// it are asked whether `back` may leave them, predicate and page; where one says no, the link is refused with
  /// ``Refusal/held``, or stops and waits where the graph says `resume`. A screen with `back: false` holds no link.
  ///
  /// A URL that the graph does not know, or that is none, is refused with ``Refusal/noMatch``; a link that is just what is
  /// visible, with ``Refusal/duplicate``. While a transition runs, a user's link is refused and a program's waits. A
  /// link may be opened in place of ``start()``; where it is refused, there is nothing on the stack yet.
  @discardableResult
  public func open(_ url: String, sender: Sender = .program) -> SegueRequest<Never> {
    if engine.run.core.stack.isEmpty { expectHost() }
    return SegueRequest(engine.open(url, sender: sender))
  }

  /// The URL of the visible screen, with the graph's first base; `nil` where no link leads to it. Arguments that the link
  /// does not hold are not in it, and defaults are left out. Observable.
  public var url: String? { engine.observedVisible.flatMap(engine.url) }

  /// Announces that facts may have changed. Observers of `canPerform` and ``canGoBack`` evaluate them again, screens
  /// whose requirement no longer holds are removed, and a link that has stopped may continue.
  ///
  /// Call it for facts that are not observable, or to act at once: the navigator follows an `@Observable` fact by
  /// itself, one turn of the main actor after the change.
  ///
  /// The stack goes down in one transition to the screen just under the lowest one that may not stay, after what is under
  /// way and before what waits. None of the screens is asked, and no hook is called: nobody performs a segue.
  public func factsDidChange() {
    engine.factsDidChange(.called)
  }

  /// Calls a closure with each event, in order, until the observation is dropped. What it asks for counts as asked for
  /// during a transition.
  public func observe(_ receive: @escaping @MainActor (NavigationEvent) -> Void) -> EventObservation {
    engine.log.observe(receive)
  }

  /// The last 64 events, oldest first.
  public var lastEvents: [NavigationEvent] { engine.log.last }

  /// What the guarded stack was told last, at least 128 inputs where there were as many: can be encoded, sent and replayed.
  /// Linear in the graph.
  public var trace: StackTrace { engine.trace }

  /// Records all that the guarded stack is told from now on, until the recording is dropped. From before ``start()``, that
  /// is the whole run.
  public func record() -> StackRecording {
    engine.startRecording()
  }
}
