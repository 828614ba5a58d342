/// The targets of unwinds, and the unwinds that return a value to a push.
///
/// The nearest instance of the target counts, and recursive pushes add second instances to the stack. So both answers
/// also follow recursive pushes, although these are not edges of the tree.
package struct UnwindTargets: Sendable {
  private let graph: Graph
  private let tree: PushTree
  private let dominators: Dominators
  private let openers: NearestShared
  /// The unwinds with a value, by name, that return through each screen to its nearest dominator.
  private let named: [ScreenID: [SegueID]]
  /// The unwinds with a value to `opener` that refer to each shared screen.
  private let opened: [ScreenID: [SegueID]]
  /// The unwinds with a value to `root` that pass through each screen directly above a root.
  private let rooted: [ScreenID: [SegueID]]
  /// The unwinds with a value that return to each root.
  private let allRooted: [ScreenID: [SegueID]]
  private let bottoms: [ScreenID: [ScreenID]]
  /// The unwinds with a value, by name or to `root`, that return through each screen under `anywhere` to a screen that
  /// offers it.
  private let offered: [ScreenID: [SegueID]]
  /// Whether any unwind returns a value. Otherwise, no push needs a search.
  private let returnsValues: Bool

  package init(_ graph: Graph) {
    let tree = PushTree(graph)
    let dominators = Dominators(tree)
    var steps = FirstSteps(tree, dominators)
    let successions = Successors(tree.graph).afterRecursion()
    let openers = NearestShared(tree, successions)
    var named: [ScreenID: [SegueID]] = [:]
    var opened: [ScreenID: [SegueID]] = [:]
    var rooted: [ScreenID: [SegueID]] = [:]
    var allRooted: [ScreenID: [SegueID]] = [:]
    var aboveRoots = StepsAbove(tree, from: graph.roots)
    var aboveTop = StepsAbove(tree, from: [tree.root])
    let cutsAtRoot = tree.graph.replacements.contains { $0.from == .root }
    // The roots that can be at the bottom, for the sources of unwinds to `root`.
    var bottoms: [ScreenID: [ScreenID]] = [:]
    var aboveAnywhere = StepsAbove(tree, from: graph.anywhere.isEmpty ? [] : [tree.graph.anywhere])
    var offered: [ScreenID: [SegueID]] = [:]
    var returnsValues = false
    for (index, segue) in graph.segues.enumerated() {
      guard case .unwind(let target, let returns) = segue.kind else { continue }
      if target == .root { bottoms[segue.source] = aboveTop.leading(to: segue.source) }
      if returns == nil { continue }
      returnsValues = true
      let id = SegueID(index)
      switch target {
      case .previous, .exit:
        break
      case .opener:
        for screen in openers.screens(for: segue.source) { opened[screen, default: []].append(id) }
      case .root:
        let first = aboveRoots.leading(to: segue.source)
        for root in bottoms[segue.source] ?? [] where !cutsAtRoot || tree.graph.opens(first, onSecond: root) {
          allRooted[root, default: []].append(id)
        }
        for step in first { rooted[step, default: []].append(id) }
        guard bottoms[segue.source]?.contains(where: { tree.graph.offers($0) }) == true else { continue }
        for step in aboveAnywhere.leading(to: segue.source) { offered[step, default: []].append(id) }
      case .screen(let target):
        for step in steps.leading(to: segue.source, from: target) { named[step, default: []].append(id) }
        guard tree.graph.offers(target) else { continue }
        for step in aboveAnywhere.leading(to: segue.source) { offered[step, default: []].append(id) }
      }
    }
    // From a second instance of a root, every screen is reachable again.
    if !allRooted.isEmpty {
      var seen: Set<[ScreenID]> = []
      for edge in tree.graph.edges where edge.kind == .recursive && tree.isRoot(edge.target) {
        for step in steps.leading(to: edge.source, from: edge.target) where seen.insert([edge.target, step]).inserted {
          rooted[step, default: []] += allRooted[edge.target] ?? []
        }
        guard tree.graph.offers(edge.target) else { continue }
        for step in aboveAnywhere.leading(to: edge.source)
        where seen.insert([edge.target, tree.graph.anywhere, step]).inserted {
          offered[step, default: []] += allRooted[edge.target] ?? []
        }
      }
    }
    // After a recursive push of a screen, a successor can replace the new instance. It is then above an older
    // instance of the screen, and unwinds from it pass through that instance.
    let passing = (named, rooted, offered)
    for (screen, successors) in successions {
      let parents = tree.parents(of: screen)
      // The first screen of a tab is above its container.
      let containers = parents.filter { tree.graph.isScreen($0) && !tree.graph.hasPage($0) }
      for lower in [screen] + containers {
        for successor in successors {
          if dominators.nearest(of: successor) == dominators.nearest(of: lower) {
            named[lower, default: []] += passing.0[successor] ?? []
          }
          rooted[lower, default: []] += passing.1[successor] ?? []
          offered[lower, default: []] += passing.2[successor] ?? []
        }
      }
      guard parents.contains(tree.graph.anywhere) else { continue }
      // A successor that is not shared is on top of the one screen that offers the replaced one.
      for successor in successors where !tree.isShared(successor) {
        guard let parent = tree.parents(of: successor).first, tree.graph.offers(parent) else { continue }
        offered[screen, default: []] += passing.0[successor] ?? []
        if tree.isRoot(parent) { offered[screen, default: []] += passing.1[successor] ?? [] }
      }
    }
    self.graph = graph
    self.tree = tree
    self.dominators = dominators
    self.openers = openers
    self.named = named
    self.opened = opened
    self.rooted = rooted
    self.allRooted = allRooted
    self.bottoms = bottoms
    self.offered = offered
    self.returnsValues = returnsValues
  }

  /// Returns the screens that an unwind can reach, in the order of the file. An unwind that leaves a fragment has no
  /// targets.
  package func targets(of unwind: SegueID) -> [ScreenID] {
    let segue = graph.segues[unwind.position]
    guard case .unwind(let target, _) = segue.kind else { return [] }
    switch target {
    case .screen(let screen): return [screen]
    case .root: return bottoms[segue.source] ?? []
    case .exit: return []
    case .previous: return pushers(of: [segue.source])
    case .opener: return pushers(of: openers.screens(for: segue.source))
    }
  }

  /// Returns the unwinds with a value that can return to the instance that performed a push, before any other push of
  /// that instance. They are in the order of the file.
  package func returning(to push: SegueID) -> [SegueID] {
    guard returnsValues else { return [] }
    let segue = graph.segues[push.position]
    // The source of a replacement is no longer on the stack, and a container is never the target of an unwind.
    guard case .push(let target, _, let recursion) = segue.kind, segue.opening.from == nil, segue.opening != .tab else {
      return []
    }
    if graph.anywhere.contains(push.index), tree.parents(of: tree.graph.anywhere).isEmpty { return [] }
    // Unwinds from the first screens of its tabs skip a container.
    let first = tree.graph.hasPage(target) ? [] : Set(tree.graph.outgoing(target).map { tree.graph.edges[$0].target })
    var found: [SegueID] = []
    for screen in [target] + first {
      found += graph.screens[screen.position].unwinds.map { SegueID(index: $0) }.filter { unwind in
        if case .unwind(.previous, .some) = graph.segues[unwind.position].kind { true } else { false }
      }
      if tree.isShared(screen) { found += opened[screen] ?? [] }
    }
    if graph.anywhere.contains(push.index) { return Set(found + (offered[target] ?? [])).sorted() }
    let isRecursive = if case .none = recursion { false } else { true }
    if !isRecursive, dominators.nearest(of: target) == segue.source { found += named[target] ?? [] }
    if tree.isRoot(segue.source) { found += (tree.isRoot(target) ? allRooted[target] : rooted[target]) ?? [] }
    return Set(found).sorted()
  }

  /// Whether a screen offers the segues under `anywhere`.
  package func offers(_ screen: ScreenID) -> Bool { tree.graph.offers(screen) }

  /// Whether an unwind returns to any screen that performed a segue under `anywhere`.
  package func landsAnywhere(_ unwind: SegueID) -> Bool {
    guard !graph.anywhere.isEmpty, case .unwind(let target, _) = graph.segues[unwind.position].kind else {
      return false
    }
    let source = graph.segues[unwind.position].source
    return switch target {
    case .previous: openers(of: [source]).isAnywhere
    case .opener: openers(of: openers.screens(for: source)).isAnywhere
    case .screen, .root, .exit: false
    }
  }

  /// Whether another screen can be on top of a screen.
  package func liesBelow(_ screen: ScreenID) -> Bool { !tree.graph.outgoing(screen).isEmpty }

  private func pushers(of screens: some Sequence<ScreenID>) -> [ScreenID] {
    let (found, isAnywhere) = openers(of: screens)
    guard isAnywhere else { return found.sorted() }
    let all = tree.graph.incoming(tree.graph.anywhere).map { tree.graph.edges[$0].source }
    return found.union(all).sorted()
  }

  /// Returns the screens that open one of some screens, and whether all screens that offer segues do.
  private func openers(of screens: some Sequence<ScreenID>) -> (Set<ScreenID>, isAnywhere: Bool) {
    var found: Set<ScreenID> = []
    var isAnywhere = false
    var seen: Set<ScreenID> = []
    var pending = Array(screens)
    while let screen = pending.popLast() {
      guard seen.insert(screen).inserted else { continue }
      for index in tree.graph.incoming(screen) {
        let edge = tree.graph.edges[index]
        // A screen in a container is on top of the screens that present the container.
        if edge.source == tree.graph.anywhere {
          isAnywhere = true
        } else if tree.graph.hasPage(edge.source) {
          found.insert(edge.source)
        } else {
          pending.append(edge.source)
        }
        // A screen that replaces another one is on top of the same screen, also after a recursive push.
        if edge.replacement >= 0, tree.graph.replacements[Int(edge.replacement)].from == .previous {
          pending.append(tree.graph.declarer(of: edge))
        }
      }
    }
    return (found, isAnywhere)
  }
}

extension PushGraph {
  /// Whether one of some screens can be on top of a root that is not at the bottom. A replacement that cuts at `root`
  /// cannot.
  fileprivate func opens(_ screens: [ScreenID], onSecond root: ScreenID) -> Bool {
    screens.contains { screen in
      edges(from: root, to: screen).contains {
        let edge = edges[Int($0)]
        return edge.replacement < 0 || replacements[Int(edge.replacement)].from != .root
      }
    }
  }
}
