import NavRuntime

// Columns, implemented a second time from the stack: the path, the pages that act, and the stack that a request leads
// to. Worlds without columns have one column, in which the top acts.
extension World {
  /// Returns the index of the entry on which another one was opened, or -1 for the bottom. The columns that are set
  /// aside for a layer are directly below it.
  func below(_ index: Int, _ stack: ArraySlice<StackEntry>) -> Int {
    var (columns, below) = (stack[index].columnsAside, index - 1)
    while columns > 0, below > 0 {
      if stack[below].isPane { columns -= 1 }
      below -= 1
    }
    return below
  }

  /// Returns the indices of the path to an entry, from the bottom.
  func path(to index: Int, _ stack: ArraySlice<StackEntry>) -> [Int] {
    var (path, index) = ([Int](), index)
    while index >= 0 {
      path.insert(index, at: 0)
      index = below(index, stack)
    }
    return path
  }

  /// Returns the indices of the pages that act.
  func acting(_ stack: ArraySlice<StackEntry>) -> [Int] {
    guard let last = stack.indices.last else { return [] }
    let start = stack.lastIndex { $0.opening != .push } ?? 0
    let isSplit = plan.rules.screens[Int(stack[start].screen.rawValue)].columns != .none
    guard model.isExpanded, isSplit, stack[start].opening != .popover else { return [last] }
    return (start...last).filter { $0 == last || stack[$0 + 1].isPane }
  }

  /// Whether an instance is a page that acts.
  func acts(_ instance: InstanceID, _ stack: ArraySlice<StackEntry>) -> Bool {
    acting(stack).contains { stack[$0].instance == instance }
  }

  /// The result of a request: the instances that stay, and the page that it opens above them.
  struct Result: Equatable {
    var stays: [InstanceID]
    var opens: ScreenID?
    /// The opened page starts a column.
    var isPane = false
    /// The number of columns behind the layer that the opened page starts.
    var aside = 0
    /// The instances that the request leaves itself. Their `back` is not evaluated.
    var passes: [InstanceID] = []
  }

  /// Returns the result of a request of a page in any column. `nil` for requests without a rule here.
  func result(of request: StackRequest, _ stack: ArraySlice<StackEntry>) -> Result? {
    guard let source = stack.firstIndex(where: { $0.instance == request.source }) else { return nil }
    let path = path(to: source, stack)
    func instances(_ indices: some Sequence<Int>) -> [InstanceID] { indices.map { stack[$0].instance } }
    guard request.segue.rawValue >= 0 else {
      guard request.segue == .back else { return nil }
      let named = request.target.flatMap { target in path.last { stack[$0].instance == target } }
      let target = named ?? path.dropLast().last
      return target.map { leaving(from: source, to: $0, path, stack) }
    }
    let segue = plan.rules.segues[Int(request.segue.rawValue)]
    switch segue.action {
    case .push(let screen, _) where segue.from == nil && segue.opening.beginsLayer:
      let aside = stack[(source + 1)...].count { $0.isPane }
      return Result(stays: stack.map(\.instance), opens: screen, aside: aside)
    case .push(let screen, _) where segue.from == nil:
      if segue.columns != .none, isRepeated(request, above: source, stack) {
        return Result(stays: instances(0...(source + 1)))
      }
      return Result(stays: instances(0...source), opens: screen, isPane: segue.columns != .none)
    case .unwind(.previous): return path.dropLast().last.map { leaving(from: source, to: $0, path, stack) }
    case .unwind(.root): return leaving(from: source, to: 0, path, stack)
    case .unwind(.screen(let screen)):
      return path.dropLast().last { stack[$0].screen == screen }.map { leaving(from: source, to: $0, path, stack) }
    default: return nil
    }
  }

  /// Whether the next column already starts with the page that a pane opens.
  func isRepeated(_ request: StackRequest, above source: Int, _ stack: ArraySlice<StackEntry>) -> Bool {
    guard source + 1 < stack.count, stack[source + 1].isPane, request.segue.rawValue >= 0,
      case .push(let screen, _) = plan.rules.segues[Int(request.segue.rawValue)].action
    else { return false }
    return stack[source + 1].screen == screen && stack[source + 1].key == request.key
  }

  /// Returns the result of an unwind. If the layer on the target closes, the columns behind it stay.
  private func leaving(from source: Int, to target: Int, _ path: [Int], _ stack: ArraySlice<StackEntry>) -> Result {
    let passed = path.filter { $0 > target }
    let end = passed.first.map { stack[$0].columnsAside > 0 ? $0 : target + 1 } ?? target + 1
    return Result(stays: stack[..<end].map(\.instance), passes: passed.map { stack[$0].instance })
  }

  /// The pages whose `back` must be evaluated for a request, because they leave although it does not leave them
  /// itself.
  func bystanders(of request: StackRequest) -> [InstanceID] {
    guard let result = result(of: request, core.stack) else { return [] }
    return core.stack.map(\.instance).filter { !result.stays.contains($0) && !result.passes.contains($0) }
  }

  /// Whether a page that holds would leave because of a request.
  func isHeld(_ request: StackRequest) -> Bool {
    guard let holder = plan.holder else { return false }
    return core.stack.contains { $0.screen == holder && bystanders(of: request).contains($0.instance) }
  }

  /// Checks the pages that the core passes to the app for evaluation.
  mutating func judgeBystanders(of request: StackRequest) {
    guard plan.hasColumns, result(of: request, core.stack) != nil else { return }
    if core.bystanders.map(\.instance) != bystanders(of: request) {
      model.fail("other pages are asked than those that leave because of a request")
    }
  }

  /// Checks the stack that a request leads to.
  mutating func judgeProposal(of request: StackRequest) {
    guard plan.hasColumns, let result = result(of: request, core.stack) else { return }
    let proposed = core.proposed
    let isRight =
      if let opened = result.opens, let last = proposed.last {
        proposed.dropLast().map(\.instance) == result.stays && last.screen == opened && last.isPane == result.isPane
          && last.columnsAside == result.aside
      } else {
        proposed.map(\.instance) == result.stays
      }
    if !isRight { model.fail("a request of a column leads to another stack than it should") }
  }

  /// Checks the paths of a stack: each of its prefixes has a path that is legal.
  mutating func judgePaths() {
    guard plan.hasColumns else { return }
    let stack = core.stack
    for end in stack.indices {
      let path = path(to: end, stack)
      for (below, above) in zip(path, path.dropFirst()) {
        let edge = Edge(below: stack[below].screen, above: stack[above].screen, opening: stack[above].opening)
        if !plan.edges.contains(edge) { model.fail("an illegal path") }
        if stack[above].opening == .push, stack[above].isPane != isPane(stack[below].screen, stack[above].screen) {
          model.fail("a page is in another column than it should be")
        }
      }
    }
    if core.acting != acting(stack).map({ stack[$0].instance }) { model.fail("other pages act than should") }
  }

  private func isPane(_ below: ScreenID, _ above: ScreenID) -> Bool {
    plan.rules.segues.contains { segue in
      if case .push(above, _) = segue.action { segue.source == below && segue.columns != .none } else { false }
    }
  }

  /// Checks the effects of a report that only changes the form.
  mutating func judgeFold(_ effects: [StackEffect]) {
    for effect in effects {
      switch effect {
      case .end, .makePage, .prepare, .unwind, .release, .show, .evaluate:
        model.fail("a change of form ends a request, makes a page, or calls a hook")
      default: break
      }
    }
  }

  /// Checks that a page that holds leaves only by its own request, by one of a page above it, or by an eviction.
  mutating func judgeHolder(_ before: [StackEntry], by request: StackRequest?, isForced: Bool) {
    guard let holder = plan.holder, !isForced, !has(.hostPops), !has(.hostStaysPut) else { return }
    guard let entry = before.first(where: { $0.screen == holder }),
      !core.stack.contains(where: { $0.instance == entry.instance })
    else { return }
    guard let request, let source = before.firstIndex(where: { $0.instance == request.source }),
      path(to: source, before[...]).contains(where: { before[$0].instance == entry.instance })
    else { return model.fail("a page that holds has left by the request of another page") }
  }
}
