import NavCompiler

/// The screens below each screen, from the declarations of any file.
struct ScreenTree: Sendable {
  /// The nearest node below each node in every place, or -1 above a root, or -2 if it is unreachable.
  private var below: [Int]
  /// The nodes on top of which each node opens.
  private let parents: [[Int]]
  let roots: Set<Int>
  /// The node that stands for all screens that offer the segues under `anywhere`.
  let anywhere: Int

  /// The tree of a file without screens.
  init() { (below, parents, roots, anywhere) = ([], [[]], [], 0) }

  /// Finds the dominators, by the algorithm of Cooper, Harvey, and Kennedy (2001).
  init(_ model: FileModel) {
    let roots = model.declarations.roots.compactMap { model.screen($0.symbol) }
    self.roots = Set(roots)
    let edges = TreeEdges(model, roots: self.roots)
    (parents, anywhere) = (edges.parents, edges.anywhere)
    let children = edges.children
    let count = parents.count
    below = Array(repeating: -2, count: count)
    let order = Self.order(children, from: roots)
    var number = Array(repeating: -1, count: count)
    for (position, screen) in order.enumerated() { number[screen] = position }
    let isRoot = self.roots
    for root in roots { below[root] = -1 }
    var isChanged = true
    var rounds = 0
    while isChanged, rounds < 10 {
      isChanged = false
      rounds += 1
      for screen in order where !isRoot.contains(screen) {
        var common: Int?
        for parent in parents[screen] where below[parent] != -2 {
          common = common.map { nearest($0, parent, number) } ?? parent
          // The only root is the nearest common node then, so the other parents do not matter.
          if let common, common < 0 || roots.count == 1 && common == roots[0] { break }
        }
        let new = common ?? -2
        if below[screen] != new {
          below[screen] = new
          isChanged = true
        }
      }
    }
  }

  /// The reachable screens in reverse postorder.
  private static func order(_ children: [[Int]], from roots: [Int]) -> [Int] {
    var postorder: [Int] = []
    var known = Set(roots)
    var open = roots.reversed().map { ($0, 0) }
    while let (screen, next) = open.popLast() {
      if next < children[screen].count {
        open.append((screen, next + 1))
        let child = children[screen][next]
        if known.insert(child).inserted { open.append((child, 0)) }
      } else {
        postorder.append(screen)
      }
    }
    return postorder.reversed()
  }

  private func nearest(_ left: Int, _ right: Int, _ number: [Int]) -> Int {
    var (left, right) = (left, right)
    while left != right {
      guard left >= 0, right >= 0 else { return -1 }
      if number[left] > number[right] { left = below[left] } else { right = below[right] }
    }
    return left
  }

  /// The screens below a node in every place, the nearest first.
  func ancestors(of node: Int) -> [Int] {
    var (found, next) = ([Int](), below[node])
    while next >= 0, found.count <= below.count {
      found.append(next)
      next = below[next]
    }
    return found.filter { $0 != anywhere }
  }

  func isRoot(_ screen: Int) -> Bool { roots.contains(screen) }

  /// The nodes on top of which a node opens, each once.
  func parents(of node: Int) -> [Int] { parents[node] }

  /// The screens from which pushes lead to some nodes, in any place.
  ///
  /// - Parameters:
  ///   - nodes: Screens, or the node of `anywhere`.
  ///   - throughAnywhere: Whether the screens that offer the segues under `anywhere` count.
  /// - Returns: The screens, without the nodes themselves.
  func screens(leadingTo nodes: Set<Int>, throughAnywhere: Bool) -> Set<Int> {
    var (found, open) = (nodes, Array(nodes))
    while let next = open.popLast() {
      if next == anywhere, !throughAnywhere { continue }
      for parent in parents[next] where found.insert(parent).inserted { open.append(parent) }
    }
    return found.subtracting(nodes).subtracting([anywhere])
  }
}
