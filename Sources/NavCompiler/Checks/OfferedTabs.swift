internal import NavTable

/// The containers that stand around every screen with a page, for tabs that are selected from anywhere.
///
/// A container in which pages stand is the nearest with its tabs to the first of them. So only one may have a tab of the name.
struct OfferedTabs {
  private let shape: GraphShape
  private let segues: [Segue]
  /// By name, the first tab of a container in which a page stands, and whether others have one of the name too.
  private var tabs: [Symbol: (first: SegueID, isOnly: Bool)] = [:]
  /// Whether some tabs could not be read.
  private var isIncomplete = false

  /// Linear in the tabs.
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

  /// The container that a tab of the name is selected in, from wherever that is asked for; `start` lies below all these places.
  func container(of tab: Symbol, around start: ScreenID) -> TabsAround.Answer {
    if let (tab, isOnly) = tabs[tab], isOnly, shape.dominators.dominates(segues[tab.position].source, start) {
      return .container(segues[tab.position].source)
    }
    return isIncomplete ? .unknown : .none
  }

  /// The screen that the tab of the name begins with.
  func firstScreen(of tab: Symbol) -> ScreenID? {
    guard let (tab, _) = tabs[tab], case .push(let screen, _, _) = segues[tab.position].kind else { return nil }
    return screen
  }
}
