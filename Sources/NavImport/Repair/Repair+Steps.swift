// The steps of a round.
extension Repair {
  /// Opens each screen that no way leads to from the first page of the root.
  ///
  /// Screens that no other such screen leads to come first, so as few segues as possible are added.
  mutating func openAllScreens() {
    forgetAdditions()
    var leads = [[Int]](repeating: [], count: draft.screens.count)
    var isLedTo = [Bool](repeating: false, count: draft.screens.count)
    var reached = [Bool](repeating: false, count: draft.screens.count)
    for (segue, action) in zip(draft.segues, actions) {
      guard let target = action?.opened else { continue }
      if let source = segue.source { leads[source].append(target) } else { isLedTo[target] = true }
    }
    func reach(_ screen: Int) {
      var open = [screen]
      while let next = open.popLast() {
        guard !reached[next] else { continue }
        reached[next] = true
        open += leads[next].reversed()
      }
    }
    reach(draft.root)
    for screen in draft.screens.indices where isLedTo[screen] { reach(screen) }
    for screen in draft.screens.indices where !reached[screen] {
      for target in leads[screen] where target != screen { isLedTo[target] = true }
    }
    let page = firstPage
    let lost = draft.screens.indices.filter { !reached[$0] }
    for screen in lost.filter({ !isLedTo[$0] }) + lost where !reached[screen] {
      let isPresented = draft.screens[screen].wasInRun || draft.opening(of: screen) != .push
      let opening = isPresented ? Draft.Opening.present(.sheet) : .push
      add(Draft.Segue(source: page, intent: .open(screen, opening), added: .noWayIn), .open(screen, opening))
      reach(screen)
    }
  }

  /// Changes each segue to a screen on the path of a walk through the graph, in the order of the files.
  mutating func cutCycles() {
    var outgoing = [[Int]](repeating: [], count: draft.screens.count)
    for index in draft.segues.indices {
      guard let source = draft.segues[index].source, case .open(let target, let opening) = actions[index] else {
        if let source = draft.segues[index].source, actions[index]?.opened != nil { outgoing[source].append(index) }
        continue
      }
      if source == target {
        actions[index] = .openAgain(target, opening)
        codes[index] = .again
      } else {
        outgoing[source].append(index)
      }
    }
    let back = segues(toPathOf: outgoing)
    for (index, _) in back { actions[index] = nil }
    updateShape()
    for (index, target) in back {
      guard let source = draft.segues[index].source else { continue }
      // A container has no page, so it offers only tabs.
      if case .tab = draft.segues[index].intent {
        codes[index] = .wayArguments
        continue
      }
      let isBelow = lastShape.isBelow(target, source)
      actions[index] = isBelow ? .unwind(to: .screen(target)) : .go(target, via: [])
      codes[index] = isBelow ? .goesUp : .cycle
    }
  }

  /// Walks through the graph depth first, and returns the segues that lead to a screen on the path of the walk.
  private func segues(toPathOf outgoing: [[Int]]) -> [(segue: Int, target: Int)] {
    enum State { case new, onPath, done }
    var states = [State](repeating: .new, count: draft.screens.count)
    var back: [(Int, Int)] = []
    for start in [draft.root] + Array(draft.screens.indices) where states[start] == .new {
      var path = [(screen: start, next: 0)]
      states[start] = .onPath
      while let (screen, next) = path.last {
        guard next < outgoing[screen].count else {
          states[screen] = .done
          path.removeLast()
          continue
        }
        path[path.count - 1].next += 1
        let segue = outgoing[screen][next]
        guard let target = actions[segue]?.opened else { continue }
        switch states[target] {
        case .new:
          states[target] = .onPath
          path.append((target, 0))
        case .onPath: back.append((segue, target))
        case .done: break
        }
      }
    }
    return back
  }

  /// Replaces a segue to the first screen of a tab by the selection of this tab, if the source is in the same
  /// container.
  mutating func selectTabs() {
    var containers: [Int: [Int]] = [:]
    for (segue, action) in zip(draft.segues, actions) {
      guard case .tab(let screen) = action, let container = segue.source else { continue }
      containers[screen, default: []].append(container)
    }
    for index in draft.segues.indices {
      guard let source = draft.segues[index].source, case .open(let target, _) = actions[index],
        let around = containers[target], around.contains(where: { lastShape.isAround($0, source) }),
        !lastShape.isBelow(target, source)
      else { continue }
      actions[index] = .select(target)
      codes[index] = .tabSelected
    }
  }

  /// The first screen with a page: the root, or the first screen of its first tab.
  var firstPage: Int {
    var screen = draft.root
    for _ in draft.screens.indices where draft.screens[screen].isContainer {
      let tab = zip(draft.segues, actions).first { segue, action in
        if segue.source == screen, case .tab = action { true } else { false }
      }
      guard let first = tab?.1?.opened else { break }
      screen = first
    }
    return screen
  }
}
