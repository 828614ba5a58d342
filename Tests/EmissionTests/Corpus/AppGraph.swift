import NavCompiler

/// A map as a graph that navc accepts. A segue that navc refuses is changed as its message suggests, or left out.
struct AppGraph {
  private(set) var map: AppMap
  private(set) var text: AppMap.GraphText
  /// The checked graph, or `nil` if no change fixes its errors.
  private(set) var checked: Graph?
  /// The messages of the last check.
  private(set) var messages: [String] = []

  init(_ map: AppMap, named name: String) {
    self.map = map
    self.map.dropUnreached()
    self.map.addWaysBack()
    text = self.map.graph(named: name)
    var isMended = true
    while isMended {
      isMended = false
      let file = SourceFile(path: "\(name).nav.yaml", text: text.text)
      let result = Compiler.check(file)
      let found = result.diagnostics.diagnostics
      checked = result.graph
      messages = found.map { "\($0.rule.id): \($0.message)" }
      let errors = found.filter { $0.severity == .error }
      let positions = SourcePositions(of: errors.map(\.range.lower), in: file)
      let spots = errors.compactMap { error in
        text.spots[positions[error.range.lower].line - 1].map { (spot: $0, rule: error.rule) }
      }
      let rules = Dictionary(spots.map { ($0.spot, $0.rule) }) { first, _ in first }
      // In reverse order, because the removal of a segue renumbers the next ones.
      for (spot, rule) in rules.sorted(by: { $0.key.order > $1.key.order }) {
        isMended = self.map.mend(spot, rule) || isMended
      }
      if isMended {
        self.map.dropUnreached()
        text = self.map.graph(named: name)
      }
    }
  }
}

extension AppMap.Spot {
  fileprivate var order: (Int, Int) {
    switch self {
    case .own(let screen, let index): (screen, index)
    case .offered(let index): (Int.max, index)
    }
  }
}

extension AppMap {
  /// Removes the screens that no segue leads to.
  fileprivate mutating func dropUnreached() {
    let kept = reached(from: roots + offered.compactMap(\.target))
    let numbers = screens.indices.filter(kept.contains)
    let new = Dictionary(uniqueKeysWithValues: numbers.enumerated().map { ($1, $0) })
    for _ in 0..<screens.count - numbers.count { leaveOut("a screen that nothing leads to") }
    screens = numbers.map { screens[$0] }
    roots = roots.compactMap { new[$0] }
    for spot in spots {
      self[spot].target = self[spot].target.flatMap { new[$0] }
      switch self[spot].kind {
      case .replace(.screen(let place)): self[spot].kind = .replace(new[place].map { .screen($0) } ?? .previous)
      case .unwind(.screen(let place)): self[spot].kind = .unwind(new[place].map { .screen($0) } ?? .previous)
      default: break
      }
    }
  }

  /// Adds an unwind to full-screen pages. The app closes such a page in code, which no file shows.
  fileprivate mutating func addWaysBack() {
    for spot in spots where self[spot].kind == .present(.full) {
      guard let target = self[spot].target, !screens[target].isContainer,
        !screens[target].segues.contains(where: { $0.kind.key == "unwind" })
      else { continue }
      addSegue("close", .unwind(.previous), of: target)
    }
  }

  /// Changes a segue that navc refuses.
  ///
  /// - Returns: Whether there was something to change.
  fileprivate mutating func mend(_ spot: Spot, _ rule: Rule) -> Bool {
    let segue = self[spot]
    switch rule {
    case .secondParent:
      guard let target = segue.target, !screens[target].isShared else { return false }
      screens[target].isShared = true
    case .pushCycle where segue.canRecur, .pushToRoot where segue.canRecur:
      self[spot].isRecursive = true
    case .pushedContainer where segue.kind == .push:
      self[spot].kind = .present(.full)
      leaveOut("a push of tabs, which are presented")
    case .replaceNotAncestor where segue.kind != .replace(.previous):
      // A screen that is not on the stack is not popped.
      self[spot].kind = .push
      leaveOut("a popUpTo of a screen that does not stand everywhere (\(rule.id))")
    case .pushToRoot where segue.kind.key == "replace":
      self[spot] = Segue(name: segue.name, kind: .unwind(.root))
    default:
      remove(spot)
      leaveOut("a segue that navc refuses (\(rule.id))")
    }
    return true
  }
}

extension AppMap.Segue {
  fileprivate var canRecur: Bool {
    switch kind {
    case .push, .present: !isRecursive
    case .tab, .replace, .unwind: false
    }
  }
}
