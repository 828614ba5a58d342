@testable import NavRuntime

/// A host whose slides take as long as those of the player.
@MainActor final class MirrorHost: NavigationHost {
  struct Slide {
    let transition: TransitionID
    let stack: [StackItem<Any>]
    let end: Duration
  }

  var delegate: HostDelegate?
  var supports: HostFeatures { [.alerts, .tabs, .panes] }
  var printsRefusals: Bool { false }
  var length = Duration.milliseconds(350)
  private(set) var now = Duration.zero
  private(set) var stack: [StackItem<Any>] = []
  private(set) var slide: Slide?
  private(set) var timer: Duration?
  private(set) var interactionOffCount = 0
  private var finger: (transition: TransitionID, left: Int)?
  /// Whether columns are side by side. A change of form cancels a drag, and ends no slide.
  var isExpanded = false {
    didSet { if isExpanded != oldValue { delegate?.formChanged() } }
  }

  var shownInstances: [InstanceID] { (slide?.stack ?? stack).map(\.id) }
  var isAnimating: Bool { slide != nil || finger != nil }

  func show(_ change: StackChange<Any>) -> Duration {
    settle()
    guard change.isAnimated, length > .zero else {
      stack = change.stack
      delegate?.didShow(change.transition)
      return .zero
    }
    slide = Slide(transition: change.transition, stack: change.stack, end: now + length)
    return length
  }

  func settle() {
    if let slide { stack = slide.stack }
    slide = nil
    finger = nil
  }

  func setInteraction(_ isEnabled: Bool) { interactionOffCount += isEnabled ? -1 : 1 }

  func setTimer(after delay: Duration?) { timer = delay.map { now + $0 } }

  // MARK: - Clock

  var nextMoment: Duration? { [timer, slide?.end].compactMap { $0 }.min() }

  /// Moves the clock to a moment, and performs one action that is due.
  func pass(to moment: Duration) {
    now = max(now, moment)
    if let slide, slide.end <= now {
      settle()
      delegate?.didShow(slide.transition)
    } else if let timer, timer <= now {
      self.timer = nil
      delegate?.timerFired()
    }
  }

  // MARK: - User input

  /// Chooses a button of an alert, which closes the alert.
  func choose(_ button: SegueID, of alert: InstanceID) {
    if slide == nil, stack.last?.id == alert { stack.removeLast() }
    delegate?.alertChosen(alert, button)
  }

  func beginSwipe() { begin(leaving: 1, delegate?.interactivePopBegan()) }

  func beginDismissal() {
    guard let index = stack.lastIndex(where: { $0.opening.beginsLayer }) else { return }
    begin(leaving: stack.count - index, delegate?.dismissalBegan(of: stack[index].id))
  }

  private func begin(leaving count: Int, _ transition: TransitionID?) {
    if let transition { finger = (transition, stack.count - count) }
  }

  func endFinger(_ end: InteractivePopEnd) {
    guard let finger else { return }
    self.finger = nil
    if end == .finished { stack.removeLast(stack.count - finger.left) }
    delegate?.interactivePopEnded(end)
  }

  func moveFinger(to fraction: Double) { if finger != nil { delegate?.interactivePopMoved(to: fraction) } }
}
