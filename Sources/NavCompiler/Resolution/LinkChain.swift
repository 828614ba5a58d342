/// The way from the root to a screen that a link, or a segue that goes there, leads to: the pieces of the tree that it leads through.
struct LinkChain {
  /// That screen, and then for each shared screen on the way, nearest first, the one that pushes it.
  fileprivate(set) var heads: [ScreenID]
  /// Of many heads, each by the lowest screen of its piece.
  fileprivate var headByLowest: [ScreenID: ScreenID] = [:]

  fileprivate init(_ head: ScreenID) { heads = [head] }
}

/// Follows ways down to the root.
struct LinkChains {
  let resolution: Resolution
  let tree: PushTree
  let pieces: TreePieces
  /// By screen: whether the way to it is one that is reported as wrong.
  private var isDoubtful: [Bool]
  /// By screen: the nearest one on the way to the lowest of its piece, itself included, that only replacements open; -1 for none.
  private var nearestReplaced: [Int32]

  init(_ resolution: Resolution, _ tree: PushTree) {
    self.resolution = resolution
    self.tree = tree
    pieces = TreePieces(tree)
    isDoubtful = [Bool](repeating: false, count: tree.graph.nodeCount)
    for extra in tree.extraParents { isDoubtful[tree.graph.edges[extra.edge].target.position] = true }
    for edge in tree.walk.entries { isDoubtful[tree.graph.edges[edge].target.position] = true }
    nearestReplaced = [Int32](repeating: -1, count: tree.graph.nodeCount)
    for screen in tree.walk.order where !tree.graph.replacements.isEmpty {
      let parents = tree.parents(of: screen)
      if screen != tree.root, parents.allSatisfy({ tree.graph.steps(from: $0, to: screen).isEmpty }) {
        nearestReplaced[screen.position] = screen.index
      } else if let parent = TreePieces.parent(of: screen, tree) {
        nearestReplaced[screen.position] = nearestReplaced[parent.position]
      }
    }
    for screen in tree.walk.order {
      guard let parent = TreePieces.parent(of: screen, tree), isDoubtful[parent.position] else { continue }
      isDoubtful[screen.position] = true
    }
  }

  /// Why it is not said which way leads to a screen.
  enum Fault {
    /// Several screens may push the shared one.
    case missing(shared: ScreenID)
    case noParent(WayDraft.Via, of: ScreenID)
    /// A way performs segues from the root up, and this screen only comes in the place of others.
    case replaced(ScreenID)
    /// No screen on the way is shared; if `more`, none but those that `via` has said already.
    case needless(WayDraft.Via, more: Bool)
  }

  enum Following {
    case chain(LinkChain)
    case fault(Fault)
    /// Something on the way is wrong and reported.
    case unknown
  }

  /// - Complexity: linear in the entries of `via`.
  func follow(_ way: WayDraft) -> Following {
    var chain = LinkChain(way.screen)
    var head = way.screen
    var rest = way.via[...]
    // A mark that could not be read may say that a screen is shared, and may not.
    var isCertain = true
    func fault(_ fault: Fault) -> Following { isCertain ? .fault(fault) : .unknown }
    while true {
      guard !isDoubtful[head.position], let lowest = pieces.lowest(of: head), !isDoubtful[lowest.position] else {
        return .unknown
      }
      if nearestReplaced[head.position] >= 0 {
        return fault(.replaced(ScreenID(index: nearestReplaced[head.position])))
      }
      guard lowest != tree.root else { break }
      if resolution.declarations.screens[lowest.position].unknown.contains(.sharing) { isCertain = false }
      guard let next = rest.popFirst() else {
        return way.isIncomplete ? .unknown : fault(.missing(shared: lowest))
      }
      guard let parent = next.screen else { return .unknown }
      guard isParent(parent, of: lowest) else {
        return resolution.knowsAllPushes ? fault(.noParent(next, of: lowest)) : .unknown
      }
      chain.heads.append(parent)
      head = parent
    }
    if let extra = rest.first {
      return way.isIncomplete || extra.screen == nil ? .unknown : fault(.needless(extra, more: chain.heads.count > 1))
    }
    if chain.heads.count > Self.fewHeads {
      for head in chain.heads { chain.headByLowest[pieces.lowest(of: head) ?? head] = head }
    }
    return .chain(chain)
  }

  /// So many are looked through.
  private static let fewHeads = 8

  private func isParent(_ screen: ScreenID, of shared: ScreenID) -> Bool {
    tree.graph.steps(from: screen, to: shared).contains { tree.walk.leadsOnward(tree.graph.edges[Int($0)]) }
  }

  /// Whether a screen is on a way.
  func isOnWay(_ screen: ScreenID, _ chain: LinkChain) -> Bool {
    guard chain.heads.count > Self.fewHeads else { return chain.heads.contains { pieces.isOnWay(screen, from: $0) } }
    return pieces.lowest(of: screen).flatMap { chain.headByLowest[$0] }.map { pieces.isOnWay(screen, from: $0) }
      ?? false
  }

  // MARK: - Names

  /// A name to look for on the way from a screen to the lowest of its piece.
  struct Question: Hashable {
    var head: ScreenID
    var name: Symbol
  }

  /// The nearest two screens, at most, that have an argument of the name: one is an answer, two are too many.
  ///
  /// All questions together take one walk through the tree.
  func answer(_ questions: Set<Question>) -> [Question: [ScreenID]] {
    guard !questions.isEmpty else { return [:] }
    let wanted = Set(questions.map(\.name))
    let byHead = Dictionary(grouping: questions, by: \.head)
    var answers: [Question: [ScreenID]] = [:]
    var named: [Symbol: [ScreenID]] = [:]
    var open: [(screen: ScreenID, end: Int)] = []
    for (number, screen) in pieces.preorder(tree).enumerated() {
      while let last = open.last, last.end <= number {
        for name in names(of: last.screen) where wanted.contains(name) { named[name]?.removeLast() }
        open.removeLast()
      }
      open.append((screen, number + pieces.size(of: screen)))
      for name in names(of: screen) where wanted.contains(name) { named[name, default: []].append(screen) }
      for question in byHead[screen] ?? [] {
        answers[question] = Array((named[question.name] ?? []).suffix(2).reversed())
      }
    }
    return answers
  }

  private func names(of screen: ScreenID) -> Set<Symbol> {
    let graph = resolution.graph
    guard tree.graph.isScreen(screen) else { return [] }
    return Set(graph.screens[screen.position].arguments.map { graph.arguments[Int($0)].name })
  }
}
