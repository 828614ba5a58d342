internal import NavTable

/// The containers that screens stand in, for segues that select a tab by its name.
///
/// Stretches of the tree without a container, and without two ways that come from different ones, are passed in one step.
struct TabsAround {
  enum Answer: Equatable {
    case container(ScreenID)
    /// No container around the screen has the tab, or not the same one everywhere.
    case none
    /// Some tabs could not be read.
    case unknown
  }

  private struct Tab: Hashable {
    var container: ScreenID
    var name: Symbol
  }

  private let shape: GraphShape
  private let resolution: Resolution
  /// By node: the nearest container strictly below it, or the node at the bottom, where all its ways come from one; else itself.
  private var below: [ScreenID] = []
  private var tabs: [Tab: SegueID] = [:]
  private var known: [Tab: Answer] = [:]

  init(_ resolution: Resolution, _ shape: GraphShape) {
    self.shape = shape
    self.resolution = resolution
    guard shape.pushes.hasContainers else { return }
    below = (0..<shape.pushes.nodeCount).map { ScreenID($0) }
    for node in shape.walk.order {
      var common: ScreenID?
      var isOne = true
      for parent in shape.tree.parents(of: node) {
        let next = isContainer(parent) ? parent : below[parent.position]
        isOne = isOne && (common == nil || common == next)
        common = next
      }
      if isOne, let common { below[node.position] = common }
    }
    for (index, screen) in resolution.graph.screens.enumerated() where screen.isContainer {
      for tab in screen.pushes {
        tabs[Tab(container: ScreenID(index), name: resolution.graph.segues[Int(tab)].name)] = SegueID(index: tab)
      }
    }
  }

  private func isContainer(_ node: ScreenID) -> Bool { shape.pushes.isScreen(node) && !shape.pushes.hasPage(node) }

  /// The nearest container below a screen that has a tab of the name.
  mutating func container(of tab: Symbol, around screen: ScreenID) -> Answer {
    guard !below.isEmpty else { return .none }
    let start = Tab(container: below[screen.position], name: tab)
    if let answer = known[start] { return answer }
    let answer = search(tab, from: start.container)
    known[start] = answer
    return answer
  }

  private func search(_ tab: Symbol, from start: ScreenID) -> Answer {
    var found: ScreenID?
    var seen: Set<ScreenID> = []
    var pending = [start]
    while let node = pending.popLast() {
      guard seen.insert(node).inserted else { continue }
      if isContainer(node) {
        if tabs[Tab(container: node, name: tab)] != nil {
          if let other = found, other != node { return .none }
          found = node
          continue
        }
        if resolution.declarations.screens[node.position].unknown.contains(.pushes) { return .unknown }
      }
      let next = below[node.position]
      if next != node {
        pending.append(next)
      } else {
        let parents = shape.tree.parents(of: node)
        // There is a way up from the bottom on which no container has the tab.
        if parents.isEmpty { return .none }
        pending += parents
      }
    }
    return found.map { .container($0) } ?? .none
  }

  /// Whether a screen stands, in every place, in the tab itself.
  func stands(_ screen: ScreenID, in tab: Symbol, of container: ScreenID) -> Bool {
    guard let segue = tabs[Tab(container: container, name: tab)],
      case .push(let first, _, _) = resolution.graph.segues[segue.position].kind
    else { return false }
    return shape.dominators.dominates(first, screen)
  }
}
