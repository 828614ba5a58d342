/// What a script can do: be the user, be the app, be the host, and let time pass. It names no guard.
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

  /// The guard that is tried.
  package let kind: GuardKind
  /// What all hosts of the run are in.
  package let window: SimulatedWindow
  /// The host.
  package let host: any LabHost
  /// The guard before it.
  package let navigation: any NavigationGuard
  /// All that was asked, in order.
  package private(set) var asked: [AskedRequest] = []
  /// The places that back may not leave.
  package private(set) var kept: Set<LabScreen> = []
  /// The places that nobody may be on any more.
  package internal(set) var forbidden: Set<LabScreen> = []
  /// A second stack in the same window, with a guard of the same kind; there once it is asked for.
  package private(set) lazy var other = makeOther()
  /// The second stack, where there is one.
  package private(set) var otherIfAny: ScenarioRunner?

  /// Whether it is an app with tabs.
  package let hasTabs: Bool
  /// The root that may stand.
  package internal(set) var root: LabRoot
  /// Whether nothing may begin.
  var isHeld = false
  var backGuard = BackGuard.app
  /// What the app's code does when the fact that it waits for is known.
  var whenKnown: [@MainActor () -> Void] = []
  private let setting: Setting
  private var reactions: [Reaction] = []
  private var answers: [AlertButton: @MainActor () -> Void] = [:]
  /// When a button of an alert was pressed in a quiet app, and how much had been asked then.
  var lastPress: (time: Duration, asked: Int)?
  private var saved: [(place: LabScreen, layer: LayerKind?)] = []
  private var lastPages = [SimulatedPage?](repeating: nil, count: LabScreen.allCases.count)

  /// A stage with the root on its stack, at rest.
  package convenience init(_ kind: GuardKind, on root: LabRoot = .home) {
    self.init(kind, on: root, in: SimulatedWindow())
  }

  /// What makes a host in a window, and a guard before it.
  package typealias Setting = @MainActor (GuardKind, SimulatedWindow) -> (any LabHost, any NavigationGuard)

  /// A stage with a host and a guard that somebody makes.
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

  /// The simulated host.
  package static func simulated(_ kind: GuardKind, in window: SimulatedWindow) -> (any LabHost, any NavigationGuard) {
    let host = SimulatedHost(in: window)
    return (host, kind.makeGuard(before: host))
  }

  private func makeOther() -> ScenarioRunner {
    let other = ScenarioRunner(kind, on: .home, in: window, setting: setting)
    otherIfAny = other
    return other
  }

  /// How much longer the pauses of a script are than it says.
  package var pace = 1.0

  /// Lets so many seconds pass.
  package func wait(_ seconds: Double) {
    window.clock.advance(by: .seconds(seconds * pace))
  }

  /// Runs code of the app once, when a page of that place comes to a moment of its life.
  package func when(_ moment: PageMoment, _ place: LabScreen, _ act: @escaping @MainActor () -> Void) {
    reactions.append(Reaction(moment: moment, place: place, act: act))
  }

  /// Forgets the code that has not run: a run is over, and what refers to the stage goes with it.
  package func forgetReactions() {
    reactions.removeAll()
    answers.removeAll()
    whenKnown.removeAll()
  }

  /// Runs code of the app when a button of the alert is heard, beside what the button does.
  package func whenChosen(_ button: AlertButton, _ act: @escaping @MainActor () -> Void) {
    answers[button] = act
  }

  func answer(_ button: AlertButton, to alert: SimulatedPage) {
    ask(.choose(button), from: alert, .user, .animated)
    answers.removeValue(forKey: button)?()
  }

  /// The page of a place that was put up last, on the stack or not any more.
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
  /// Taps the control that leads to a place, on the page that takes taps.
  package func tap(_ place: LabScreen, _ animation: ChangeAnimation = .animated) {
    tap([place], animation)
  }

  /// Taps several controls of one page with several fingers, all of which are down before the first control acts.
  package func tapTogether(_ places: LabScreen..., animation: ChangeAnimation = .animated) {
    tap(places, animation)
  }

  private func tap(_ places: [LabScreen], _ animation: ChangeAnimation) {
    press(places.map { place in (place, { .push($0) }) }, animation)
  }

  /// Presses controls of the page that takes taps, each of which leads to a place.
  func press(
    _ controls: [(place: LabScreen, action: (SimulatedPage) -> GuardRequest.Action)], _ animation: ChangeAnimation
  ) {
    let touched = host.touchablePage
    guard let page = touched ?? (host.isAtRest ? host.visible : nil), page.place.hasPage else { return }
    let getsThrough = touched != nil && navigation.takesTap(on: page)
    if !getsThrough, !host.isAtRest { return }
    for control in controls where control.place.rawValue > page.place.rawValue {
      ask(control.action(window.makePage(control.place)), from: page, .user, animation, getsThrough: getsThrough)
    }
  }

  /// Presses the back button, or a key for it, which is heard below a layer of somebody else's too. Where the app keeps a place, it says no
  /// to the press.
  package func back(byKey: Bool = false) {
    guard host.isInView || byKey, let page = host.stack.last else { return }
    if !host.isInteractionOn, !host.isAtRest { return }
    if kept.contains(page.place), backGuard == .app { return }
    ask(.back, from: page, .user, .animated, getsThrough: host.isInteractionOn)
  }

  /// Goes through these places by taps, with time between them, to where a scenario begins.
  package func stand(on places: LabScreen...) {
    for place in places {
      tap(place)
      window.clock.advance(by: .seconds(3))
    }
  }

  /// Swipes back that far, and lifts the finger.
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
  /// What code of the app asks for on its own.
  @MainActor package struct Program {
    let stage: ScenarioRunner

    /// A push, by code that belongs to the last page of a place, or to no page and means whatever is on top. Where there
    /// has been no page of that place there is no such code, and nothing happens.
    package func push(_ place: LabScreen, from source: LabScreen? = nil, _ animation: ChangeAnimation = .animated) {
      ask(.push(stage.window.makePage(place)), from: source, animation)
    }

    /// A push of a page that has been on a stack before.
    package func push(
      again page: SimulatedPage?, from source: LabScreen? = nil, _ animation: ChangeAnimation = .animated
    ) {
      if let page { ask(.push(page), from: source, animation) }
    }

    /// A pop of the top page.
    package func pop(from source: LabScreen? = nil, _ animation: ChangeAnimation = .animated) {
      ask(.pop, from: source, animation)
    }

    /// A pop to the last page of a place, whether it is on the stack or not.
    package func unwind(to place: LabScreen, from source: LabScreen? = nil, _ animation: ChangeAnimation = .animated) {
      if let page = stage.page(place) { ask(.unwind(page), from: source, animation) }
    }

    /// A pop of everything but the root.
    package func popToRoot(from source: LabScreen? = nil, _ animation: ChangeAnimation = .animated) {
      ask(.popToRoot, from: source, animation)
    }

    /// Another stack, of new pages.
    package func setStack(_ places: LabScreen..., animation: ChangeAnimation = .unanimated) {
      setStack(pages: places.map(stage.window.makePage), animation)
    }

    /// Another stack, of these pages.
    package func setStack(pages: [SimulatedPage], _ animation: ChangeAnimation = .unanimated) {
      ask(.setStack(pages), from: nil, animation)
    }

    /// A page in a layer of its own.
    package func present(
      _ place: LabScreen, as kind: LayerKind = .sheet, from source: LabScreen? = nil,
      _ animation: ChangeAnimation = .animated
    ) {
      ask(.present(stage.window.makePage(place), kind), from: source, animation)
    }

    /// The alert.
    package func alert(from source: LabScreen? = nil, _ animation: ChangeAnimation = .animated) {
      present(.question, as: .alert, from: source, animation)
    }

    /// A page in the place of the one that asks.
    package func replace(
      by place: LabScreen, from source: LabScreen? = nil, _ animation: ChangeAnimation = .animated
    ) {
      ask(.replace(stage.window.makePage(place)), from: source, animation)
    }

    /// The stack that was saved.
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

  /// The app's code.
  package var program: Program { Program(stage: self) }

  /// Says that the app lets nobody leave these places by back.
  package func keepOnBack(_ places: LabScreen...) {
    kept = Set(places)
    backGuard = navigation.keepOnBack(kept)
  }

  /// Says that nobody may be on these places any more, the root aside. An app without a guard for it goes back, by code of the lowest of those pages.
  package func forbid(_ places: LabScreen...) {
    forbidden = Set(places).subtracting([.home, .left, .right, .inner])
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

  /// The app is left, and its stack saved.
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
    asked.append(
      AskedRequest(
        request: request, wasDueAtOnce: isDueAtOnce(request), wasCovered: host.isCovered, reply: nil))
    guard getsThrough else { return }
    let reply = navigation.perform(request)
    asked[request.number - 1].reply = reply
  }

  /// Whether a button is heard as soon as its alert has gone, and nobody has asked for anything meanwhile.
  private var isPrompt: Bool {
    guard let press = lastPress else { return false }
    return press.time + host.animation == window.clock.now && press.asked == asked.count
  }

  private func isDueAtOnce(_ request: GuardRequest) -> Bool {
    guard host.isQuiet, host.visible == host.stack.last else { return false }
    if let source = request.source, source != host.visible, source.place.hasPage { return false }
    switch request.action {
    case .push(let page): return !host.stack.contains(page) && !window.holds(page, outside: host)
    case .back, .pop, .popToRoot: return host.stack.count > 1
    case .unwind(let page): return host.stack.dropLast().contains(page)
    case .setStack, .setRoot: return true
    case .present(let page, let kind): return page.place != .question || kind == .alert
    case .replace: return host.stack.count > 1
    // Below a bar of tabs there is no page to go to.
    case .choose(let button): return isPrompt && !isHeld && (button == .keep || root != .tabs)
    case .select(let page): return canSelect(page.place)
    case .restore, .goToTab, .go, .open, .pushWhenKnown: return false
    }
  }
}
