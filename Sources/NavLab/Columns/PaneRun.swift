import NavRuntime

/// A run of a schedule with columns, and the required properties of the run. The checks derive the columns from the places
/// of pages.
@MainActor package final class PaneRun {
  typealias Navigation = GuardedNavigation<HostAdapter, DeskGraph>

  /// The counts of a run.
  package struct Counts: Sendable {
    /// The number of changes of form.
    package var folds = 0
    /// The number of changes of form during a transition.
    package var foldsInTransitions = 0
    /// The number of inspected states in which the app is idle.
    package var rests = 0
    /// The number of inspected states in which the app is idle and several pages act.
    package var expandedRests = 0
    /// The requests of pages that do not act.
    package var hiddenRequests = 0
    /// The final requests of pages below the top.
    package var requestsBelowTop = 0
    /// The requests that a page held.
    package var held = 0
  }

  /// The first violation.
  package private(set) var violation: PaneViolation?
  /// The counts.
  package private(set) var counts = Counts()

  private let stage: ScenarioRunner
  private let navigation: Navigation?
  private let kept: LabScreen?
  private var departure: Departure?
  /// The instances on the stack at the last inspection.
  private var lastShown: [InstanceID] = []

  /// The last cause of a change of the stack.
  private struct Departure {
    let request: NavigationEvent.Request?
    let path: [InstanceID]
    let shown: [InstanceID]
    let mayRemoveAll: Bool
  }

  private var requests: [RequestID: NavigationEvent.Request] = [:]

  init(_ stage: ScenarioRunner, kept: LabScreen?) {
    self.stage = stage
    self.kept = kept
    navigation = stage.navigation as? Navigation
    navigation?.listener = { [weak self] in self?.take($0) }
  }

  private func fail(_ property: PaneProperty, _ detail: @autoclosure () -> String) {
    if violation == nil { violation = PaneViolation(property: property, detail: detail()) }
  }

  // MARK: Events

  private func take(_ event: NavigationEvent) {
    switch event.kind {
    case .requested(let request): requests[request.id] = request
    case .began(let transition):
      let path = navigation?.navigator.stack.map(\.id) ?? []
      departure = Departure(
        request: requests[transition.request], path: path, shown: navigation?.navigator.shownInstances ?? [],
        mayRemoveAll: false)
    case .adopted:
      departure = Departure(request: nil, path: [], shown: lastShown, mayRemoveAll: false)
    case .evicted, .repairing: departure = Departure(request: nil, path: [], shown: [], mayRemoveAll: true)
    case .ended(_, .refused(.held)): counts.held += 1
    case .released(let screen): judgeRelease(screen)
    default: break
    }
  }

  private func judgeRelease(_ screen: ScreenInstance) {
    guard let kept, navigation?.app.pages[screen.id]?.place == kept, let departure, !departure.mayRemoveAll,
      departure.shown.contains(screen.id)
    else { return }
    guard let request = departure.request else { return fail(.heldPageStays, "\(kept) left without a request") }
    // A saved stack replaces everything. A request does not evaluate the pages between its source and its target.
    if request.segue == .none { return }
    let source = request.source.flatMap { departure.path.firstIndex(of: $0.id) }
    let page = departure.path.firstIndex(of: screen.id)
    if request.segue != .back, request.segue != .link, let source, let page, page <= source { return }
    fail(.heldPageStays, "\(kept) left by '\(request.name)' of \(request.source?.name ?? "nobody")")
  }

  // MARK: Changes of form

  func fold(_ isExpanded: Bool) {
    guard let navigation, stage.host.isExpanded != isExpanded else { return }
    counts.folds += 1
    let host = stage.host
    let isMoving = navigation.isBusy && host.isAnimating
    if isMoving { counts.foldsInTransitions += 1 }
    // A report of the host can end what is due anyway, and a swipe that is in progress is cancelled.
    let isUndisturbed = (isMoving || isAtRest) && (host as? SimulatedHost)?.swipe == nil
    let (events, calls) = (navigation.events.count, navigation.app.calls)
    stage.fold(expanded: isExpanded)
    guard isUndisturbed else { return }
    if navigation.app.calls != calls { fail(.foldEndsNothing, "\(navigation.app.calls - calls) calls of the app") }
    for event in navigation.events[events...] {
      switch event.kind {
      // A lock that was dropped earlier is released with the next report.
      case .formChanged, .unlocked: continue
      default: fail(.foldEndsNothing, "\(event.kind)")
      }
    }
  }

  // MARK: Idle states

  private var isAtRest: Bool {
    guard let navigation else { return false }
    return stage.host.isAtRest && !navigation.isBusy && navigation.stack == stage.host.stack
  }

  /// The pages that act, from the places on the host's stack.
  private var acting: [SimulatedPage] {
    let host = stage.host
    guard let top = host.stack.last else { return [] }
    let run = host.run(of: nil)
    let first = host.stack[run.lowerBound]
    let isSplit = first.place == .desk || first.place == .filter && host.layers[first] != .popover
    guard host.isExpanded, isSplit else { return [top] }
    return run.filter { index in
      index + 1 == host.stack.count || DeskPath.isPane(host.stack[index].place, host.stack[index + 1].place)
    }.map { host.stack[$0] }
  }

  /// Checks the properties of the current state.
  func inspect() {
    guard let navigation, violation == nil else { return }
    lastShown = navigation.navigator.shownInstances
    let path = navigation.navigator.stack.compactMap { navigation.app.pages[$0.id]?.place }
    if !path.isEmpty, !DeskPath.isLegal(path: path) { fail(.pathIsLegal, "\(path)") }
    guard isAtRest else { return }
    counts.rests += 1
    if !DeskPath.isLegal(stage.host) { fail(.pathIsLegal, "\(stage.places)") }
    let acting = acting
    if acting.count > 1 { counts.expandedRests += 1 }
    let found = navigation.navigator.active.compactMap { navigation.app.pages[$0.id] }
    if found != acting { fail(.actingPagesAct, "\(found) act, and not \(acting)") }
    for page in stage.host.stack {
      if navigation.app.handles[page]?.isVisible != acting.contains(page) {
        fail(.actingPagesAct, "isVisible of \(page) is wrong")
      }
    }
    requestHidden(acting)
  }

  /// Requests a segue of each page that does not act.
  private func requestHidden(_ acting: [SimulatedPage]) {
    guard !stage.isHeld, !stage.host.isCovered else { return }
    for page in stage.host.stack where !acting.contains(page) && page.place.hasPage {
      counts.hiddenRequests += 1
      let outcome = request(from: page)
      if outcome != .refused(.notVisible) {
        fail(.actingPagesAct, "a request of \(page) is not refused: \(outcome.map { "\($0)" } ?? "no outcome")")
      }
    }
  }

  private func request(from page: SimulatedPage) -> Outcome? {
    stage.ask(.push(stage.window.makePage(.probe)), from: page, .program, .animated)
    return navigation?.outcome(of: stage.asked.count)
  }

  // MARK: The end

  /// Waits until everything is idle, inspects it, requests a segue of an acting page, and judges the run.
  func end() {
    stage.wait(30)
    stage.forgetReactions()
    stage.host.forgetFaults()
    stage.letGo()
    stage.host.bringIntoView()
    stage.wait(30)
    guard let navigation else { return }
    if stage.host.isAtRest, navigation.stack != stage.host.stack {
      fail(.shownIsStack, "\(stage.places) and not \(navigation.stack)")
    }
    inspect()
    if let page = acting.first, isAtRest, page.place != .probe, page.place.hasPage {
      if page != stage.host.stack.last { counts.requestsBelowTop += 1 }
      let number = stage.asked.count + 1
      _ = request(from: page)
      stage.wait(5)
      if navigation.outcome(of: number) == .refused(.notVisible) {
        fail(.actingPagesAct, "a request of \(page) is not visible")
      }
    }
    let judgement = Judge.judge(stage)
    if judgement.finding != .holds { fail(.guardHolds, judgement.worst.joined(separator: "; ")) }
    navigation.listener = nil
  }
}
