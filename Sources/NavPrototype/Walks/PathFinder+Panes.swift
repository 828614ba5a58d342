import NavPlayer
import NavRuntime
import NavTable

/// The walks in columns. Each one starts at the list, with its path in collapsed form.
extension PathFinder {
  /// Whether a walk may exist in the graph.
  func isPossible(_ walk: PaneWalk, of segue: SegueID) -> Bool {
    guard let detail = table.destination(of: segue) else { return false }
    switch walk {
    case .again, .folded: return true
    case .another: return !graph.arguments(of: detail).isEmpty || otherChoice(than: segue) != nil
    case .held: return holding(detail) != nil
    case .beside: return layer(over: segue) != nil
    }
  }

  /// Performs a walk from the list, which is visible.
  mutating func perform(_ walk: PaneWalk, of segue: SegueID) -> Bool {
    if walk == .folded { return pressFolding(segue, isExpanded: true) && foldBack() }
    guard expand(), press(segue, [], arguments: [:], { $0 == .shown }) != nil, let detail = player.visible else {
      return false
    }
    switch walk {
    case .another: return chooseAnother(than: detail, by: segue)
    case .again: return chooseAgain(detail, by: segue)
    case .held: return chooseAgainstHold(of: detail, by: segue)
    case .beside: return present(beside: detail, from: segue)
    case .folded: return false
    }
  }

  private static var noColumns: String { "its stack has no columns on the paths that were tried" }

  private mutating func expand() -> Bool {
    guard commit([.fold(isExpanded: true)]), player.core.isExpanded else {
      lastReason = Self.noColumns
      return false
    }
    return true
  }

  private mutating func chooseAnother(than detail: PrototypeRunPage, by segue: SegueID) -> Bool {
    for choice in [segue] + [otherChoice(than: segue)].compactMap({ $0 }) {
      if press(choice, [], arguments: [:], { $0 == .shown }) != nil { return player.page(detail.id) == nil }
    }
    lastReason = "there is no second choice"
    return false
  }

  private mutating func chooseAgain(_ detail: PrototypeRunPage, by segue: SegueID) -> Bool {
    let isBelow = pushed(by: detail.screen).contains { press($0, [], arguments: [:]) { $0 == .shown } != nil }
    let arguments = named(detail.arguments, of: detail.screen)
    let outcome = press(segue, [], arguments: arguments) { $0 == .shown || $0 == .refused(.duplicate) }
    return outcome != nil && (!isBelow || outcome == .shown)
  }

  private mutating func chooseAgainstHold(of detail: PrototypeRunPage, by segue: SegueID) -> Bool {
    guard let way = holding(detail.screen) else { return false }
    for push in way.segues where press(push, [], arguments: [:], { $0 == .shown }) == nil { return false }
    guard let commands = facts(forBackOf: way.screen, leaves: false), commit(commands) else { return false }
    for arguments in [otherArguments(than: detail), [:]] {
      if press(segue, [], arguments: arguments, { $0 == .refused(.held) }) != nil { return true }
    }
    return false
  }

  /// Arguments of another page of the same screen. A segue that passes them ignores them.
  private func otherArguments(than page: PrototypeRunPage) -> [String: PrototypeValue] {
    for (argument, value) in zip(graph.arguments(of: page.screen), page.arguments) {
      guard let other = Self.other(than: value, of: argument.type).flatMap({ argument.type.value(of: $0) }) else {
        continue
      }
      return [argument.name: other]
    }
    return [:]
  }

  private mutating func present(beside detail: PrototypeRunPage, from segue: SegueID) -> Bool {
    guard let layer = layer(over: segue), press(layer, [], arguments: [:], { $0 == .shown }) != nil else {
      return false
    }
    // Some layers cannot be left by back.
    _ = ask([], .back) { $0 == .shown }
    return player.page(detail.id) != nil
  }

  // MARK: - Folds

  /// Presses a segue, and changes the form in the middle of its transition.
  private mutating func pressFolding(_ segue: SegueID, isExpanded: Bool) -> Bool {
    let (before, kept) = (player, walk)
    guard press(segue, [], arguments: [:], { $0 == .shown }) != nil else { return false }
    var steps = walk.steps.dropFirst(kept.steps.count).compactMap { PrototypeCommand($0) }
    (player, walk) = (before, kept)
    var time = 0
    if case .wait(let whole)? = steps.last { time = whole }
    if time > 1 { steps[steps.count - 1] = .wait(time / 2) }
    steps.append(.fold(isExpanded: isExpanded))
    if time > 1 { steps.append(.wait(time - time / 2)) }
    for step in steps {
      _ = player.perform(step)
      walk.steps.append(step.text)
    }
    if isExpanded, !player.core.isExpanded { lastReason = Self.noColumns }
    return player.isAtRest && (!isExpanded || player.core.isExpanded)
  }

  /// Joins the columns, in the middle of a push of the detail if there is one.
  private mutating func foldBack() -> Bool {
    guard let detail = player.visible else { return false }
    for push in pushed(by: detail.screen) where pressFolding(push, isExpanded: false) { return true }
    return commit([.fold(isExpanded: false)])
  }

  // MARK: - The graph

  /// The screens that can be in a run with columns.
  ///
  /// - Complexity: linear in the screens and segues.
  var screensInColumns: Set<ScreenID> {
    let rules = table.rules
    var leading: [ScreenID: [StackRules.Segue]] = [:]
    for segue in rules.segues { leading[segue.source, default: []].append(segue) }
    var seen: Set<ScreenID> = []
    var splits: Set<ScreenID> = []
    var pending: [(screen: ScreenID, isInColumns: Bool)] = []
    func reach(_ screen: ScreenID, isInColumns: Bool) {
      let isNew = isInColumns ? splits.insert(screen).inserted : seen.insert(screen).inserted
      if isNew { pending.append((screen, isInColumns)) }
    }
    func begin(_ screen: ScreenID) {
      reach(screen, isInColumns: rules.screens[Int(screen.rawValue)].columns != .none)
    }
    for root in [rules.root] + rules.otherRoots { begin(root) }
    while let (screen, isInColumns) = pending.popLast() {
      // Each screen offers the segues under `anywhere`.
      reach(StackRules.anywhere, isInColumns: isInColumns)
      for segue in leading[screen] ?? [] {
        guard case .push(let target, _) = segue.action else { continue }
        switch segue.opening {
        case .push: reach(target, isInColumns: isInColumns)
        case .popover, .alert: reach(target, isInColumns: false)
        default: begin(target)
        }
      }
    }
    return splits
  }

  private func segues(of screen: ScreenID) -> [(id: SegueID, rules: StackRules.Segue)] {
    table[screen].segues.map { ($0, table.rules.segues[Int($0.rawValue)]) }
      .filter { $0.1.from == nil && table.destination(of: $0.0) != nil }
  }

  /// Another pane of the same list, to another screen.
  private func otherChoice(than segue: SegueID) -> SegueID? {
    let detail = table.destination(of: segue)
    return segues(of: table.rules.segues[Int(segue.rawValue)].source)
      .first { $0.rules.columns != .none && table.destination(of: $0.id) != detail }?.id
  }

  /// The pushes of a screen in its own column.
  private func pushed(by screen: ScreenID) -> [SegueID] {
    segues(of: screen).filter { $0.rules.opening == .push && $0.rules.columns == .none && !isRecursive($0.rules) }
      .map(\.id)
  }

  private func isRecursive(_ segue: StackRules.Segue) -> Bool {
    if case .push(_, .none) = segue.action { false } else { true }
  }

  /// The layer that a list presents.
  private func layer(over segue: SegueID) -> SegueID? {
    let layers = segues(of: table.rules.segues[Int(segue.rawValue)].source).filter { $0.rules.opening.beginsLayer }
    return (layers.first { $0.rules.opening != .alert } ?? layers.first)?.id
  }

  /// A screen with a predicate for `back`, and the pushes that lead to it: the detail, or a page that the detail pushes.
  private func holding(_ detail: ScreenID) -> (screen: ScreenID, segues: [SegueID])? {
    if graph.backPredicate(of: detail) != nil { return (detail, []) }
    for push in pushed(by: detail) {
      if let screen = table.destination(of: push), graph.backPredicate(of: screen) != nil { return (screen, [push]) }
    }
    return nil
  }
}
