/// By which pushes of a screen the way to a screen above it can begin.
///
/// All ways from a screen to one that it dominates lead through one child of it in the dominator tree. If that child is not
/// shared, the screen itself pushes it, and it is the one first step; if it is shared, the first steps of all that push it
/// count. Those are found along the order of the walk, and equal sets are kept once.
struct FirstSteps {
  private let tree: PushTree
  private let dominators: Dominators
  private var known: [ScreenID: [ScreenID]] = [:]

  init(_ tree: PushTree, _ dominators: Dominators) {
    self.tree = tree
    self.dominators = dominators
  }

  /// The screens that `start` pushes and from which a way leads on to `screen` without another `start`, in the order of the
  /// file; `start` dominates `screen`.
  mutating func leading(to screen: ScreenID, from start: ScreenID) -> [ScreenID] {
    guard screen != start else { return [] }
    return steps(to: dominators.child(of: start, towards: screen), from: start)
  }

  /// The first steps to a child of `start` in the dominator tree.
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

  /// The other children of `start` through which ways lead to this one.
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
