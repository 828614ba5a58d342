/// The pushes of a screen that can start a path to a screen above it.
///
/// All paths from a screen to one that it dominates contain one child of it in the dominator tree. If that child is
/// not shared, the screen itself pushes it, and it is the only first step. If it is shared, the first steps of all
/// its parents count. They are computed in the order of the walk, and equal sets are stored once.
struct FirstSteps {
  private let tree: PushTree
  private let dominators: Dominators
  private var known: [ScreenID: [ScreenID]] = [:]

  init(_ tree: PushTree, _ dominators: Dominators) {
    self.tree = tree
    self.dominators = dominators
  }

  /// Returns the screens that `start` pushes and that start a path to `screen` without another `start`, in the order
  /// of the file. `start` must dominate `screen`.
  mutating func leading(to screen: ScreenID, from start: ScreenID) -> [ScreenID] {
    guard screen != start else { return [] }
    return steps(to: dominators.child(of: start, towards: screen), from: start)
  }

  /// Returns the first steps to a child of `start` in the dominator tree.
  private mutating func steps(to child: ScreenID, from start: ScreenID) -> [ScreenID] {
    var pending = [child]
    while let next = pending.last {
      guard known[next] == nil else {
        pending.removeLast()
        continue
      }
      let before = siblings(before: next, start)
      let missing = before.filter { known[$0] == nil }
      guard missing.isEmpty else {
        pending += missing
        continue
      }
      known[next] = merged(before, with: tree.parents(of: next).contains(start) ? next : nil)
      pending.removeLast()
    }
    return known[child] ?? []
  }

  /// Returns the other children of `start` on paths to this one.
  private func siblings(before screen: ScreenID, _ start: ScreenID) -> [ScreenID] {
    var last: ScreenID?
    var found: [ScreenID] = []
    for parent in tree.parents(of: screen) where parent != start {
      let sibling = dominators.child(of: start, towards: parent)
      if sibling != last, sibling != screen { found.append(sibling) }
      last = sibling
    }
    return found
  }

  private func merged(_ siblings: [ScreenID], with own: ScreenID?) -> [ScreenID] {
    guard let first = siblings.first.flatMap({ known[$0] }) else { return own.map { [$0] } ?? [] }
    var isSame = own == nil
    for sibling in siblings.dropFirst() where isSame { isSame = known[sibling] == first }
    if isSame { return first }
    var all = Set(own.map { [$0] } ?? [])
    for sibling in siblings { all.formUnion(known[sibling] ?? []) }
    return all.sorted()
  }
}
