import NavRuntime
import NavTesting

/// A started app of the trial graph, with a host that shows each change at once.
@MainActor struct Trial {
  let host = InMemoryHost<Any>()
  let navigator: Navigator<TrialGraph, InMemoryHost<Any>>

  /// Starts the app in a host whose columns are side by side, or not.
  init(isExpanded: Bool = false) {
    host.isExpanded = isExpanded
    navigator = Navigator(host: host, screens: TrialScreens(), facts: TrialFacts())
    navigator.start()
  }

  var names: [String] { navigator.stack.map(\.name) }

  /// Checks that the navigator is idle, that the host shows its stack, and that pushes of the graph can build the
  /// stack.
  func check(_ problems: inout Problems) {
    let stack = names
    problems.expect(!navigator.isBusy && host.isInteractionEnabled, "the host is left waiting")
    problems.expect(navigator.shownInstances == host.shownInstances, "the host shows something else than \(stack)")
    problems.expect(stack.first == "list", "\(stack) does not begin with the root")
    let pushes = [
      "list": ["item", "place", "filters"], "item": ["item", "note", "filters"], "filters": ["place"],
    ]
    for (above, below) in zip(stack.dropFirst(), stack) {
      problems.expect(pushes[below]?.contains(above) == true, "\(stack) is illegal")
    }
    problems.expect(stack.count { $0 == "item" } <= 3, "\(stack) has more items than it may")
  }
}
