import NavRuntime

/// An app whose hooks do nothing.
struct SilentApp<Graph: NavigationGraph>: GraphScreens, GraphFacts {
  func makePage(_ screen: ScreenID, _ context: PageContext) -> Any { 0 }
  func preparePush(_ segue: SegueID, _ context: SegueContext) {}
  func unwind(_ segue: SegueID, _ context: SegueContext) {}
  func predicates(of graph: Graph.Type) -> GraphPredicates { GraphPredicates() }
}

/// A host that shows each change at once. After `isStopped` is set, its next transition does not end.
final class InstantHost: NavigationHost {
  var delegate: HostDelegate?
  var isStopped = false
  private(set) var isAnimating = false
  private(set) var shownInstances: [InstanceID] = []
  let now = Duration.zero

  func show(_ change: StackChange<Int>) -> Duration {
    if isStopped {
      isAnimating = true
      return .seconds(1)
    }
    shownInstances = change.stack.map(\.id)
    delegate?.didShow(change.transition)
    return .zero
  }

  func settle() {}
  func setInteraction(_ isEnabled: Bool) {}
  func setTimer(after delay: Duration?) {}
}
