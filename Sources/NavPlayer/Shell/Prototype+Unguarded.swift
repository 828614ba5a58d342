import NavRuntime

/// The same presses without a guard: the app evaluates its predicates, and changes the host immediately.
extension Prototype {
  /// Turns the guard off and keeps the current stack. Returns `false` if the guard is off already, or if not
  /// everything is idle.
  mutating func dropGuard() -> Bool {
    guard unguarded == nil, !core.isBusy, core.queued.isEmpty, host.slide == nil else { return false }
    unguarded = UnguardedHost(host.shown)
    return true
  }

  /// Performs a segue as the code of a page would.
  mutating func performUnguarded(_ segue: SegueID, from source: PrototypeRunPage, _ arguments: [PrototypeValue]?) {
    guard let host = unguarded, !host.isDead else { return }
    lastRequest += 1
    let id = RequestID(rawValue: lastRequest)
    record.asked(id, segue, named: table.name(of: segue), at: now)
    let reason =
      segue == .back
      ? decisions.backRefusal(of: source) : refusal(of: segue, to: arguments, from: source)
    if let reason {
      record.ended(id, .refused(.said(reason)), because: words(of: .said(reason)), at: now)
      return
    }
    let isAnimated = segue.rawValue < 0 || table.rules.segues[Int(segue.rawValue)].isAnimated
    let appended = appended(segue, from: source, to: host.stack)
    let new = stack(after: segue, from: source, arguments, on: host.stack) ?? []
    let (length, now, table) = (slideLength, now, table)
    var fault = unguarded?.show(new, from: source.id, isAnimated: isAnimated, length: length, at: now) {
      table[$0.screen].name
    }
    if unguarded?.stack == new { fault = fault ?? appended }
    if unguarded?.stack == new {
      if segue.rawValue >= 0 { record.used(segue) }
      if let top = new.last { record.visited(top.screen) }
    }
    record.ended(id, fault == nil ? .shown : .failed, because: fault, at: now)
  }

  private mutating func stack(
    after segue: SegueID, from source: PrototypeRunPage, _ arguments: [PrototypeValue]?, on stack: [StackEntry]
  ) -> [StackEntry]? {
    let own = self.stack(upTo: source, on: stack)
    if segue == .back { return dropped(1, from: own) }
    let rules = table.rules.segues[Int(segue.rawValue)]
    if let tab = table.opening(of: segue).tab {
      guard let index = stack.firstIndex(where: { $0.instance == source.id }) else { return nil }
      guard stack[index + 1].opening.tab != tab else { return Array(stack[...(index + 1)]) }
      guard let first = decisions.step(to: segue, of: source.value) else { return nil }
      return stack[...index] + [entry(first)]
    }
    switch rules.action {
    case .push(let screen, _):
      let kept = rules.from.map { cut(stack, at: $0) } ?? stack
      let value = FilledScreen(screen: screen, arguments: arguments ?? samples(of: screen))
      let decisions = decisions
      let steps = decisions.completed([decisions.step(to: screen, value, by: segue)])
      // A layer over the source stays above the new page of the source's navigation controller. A page in a column
      // stays below the next columns, but the next column keeps its pages below a new choice.
      let index = kept.firstIndex { $0.instance == source.id } ?? kept.count - 1
      let isPane = rules.columns != .none
      let end =
        kept[(index + 1)...].firstIndex { $0.opening.beginsLayer || (host.isExpanded && !isPane && $0.isPane) }
        ?? kept.count
      let added = steps.map { entry($0, isPane: isPane && end == index + 1) }
      return rules.opening.beginsLayer ? kept + added : kept[..<end] + added + kept[end...]
    case .unwind(let target): return cut(own, at: target)
    case .exit(let section, let target):
      let screens = table.rules.sections[section].screens
      return cut(stack.filter { !screens.contains($0.screen.rawValue) } + stack.suffix(1), at: target)
    case .go: return nil
    }
  }

  /// The stack up to a page in an earlier column, whose navigation controller does not have the later columns.
  private func stack(upTo source: PrototypeRunPage, on stack: [StackEntry]) -> [StackEntry] {
    guard isExpanded(stack), let index = stack.firstIndex(where: { $0.instance == source.id }) else { return stack }
    return Array(stack[...index])
  }

  /// The fault of a choice that an app appends to the choices before it, or `nil`.
  private func appended(_ segue: SegueID, from source: PrototypeRunPage, to stack: [StackEntry]) -> String? {
    guard segue.rawValue >= 0, table.rules.segues[Int(segue.rawValue)].columns != .none, isExpanded(stack),
      stack.last?.instance != source.id
    else { return nil }
    return "the page before it stays below, and Back leads through both"
  }

  private mutating func entry(_ step: PrototypeStep, isPane: Bool = false) -> StackEntry {
    lastToken += 1
    // The core never assigns instances with numbers this high.
    let id = InstanceID(rawValue: 1_000_000 + lastToken)
    let token = KeyToken(rawValue: lastToken)
    pages.append(PrototypeRunPage(id: id, value: step.value, key: step.key, token: token))
    return StackEntry(
      instance: id, screen: step.screen, key: token, opening: step.opening, columns: isPane ? .one : .none)
  }

  private func dropped(_ count: Int, from stack: [StackEntry]) -> [StackEntry] {
    var stack = Array(stack.dropLast(count))
    // A container does not have a page.
    while let top = stack.last, table.rules.isContainer(top.screen) { stack.removeLast() }
    return stack
  }

  /// The stack up to the target of an unwind from its top.
  private func cut(_ stack: [StackEntry], at target: UnwindTarget) -> [StackEntry] {
    switch target {
    case .previous: return dropped(1, from: stack)
    case .root: return Array(stack.prefix(1))
    case .screen(let screen):
      return stack.dropLast().lastIndex { $0.screen == screen }.map { Array(stack[...$0]) } ?? stack
    case .opener:
      let shared = stack.lastIndex { table[$0.screen].rules.isShared }
      return shared.map { dropped(0, from: Array(stack[..<$0])) } ?? stack
    }
  }
}
