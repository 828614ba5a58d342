import NavRuntime

/// A host that completes each change inside the call. It records the steps, its timer, and the anchor of a popover.
@MainActor final class ImmediateHost: NavigationHost {
  var delegate: HostDelegate?
  var isCovered = false
  var timer: Duration?
  weak var anchor: AnyObject?
  /// The steps of each change as text, oldest first.
  private(set) var steps: [[String]] = []
  private(set) var shownInstances: [InstanceID] = []
  let supports: HostFeatures
  let mostTabs: Int
  var isAnimating: Bool { false }
  var printsRefusals: Bool { false }
  var now: Duration { .zero }

  init(supports: HostFeatures = [.alerts, .tabs], mostTabs: Int = .max) {
    (self.supports, self.mostTabs) = (supports, mostTabs)
  }

  func show(_ change: StackChange<Any>) -> Duration {
    anchor = change.anchor
    let items = change.stack + change.parked.joined()
    func page(_ id: InstanceID) -> String { items.first { $0.id == id }.map { "\($0.page)" } ?? "nobody" }
    func pages(_ items: [StackItem<Any>]) -> String { items.map { "\($0.page)" }.joined(separator: " ") }
    steps.append(
      change.steps.map {
        switch $0 {
        case .dismiss(let below): "dismiss above \(below.map(page) ?? "nothing")"
        case .select(let place): "select \(place.tabs[place.selected].name)"
        case .set(let items): "set \(pages(items))"
        case .present(let items, let style): "present \(pages(items)) as \(style)"
        }
      })
    shownInstances = change.stack.map(\.id)
    delegate?.didShow(change.transition)
    return .zero
  }

  func settle() {}
  func setInteraction(_ isEnabled: Bool) {}
  func setTimer(after delay: Duration?) { timer = delay }
}
