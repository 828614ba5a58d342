import NavCompiler

/// The screens below each screen, from the declarations of any file.
struct ScreenTree: Sendable {
  /// The nearest screen below each screen in every place, or -1 above a root, or -2 if it is unreachable.
  private var below: [Int]
  let roots: Set<Int>

  /// The tree of a file without screens.
  init() { (below, roots) = ([], []) }

  /// Finds the dominators, by the algorithm of Cooper, Harvey, and Kennedy (2001).
  init(_ model: FileModel) {
    let roots = model.declarations.roots.compactMap { model.screen($0.symbol) }
    self.roots = Set(roots)
    let count = model.declarations.screens.count
    below = Array(repeating: -2, count: count)
    var parents: [[Int]] = Array(repeating: [], count: count)
    var children: [[Int]] = Array(repeating: [], count: count)
    for screen in 0..<count {
      for segue in model.openings(of: screen) {
        guard let source = model.source(ofSegue: segue), source != screen else { continue }
        parents[screen].append(source)
        children[source].append(screen)
      }
    }
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

  /// The screens below a screen in every place, the nearest first.
  func ancestors(of screen: Int) -> [Int] {
    var (found, next) = ([Int](), below[screen])
    while next >= 0, found.count <= below.count {
      found.append(next)
      next = below[next]
    }
    return found
  }

  func isRoot(_ screen: Int) -> Bool { roots.contains(screen) }
}
