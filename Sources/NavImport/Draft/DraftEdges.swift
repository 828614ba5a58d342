/// The edges from each screen to the screens that can be directly above it.
struct DraftEdges {
  /// Without repetitions, in the order of the segues.
  private(set) var parents: [[Int]]
  private(set) var children: [[Int]]
  /// Whether each screen can be above every screen: an offer of every screen leads to it, or to a screen that it
  /// replaces.
  private(set) var isOffered: [Bool]
  private let count: Int
  private var known: Set<Int> = []
  /// For each screen, the screens that replace it and keep what is below it.
  private var successors: [Int: [Int]] = [:]

  /// - Complexity: Linear in the segues, and in the parents that a replacement passes on.
  init(_ draft: Draft, _ actions: [DraftAction?]) {
    count = draft.screens.count
    parents = [[Int]](repeating: [], count: count)
    children = [[Int]](repeating: [], count: count)
    isOffered = [Bool](repeating: false, count: count)
    var ends: [(Int, Int)] = []
    var offers: [Int] = []
    for (segue, action) in zip(draft.segues, actions) {
      guard let target = action?.opened else { continue }
      guard let source = segue.source else {
        offers.append(target)
        continue
      }
      guard case .replace(_, let from) = action else {
        ends.append((source, target))
        continue
      }
      switch from {
      case .screen(let screen): ends.append((screen, target))
      case .root: ends.append((draft.root, target))
      case .previous: successors[source, default: []].append(target)
      }
    }
    for (source, target) in ends { add(source, target) }
    while let target = offers.popLast() {
      guard !isOffered[target] else { continue }
      isOffered[target] = true
      offers += successors[target] ?? []
    }
  }

  /// Adds an edge, and the edges to the screens that replace its target.
  private mutating func add(_ source: Int, _ target: Int) {
    var open = [target]
    while let target = open.popLast() {
      guard known.insert(source * count + target).inserted else { continue }
      parents[target].append(source)
      children[source].append(target)
      open += successors[target] ?? []
    }
  }
}
