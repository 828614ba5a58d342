internal import NavTable

/// The columns in which the screens of a graph can be.
///
/// A run that begins with a `split` has columns. A screen has one place for each column in which it can be, for runs
/// without columns, and, in a fragment, for the run of a mount. The number of places is therefore bounded, and the
/// search is linear.
struct Columns {
  /// The maximum number of columns.
  static let limit = 3

  /// The column of a screen in its run.
  enum Place: Hashable {
    /// In a run without columns.
    case none
    /// In a column of a split, from 1 to ``Columns/limit``.
    case column(Int)
    /// In the run of a mount, with the number of columns before it in this file, up to ``Columns/limit``.
    case mount(Int)

    /// The place in the next column, or `nil` if the run has too many.
    var next: Place? {
      switch self {
      case .none: Place.none
      case .column(let number): number < Columns.limit ? .column(number + 1) : nil
      case .mount(let number): .mount(min(number + 1, Columns.limit))
      }
    }
  }

  private struct Node: Hashable {
    let screen: ScreenID
    let place: Place
  }

  /// A segue that opens one column too many, and the screens below.
  struct Excess {
    let segue: SegueID
    let target: ScreenID
    let path: [ScreenID]
  }

  private let resolution: Resolution
  private let shape: GraphShape
  private var places: [Set<Place>]
  private var arrivals: [Node: Node] = [:]
  private var pending: [Node] = []
  /// The segues that open one column too many, each once.
  private(set) var excess: [Excess] = []
  private var blamed: Set<SegueID> = []
  /// The places at which a run begins.
  private var starts: Set<Node> = []
  /// The screens that begin a run.
  private(set) var firsts: Set<ScreenID> = []
  /// The number of columns that the file adds to the run of its mount.
  private(set) var added = 0

  init(_ resolution: Resolution, _ shape: GraphShape) {
    self.resolution = resolution
    self.shape = shape
    places = Array(repeating: [], count: shape.pushes.nodeCount)
    for root in shape.pushes.roots {
      firsts.insert(root)
      let isFragment = resolution.declarations.kind == .fragment
      begin(root, at: isFragment ? .mount(0) : start(root), from: nil, by: nil)
    }
    var next = 0
    while next < pending.count {
      let node = pending[next]
      next += 1
      for index in shape.pushes.outgoing(node.screen) { follow(shape.pushes.edges[index], from: node) }
    }
  }

  /// Whether a screen can be in a column of a split, or in the run of a mount. A screen without places is beyond a
  /// segue that opens one column too many.
  func mayHaveColumns(_ screen: ScreenID) -> Bool {
    places[screen.position].isEmpty || places[screen.position].contains { $0 != .none }
  }

  /// Whether the run that a screen begins can be in columns.
  func isSplit(_ screen: ScreenID) -> Bool {
    let screen = resolution.graph.screens[screen.position]
    guard let mount = screen.mount else { return screen.split != nil }
    let fragment = resolution.graph.fragments[mount.fragment.position]
    return fragment.roots.first.map { fragment.screens[$0.position].split != nil } ?? false
  }

  /// The number of columns that a screen adds above its own: those of a mounted fragment.
  func columns(of screen: ScreenID) -> Int {
    guard shape.pushes.isScreen(screen), let mount = resolution.graph.screens[screen.position].mount else { return 0 }
    return resolution.graph.fragments[mount.fragment.position].size.columns
  }

  private func start(_ screen: ScreenID) -> Place { isSplit(screen) ? .column(1) : .none }

  // MARK: - Segues

  private mutating func follow(_ edge: PushGraph.Edge, from node: Node) {
    if edge.target == shape.pushes.anywhere { return reach(edge.target, at: node.place, from: node, by: nil) }
    guard edge.kind == .tree || edge.kind == .recursive, shape.pushes.isScreen(edge.target) else { return }
    if edge.replacement >= 0 {
      let replacement = shape.pushes.replacements[Int(edge.replacement)]
      for isPane in Set(openings(above: edge.source, towards: replacement)) {
        guard let place = isPane ? node.place.next : node.place else { continue }
        reach(edge.target, at: place, from: node, by: edge.segue)
      }
      return
    }
    switch resolution.graph.segues[edge.segue.position].opening {
    case .push, .replace: reach(edge.target, at: node.place, from: node, by: edge.segue)
    case .pane:
      if let place = node.place.next {
        reach(edge.target, at: place, from: node, by: edge.segue)
      } else {
        blame(edge.segue, to: edge.target, from: node)
      }
    case .present(.popover), .present(.alert): begin(edge.target, at: .none, from: node, by: edge.segue)
    case .present, .tab:
      firsts.insert(edge.target)
      begin(edge.target, at: start(edge.target), from: node, by: edge.segue)
    }
  }

  private mutating func begin(_ screen: ScreenID, at place: Place, from node: Node?, by segue: SegueID?) {
    starts.insert(Node(screen: screen, place: place))
    reach(screen, at: place, from: node, by: segue)
  }

  private mutating func reach(_ screen: ScreenID, at place: Place, from node: Node?, by segue: SegueID?) {
    let target = Node(screen: screen, place: place)
    switch place {
    case .none: break
    case .column(let number):
      if let segue, let node, number + columns(of: screen) > Self.limit { blame(segue, to: screen, from: node) }
    case .mount(let number): added = min(max(added, number + columns(of: screen)), Self.limit)
    }
    guard places[screen.position].insert(place).inserted else { return }
    if let node { arrivals[target] = node }
    pending.append(target)
  }

  private mutating func blame(_ segue: SegueID, to target: ScreenID, from node: Node) {
    guard blamed.insert(segue).inserted else { return }
    excess.append(Excess(segue: segue, target: target, path: path(to: node)))
  }

  /// The screens of the run up to a place, along the first way that leads to it.
  private func path(to node: Node) -> [ScreenID] {
    var path: [ScreenID] = []
    var next: Node? = node
    while let node = next {
      if shape.pushes.isScreen(node.screen) { path.append(node.screen) }
      next = starts.contains(node) ? nil : arrivals[node]
    }
    return path.reversed()
  }

  /// The screen that begins the run of a screen that can have no columns, or `nil` if that run is one of a popover.
  func first(below screen: ScreenID) -> ScreenID? {
    path(to: Node(screen: screen, place: .none)).first.flatMap { firsts.contains($0) ? $0 : nil }
  }

  /// The number of columns above that of each screen, in the run of the screen, up to ``Columns/limit``. The columns of
  /// mounted fragments count.
  var above: [Int] {
    var above = places.map { _ in 0 }
    for number in 1...Self.limit {
      var pending = shape.screensReached.filter { screen in
        columns(of: screen) >= number
          || resolution.graph.screens[screen.position].pushes.contains { index in
            let segue = resolution.graph.segues[Int(index)]
            guard segue.opening == .pane, let target = segue.kind.destination?.screen else { return false }
            return above[target.position] >= number - 1
          }
      }
      while let screen = pending.popLast() {
        if above[screen.position] >= number { continue }
        above[screen.position] = number
        for index in shape.pushes.incoming(screen) {
          let edge = shape.pushes.edges[index]
          if edge.source != shape.pushes.top, staysInRun(edge) { pending.append(edge.source) }
        }
      }
    }
    return above
  }

  /// Whether the target of an edge is in the run of its source.
  private func staysInRun(_ edge: PushGraph.Edge) -> Bool {
    guard edge.replacement < 0, shape.pushes.isScreen(edge.target) else { return true }
    return switch resolution.graph.segues[edge.segue.position].opening {
    case .push, .pane, .replace: true
    case .present, .tab: false
    }
  }

  // MARK: - Replaces

  /// Whether the pages directly above the cut of a replace are opened by panes. The new page has their opening.
  private func openings(above cut: ScreenID, towards replacement: PushGraph.Replacement) -> [Bool] {
    let first =
      replacement.from == .previous ? replacement.source : shape.dominators.child(of: cut, towards: replacement.source)
    let edges = shape.pushes.edges(from: cut, to: first)
    if !edges.isEmpty { return edges.map { isPane(shape.pushes.edges[Int($0)]) } }
    // Several screens above the cut lead to a shared screen.
    var (found, seen): ([Bool], Set<ScreenID>) = ([], [first])
    var pending = [first]
    while let screen = pending.popLast() {
      for index in shape.pushes.incoming(screen) {
        let edge = shape.pushes.edges[index]
        if edge.source == cut {
          found.append(isPane(edge))
        } else if shape.walk.leadsOnward(edge), seen.insert(edge.source).inserted {
          pending.append(edge.source)
        }
      }
    }
    return found.isEmpty ? [false] : found
  }

  private func isPane(_ edge: PushGraph.Edge) -> Bool {
    guard shape.pushes.isScreen(edge.target) else { return false }
    return resolution.graph.segues[edge.segue.position].opening == .pane
  }
}
