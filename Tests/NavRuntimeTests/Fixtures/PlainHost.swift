import NavRuntime

/// A host that completes each change inside the call, and implements only what the protocol requires.
@MainActor final class PlainHost: NavigationHost {
  var delegate: HostDelegate?
  private(set) var shownInstances: [InstanceID] = []
  var isAnimating: Bool { false }
  var now: Duration { .zero }

  func show(_ change: StackChange<Any>) -> Duration {
    shownInstances = change.stack.map(\.id)
    delegate?.didShow(change.transition)
    return .zero
  }

  func settle() {}
  func setInteraction(_ isEnabled: Bool) {}
  func setTimer(after delay: Duration?) {}
}
