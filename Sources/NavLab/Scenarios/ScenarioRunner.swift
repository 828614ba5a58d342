/// The actions of a script: those of the user, of the app, and of the host. A script also advances the clock.
///
/// ```swift
/// stage.tap(.a)
/// stage.wait(0.1)
/// stage.program.push(.b)
/// stage.host.nextChange(.neverCompletes)
/// ```
@MainActor package final class ScenarioRunner {
  private struct Reaction {
    let moment: PageMoment
    let place: LabScreen
    let act: @MainActor () -> Void
  }

  /// The kind of the guard.
  package let kind: GuardKind
  /// The window of all hosts of the run.
  package let window: SimulatedWindow
  /// The host.
  package let host: any LabHost
  /// The guard in front of the host.
  package let navigation: any NavigationGuard
  /// All requests, in order.
  package private(set) var asked: [AskedRequest] = []
  /// The places that a back guard keeps.
  package private(set) var kept: Set<LabScreen> = []
  /// The places whose requirement fails.
  package internal(set) var forbidden: Set<LabScreen> = []
  /// A second stack in the same window with the same kind of guard, created on first use.
  package private(set) lazy var other = makeOther()
  /// The second stack, or `nil` if it was not used.
  package private(set) var otherIfAny: ScenarioRunner?

  /// Whether the app has tabs.
  package let hasTabs: Bool
  /// The root whose requirement holds.
  package internal(set) var root: LabRoot
  /// Whether the app holds a lock.
  var isHeld = false
  var backGuard = BackGuard.app
  /// The code that runs when the awaited fact is known.
  var whenKnown: [@MainActor () -> Void] = []
  private let setting: Setting
  private var reactions: [Reaction] = []
  private var answers: [AlertButton: @MainActor () -> Void] = [:]
  /// The time of the last press of an alert button in an idle app, and the number of requests before it.
  var lastPress: (time: Duration, asked: Int)?
  private var saved: [(place: LabScreen, layer: LayerKind?)] = []
  private var lastPages = [SimulatedPage?](repeating: nil, count: LabScreen.allCases.count)

  /// Creates an idle stage with a root on its stack.
  package convenience init(_ kind: GuardKind, on root: LabRoot = .home) {
    self.init(
      kind, on: root, in: SimulatedWindow(),
      setting: root == .desk ? ScenarioRunner.simulatedWithColumns : ScenarioRunner.simulated)
  }

  /// A function that creates a host in a window, and a guard in front of it.
  package typealias Setting = @MainActor (GuardKind, SimulatedWindow) -> (any LabHost, any NavigationGuard)

  /// Creates a stage with a custom host and guard.
  package init(
    _ kind: GuardKind, on root: LabRoot, in window: SimulatedWindow,
    setting: @escaping Setting = ScenarioRunner.simulated
  ) {
    self.kind = kind
    self.window = window
    self.root = root
    self.setting = setting
    hasTabs = root == .tabs
    (host, navigation) = setting(kind, window)
    host.pageListener = { [weak self] in self?.page($1, is: $0) }
    host.answerListener = { [weak self] in self?.answer($1, to: $0) }
    navigation.start(on: root)
    wait(3)
  }

  /// Creates a simulated host and a guard.
  package static func simulated(_ kind: GuardKind, in window: SimulatedWindow) -> (any LabHost, any NavigationGuard) {
    let host = SimulatedHost(in: window)
    return (host, kind.makeGuard(before: host, on: .home))
  }

  /// Creates a simulated host with columns and a guard.
  package static func simulatedWithColumns(
    _ kind: GuardKind, in window: SimulatedWindow
  ) -> (any LabHost, any NavigationGuard) {
    let host = SimulatedHost(in: window)
    return (host, kind.makeGuard(before: host, on: .desk))
  }

  private func makeOther() -> ScenarioRunner {
    let other = ScenarioRunner(kind, on: .home, in: window, setting: setting)
    otherIfAny = other
    return other
  }

  /// The factor for the pauses of a script.
  package var pace = 1.0

  /// Advances the clock.
  package func wait(_ seconds: Double) {
    window.clock.advance(by: .seconds(seconds * pace))
  }

  /// Runs code of the app once, when a page of that place reaches a moment of its life.
  package func when(_ moment: PageMoment, _ place: LabScreen, _ act: @escaping @MainActor () -> Void) {
    reactions.append(Reaction(moment: moment, place: place, act: act))
  }

  /// Discards the code that has not run, because it refers to the stage.
  package func forgetReactions() {
    reactions.removeAll()
    answers.removeAll()
    whenKnown.removeAll()
  }

  /// Runs additional code of the app when a button of the alert is reported.
  package func whenChosen(_ button: AlertButton, _ act: @escaping @MainActor () -> Void) {
    answers[button] = act
  }

  func answer(_ button: AlertButton, to alert: SimulatedPage) {
    ask(.choose(button), from: alert, .user, .animated)
    answers.removeValue(forKey: button)?()
  }

  /// The last created page of a place, on the stack or not.
  package func page(_ place: LabScreen) -> SimulatedPage? { lastPages[place.rawValue] }

  /// The places on the host's stack.
  package var places: [LabScreen] { host.stack.map(\.place) }

  private func page(_ page: SimulatedPage, is moment: PageMoment) {
    if moment == .loads { lastPages[page.place.rawValue] = page }
    guard let index = reactions.firstIndex(where: { $0.moment == moment && $0.place == page.place }) else { return }
    reactions.remove(at: index).act()
  }
}

// MARK: - The user

extension ScenarioRunner {
  /// Taps the control that leads to a place, on the page that receives taps.
  package func tap(_ place: LabScreen, _ animation: ChangeAnimation = .animated) {
    tap([place], animation)
  }

  /// Taps several controls of one page with several fingers. All fingers are down before the first control acts.
  package func tapTogether(_ places: LabScreen..., animation: ChangeAnimation = .animated) {
    tap(places, animation)
  }

  private func tap(_ places: [LabScreen], _ animation: ChangeAnimation) {
    press(places.map { place in (place, { .push($0) }) }, animation)
  }

  /// Presses controls of the page that receives taps. Each control leads to a place.
  func press(
    _ controls: [(place: LabScreen, action: (SimulatedPage) -> GuardRequest.Action)], _ animation: ChangeAnimation
  ) {
    let touched = host.touchablePage
    guard let page = touched ?? (host.isAtRest ? host.visible : nil), page.place.hasPage else { return }
    let getsThrough = touched != nil && navigation.takesTap(on: page)
    if !getsThrough, !host.isAtRest { return }
    for control in controls where control.place.canFollow(page.place) {
      ask(control.action(window.makePage(control.place)), from: page, .user, animation, getsThrough: getsThrough)
    }
  }

  /// Presses the back button or its key. The key also works below a layer of other code. If the app keeps a place, its
  /// back guard refuses the press.
  package func back(byKey: Bool = false) {
    guard host.isInView || byKey, let page = host.stack.last else { return }
    if !byKey, !navigation.hasBackButton(page) { return missButton(page) }
    if !host.isInteractionOn, !host.isAtRest { return }
    if kept.contains(page.place), backGuard == .app { return }
    ask(.back, from: page, .user, .animated, getsThrough: host.isInteractionOn)
  }

  /// Records that the user looks for a back button that is not there.
  private func missButton(_ page: SimulatedPage) {
    // The first page of a column does not need one, because the list is beside it.
    if !host.isExpanded, !isHeld, !navigation.isBusy, !kept.contains(page.place) {
      ask(.back, from: page, .user, .animated, getsThrough: false)
    }
  }

  /// Goes through these places by taps, with pauses, to set up a scenario.
  package func stand(on places: LabScreen...) {
    for place in places {
      tap(place)
      window.clock.advance(by: .seconds(3))
    }
  }

  /// Swipes back by a fraction, and lifts the finger.
  package func swipe(to fraction: Double) {
    guard host.beginSwipe() else { return }
    wait(0.1)
    host.moveSwipe(to: fraction)
    wait(0.1)
    host.liftSwipe()
  }
}

// MARK: - The app

extension ScenarioRunner {
  /// Requests that code of the app makes.
  @MainActor package struct Program {
    let stage: ScenarioRunner

    /// Pushes a place, by code of the last page of `source`, or of the top page by default. Does nothing if there was
    /// no page of `source`.
    package func push(_ place: LabScreen, from source: LabScreen? = nil, _ animation: ChangeAnimation = .animated) {
      ask(.push(stage.window.makePage(place)), from: source, animation)
    }

    /// Pushes a page that was on a stack before.
    package func push(
      again page: SimulatedPage?, from source: LabScreen? = nil, _ animation: ChangeAnimation = .animated
    ) {
      if let page { ask(.push(page), from: source, animation) }
    }

    /// Pops the top page.
    package func pop(from source: LabScreen? = nil, _ animation: ChangeAnimation = .animated) {
      ask(.pop, from: source, animation)
    }

    /// Pops to the last page of a place, whether it is on the stack or not.
    package func unwind(to place: LabScreen, from source: LabScreen? = nil, _ animation: ChangeAnimation = .animated) {
      if let page = stage.page(place) { ask(.unwind(page), from: source, animation) }
    }

    /// Pops to the root.
    package func popToRoot(from source: LabScreen? = nil, _ animation: ChangeAnimation = .animated) {
      ask(.popToRoot, from: source, animation)
    }

    /// Sets a stack of new pages.
    package func setStack(_ places: LabScreen..., animation: ChangeAnimation = .unanimated) {
      setStack(pages: places.map(stage.window.makePage), animation)
    }

    /// Sets a stack of these pages.
    package func setStack(pages: [SimulatedPage], _ animation: ChangeAnimation = .unanimated) {
      ask(.setStack(pages), from: nil, animation)
    }

    /// Presents a page in a layer.
    package func present(
      _ place: LabScreen, as kind: LayerKind = .sheet, from source: LabScreen? = nil,
      _ animation: ChangeAnimation = .animated
    ) {
      ask(.present(stage.window.makePage(place), kind), from: source, animation)
    }

    /// Presents the alert.
    package func alert(from source: LabScreen? = nil, _ animation: ChangeAnimation = .animated) {
      present(.question, as: .alert, from: source, animation)
    }

    /// Replaces the source by a new page.
    package func replace(
      by place: LabScreen, from source: LabScreen? = nil, _ animation: ChangeAnimation = .animated
    ) {
      ask(.replace(stage.window.makePage(place)), from: source, animation)
    }

    /// Restores the saved stack.
    package func restore() {
      let pages = stage.saved.map { SavedPage(page: stage.window.makePage($0.place), layer: $0.layer) }
      ask(.restore(pages), from: nil, .unanimated)
    }

    func ask(_ action: GuardRequest.Action, from source: LabScreen?, _ animation: ChangeAnimation) {
      let page = source.flatMap(stage.page)
      if source != nil, page == nil { return }
      stage.ask(action, from: page, .program, animation)
    }
  }

  /// The requests of code of the app.
  package var program: Program { Program(stage: self) }

  /// Adds a back guard to these places.
  package func keepOnBack(_ places: LabScreen...) {
    kept = Set(places)
    backGuard = navigation.keepOnBack(kept)
  }

  /// Forbids these places, except the root. In an app without a guard, code of the lowest such page goes back.
  package func forbid(_ places: LabScreen...) {
    forbidden = Set(places).subtracting([.home, .left, .right, .inner, .desk])
    guard navigation.forbid(forbidden.union(root.hidden)) == .app,
      let index = host.stack.firstIndex(where: { forbidden.contains($0.place) })
    else { return }
    let page = host.stack[index]
    if host.tabs[page] != nil, let first = page.place.container?.tabs.first {
      ask(.select(window.makePage(first)), from: page, .program, .unanimated)
    } else if index > 0 {
      ask(.unwind(host.stack[index - 1]), from: page, .program, .unanimated)
    }
  }

  /// Saves the stack, as when the user leaves the app.
  package func save() {
    saved = host.stack.map { page in (page.place, host.stack.first == page ? nil : host.layers[page]) }
    navigation.save()
  }

  func ask(
    _ action: GuardRequest.Action, from source: SimulatedPage?, _ asker: Asker, _ animation: ChangeAnimation,
    getsThrough: Bool = true
  ) {
    let request = GuardRequest(
      number: asked.count + 1, action: action, source: source, asker: asker, animation: animation)
    let top = navigation.stack.last
    asked.append(
      AskedRequest(
        request: request, wasDueAtOnce: isDueAtOnce(request), wasCovered: host.isCovered,
        alert: top?.place == .question ? top : nil, reply: nil))
    guard getsThrough else { return }
    let reply = navigation.perform(request)
    asked[request.number - 1].reply = reply
  }

  /// Whether a button is reported as soon as its alert closes, without other requests in between.
  private var isPrompt: Bool {
    guard let press = lastPress else { return false }
    return press.time + host.animation == window.clock.now && press.asked == asked.count
  }

  private func isDueAtOnce(_ request: GuardRequest) -> Bool {
    guard host.isQuiet, host.visible == host.stack.last else { return false }
    if let source = request.source, source != host.visible, source.place.hasPage, !host.columnTops.contains(source) {
      return false
    }
    switch request.action {
    case .push(let page): return !host.stack.contains(page) && !window.holds(page, outside: host)
    case .pane(let page, _): return canChoose(page.place, on: request.source)
    case .back, .pop, .popToRoot: return host.stack.count > 1
    case .unwind(let page): return host.stack.dropLast().contains(page)
    case .setStack, .setRoot: return true
    case .present(let page, let kind): return page.place != .question || kind == .alert
    case .replace: return host.stack.count > 1
    // Below a tab bar, there is no page to go to.
    case .choose(let button): return isPrompt && !isHeld && (button == .keep || root != .tabs)
    case .select(let page): return canSelect(page.place)
    case .restore, .goToTab, .go, .open, .pushWhenKnown: return false
    }
  }
}
