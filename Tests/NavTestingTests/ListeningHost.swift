import NavRuntime
import NavTesting

/// An in-memory host that records the steps of each change.
@MainActor final class ListeningHost: NavigationHost {
  let inner = InMemoryHost<Int>(animation: .milliseconds(20))
  let supports: HostFeatures
  /// The names of the steps of each change.
  private(set) var heard: [[String]] = []

  init(supports: HostFeatures = [.alerts, .tabs]) {
    self.supports = supports
  }

  var delegate: HostDelegate? {
    get { inner.delegate }
    set { inner.delegate = newValue }
  }

  func show(_ change: StackChange<Int>) -> Duration {
    heard.append(
      change.steps.map { step in
        switch step {
        case .dismiss: "dismiss"
        case .select: "select"
        case .set: "set"
        case .present: "present"
        }
      })
    return inner.show(change)
  }

  var shownInstances: [InstanceID] { inner.shownInstances }
  var isAnimating: Bool { inner.isAnimating }
  var now: Duration { inner.now }
  func settle() { inner.settle() }
  func setInteraction(_ isEnabled: Bool) { inner.setInteraction(isEnabled) }
  func setTimer(after delay: Duration?) { inner.setTimer(after: delay) }
}
