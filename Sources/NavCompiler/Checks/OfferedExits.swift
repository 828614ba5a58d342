/// How far down what goes somewhere from anywhere leads, from each screen with a page.
struct OfferedExits {
  /// Whether some of it may lead anywhere.
  private(set) var isUnknown: Bool
  private let shape: GraphShape
  /// What lies below all its ways. What a screen has in common with that is the lowest of what it has in common with each of them.
  private var head: ScreenID?
  /// The container in which it selects tabs, and the screens that these begin with.
  private var container: ScreenID?
  private var firstScreens: Set<ScreenID> = []

  /// Linear in the segues, but for a logarithm.
  init(_ resolution: Resolution, _ shape: GraphShape) {
    self.shape = shape
    isUnknown = !resolution.declarations.unknownOffers.isDisjoint(with: [.pushes, .goes])
    let goes = resolution.goes.filter { $0.source == nil }
    let tabs = goes.contains { $0.selects } ? OfferedTabs(resolution, shape) : nil
    for go in goes {
      guard let start = shape.start(of: go) else { continue }
      if case .tab(let tab) = go.destination {
        // What is reported as no tab leads nowhere for sure, and nothing more is said of it.
        guard case .container(let container)? = tabs?.container(of: tab.symbol, around: start),
          let first = tabs?.firstScreen(of: tab.symbol)
        else {
          isUnknown = true
          continue
        }
        self.container = container
        firstScreens.insert(first)
      } else if let way = go.way, let end = way.via.isEmpty ? way.screen : way.via.last?.screen, shape.walk.reaches(end)
      {
        head = head.map { shape.dominators.nearestCommon($0, end) } ?? end
      } else {
        isUnknown = true
      }
    }
  }

  /// What stays of all that stands, when a screen is left by one of these segues; `nil` where they leave nothing.
  func lowest(from screen: ScreenID) -> ScreenID? {
    // A screen stands in one tab, so of two tabs one is another.
    let leavesTab = firstScreens.contains { !shape.dominators.dominates($0, screen) }
    let kept = head.map { shape.dominators.nearestCommon($0, screen) }
    return [kept, leavesTab ? container : nil].compactMap { $0 }.min {
      shape.walk.position($0) < shape.walk.position($1)
    }
  }
}
