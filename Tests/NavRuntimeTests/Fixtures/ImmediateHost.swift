import NavRuntime

/// A host that does at once what it is told, and remembers its timer and what a popover was to point at.
@MainActor final class ImmediateHost: NavigationHost {
  var delegate: HostDelegate?
  var isCovered = false
  var timer: Duration?
  weak var anchor: AnyObject?
  private(set) var shownInstances: [InstanceID] = []
  var isAnimating: Bool { false }
  var supports: HostFeatures { [.alerts, .tabs] }
  var now: Duration { .zero }

  func show(_ change: StackChange<Any>) -> Duration {
    anchor = change.anchor
    shownInstances = change.stack.map(\.id)
    delegate?.didShow(change.transition)
    return .zero
  }

  func settle() {}
  func setInteraction(_ isEnabled: Bool) {}
  func setTimer(after delay: Duration?) { timer = delay }
}
