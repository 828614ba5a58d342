import NavRuntime

/// A host that completes each change inside the call. It records the steps, its timer, and the anchor of a popover.
@MainActor final class ImmediateHost: NavigationHost {
  var delegate: HostDelegate?
  var isCovered = false
  var timer: Duration?
  weak var anchor: AnyObject?
  /// The steps and pages of each change, oldest first.
  private(set) var told: [(steps: [StackStep<Any>], pages: [StackItem<Any>])] = []
  private(set) var shownInstances: [InstanceID] = []
  var isAnimating: Bool { false }
  var supports: HostFeatures { [.alerts, .tabs] }
  var printsRefusals: Bool { false }
  var now: Duration { .zero }

  func show(_ change: StackChange<Any>) -> Duration {
    anchor = change.anchor
    told.append((change.steps, change.stack + change.parked.joined()))
    shownInstances = change.stack.map(\.id)
    delegate?.didShow(change.transition)
    return .zero
  }

  func settle() {}
  func setInteraction(_ isEnabled: Bool) {}
  func setTimer(after delay: Duration?) { timer = delay }
}
