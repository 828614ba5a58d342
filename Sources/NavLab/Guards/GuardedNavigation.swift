import NavRuntime

/// The runtime's guarded stack behind its navigator, with one busy policy for all segues. It works with any host.
@MainActor final class GuardedNavigation<Host: NavigationHost, Graph: LabWorldGraph>: NavigationGuard {
  private let host: any GuardedHost
  let app: LabApp<Graph>
  private let facts = LabFacts<Graph>()
  let navigator: Navigator<Graph, Host>
  private let segues: LabSegues
  private var observation: EventObservation?
  /// The numbers of the requests that no event has reported yet, in order.
  private var untold: [Int] = []
  private var numbers: [RequestID: Int] = [:]
  private var ended: [RequestID: Int] = [:]
  private var outcomes: [Int: Outcome] = [:]
  private var saved: NavigationState<Graph>?
  /// The requests for alerts and the pressed buttons, in order.
  private var asked: [(number: Int, request: SegueRequest<LabAnswer>)] = []
  private var pressed: [(number: Int, button: SegueID)] = []
  /// For each live page, the number of changes that began before the page was created.
  private var made: [InstanceID: Int] = [:]
  private var changes = 0
  package private(set) var madeForNothing = 0
  package private(set) var shownElsewhere = 0
  private var lock: NavigationLock?
  /// The instances whose pages were released.
  private var released: Set<InstanceID> = []
  /// The number of pages that were released twice.
  package private(set) var releasedTwice = 0
  /// Receives each event.
  var listener: ((NavigationEvent) -> Void)?
  /// The events, in order.
  package private(set) var events: [NavigationEvent] = []

  /// Creates a guarded stack for a host. `page` converts pages of the window to pages of the host.
  package init(
    _ host: Host, _ surroundings: any GuardedHost, of graph: Graph.Type, in window: SimulatedWindow, policy: BusyPolicy,
    page: @escaping (SimulatedPage) -> Host.Page
  ) {
    self.host = surroundings
    app = LabApp(window, page: page)
    segues = Graph.segues(policy)
    navigator = Navigator(host: host, screens: app, facts: facts)
    surroundings.alertPage = { [weak app] in app?.pages[$0] }
    observation = navigator.observe { [weak self] in self?.take($0) }
    app.whenMade = { [weak self] in self?.made[$0] = self?.changes }
  }

  /// Shows the root.
  package func start(on root: LabRoot) {
    facts.forbidden = root.hidden
    untold.append(0)
    navigator.start()
  }

  /// Whether the host shows a back button on a page.
  package func hasBackButton(_ page: SimulatedPage) -> Bool { host.hasBackButton(page) }

  /// The trace of the guarded stack.
  package var trace: StackTrace? { navigator.trace }

  /// The navigator's stack.
  package var stack: [SimulatedPage] { navigator.shownInstances.compactMap { app.pages[$0] } }

  /// The live pages that are not on the stack: the pages of tabs that are not selected.
  package var parked: Set<SimulatedPage>? {
    let standing = Set(navigator.shownInstances)
    return Set(app.pages.filter { !released.contains($0.key) && !standing.contains($0.key) }.values)
  }

  /// Performs the segue that leads to the destination of a request.
  package func perform(_ request: GuardRequest) -> GuardReply {
    let sender: Sender = request.asker == .user ? .user : .program
    switch request.action {
    case .back: return back(request)
    case .setStack(let pages):
      return restore(NavigationState(screens: pages.flatMap { Graph.screens(upTo: $0.place) }), request)
    case .restore: return saved.map { restore($0, request) } ?? .refused
    case .choose(let button): return choose(button, request)
    case .select(let page): return select(page.place, request, sender)
    case .open(let page):
      untold.append(request.number)
      navigator.open("\(Graph.table.name.lowercased())://\(page.place)", sender: sender)
      return .nothing
    default: break
    }
    // Code without a page uses the handle of the page on the host's top, which may still be animating.
    guard let source = request.source ?? host.stack.last, let handle = app.handles[source],
      let segue = segue(for: request.action, from: source.place)
    else { return .refused }
    untold.append(request.number)
    switch request.action {
    case .present(let page, .alert):
      asked.append((request.number, handle.ask(segue, Graph.screen(page.place.opened), sender: sender)))
    case .push(let page), .pane(let page, _), .present(let page, _), .replace(let page), .pushWhenKnown(let page):
      handle.open(segue, Graph.screen(page.place.opened), sender: sender)
    case .go(let page): handle.goSomewhere(by: segue, Graph.screen(page.place), sender: sender)
    case .goToTab: handle.goSomewhere(by: segue, nil, sender: sender)
    default: handle.leave(by: segue, sender: sender)
    }
    return .nothing
  }

  private func restore(_ state: NavigationState<Graph>, _ request: GuardRequest) -> GuardReply {
    untold.append(request.number)
    navigator.restore(state)
    return .nothing
  }

  /// Reports that the user pressed the back button of the top, or of an earlier column.
  private func back(_ request: GuardRequest) -> GuardReply {
    let before = untold.count
    untold.append(request.number)
    let page = request.source.flatMap { host.stack.last == $0 ? nil : $0 }
    if host.pressBack(of: page), page == nil || untold.count == before { return .nothing }
    untold.removeLast()
    return .refused
  }

  /// Reports a button of the alert. Has no effect if the alert was removed before.
  private func choose(_ button: AlertButton, _ request: GuardRequest) -> GuardReply {
    guard let alert = request.source.flatMap({ app.handles[$0]?.id }), let segue = Graph.segue(of: button) else {
      return .refused
    }
    let before = untold.count
    untold.append(request.number)
    pressed.append((request.number, segue))
    host.hear(segue, of: alert)
    guard untold.count > before else { return .nothing }
    untold.removeLast()
    return .refused
  }

  /// Reports that the user pressed a tab, or selects the tab through the container for a program.
  private func select(_ place: LabScreen, _ request: GuardRequest, _ sender: Sender) -> GuardReply {
    guard let segue = segues.tab(place), let container = host.container(of: place) else { return .refused }
    let before = untold.count
    untold.append(request.number)
    if sender == .user {
      host.press(segue, of: place, in: container)
    } else if place.container == .main {
      navigator.handle(LabGraph.Main.self)?.select(segue, sender: sender)
    } else {
      navigator.handle(LabGraph.Nest.self)?.select(segue, sender: sender)
    }
    guard untold.count > before else { return .nothing }
    untold.removeLast()
    return .refused
  }

  private func segue(for action: GuardRequest.Action, from place: LabScreen) -> SegueID? {
    switch action {
    case .push(let page): return segues.push(from: place, to: page.place)
    case .pane(let page, _): return segues.pane(from: place, to: page.place)
    case .pop: return segues.leave(place)
    case .unwind(let target): return segues.unwind(from: place, to: target.place)
    case .popToRoot: return segues.unwind(from: place, to: host.stack.first?.place ?? .home)
    case .present(let page, let kind): return segues.present(page.place, as: kind, over: place)
    case .replace(let page): return segues.replace(place, by: page.place)
    case .goToTab(let page): return segues.goToTab(page.place, from: place)
    case .go: return segues.go(from: place)
    case .pushWhenKnown: return segues.pushWhenKnown(from: place)
    case .back, .setStack, .choose, .restore, .select, .open, .setRoot: return nil
    }
  }

  /// Makes the graph's back condition refuse to leave these places.
  package func keepOnBack(_ places: Set<LabScreen>) -> BackGuard {
    facts.kept = places
    return .guarded
  }

  /// Makes the graph's requirements fail for these places.
  package func forbid(_ places: Set<LabScreen>) -> BackGuard {
    facts.forbidden = places
    navigator.factsDidChange()
    return .guarded
  }

  /// Whether the guard waits for facts: the navigator does.
  package var waitsForFacts: Bool { true }

  /// Takes a lock, so that no request begins.
  package func hold() {
    lock = navigator.lock()
  }

  /// Releases the lock.
  package func letGo() {
    lock?.release()
    lock = nil
  }

  /// Saves the stack with its layers.
  package func save() {
    saved = navigator.state
  }

  /// Returns the number of outcomes of a request.
  package func outcomes(of request: Int) -> Int {
    var count = 0
    for (id, number) in numbers where number == request { count += ended[id, default: 0] }
    return count
  }

  /// Returns the outcome of a request.
  package func outcome(of request: Int) -> Outcome? { outcomes[request] }

  /// Returns whether the outcome of a request is `shown`, or `nil` if it has no outcome yet.
  package func hasShown(_ request: Int) -> Bool? { outcomes[request].map { $0 == .shown } }

  /// The number of alerts that returned another button than the last one whose request was shown.
  package var wrongAnswers: Int {
    // An alert whose host did not report it in time has failed, and can be open.
    let open = asked.filter { [.shown, .failed(.host)].contains($0.request.outcomeSoFar) }
    return open.indices.count { index in
      let end = open.indices.contains(index + 1) ? open[index + 1].number : .max
      let button = pressed.last { (open[index].number..<end).contains($0.number) && outcomes[$0.number] == .shown }
      guard let button, open[index].request.outcomeSoFar == .shown else { return false }
      return open[index].request.returnedSoFar?.button != Graph.table.number(of: button.button)
    }
  }

  /// The contract of the runtime.
  package var promise: GuardPromise { .oneOutcomeAndOneChange }

  /// Whether the guard is busy.
  package var isBusy: Bool { navigator.isBusy }

  private func take(_ event: NavigationEvent) {
    events.append(event)
    listener?(event)
    switch event.kind {
    case .requested(let request): numbers[request.id] = untold.isEmpty ? 0 : untold.removeFirst()
    case .began(let transition):
      host.request = numbers[transition.request] ?? 0
      changes += 1
    // A toolkit may close an alert before its transition ends.
    case .didShow(let screen):
      let page = app.pages[screen.id]
      if page?.place != .question, host.stack.last != page { shownElsewhere += 1 }
    case .released(let screen):
      if !released.insert(screen.id).inserted { releasedTwice += 1 }
      if made.removeValue(forKey: screen.id) == changes { madeForNothing += 1 }
    case .ended(let request, let outcome):
      ended[request, default: 0] += 1
      if let number = numbers[request] { outcomes[number] = outcome }
    default: break
    }
  }
}

// MARK: - Callbacks of the host

extension GuardedNavigation {
  /// Forwards the callback to the host adapter.
  package func hear(_ word: HostCallback) {
    host.hear(word)
  }

  /// Returns the decision of the guarded stack.
  package func swipeShouldBegin() -> Bool { asksUntold { host.swipeShouldBegin() } }

  /// Returns the decision of the guarded stack.
  package func dismissalShouldBegin(of layer: SimulatedPage) -> Bool {
    asksUntold { host.dismissalShouldBegin(of: layer) }
  }

  /// Runs an action of the user that the navigator may report as a request.
  package func asksUntold(_ act: () -> Bool) -> Bool {
    let before = untold.count
    untold.append(0)
    let mayBegin = act()
    // A re-entrant call returns `false` without an event.
    if untold.count > before { untold.removeLast() }
    return mayBegin
  }

  /// Forwards the callback to the host adapter.
  package func swipeMoved(to fraction: Double) {
    host.swipeMoved(to: fraction)
  }

  /// Forwards the callback to the host adapter.
  package func swipeEnded(_ end: SwipeEnd) {
    host.swipeEnded(end)
  }

  /// Forwards the callback to the host adapter.
  package func swipeIsBack() {
    host.swipeIsBack()
  }

  /// Forwards the callback to the host adapter.
  package func formChanged() {
    host.formChanged()
  }

  /// Forwards the callback to the host adapter.
  package func timerFired(_ timer: Int) {
    host.timerFired(timer)
  }
}

extension GuardedNavigation where Host == HostAdapter {
  /// Creates a guarded stack for a simulated host.
  convenience init(_ host: SimulatedHost, of graph: Graph.Type, policy: BusyPolicy) {
    let adapter = HostAdapter(host)
    self.init(adapter, adapter, of: graph, in: host.window, policy: policy) { $0 }
  }
}
