/// The lowest screens that the go segues of `anywhere` lead to, for each screen with a page.
struct OfferedExits {
  /// Whether some of the segues have unknown targets.
  private(set) var isUnknown: Bool
  private let shape: GraphShape
  /// The nearest screen below the ends of all paths.
  private var head: ScreenID?
  /// The container whose tabs the segues select.
  private var container: ScreenID?
  /// The first screens of the tabs that the segues select.
  private var firstScreens: Set<ScreenID> = []

  /// - Complexity: O(n log n) in the number of segues.
  init(_ resolution: Resolution, _ shape: GraphShape) {
    self.shape = shape
    isUnknown = !resolution.declarations.unknownOffers.isDisjoint(with: [.pushes, .goes])
    let goes = resolution.goes.filter { $0.source == nil }
    let tabs = goes.contains { $0.selects } ? OfferedTabs(resolution, shape) : nil
    for go in goes {
      guard let start = shape.start(of: go) else { continue }
      if case .tab(let tab) = go.destination {
        // An unknown tab has its own message, so its target counts as unknown.
        guard case .container(let container)? = tabs?.container(of: tab.symbol, around: start),
          let first = tabs?.firstScreen(of: tab.symbol)
        else {
          isUnknown = true
          continue
        }
        self.container = container
        firstScreens.insert(first)
      } else if let route = go.route, let end = route.via.isEmpty ? route.screen : route.via.last?.screen,
        shape.walk.reaches(end)
      {
        head = head.map { shape.dominators.nearestCommon($0, end) } ?? end
      } else {
        isUnknown = true
      }
    }
  }

  /// The lowest screen to which one of the segues leads back from `screen`, or `nil` if none leads back.
  func lowest(from screen: ScreenID) -> ScreenID? {
    // A screen is in one tab, so it leaves that tab if the segues select a different one.
    let leavesTab = firstScreens.contains { !shape.dominators.dominates($0, screen) }
    let kept = head.map { shape.dominators.nearestCommon($0, screen) }
    return [kept, leavesTab ? container : nil].compactMap { $0 }.min {
      shape.walk.position($0) < shape.walk.position($1)
    }
  }
}
