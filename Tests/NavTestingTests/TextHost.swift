import NavRuntime

/// Shows a text, in a window that can be hidden.
@MainActor final class TextHost: NavigationHost {
  /// The visible text.
  private(set) var text = ""
  private let length = Duration.milliseconds(30)
  private var running: (transition: TransitionID, end: Task<Void, Never>)?
  private var timer: Task<Void, Never>?
  private var takesPresses = true
  private let start = SuspendingClock.now

  // MARK: The delegate

  var delegate: HostDelegate? {
    didSet { if isHidden, delegate !== oldValue { delegate?.suspended(.changeUnanimated) } }
  }

  // MARK: Changes

  func show(_ change: StackChange<String>) -> Duration {
    end()  // one change at a time
    shownInstances = change.stack.map(\.id)
    text = change.top?.page ?? ""
    guard change.isAnimated, !isHidden else {
      delegate?.didShow(change.transition)  // it can be called inside `show`
      return .zero
    }
    running = (change.transition, after(length) { [weak self] in self?.end() })
    return length
  }

  func settle() {  // without a callback
    running?.end.cancel()
    running = nil
  }

  func setInteraction(_ isEnabled: Bool) { takesPresses = isEnabled }

  func setTimer(after delay: Duration?) {
    timer?.cancel()
    timer = delay.map { after($0) { [weak self] in self?.delegate?.timerFired() } }
  }

  // MARK: State

  private(set) var shownInstances: [InstanceID] = []
  var isAnimating: Bool { running != nil }
  var now: Duration { start.duration(to: .now) }

  // MARK: The user and the system

  func pressBack() {
    if takesPresses { delegate?.backRequested() }  // the page stays for now
  }

  var isHidden = false {
    didSet {
      guard isHidden != oldValue else { return }
      if isHidden {
        delegate?.suspended(.changeUnanimated)
        end()  // the animation is not visible
      } else {
        delegate?.resumed()
      }
    }
  }

  // MARK: Internals

  private func end() {
    guard let transition = running?.transition else { return }
    settle()  // `isAnimating` must be false before `didShow`
    delegate?.didShow(transition)
  }

  private func after(_ delay: Duration, _ action: @escaping @MainActor () -> Void) -> Task<Void, Never> {
    Task {
      try? await Task.sleep(for: delay, clock: .suspending)
      if !Task.isCancelled { action() }
    }
  }
}
