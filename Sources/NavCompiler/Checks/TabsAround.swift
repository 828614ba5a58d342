internal import NavTable

/// The containers around screens, for segues that select a tab by its name.
///
/// The search skips chains in one step, and also parts without a container whose paths all come from one node.
struct TabsAround {
  enum Answer: Equatable {
    case container(ScreenID)
    /// No container around the screen has the tab, or it is not the same container in every place.
    case none
    /// Some tabs have errors.
    case unknown
  }

  private struct Tab: Hashable {
    var container: ScreenID
    var name: Symbol
  }

  private let shape: GraphShape
  private let resolution: Resolution
  /// The container or bottom node that all paths to each node pass last, or the node itself if there is none.
  private var below: [ScreenID] = []
  /// The end of the chain of each node: the nearest node at or below it that does not have exactly one parent.
  private var chainEnds: [ScreenID] = []
  /// The number of containers with invalid tabs below each node on its chain.
  private var unreadable: [Int32] = []
  private var index: TabIndex
  private var tabs: [Tab: SegueID] = [:]
  private var known: [Tab: Answer] = [:]

  init(_ resolution: Resolution, _ shape: GraphShape) {
    self.shape = shape
    self.resolution = resolution
    index = TabIndex([:], shape.dominators)
    guard shape.pushes.hasContainers else { return }
    below = (0..<shape.pushes.nodeCount).map { ScreenID($0) }
    chainEnds = below
    unreadable = [Int32](repeating: 0, count: below.count)
    for node in shape.walk.order {
      let parents = shape.tree.parents(of: node)
      if let parent = parents.first, parents.count == 1 {
        chainEnds[node.position] = chainEnds[parent.position]
        unreadable[node.position] = unreadable[parent.position] + (isUnreadable(parent) ? 1 : 0)
      }
      var common: ScreenID?
      var isOne = true
      for parent in parents {
        let next = isContainer(parent) ? parent : below[parent.position]
        isOne = isOne && (common == nil || common == next)
        common = next
      }
      if isOne, let common { below[node.position] = common }
    }
    var containers: [Symbol: [ScreenID]] = [:]
    for (number, screen) in resolution.graph.screens.enumerated() where screen.isContainer {
      let container = ScreenID(number)
      for tab in screen.pushes {
        let name = resolution.graph.segues[Int(tab)].name
        tabs[Tab(container: container, name: name)] = SegueID(index: tab)
        if shape.walk.reaches(container) { containers[name, default: []].append(container) }
      }
    }
    index = TabIndex(containers, shape.dominators)
  }

  private func isContainer(_ node: ScreenID) -> Bool { shape.pushes.isScreen(node) && !shape.pushes.hasPage(node) }

  /// The nearest container below a screen that has a tab with the name.
  mutating func container(of tab: Symbol, around screen: ScreenID) -> Answer {
    guard !below.isEmpty else { return .none }
    let start = Tab(container: below[screen.position], name: tab)
    if let answer = known[start] { return answer }
    let answer = search(tab, from: start.container)
    known[start] = answer
    return answer
  }

  private func isUnreadable(_ node: ScreenID) -> Bool {
    isContainer(node) && resolution.declarations.screens[node.position].unknown.contains(.pushes)
  }

  private func search(_ tab: Symbol, from start: ScreenID) -> Answer {
    var found: ScreenID?
    var seen: Set<ScreenID> = []
    var pending = [start]
    while let node = pending.popLast() {
      guard seen.insert(node).inserted else { continue }
      let end = chainEnds[node.position]
      let nearest = index.nearest(tab, at: node).flatMap { shape.dominators.dominates(end, $0) ? $0 : nil }
      if lacksTabs(from: node, downTo: nearest) { return .unknown }
      if let nearest {
        if let other = found, other != nearest { return .none }
        found = nearest
        continue
      }
      let next = below[end.position]
      if next != end {
        pending.append(next)
      } else {
        let parents = shape.tree.parents(of: end)
        // On this path from the bottom, no container has the tab.
        if parents.isEmpty { return .none }
        pending += parents
      }
    }
    return found.map { .container($0) } ?? .none
  }

  /// Whether a container with invalid tabs is between `node` and `container`, or the end of the chain for `nil`.
  private func lacksTabs(from node: ScreenID, downTo container: ScreenID?) -> Bool {
    if node == container { return false }
    let own: Int32 = isUnreadable(node) ? 1 : 0
    let all = unreadable[node.position] + own
    guard let container else { return all > 0 }
    return all - unreadable[container.position] - (isUnreadable(container) ? 1 : 0) > 0
  }

  /// Whether a screen is in the tab in every place.
  func stands(_ screen: ScreenID, in tab: Symbol, of container: ScreenID) -> Bool {
    guard let segue = tabs[Tab(container: container, name: tab)],
      case .push(let first, _, _) = resolution.graph.segues[segue.position].kind
    else { return false }
    return shape.dominators.dominates(first, screen)
  }
}
