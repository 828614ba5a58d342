import NavRuntime

/// A host without a display. Nested calls can occur during each of its methods and properties. Like a toolkit, it
/// keeps the pages on its stack.
@MainActor final class ReentryHost: NavigationHost {
  typealias Page = ReentryPage

  private struct Running {
    let number: Int
    let transition: TransitionID
    let generation: Int
    let fault: ReentryHostFault?
    /// The value of ``timerWords`` at the start.
    let words: Int
  }

  /// A gesture, and the number of pages that remain after it.
  private struct Gesture {
    let transition: TransitionID
    let left: Int
  }

  private let agenda: Agenda
  private unowned let stage: ReentrancyRun
  private var running: Running?
  private var swipe: Gesture?
  /// The number of gestures so far. A gesture that begins while a change is awaited is a separate transition.
  private var swipes = 0
  private var lastNumber = 0
  private var timer = 0
  /// The instances on the stack. ``pages`` contains their items, and the items of parked tabs. The ID 0 is a page of
  /// other code.
  private(set) var shown: [InstanceID] = [] {
    didSet { if let top = shown.last { tops.insert(top) } }
  }
  private var pages: [InstanceID: StackItem<ReentryPage>] = [:]
  /// The stacks of the tabs that are not selected.
  private(set) var parked: [[InstanceID]] = []
  private var places: [InstanceID: TabPlace] = [:]
  private(set) var isInteractionOn = true
  private(set) var hasTimer = false
  /// The number of the navigator that receives the host's reports.
  private(set) var teller = 0
  private(set) var lastTransition = TransitionID(rawValue: 0)
  private(set) var isHidden = false
  /// Whether the columns are side by side.
  private(set) var isWide = false
  private var wasTold = false
  /// The alert that the host closed before it reports the button.
  private(set) var unreported: InstanceID?
  /// The pages that were on top since the last call of `show`.
  private(set) var tops: Set<InstanceID> = []
  /// The last alert whose button was reported.
  private(set) var lastChosen: InstanceID?
  /// Whether the host removed pages without a report.
  private var isSilent = false
  /// The number of reports about timers and visibility that are out of order.
  var timerWords = 0
  var faults: [ReentryHostFault] = []
  var animation = Duration.milliseconds(350)

  var delegate: HostDelegate? {
    didSet {
      teller = stage.connecting
      stage.tell { "  the host tells navigator \(teller)" }
      stage.happens(.delegateIsSet)
    }
  }

  init(_ agenda: Agenda, on stage: ReentrancyRun) {
    self.agenda = agenda
    self.stage = stage
  }

  // MARK: Calls of the navigator

  func show(_ change: StackChange<ReentryPage>) -> Duration {
    let generation = stage.generation(of: change.stack)
    stage.look(at: change, running: running?.generation == generation && running != nil)
    let asker = teller
    let before = shown
    let stood = stage.navigator.map { $0.stack.map(\.id) == before } ?? false
    unreported = nil
    stage.happens(.showBegins, of: generation)
    // Another navigator has taken over the host and passed a newer change.
    guard teller == asker else { return .zero }
    let fault = faults.isEmpty ? nil : faults.removeFirst()
    running = nil
    swipe = nil
    wasTold = true
    lastTransition = change.transition
    for item in change.stack { places[item.id] = item.opening.place }
    // Like a toolkit with layers, the host uses only the steps.
    let steps = change.steps.prefix(fault == .stopsHalfway ? 1 : .max)
    tops = []
    if fault == .isSkipped || fault == .losesLayer {
      // A host that ignores the change still has a page on top.
      let standing = shown
      shown = standing
      if fault == .losesLayer, let layer = layers.last, let start = shown.firstIndex(of: layer) {
        take(shown.count - start)
      }
    } else {
      let former = shown
      let stack = steps.reduce(shown.compactMap { pages[$0] }) { $1.performed(on: $0) }
      for item in stack + change.parked.joined() { pages[item.id] = item }
      shown = stack.map(\.id)
      let isAstray = fault == nil && stood && former == before && shown != change.stack.map(\.id)
      stage.note(isAstray, .stepsGoAstray, "\(steps.count) steps")
      if shown == change.stack.map(\.id) { parked = change.parked.map { $0.map(\.id) } } else { park(former) }
      forget()
    }
    if fault == .endsShort { take(1) }
    let length = change.isAnimated && !isHidden ? animation : .zero
    lastNumber += 1
    let number = lastNumber
    running = Running(
      number: number, transition: change.transition, generation: generation, fault: fault,
      words: timerWords)
    if fault == .completesInside {
      end(number)
    } else if fault != .animatesForever {
      // A change without animation is visible in the next frame.
      agenda.after(max(length, .milliseconds(16))) { [weak self] in self?.end(number) }
    }
    if fault == .completesEarly { delegate?.didShow(change.transition) }
    showPlaceholder()
    stage.happens(.showReturns, of: generation)
    return length
  }

  /// Releases the pages that are neither shown nor parked, after the write access ends.
  private func forget() {
    let held = Set(shown).union(parked.joined())
    var kept = pages.filter { held.contains($0.key) }
    swap(&pages, &kept)
  }

  func holds(_ instance: InstanceID) -> Bool { pages[instance] != nil }

  /// Removes pages from the top, except the first one.
  private func take(_ count: Int) {
    let (former, removed) = (shown, shown.suffix(max(0, min(count, shown.count - 1))))
    shown.removeLast(removed.count)
    park(former)
    forget()
  }

  private func end(_ number: Int) {
    guard let change = running, change.number == number else { return }
    running = nil
    if change.fault == .completesEarly { expectALook(at: change) }
    switch change.fault {
    case .neverCompletes, .completesEarly, .animatesForever: break
    case .completesLate:
      agenda.after(.seconds(1)) { [weak self] in self?.delegate?.didShow(change.transition) }
    case .completesTwice:
      delegate?.didShow(change.transition)
      agenda.after(.milliseconds(50)) { [weak self] in self?.delegate?.didShow(change.transition) }
    case .completesInside, .isSkipped, .stopsHalfway, .endsShort, .losesLayer, nil: delegate?.didShow(change.transition)
    }
  }

  /// Expects that a navigator that received a report too early queries the host again, no later than after another
  /// duration of the animation.
  private func expectALook(at change: Running) {
    agenda.after(animation + .milliseconds(200)) { [weak self, swipes] in
      guard let self, self.lastTransition == change.transition, self.swipes == swipes, !self.isMoving, !self.isHidden,
        change.words == self.timerWords
      else { return }
      let isOurs = self.stage.hearsAll && self.teller == change.generation && self.stage.generation == change.generation
      self.stage.note(isOurs && !self.isInteractionOn && self.stage.navigator != nil, .lookedTooLate, "")
    }
  }

  func settle() {
    stage.note(!wasTold, .emptyStackShown, "settle")
    running = nil
    swipe = nil
    stage.happens(.settles)
  }

  func setInteraction(_ isEnabled: Bool) {
    stage.note(isEnabled == isInteractionOn, .saidTwice, "interaction \(isEnabled)")
    isInteractionOn = isEnabled
    let generation = stage.generation
    if isEnabled { stage.ledger.decidedNoMore(by: generation) } else { stage.ledger.decided(by: generation) }
    stage.happens(.setsInteraction)
  }

  func setTimer(after delay: Duration?) {
    timer += 1
    let number = timer
    hasTimer = delay != nil
    if let delay {
      agenda.after(delay) { [weak self] in
        guard let self, number == self.timer else { return }
        self.hasTimer = false
        self.delegate?.timerFired()
      }
    }
    stage.happens(.setsTimer)
  }

  // MARK: Queries of the navigator

  var shownInstances: [InstanceID] {
    stage.happens(.tellsShown)
    return shown
  }

  var printsRefusals: Bool { false }

  var supports: HostFeatures {
    stage.happens(.tellsFeatures)
    return stage.schedule.traits.hasColumns ? [.alerts, .tabs, .panes] : [.alerts, .tabs]
  }

  var isExpanded: Bool {
    if stage.schedule.traits.hasColumns { stage.happens(.tellsForm) }
    return isWide
  }

  var isAnimating: Bool {
    stage.happens(.tellsAnimating)
    return isMoving
  }

  var now: Duration {
    stage.timeIsAsked()
    stage.happens(.tellsTime)
    return agenda.now
  }

  /// The number of the navigator whose change is running.
  var changing: Int? { running?.generation }

  /// Whether a change or a gesture is in progress, without a nested call.
  var isMoving: Bool { running != nil || swipe != nil }
}

// MARK: - Changes by the host itself

extension ReentryHost {
  /// Empties the host at the end of the run.
  func empty() {
    (shown, parked) = ([], [])
    forget()
    delegate = nil
  }

  /// Changes the form, and reports it unless the app is hidden.
  func fold() {
    isWide.toggle()
    showPlaceholder()
    if !isHidden { delegate?.formChanged() }
  }

  /// Shows the placeholder of a split whose last column is empty.
  private func showPlaceholder() {
    guard isWide, let first = shown.lastIndex(where: { pages[$0]?.opening != .push }) else { return }
    let run = shown[first...].compactMap { pages[$0] }
    guard let split = run.first?.split, run[...].columns().count < split.columns else { return }
    _ = split.placeholder()
  }

  func showOther() {
    shown.append(InstanceID(rawValue: 0))
  }

  /// Pops pages by a long press, and reports it.
  func pop(_ count: Int) {
    guard shown.count > 1, !isMoving else { return }
    take(count)
    delegate?.stackChanged()
  }

  func beginSwipe() {
    guard !isMoving, let transition = delegate?.interactivePopBegan() else { return }
    swipes += 1
    if !isMoving { swipe = Gesture(transition: transition, left: shown.count - 1) }
  }

  /// The tab bars, from the bottom.
  var bars: [TabPlace] { shown.compactMap { places[$0] } }

  /// Simulates the system selecting a parked tab.
  func selectByItself(_ pick: Int, tells: Bool) {
    guard !isMoving, let run = stage.one(of: parked, pick), let first = run.first, let place = places[first],
      let start = shown.firstIndex(where: { places[$0]?.container == place.container })
    else { return }
    let former = shown
    shown = shown[..<start] + run
    park(former)
    isSilent = !tells
    if tells { delegate?.stackChanged() }
  }

  /// Parks the stack of a tab, if its bar is still on the stack with another tab selected.
  private func park(_ former: [InstanceID]) {
    let containers = Set(bars.map(\.container))
    for (index, page) in former.enumerated() where places[page] != nil {
      parked.append([page] + former[(index + 1)...].prefix { pages[$0]?.opening == .push })
    }
    parked.removeAll { run in
      guard let first = run.first, let place = places[first] else { return true }
      return !containers.contains(place.container) || shown.contains(first)
    }
  }

  /// The first pages of layers, from the bottom.
  var layers: [InstanceID] { shown.filter { pages[$0]?.opening.beginsLayer == true } }

  func beginDismissal(of layer: InstanceID) {
    guard !isMoving, let transition = delegate?.dismissalBegan(of: layer) else { return }
    swipes += 1
    // A nested call may have removed the layer.
    if !isMoving { swipe = Gesture(transition: transition, left: shown.firstIndex(of: layer) ?? shown.count) }
  }

  /// The alert on top.
  var visibleAlert: InstanceID? { shown.last.flatMap { pages[$0]?.alert == nil ? nil : $0 } }

  /// Presses a button of the topmost alert. Toolkits close the alert first, and may report the button after a delay.
  func choose(_ button: SegueID, closesFirst: Bool, after delay: Duration = .zero) {
    guard let alert = visibleAlert else { return }
    lastChosen = alert
    let isIdle = !isMoving && !isHidden && stage.navigator?.isBusy == false && stage.isUnlocked
    let isQuiet = isIdle && !stage.ledger.isPressed(alert)
    if closesFirst { take(1) }
    guard closesFirst, delay > .zero else { return stage.tellChosen(alert, button) }
    if isQuiet { unreported = alert }
    agenda.after(delay) { [weak self] in
      if self?.unreported == alert { self?.unreported = nil }
      self?.stage.tellChosen(alert, button)
    }
  }

  /// Closes a layer and all layers above it without a call.
  func close(_ layer: InstanceID, tells: Bool) {
    guard !isMoving, let start = shown.firstIndex(of: layer) else { return }
    take(shown.count - start)
    isSilent = !tells
    if tells { delegate?.stackChanged() }
  }

  /// Reports changes that were not reported before.
  func ownUp() {
    guard isSilent else { return }
    isSilent = false
    delegate?.stackChanged()
  }

  /// Lifts the finger. The remaining movement is animated. Without a gesture, the report is out of order.
  func endSwipe(_ end: InteractivePopEnd) {
    if let gesture = swipe {
      agenda.after(.milliseconds(200)) { [weak self] in
        guard let self, self.swipe?.transition == gesture.transition else { return }
        self.swipe = nil
        if end == .finished { self.take(max(0, self.shown.count - gesture.left)) }
        self.delegate?.didShow(gesture.transition)
      }
    }
    delegate?.interactivePopEnded(end)
  }

  func hide(_ policy: HiddenHostPolicy) {
    timerWords += 1
    unreported = nil
    isHidden = true
    running = nil
    swipe = nil
    delegate?.suspended(policy)
  }

  func unhide() {
    timerWords += 1
    isHidden = false
    delegate?.resumed()
  }

  /// Simulates the system cancelling the touch.
  func loseSwipe() {
    if swipe != nil {
      swipe = nil
      delegate?.interactivePopEnded(.cancelled)
    }
  }
}
