/// The navigator behind handles and hosts, without the app's types. It has no stack yet, so no screen is visible.
@MainActor final class NavigationEngine {
  private(set) var visible: InstanceState?
  var canGoBack: Bool { false }

  func take(_ request: PendingRequest) {
    request.end(.refused(.notVisible))
  }

  func cancel(_ request: PendingRequest) {
    request.end(.cancelled)
  }

  func canPerform(_ segue: SegueID, from source: InstanceState, destination: (any Screen)?) -> Bool {
    visible === source
  }

  func back(to instance: InstanceID?, sender: Sender) {}
  func hostCompleted(_ transition: TransitionID) {}
  func hostChanged() {}
  func interactivePopBegan() -> TransitionID? { nil }
  func interactivePopMoved(to fraction: Double) {}
  func interactivePopEnded(_ end: InteractivePopEnd) {}
  func timerFired() {}
}
