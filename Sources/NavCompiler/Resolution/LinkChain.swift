/// The path from the root to the target of a link or a go segue, as the pieces of the tree on it.
struct LinkChain {
  /// The target, followed by the screen that pushes each shared screen on the path, the nearest first.
  fileprivate(set) var heads: [ScreenID]
  /// The heads by the lowest screen of their piece, if there are many.
  fileprivate var headByLowest: [ScreenID: ScreenID] = [:]

  fileprivate init(_ head: ScreenID) { heads = [head] }
}

/// Follows paths down to the root.
struct LinkChains {
  let resolution: Resolution
  let tree: PushTree
  let pieces: TreePieces
  /// For each screen, whether an error on its path is already reported.
  private var isDoubtful: [Bool]
  /// For each screen, the nearest screen down to the lowest of its piece that only replace segues open, including
  /// itself, or -1.
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

  /// The reason why a path is not determined.
  enum Fault {
    /// Several screens can push the shared screen.
    case missing(shared: ScreenID)
    case noParent(RouteDraft.Via, of: ScreenID)
    /// A path performs segues from the root up, but only replace segues open this screen.
    case replaced(ScreenID)
    /// No screen on the path is shared. If `more` is `true`, only the screens that `via` already covers are shared.
    case needless(RouteDraft.Via, more: Bool)
  }

  enum Following {
    case chain(LinkChain)
    case fault(Fault)
    /// An error on the path is already reported.
    case unknown
  }

  /// - Complexity: Linear in the number of entries in `via`.
  func follow(_ route: RouteDraft) -> Following {
    var chain = LinkChain(route.screen)
    var head = route.screen
    var rest = route.via[...]
    // A screen whose `shared` could not be read may be shared.
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
        return route.isIncomplete ? .unknown : fault(.missing(shared: lowest))
      }
      guard let parent = next.screen else { return .unknown }
      guard isParent(parent, of: lowest) else {
        return resolution.knowsAllPushes ? fault(.noParent(next, of: lowest)) : .unknown
      }
      chain.heads.append(parent)
      head = parent
    }
    if let extra = rest.first {
      return route.isIncomplete || extra.screen == nil ? .unknown : fault(.needless(extra, more: chain.heads.count > 1))
    }
    if chain.heads.count > Self.fewHeads {
      for head in chain.heads { chain.headByLowest[pieces.lowest(of: head) ?? head] = head }
    }
    return .chain(chain)
  }

  /// The maximum number of heads for a linear search.
  private static let fewHeads = 8

  private func isParent(_ screen: ScreenID, of shared: ScreenID) -> Bool {
    tree.graph.steps(from: screen, to: shared).contains { tree.walk.leadsOnward(tree.graph.edges[Int($0)]) }
  }

  /// Whether a screen is on a path.
  func isOnRoute(_ screen: ScreenID, _ chain: LinkChain) -> Bool {
    guard chain.heads.count > Self.fewHeads else { return chain.heads.contains { pieces.isOnPath(screen, from: $0) } }
    return pieces.lowest(of: screen).flatMap { chain.headByLowest[$0] }.map { pieces.isOnPath(screen, from: $0) }
      ?? false
  }

  // MARK: - Names

  /// A name to find on the path from a screen to the lowest screen of its piece.
  struct Question: Hashable {
    var head: ScreenID
    var name: Symbol
  }

  /// The nearest one or two screens with an argument of this name. One screen is the result, and two are ambiguous.
  ///
  /// All questions are answered in one walk through the tree.
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
