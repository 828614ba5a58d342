package import NavPlayer
import NavRuntime
import NavTable

/// Finds walks from the root that together take every segue once, and each guard both ways.
///
/// The finder walks through the tree of shortest paths depth first, with the player. At each page, it first tries the
/// refusals, then goes to screens with open goals, and leaves through a segue that is not yet taken. It tries the
/// remaining goals one by one, each in a separate walk. The finder assigns goals to walks greedily, and every path is a
/// shortest one.
///
/// - Complexity: a goal costs at most its path from the root. If the shortest path is closed, the goal costs at most
///   eight paths from each of sixteen roots. At most 256 searches of a run go through the whole graph.
package struct PathFinder {
  /// A goal that was not reached, and the reason.
  package struct Missed: Sendable {
    package let goal: PathGoal
    package let why: String
  }

  package let graph: PrototypeGraph
  package private(set) var walks: [ShownWalk] = []
  package private(set) var missed: [Missed] = []
  package private(set) var goals: [PathGoal] = []

  let fresh: Prototype
  var player: Prototype
  var walk = ShownWalk()
  /// The reason for the last refusal.
  var lastReason: String?
  /// The number of steps when the last goal was reached.
  private var useful = 0
  private var hasMoved = false
  private var open: Set<PathGoal> = []
  /// The goals that failed in a shared walk, and need a separate one.
  private var stuck: Set<PathGoal> = []
  private var tree: PathTree
  /// The trees of single roots.
  private var rootTrees: [ScreenID: PathTree] = [:]
  /// The trees of paths that avoid closed segues.
  private var otherTrees: [PathTree.Choice: PathTree] = [:]
  private var treesLeft = Self.mostTrees
  /// The segues that lead to each screen.
  private let incoming: [[SegueID]]
  /// The open goals by screen: those that stay, open a screen, or leave. Each list is in the order of the file.
  private var staying: [[PathGoal]]
  private var opening: [[PathGoal]]
  private var leaving: [[PathGoal]]
  private var offered: [PathGoal] = []
  /// The number of open goals at and above each screen at the last visit.
  private var lastOpen: [Int]
  private var places: [PathGoal: Int] = [:]

  var table: GraphTable { graph.table }

  package init(_ graph: PrototypeGraph) {
    self.graph = graph
    fresh = Prototype(graph)
    player = fresh
    tree = PathTree(graph.table)
    var incoming: [[SegueID]] = Array(repeating: [], count: graph.table.rules.screens.count)
    for index in graph.table.rules.segues.indices {
      let segue = SegueID(rawValue: Int32(index))
      if let goal = graph.table.goal(of: segue) { incoming[Int(goal.rawValue)].append(segue) }
    }
    self.incoming = incoming
    let none: [[PathGoal]] = Array(repeating: [], count: graph.table.rules.screens.count)
    (staying, opening, leaving) = (none, none, none)
    lastOpen = Array(repeating: 0, count: none.count)
    collect()
  }

  // MARK: - What is to be seen

  private mutating func collect() {
    let rules = table.rules
    for (index, segue) in rules.segues.enumerated() {
      let id = SegueID(rawValue: Int32(index))
      // The exits of a fragment are segues of its screens.
      if segue.source != StackRules.anywhere, isPlace(segue.source) { continue }
      let source = segue.source == StackRules.anywhere ? nil : Int(segue.source.rawValue)
      if graph.predicate(of: id) != nil { add(.refusal(id), at: source, to: \.staying) }
      let opens = table.destination(of: id) != nil && segue.from == nil
      add(.segue(id), at: source, to: opens ? \.opening : \.leaving)
    }
    for index in rules.screens.indices {
      let screen = ScreenID(rawValue: Int32(index))
      let entry = Int(table.entry(of: screen).rawValue)
      if graph.requirement(of: screen) != nil { add(.requirement(screen), at: entry, to: \.leaving) }
      if graph.backPredicate(of: screen) != nil {
        add(.back(screen, leaves: false), at: index, to: \.staying)
        add(.back(screen, leaves: true), at: index, to: \.leaving)
      }
    }
    collectPanes()
    // The last goal of a list is tried first.
    for index in rules.screens.indices {
      staying[index].reverse()
      opening[index].reverse()
      leaving[index].reverse()
    }
    offered.reverse()
  }

  /// Adds the walks in columns, each of which needs a separate walk.
  private mutating func collectPanes() {
    guard table.rules.hasColumns else { return }
    let screens = screensInColumns
    for (index, segue) in table.rules.segues.enumerated() {
      let id = SegueID(rawValue: Int32(index))
      guard segue.columns != .none, screens.contains(segue.source) else { continue }
      for walk in PaneWalk.allCases where isPossible(walk, of: id) {
        goals.append(.pane(id, walk))
        open.insert(.pane(id, walk))
      }
    }
  }

  private func isPlace(_ screen: ScreenID) -> Bool { table.entry(of: screen) != screen }

  private mutating func add(_ goal: PathGoal, at screen: Int?, to list: WritableKeyPath<PathFinder, [[PathGoal]]>) {
    goals.append(goal)
    open.insert(goal)
    guard let screen else {
      offered.append(goal)
      return
    }
    self[keyPath: list][screen].append(goal)
    places[goal] = screen
    tree.add(1, at: screen)
  }

  /// Removes a goal from the shared walks.
  private mutating func settle(_ goal: PathGoal) {
    if let place = places.removeValue(forKey: goal) { tree.add(-1, at: place) }
  }

  // MARK: - The walks

  /// Finds the walks.
  package mutating func find() {
    for root in [table.rules.root] + table.rules.otherRoots {
      var rounds = 0
      // Each round reaches a goal, or gives one up.
      while tree.open[Int(root.rawValue)] > 0 || (!offered.isEmpty && rounds == 0) {
        rounds += 1
        let before = open.count + stuck.count
        begin()
        if !stand(on: root) { break }
        tour()
        end()
        if open.count + stuck.count == before, rounds > goals.count { break }
      }
    }
    for goal in goals where open.contains(goal) { tryAlone(goal) }
  }

  private mutating func begin() {
    player = fresh
    walk = ShownWalk()
    useful = 0
    hasMoved = false
    if graph.facts.contains(where: { $0.lookup != nil }) { _ = commit([.lookups(0)]) }
  }

  private mutating func end() {
    guard !walk.goals.isEmpty else { return }
    walk.steps.removeLast(walk.steps.count - useful)
    walks.append(walk)
  }

  private mutating func tour() {
    while true {
      if step() { continue }
      return
    }
  }

  /// Performs the next step. Returns `false` if the walk cannot reach more goals.
  private mutating func step() -> Bool {
    guard let page = player.visible else { return false }
    let screen = Int(page.screen.rawValue)
    if let goal = next(\.staying, screen) { return tried(goal) }
    if hasMoved, !walk.goals.isEmpty, pageCount == 1, tree.open[screen] > 0 { return false }
    if let goal = next(\.opening, screen) { return tried(goal) }
    let containers = reachableContainers
    for container in containers {
      if let goal = next(\.opening, container) { return tried(goal) }
    }
    if descend(from: screen) { return true }
    for container in containers where descend(from: container, at: screen) { return true }
    if let goal = offered.last, !table[page.screen].isAlert,
      player.offers(of: page).contains(where: { .segue($0) == goal || .refusal($0) == goal })
    {
      offered.removeLast()
      return tried(goal)
    }
    if let goal = next(\.leaving, screen) { return tried(goal) }
    let hasMore = player.core.stack.dropLast().dropFirst(pageCount > 1 ? 1 : 0).contains { entry in
      tree.open[Int(entry.screen.rawValue)] > 0
    }
    if hasMore, goBack(from: page) { return true }
    for container in containers {
      if let goal = next(\.leaving, container) { return tried(goal) }
    }
    return false
  }

  /// The containers whose tabs can be selected now, the innermost first.
  private var reachableContainers: [Int] {
    let stack = player.core.stack
    let top = stack.lastIndex { $0.opening.beginsLayer } ?? stack.startIndex
    return stack[top...].reversed().filter { table.rules.isContainer($0.screen) }.map { Int($0.screen.rawValue) }
  }

  var pageCount: Int { player.core.stack.count { !table.rules.isContainer($0.screen) } }

  /// The next open goal of a list. Removes goals that were reached elsewhere.
  private mutating func next(_ list: WritableKeyPath<PathFinder, [[PathGoal]]>, _ screen: Int) -> PathGoal? {
    while let goal = self[keyPath: list][screen].popLast() {
      if open.contains(goal), !stuck.contains(goal) { return goal }
    }
    return nil
  }

  /// Opens a screen with open goals above it.
  private mutating func descend(from screen: Int, at visible: Int? = nil) -> Bool {
    for child in tree.children[screen] where tree.open[child] > 0 && child != visible {
      guard let segue = tree.segues[child] else { continue }
      // Do not open the screen again if the last visit reached no goals.
      let isNew = lastOpen[child] != tree.open[child]
      lastOpen[child] = tree.open[child]
      if isNew, perform(.segue(segue)) != nil {
        hasMoved = true
        return true
      }
      // No path leads there now, so the goals above it need separate walks.
      giveUp(below: child)
    }
    return false
  }

  private mutating func giveUp(below screen: Int) {
    var pending = [screen]
    while let next = pending.popLast() {
      for goal in staying[next] + opening[next] + leaving[next] where open.contains(goal) {
        stuck.insert(goal)
        settle(goal)
      }
      pending += tree.children[next].filter { tree.open[$0] > 0 }
    }
  }

  private mutating func goBack(from page: PrototypeRunPage) -> Bool {
    if perform(.back(page.screen, leaves: true)) != nil { return true }
    for segue in table[page.screen].segues where table.goal(of: segue) == nil && table.goals[segue] == nil {
      if perform(.segue(segue)) != nil { return true }
    }
    return false
  }

  /// Tries a goal here. The goal counts as tried in any case.
  private mutating func tried(_ goal: PathGoal) -> Bool {
    settle(goal)
    if let reached = perform(goal) { note(reached) } else { stuck.insert(goal) }
    return true
  }

  /// The goals of a step that were open.
  func seen(_ reached: [PathGoal]) -> [PathGoal] { reached.filter { open.contains($0) } }

  private mutating func note(_ reached: [PathGoal]) {
    for goal in reached where open.remove(goal) != nil {
      stuck.remove(goal)
      settle(goal)
      walk.goals.append(goal)
    }
    useful = walk.steps.count
    hasMoved = hasMoved || reached.contains { if case .segue = $0 { true } else { false } }
  }

  /// Notes that the requirement of a screen refused a request on a path.
  mutating func noteRefused(_ role: ScreenID) { note([.requirement(role)]) }

  // MARK: - By itself

  /// Takes the shortest path to a goal, with arguments for the predicates on the path and for the goal.
  ///
  /// If a segue refuses, the next shortest path without that segue is tried, first from all roots and then from each
  /// root.
  private mutating func tryAlone(_ goal: PathGoal) {
    var why: String?
    for root in choicesOfRoots {
      for source in sources(of: goal, from: root) {
        guard let reason = tryAlone(goal, at: source, from: root) else { return }
        why = why ?? reason
      }
    }
    missed.append(Missed(goal: goal, why: why ?? "no path leads there"))
  }

  /// All roots together, and then some roots one by one.
  private var choicesOfRoots: [ScreenID?] {
    let others = table.rules.otherRoots
    return others.isEmpty ? [nil] : [nil] + ([table.rules.root] + others).prefix(Self.mostPlaces)
  }

  /// - Returns: The reason for a refusal of the goal itself, or else for the first refusal on a path to it. `nil` if
  ///   the goal was reached.
  private mutating func tryAlone(_ goal: PathGoal, at source: Int, from root: ScreenID?) -> String? {
    var choice = PathTree.Choice(root: root)
    // The last segues of the failed paths.
    var failed: Set<SegueID> = []
    var (onTheWay, atTheGoal): (String?, String?)
    for _ in 0..<Self.mostWays {
      guard let way = way(to: source, choice, notBy: failed) else { break }
      switch go(way, for: goal) {
      case .reached: return nil
      case .closed(let segue, let why):
        onTheWay = onTheWay ?? why
        if segue == way.segues.last { failed.insert(segue) } else { choice.closed.insert(segue) }
      case .noRoot(let why): return why
      case .refused(let why):
        atTheGoal = atTheGoal ?? why
        // The screens below the page may be the reason, so another path to the page is tried.
        guard let last = way.segues.last else { return atTheGoal }
        failed.insert(last)
      }
    }
    return atTheGoal ?? onTheWay ?? "no path leads there"
  }

  /// The maximum number of paths to one screen.
  private static var mostWays: Int { 8 }

  private enum Arrival {
    case reached
    case closed(SegueID, String)
    case refused(String)
    /// The walk cannot start at this root.
    case noRoot(String)
  }

  /// Starts a walk, takes a path, and performs the goal at its end.
  private mutating func go(_ way: (root: Int, segues: [SegueID]), for goal: PathGoal) -> Arrival {
    let screen = ScreenID(rawValue: Int32(way.root))
    begin()
    guard stand(on: screen) else { return .noRoot("no facts were found that show the root '\(table[screen].name)'") }
    for (index, segue) in way.segues.enumerated() {
      if isSelected(segue) { continue }
      let next = index + 1 < way.segues.count ? .segue(way.segues[index + 1]) : goal
      if perform(.segue(segue), arguments: argumentsOfSource(for: next)) == nil {
        return .closed(segue, "no facts and arguments were found that allow '\(table.name(of: segue))'")
      }
    }
    lastReason = nil
    guard let reached = perform(goal) else {
      return .refused(lastReason.map { "it is always refused: \($0)" } ?? "no facts and arguments were found for it")
    }
    note(reached)
    end()
    return .reached
  }

  /// Finds the shortest path to a screen.
  ///
  /// - Parameters:
  ///   - screen: The screen.
  ///   - choice: The roots and the segues of the paths.
  ///   - failed: The segues that cannot be the last of the path.
  /// - Returns: The path, or `nil` if there is none or the limit of trees is reached.
  private mutating func way(
    to screen: Int, _ choice: PathTree.Choice, notBy failed: Set<SegueID>
  ) -> (root: Int, segues: [SegueID])? {
    guard let tree = tree(choice), tree.isReached[screen] else { return nil }
    guard let last = tree.segues[screen], failed.contains(last) else { return tree.way(to: screen) }
    // A path to a parent of this screen that avoids the screen.
    var best: (depth: Int, parent: Int, segue: SegueID)?
    var isPassed = false
    for segue in incoming[screen].prefix(Self.mostIncoming)
    where !failed.contains(segue) && !choice.closed.contains(segue) {
      let source = table.rules.segues[Int(segue.rawValue)].source
      let from = source == StackRules.anywhere ? tree.offeringScreen : Int(source.rawValue)
      guard let parent = from, tree.isReached[parent] else { continue }
      guard let depth = tree.depth(of: parent, avoiding: screen) else {
        isPassed = true
        continue
      }
      if best.map({ depth < $0.depth }) ?? true { best = (depth, parent, segue) }
    }
    if let best {
      let way = tree.way(to: best.parent)
      return (way.root, way.segues + [best.segue])
    }
    // Another path may reach such a parent without this screen.
    guard isPassed, let other = self.tree(.init(root: choice.root, closed: choice.closed.union(failed))) else {
      return nil
    }
    return other.isReached[screen] ? other.way(to: screen) : nil
  }

  /// The tree of a choice, or `nil` if the limit of trees is reached. Goals above one closed segue share a tree.
  private mutating func tree(_ choice: PathTree.Choice) -> PathTree? {
    if choice.closed.isEmpty {
      guard let root = choice.root else { return tree }
      if let known = rootTrees[root] { return known }
      let made = PathTree(table, choice)
      rootTrees[root] = made
      return made
    }
    if let known = otherTrees[choice] { return known }
    guard treesLeft > 0 else { return nil }
    treesLeft -= 1
    if otherTrees.count >= Self.mostTreesAtOnce { otherTrees = [:] }
    let made = PathTree(table, choice)
    otherTrees[choice] = made
    return made
  }

  /// The maximum number of trees for closed segues in a run, and of stored trees.
  private static var mostTrees: Int { 256 }
  private static var mostTreesAtOnce: Int { 32 }

  /// The number of segues to one screen that other paths may end with.
  private static var mostIncoming: Int { 64 }

  /// The screens at which a goal is tried. For a segue under `anywhere`, only some screens.
  private mutating func sources(of goal: PathGoal, from root: ScreenID?) -> [Int] {
    guard let tree = tree(PathTree.Choice(root: root)) else { return [] }
    guard let source = source(of: goal) else {
      guard case .segue(let segue) = Self.asSegue(goal) else { return [] }
      let rules = table.rules.segues[Int(segue.rawValue)]
      return Array(
        tree.isReached.indices.lazy.filter { [table] index in
          tree.isReached[index] && table.rules.offers(rules, ScreenID(rawValue: Int32(index)))
        }.prefix(Self.mostPlaces))
    }
    return tree.isReached[source] ? [source] : []
  }

  private static var mostPlaces: Int { 16 }

  private static func asSegue(_ goal: PathGoal) -> PathGoal {
    if case .refusal(let segue) = goal { .segue(segue) } else { goal }
  }

  private func source(of goal: PathGoal) -> Int? {
    switch goal {
    case .segue(let segue), .refusal(let segue), .pane(let segue, _):
      let source = table.rules.segues[Int(segue.rawValue)].source
      return source == StackRules.anywhere ? nil : Int(source.rawValue)
    case .requirement(let screen): return Int(table.entry(of: screen).rawValue)
    case .back(let screen, _): return Int(screen.rawValue)
    }
  }
}
