import NavRuntime

/// Shows a text, in a window that can be hidden.
@MainActor final class TextHost: NavigationHost {
  /// What is seen.
  private(set) var text = ""
  private let length = Duration.milliseconds(30)
  private var running: (transition: TransitionID, end: Task<Void, Never>)?
  private var timer: Task<Void, Never>?
  private var takesPresses = true
  private let start = SuspendingClock.now

  // MARK: Whom it tells

  var delegate: HostDelegate? {
    didSet { if isHidden, delegate !== oldValue { delegate?.suspended(.changeUnanimated) } }
  }

  // MARK: What it is told

  func show(_ change: StackChange<String>) -> Duration {
    end()  // never two at once
    shownInstances = change.stack.map(\.id)
    text = change.top?.page ?? ""
    guard change.isAnimated, !isHidden else {
      delegate?.didShow(change.transition)  // inside the call is fine
      return .zero
    }
    running = (change.transition, after(length) { [weak self] in self?.end() })
    return length
  }

  func settle() {  // nobody is told
    running?.end.cancel()
    running = nil
  }

  func setInteraction(_ isEnabled: Bool) { takesPresses = isEnabled }

  func setTimer(after delay: Duration?) {
    timer?.cancel()
    timer = delay.map { after($0) { [weak self] in self?.delegate?.timerFired() } }
  }

  // MARK: What it says of itself

  private(set) var shownInstances: [InstanceID] = []
  var isAnimating: Bool { running != nil }
  var now: Duration { start.duration(to: .now) }

  // MARK: What people and the system do

  func pressBack() {
    if takesPresses { delegate?.backRequested() }  // and nothing moves
  }

  var isHidden = false {
    didSet {
      guard isHidden != oldValue else { return }
      if isHidden {
        delegate?.suspended(.changeUnanimated)
        end()  // nobody sees how it goes on
      } else {
        delegate?.resumed()
      }
    }
  }

  // MARK: Inside

  private func end() {
    guard let transition = running?.transition else { return }
    settle()  // `isAnimating` is false by now
    delegate?.didShow(transition)
  }

  private func after(_ delay: Duration, _ action: @escaping @MainActor () -> Void) -> Task<Void, Never> {
    Task {
      try? await Task.sleep(for: delay, clock: .suspending)
      if !Task.isCancelled { action() }
    }
  }
}
