import NavRuntime

/// A host without faults. Its animations take time on the clock of the agenda.
@MainActor final class FollowingHost: NavigationHost {
  typealias Page = String

  private static let length = Duration.milliseconds(350)

  private let agenda: Agenda
  private var running = 0
  private var timer = 0
  private(set) var stack: [StackItem<String>] = []
  private(set) var parked: [[StackItem<String>]] = []
  private(set) var isAnimating = false
  private(set) var isHidden = false
  var delegate: HostDelegate?

  init(_ agenda: Agenda) {
    self.agenda = agenda
  }

  var supports: HostFeatures { [.alerts, .tabs] }
  var printsRefusals: Bool { false }
  var shownInstances: [InstanceID] { stack.map(\.id) }
  var now: Duration { agenda.now }

  func show(_ change: StackChange<String>) -> Duration {
    stack = change.stack
    parked = change.parked
    running += 1
    guard change.isAnimated, !isHidden else {
      isAnimating = false
      delegate?.didShow(change.transition)
      return .zero
    }
    isAnimating = true
    let number = running
    agenda.after(Self.length) { [weak self] in self?.end(number, change.transition) }
    return Self.length
  }

  private func end(_ number: Int, _ transition: TransitionID) {
    guard number == running else { return }
    isAnimating = false
    delegate?.didShow(transition)
  }

  func settle() {
    running += 1
    isAnimating = false
  }

  func setInteraction(_ isEnabled: Bool) {}

  func setTimer(after delay: Duration?) {
    timer += 1
    guard let delay else { return }
    let number = timer
    agenda.after(delay) { [weak self] in
      if let self, number == timer { delegate?.timerFired() }
    }
  }

  // MARK: Actions of the user and the system

  func popByItself() {
    guard !isAnimating, stack.count > 1 else { return }
    stack.removeLast()
    delegate?.stackChanged()
  }

  func press(_ button: Int) {
    guard !isAnimating, let top = stack.last, let alert = top.alert else { return }
    delegate?.alertChosen(top.id, alert.buttons[button % alert.buttons.count].id)
  }

  func hide(_ policy: HiddenHostPolicy) {
    isHidden = true
    delegate?.suspended(policy)
  }

  func unhide() {
    guard isHidden else { return }
    isHidden = false
    delegate?.resumed()
  }
}
