internal import NavTable

/// The containers around all screens with a page, for go segues of `anywhere` that select a tab.
///
/// Each container whose tabs start with pages is the nearest container of those pages. Therefore, only one such
/// container can have a tab with the name.
struct OfferedTabs {
  private let shape: GraphShape
  private let segues: [Segue]
  /// The first tab with each name in a container whose tabs start with a page, and whether it is the only one.
  private var tabs: [Symbol: (first: SegueID, isOnly: Bool)] = [:]
  /// Whether some tabs have errors.
  private var isIncomplete = false

  /// - Complexity: O(n) in the number of tabs.
  init(_ resolution: Resolution, _ shape: GraphShape) {
    self.shape = shape
    segues = resolution.graph.segues
    for container in shape.screensReached where !shape.pushes.hasPage(container) {
      if resolution.declarations.screens[container.position].unknown.contains(.pushes) { isIncomplete = true }
      guard shape.pushes.outgoing(container).contains(where: { shape.pushes.hasOwnPage(shape.pushes.edges[$0].target) })
      else { continue }
      for index in resolution.graph.screens[container.position].pushes {
        let (tab, name) = (SegueID(index: index), segues[Int(index)].name)
        tabs[name] = (tabs[name]?.first ?? tab, tabs[name] == nil)
      }
    }
  }

  /// The container that has the tab and is below all screens that offer the segue. `start` is below all these screens.
  func container(of tab: Symbol, around start: ScreenID) -> TabsAround.Answer {
    if let (tab, isOnly) = tabs[tab], isOnly, shape.dominators.dominates(segues[tab.position].source, start) {
      return .container(segues[tab.position].source)
    }
    return isIncomplete ? .unknown : .none
  }

  /// The first screen of the tab.
  func firstScreen(of tab: Symbol) -> ScreenID? {
    guard let (tab, _) = tabs[tab], case .push(let screen, _, _) = segues[tab.position].kind else { return nil }
    return screen
  }
}
