import NavRuntime

/// A host that a test moves by hand. Like UIKit, it can report an animation while it closes an alert.
@MainActor final class ClosingHost: NavigationHost {
  var delegate: HostDelegate?
  private(set) var stack: [StackItem<Any>] = []
  var shownInstances: [InstanceID] = []
  private(set) var changeCount = 0
  /// Whether the host begins to move when the navigator next reads its state.
  var movesWhenRead = false
  private var moves = false
  private(set) var now = Duration.zero
  private(set) var settleCount = 0
  private(set) var wasToldWhileMoving = false
  /// Whether the host drops its top page after the next change.
  var losesTop = false
  private var timer: Duration?

  var isAnimating: Bool {
    get {
      if movesWhenRead { moves = true }
      movesWhenRead = false
      return moves
    }
    set { moves = newValue }
  }

  var supports: HostFeatures { [.alerts, .tabs] }
  var printsRefusals: Bool { false }

  func show(_ change: StackChange<Any>) -> Duration {
    if isAnimating { wasToldWhileMoving = true }
    changeCount += 1
    stack = change.stack
    shownInstances = change.stack.map(\.id)
    if losesTop { shownInstances.removeLast() }
    losesTop = false
    delegate?.didShow(change.transition)
    return .zero
  }

  func settle() {
    settleCount += 1
    isAnimating = false
  }
  func setInteraction(_ isEnabled: Bool) {}
  func setTimer(after delay: Duration?) { timer = delay.map { now + $0 } }

  /// Starts to close the top page, without a callback.
  func beginToClose() {
    isAnimating = true
    shownInstances.removeLast()
  }

  /// Drops one page, without a callback.
  func lose(at index: Int) { shownInstances.remove(at: index) }

  /// Presses a button of the alert that was shown last.
  func press(_ button: String) {
    guard let item = stack.last, let id = item.alert?.buttons.first(where: { $0.name == button })?.id else { return }
    delegate?.alertChosen(item.id, id)
  }

  func advance(by length: Duration) {
    let end = now + length
    while let next = timer, next <= end {
      now = max(now, next)
      timer = nil
      delegate?.timerFired()
    }
    now = end
  }
}
