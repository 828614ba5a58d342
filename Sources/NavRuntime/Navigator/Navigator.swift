/// The owner of one stack of a graph. It shows the stack through a host, and the stack changes only through it.
///
/// ```swift
/// let navigator = Navigator<Shop, _>(host: TerminalHost(), screens: ShopScreens(), facts: ShopFacts())
/// navigator.start()
/// ```
///
/// A navigator retains the host, the pages, the screens, and the facts. Handles and the host's delegate do not retain
/// the navigator. If your screens or facts need it, store it in a `weak` property.
///
/// ``stack``, ``visible``, ``isBusy``, and ``canGoBack`` are observable, as are `isVisible` and `canPerform` of
/// handles.
@MainActor public final class Navigator<Graph: NavigationGraph, Host: NavigationHost> {
  /// The host that shows the stack.
  public let host: Host
  private let engine: NavigationEngine

  /// Creates a navigator with an empty stack. Call ``start()`` to show the root.
  ///
  /// With `followsFacts`, the navigator reviews requirements, roots, and a waiting link automatically when an
  /// observable fact that they read changes. The review runs one turn of the main actor after the change. For facts
  /// that are not observable, call ``factsDidChange()``.
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

  /// Receives one line for each refused request: the segue, its screen, the reason, and advice.
  ///
  /// By default, a debug build prints the line, and a release build does nothing. SwiftPM and Xcode build this module
  /// in the configuration of your app. The default is also `nil` for a host that has other uses for standard output,
  /// such as a terminal, or a host for tests: see ``NavigationHost/printsRefusals``. A request that the closure makes
  /// counts as made during a transition.
  public var log: (@MainActor (String) -> Void)? {
    get { engine.refusalLog }
    set { engine.refusalLog = newValue }
  }

  /// Translates a text of the graph: the title of a screen, the label of a tab or a button, or the message of an alert.
  /// Without a closure, users see the texts of the graph file.
  ///
  /// ```swift
  /// navigator.localize = { word in translations[word.key] ?? word.text }
  /// ```
  ///
  /// Set it before ``start()``. The navigator calls it when a host reads a text for the first time, and keeps the
  /// result until ``wordsDidChange()``. A request that the closure makes counts as made during a transition. Texts of
  /// the graph that the closure reads are not translated.
  public var localize: (@MainActor (Word) -> String)? {
    get { engine.host.words.localize }
    set { engine.host.words.localize = newValue }
  }

  /// Announces that the language of the app changed. The host shows all texts of the graph again, also in covered pages
  /// and in tabs that are not selected. The stack does not change.
  ///
  /// An alert on the stack changes if its texts are in the graph. A call by ``localize``, or by code that another call
  /// of this method causes, does nothing.
  public func wordsDidChange() {
    engine.wordsDidChange()
  }

  /// Shows the root of the graph, with the defaults of its arguments. A root with required arguments needs
  /// ``start(with:)``. If the graph has several roots, the first one whose requirement holds is shown.
  ///
  /// If there is a stack already, for example from a link, it stays, and the request ends as ``Refusal/duplicate``.
  /// If a link is about to show the first stack, the request waits for the link. So an app may open the link that it
  /// was launched with and start, in either order. To begin again, ``restore(_:)`` another state.
  @discardableResult
  public func start() -> SegueRequest<Never> {
    expectHost()
    return SegueRequest(engine.start(nil))
  }

  /// Shows the root of the graph, as ``start()`` does. If the graph has several roots, the given root stays until
  /// facts change. A screen that is not a root is refused.
  @discardableResult
  public func start(with root: any Screen) -> SegueRequest<Never> {
    expectHost()
    return SegueRequest(engine.start(Graph.places(of: [root])))
  }

  /// Traps if the host cannot show the alerts or tabs of the graph.
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

  /// Shows a saved stack in one change, up to the first screen that is not legal in the current graph. If no screen
  /// is legal, shows the root with its defaults.
  ///
  /// The stack also ends below the first screen whose requirement fails, or whose arguments differ from the values
  /// that a segue from the screen below would pass. No segue is performed, so the navigator evaluates no other
  /// predicate and calls no hook.
  ///
  /// During a transition, while a lock is held, or under a layer of other code, the state waits in the queue. It is
  /// evaluated with the facts of its turn. A later `restore`, or a request that replaces the queue, supersedes it.
  /// Requests behind it are evaluated on the restored stack.
  @discardableResult
  public func restore(_ state: NavigationState<Graph>) -> SegueRequest<Never> {
    expectHost()
    return SegueRequest(engine.restore(state.placed))
  }

  /// The current stack, for saving. Its encoded form omits arguments that are not `Codable`.
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

  /// The instances that the host should show, from the bottom, with the pages that are set aside for a layer and the
  /// containers of tabs.
  package var shownInstances: [InstanceID] { engine.run.core.stack.map(\.instance) }

  /// Whether the columns of the topmost run are side by side. Observable.
  public var isExpanded: Bool {
    engine.observed.readStack()
    return engine.run.core.isExpanded
  }

  /// The screens whose requests are accepted, the first column first. In a run that is not expanded, this is the
  /// screen on top. Observable.
  public var active: [ScreenInstance] {
    engine.observed.readStack()
    return engine.run.core.acting.compactMap { engine.instances[$0].map(Graph.table.instance) }
  }

  /// Whether a transition is in progress, or the evaluation of a request before it. Observable.
  public var isBusy: Bool {
    engine.observed.readBusyness()
    return engine.run.core.isBusy
  }

  /// Whether a user's back would be performed now: there is a screen to go back to, and its `back` predicate and its
  /// page's `shouldPerform` allow it. Observable.
  public var canGoBack: Bool { engine.canGoBack }

  /// Goes back by one screen, as the host's back button does. On an alert, chooses its cancel button.
  @discardableResult
  public func goBack(sender: Sender = .user) -> SegueRequest<Never> {
    SegueRequest(engine.back(to: nil, sender: sender))
  }

  /// Returns the handle of the topmost instance of a screen, or `nil` if none is on the stack.
  public func handle<S: Screen>(_ screen: S.Type = S.self) -> ScreenHandle<S>? {
    for entry in engine.run.core.stack.reversed() {
      guard let instance = engine.instances[entry.instance], instance.screen is S else { continue }
      return ScreenHandle(instance: instance)
    }
    return nil
  }

  /// Returns the handle of an instance on the stack or in a parked tab, or `nil` if there is no such instance of this
  /// screen.
  public func handle<S: Screen>(_ screen: S.Type = S.self, of instance: InstanceID) -> ScreenHandle<S>? {
    guard let instance = engine.instances[instance], instance.screen is S else { return nil }
    return ScreenHandle(instance: instance)
  }

  /// Takes a lock. No transition begins until the lock is released or dropped. An app can hold several locks at once.
  public func lock() -> NavigationLock {
    engine.lock()
  }

  /// Opens a link: shows the entire stack of its screen in one transition.
  ///
  /// The stack is built from the root, segue by segue. Each segue is evaluated as if it were performed: the
  /// requirement of its screen, its predicate, and its hook. Screens at the bottom that the current stack and the new
  /// one have in common, by screen and key, are kept, and are not evaluated. If a segue is refused, the link ends
  /// with ``Outcome/stopped(at:)``, or is refused, depending on `whenRefused` of the graph.
  ///
  /// Each screen that the link would remove is evaluated with `back`: its predicate and its page. If one of them
  /// refuses, the link is refused with ``Refusal/held``. With `whenRefused: resume`, it stops and waits instead. A
  /// screen with `back: false` does not block a link.
  ///
  /// A URL that matches no link is refused with ``Refusal/noMatch``. A link to exactly the visible stack is refused
  /// with ``Refusal/duplicate``. During a transition, a user's link is refused, and a program's link waits. You can
  /// open a link instead of calling ``start()``. If it is refused, the stack stays empty.
  ///
  /// Some links do not accept a URL from outside the app. It is refused with ``Refusal/noMatch`` in these cases:
  ///
  /// - It is a path without a scheme.
  /// - The link has `from: app`.
  /// - An argument of the type `URL` is not an `https` URL, or does not have one of the argument's `hosts`.
  ///
  /// - Parameters:
  ///   - url: The URL, or its path.
  ///   - sender: The sender of the request.
  ///   - source: The origin of the URL. Pass it for each URL that the app's own code did not write.
  /// - Returns: The request.
  @discardableResult
  public func open(
    _ url: String, sender: Sender = .program, from source: LinkSource = .app
  ) -> SegueRequest<Never> {
    if engine.run.core.stack.isEmpty { expectHost() }
    return SegueRequest(engine.open(OpenedLink(url: url, source: source), sender: sender))
  }

  /// The URL of the visible screen, with the graph's first base, or `nil` if no link leads to the screen. Omits
  /// arguments that are not part of the link, and arguments that equal their defaults. Observable.
  public var url: String? { engine.observedVisible.flatMap { engine.url(of: $0) } }

  /// The URL that opens the visible screen from outside the app, or `nil` if no such URL exists. It has the graph's first
  /// base that is a website. Use it to share the screen. Observable.
  public var websiteURL: String? { engine.observedVisible.flatMap { engine.url(of: $0, from: .web) } }

  /// Announces that facts may have changed.
  ///
  /// Observers of `canPerform` and ``canGoBack`` evaluate them again, screens whose requirement no longer holds are
  /// removed, and a stopped link may continue. Call it for facts that are not observable, or to act at once. The
  /// navigator follows an `@Observable` fact automatically, one turn of the main actor after the change.
  ///
  /// If a requirement fails, one transition removes its screen and all screens above it. That transition runs after
  /// the current one and before the queue. The navigator does not evaluate `back` of the removed screens and calls no
  /// hooks, because no segue is performed.
  public func factsDidChange() {
    engine.factsDidChange(.called)
  }

  /// Calls a closure with each event, in order, until the observation is dropped. A request that the closure makes
  /// counts as made during a transition.
  public func observe(_ receive: @escaping @MainActor (NavigationEvent) -> Void) -> EventObservation {
    engine.log.observe(receive)
  }

  /// The last 64 events, oldest first.
  public var lastEvents: [NavigationEvent] { engine.log.last }

  /// The last inputs of the guarded stack, at least 128 if there were that many. You can encode, send, and replay
  /// them.
  ///
  /// - Complexity: linear in the size of the graph.
  public var trace: StackTrace { engine.trace }

  /// Records all inputs of the guarded stack until the recording is dropped. To record the entire run, call this
  /// method before ``start()``.
  public func record() -> StackRecording {
    engine.startRecording()
  }
}
