import NavRuntime
import NavTesting

/// An in-memory host that breaks one sentence of the contract.
@MainActor final class FaultyHost: NavigationHost {
  /// Other faults, each of which breaks one sentence or several.
  enum Fault {
    /// It moves with the finger before it requests the gesture.
    case movesBeforeItAsks
    /// It accepts Back while interaction is off.
    case leavesTheBarOn
    /// It accepts presses of tabs while interaction is off.
    case leavesTheTabsOn
    /// It accepts swipes while interaction is off.
    case leavesTheSwipeOn
    /// If only a hidden tab changes, the page that leaves this tab is retained.
    case keepsParkedPages
    /// It keeps the previous navigator's layers when another navigator starts.
    case keepsLayersOfTheOneBefore
    /// It keeps the previous navigator's tabs when another navigator starts.
    case keepsTabsOfTheOneBefore
    /// It keeps the placeholder visible when the window becomes narrow.
    case keepsThePlaceholder
    /// Not a fault. Like a toolkit, it closes layers only in a `dismiss` step, even if the native stack is replaced.
    case closesLayersOnlyWhereToldTo
  }

  let inner = InMemoryHost<NumberedPage>(animation: .milliseconds(200))
  private let broken: ContractClause?
  private let fault: Fault?
  private var movesAlready = false
  private var changes = 0
  private var quietPauses = 0
  private var keptForEver: [StackChange<NumberedPage>] = []
  private var pagesForEver: [StackItem<NumberedPage>] = []
  private var hasNewDelegate = false
  private var leftOver: [InstanceID] = []
  private var lastTransition: TransitionID?

  /// Creates a host that breaks a sentence, or a correct host.
  init(_ broken: ContractClause? = nil) {
    (self.broken, fault) = (broken, nil)
  }

  /// Creates a host with a fault.
  init(_ fault: Fault) {
    (broken, self.fault) = (nil, fault)
  }

  var delegate: HostDelegate? {
    get { inner.delegate }
    set {
      if broken == .tellsTheDelegate, inner.delegate != nil { return }
      if inner.delegate !== newValue { hasNewDelegate = true }
      inner.delegate = newValue
    }
  }

  func show(_ change: StackChange<NumberedPage>) -> Duration {
    changes += 1
    quietPauses = 0
    lastTransition = change.transition
    switch broken {
    case .completesOnce where changes == 7: inner.fail(.completesTwice)
    case .standsAtCompletion where changes == 7: inner.fail(.doesNothing)
    case .animatesUntilCompletion where changes == 7: inner.fail(.completesEarly)
    case .endsBeforeTheNext where inner.isAnimating: return .zero
    case .letsPagesGo: keptForEver.append(change)
    default: break
    }
    plant(change)
    let length = inner.show(change)
    return broken == .saysHowLong && !change.isAnimated ? .milliseconds(200) : length
  }

  private func plant(_ change: StackChange<NumberedPage>) {
    let stays = shownInstances == change.stack.map(\.id)
    let isFirst = hasNewDelegate && Set(shownInstances).isDisjoint(with: change.stack.map(\.id))
    hasNewDelegate = false
    leftOver = []
    switch fault {
    case .keepsParkedPages where stays:
      let parked = Set(change.parked.joined().map(\.id))
      pagesForEver += inner.parked.joined().filter { !parked.contains($0.id) }
    case .keepsLayersOfTheOneBefore where isFirst: leftOver = inner.layers.dropFirst().joined().map(\.id)
    case .closesLayersOnlyWhereToldTo where isFirst && !change.steps.contains(where: \.closesLayers):
      leftOver = inner.layers.dropFirst().joined().map(\.id)
    case .keepsTabsOfTheOneBefore where isFirst: pagesForEver += inner.parked.joined()
    default: break
    }
  }

  var shownInstances: [InstanceID] {
    let doubled = broken == .keepsTheStackInBothForms && isExpanded ? inner.shownInstances.suffix(1) : []
    return broken == .showsOldOrNew && inner.isAnimating
      ? inner.shownInstances.reversed() : inner.shownInstances + leftOver + doubled
  }

  var isAnimating: Bool { inner.isAnimating || movesAlready }
  var isCovered: Bool { broken != .saysThatItIsCovered && inner.isCovered }
  var isExpanded: Bool { inner.isExpanded }
  var supports: HostFeatures { inner.supports }
  var printsRefusals: Bool { false }
  var now: Duration { broken == .countsTime ? .zero : inner.now }

  func wordsDidChange(_ words: StackWords<NumberedPage>) {
    inner.wordsDidChange(words)
    if broken == .changesWords, let lastTransition { delegate?.didShow(lastTransition) }
  }

  func settle() {
    if broken != .settles { inner.settle() }
  }

  func setInteraction(_ isEnabled: Bool) {
    if broken != .takesInteraction { inner.setInteraction(isEnabled) }
  }

  func setTimer(after delay: Duration?) {
    if broken != .setsOneTimer || delay != nil { inner.setTimer(after: delay) }
  }

  func advance(by time: Duration) {
    inner.advance(by: time)
    quietPauses += inner.isAnimating ? 0 : 1
    if broken == .keepsStill, changes == 7, quietPauses == 3 { inner.pressBack() }
  }

  private func moving(_ ask: () -> Void) {
    movesAlready = true
    ask()
    movesAlready = false
  }

  /// The simulated user input.
  var hands: UserInput {
    var hands = inner.hands
    switch fault {
    case .movesBeforeItAsks:
      hands.swipe?.begin = { if self.inner.isInteractionEnabled { self.moving { _ = self.inner.beginSwipe() } } }
      hands.dismissal?.begin = { self.moving { _ = self.inner.beginDismissal() } }
    case .leavesTheBarOn: hands.pressBack = { self.inner.pressBack() }
    case .leavesTheTabsOn:
      hands.pressTab = { tab in if let tabs = self.inner.visibleTabs?.tabs { self.inner.pressTab(tabs[tab].name) } }
    case .leavesTheSwipeOn: hands.swipe?.begin = { self.inner.beginSwipe() }
    case .keepsThePlaceholder: hands.isPlaceholderVisible = { self.inner.layers.last?.count == 1 }
    case .keepsParkedPages, .keepsLayersOfTheOneBefore, .keepsTabsOfTheOneBefore, .closesLayersOnlyWhereToldTo, nil:
      break
    }
    switch broken {
    case .showsTheTop: hands.visiblePage = { self.inner.stack.dropLast().last.flatMap(Self.number) }
    case .asksForBack: hands.pressBack = { self.inner.popByItself() }
    case .asksForBackFurther: hands.chooseBelow = { _ in self.inner.pressBack() }
    case .refusesASwipe:
      hands.swipe?.begin = { if !self.inner.beginSwipe() { self.inner.popByItself() } }
    case .finishesASwipe:
      hands.swipe?.end = { end in
        if end == .finished { self.silently { self.inner.finishSwipe() } } else { self.inner.cancelSwipe() }
      }
    case .cancelsASwipe: hands.swipe?.end = { _ in self.inner.finishSwipe() }
    case .refusesADismissal:
      hands.dismissal?.begin = {
        if !self.inner.beginDismissal() { self.silently { self.inner.dismissByItself() } }
      }
    case .finishesADismissal:
      hands.dismissal?.begin = {
        if let top = self.inner.stack.last { _ = self.delegate?.dismissalBegan(of: top.id) }
      }
    case .cancelsADismissal:
      hands.dismissal?.end = { end in
        if end == .finished { self.inner.finishSwipe() } else { self.silently { self.inner.cancelSwipe() } }
      }
    case .tellsTheButton: hands.pressButton = { _ in self.inner.choose() }
    case .asksForATab:
      hands.pressTab = { tab in
        guard let tabs = self.inner.visibleTabs?.tabs else { return }
        self.inner.pressTab(tabs[tab].name)
        self.silently { self.inner.selectTabByItself(tabs[tab].name) }
      }
    case .tellsItsOwnChanges: hands.popByItself = { self.silently { self.inner.popByItself() } }
    case .saysThatItIsHidden: hands.hide = {}
    case .saysThatTheFormChanged:
      hands.resize = { isExpanded in self.silently { self.inner.isExpanded = isExpanded } }
    case .completesAcrossForms:
      hands.resize = { isExpanded in
        if self.inner.isAnimating, let transition = self.lastTransition { self.delegate?.didShow(transition) }
        self.inner.isExpanded = isExpanded
      }
    case .asksForBackOfAColumn: hands.pressBackOf = { _ in self.inner.popByItself() }
    case .fillsAnEmptyColumn: hands.isPlaceholderVisible = { self.inner.isExpanded }
    case .hasNoFormWhileHidden:
      hands.resize = { isExpanded in
        self.inner.isExpanded = isExpanded
        if self.inner.hiding != nil { self.delegate?.formChanged() }
      }
    default: break
    }
    return hands
  }

  private static func number(_ item: StackItem<NumberedPage>) -> Int? {
    if case .page(let page) = item.content { page.number } else { nil }
  }

  /// Performs a change without any report.
  private func silently(_ deed: () -> Void) {
    let delegate = inner.delegate
    inner.delegate = nil
    deed()
    inner.delegate = delegate
  }
}

extension StackStep {
  /// Whether this step closes layers.
  fileprivate var closesLayers: Bool { if case .dismiss = self { true } else { false } }
}
