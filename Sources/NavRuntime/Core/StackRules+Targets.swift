// These functions also take the stack as an array, for the reason at the top of `StackRules+Checks.swift`.
extension StackRules {
  /// The index to which an unwind or back from the top returns. `nil` for a push, and if there is no such entry.
  func targetIndex(of request: StackRequest, on entries: [StackEntry]) -> Int? {
    let top = entries.count - 1
    guard top > 0, request.hasSource else { return nil }
    guard request.segue.rawValue >= 0 else {
      guard let target = request.target else { return entries.page(atOrBelow: top - 1) }
      return entries.lastIndex(below: top) { $0.instance == target }
    }
    let segue = segues[Int(request.segue.rawValue)]
    switch segue.action {
    case .push, .go: return nil
    case .unwind(let target): return index(of: target, from: segue.source, at: top, on: entries)
    case .exit(let section, let target):
      guard let place = sections[section].place else { return nil }
      return index(of: target, from: place, at: entry(of: section, below: entries.count, on: entries), on: entries)
    }
  }

  /// The number of entries that stay below the destination of a push: all of them, unless the push replaces. `nil` if
  /// the stack does not have the entry at which the push cuts it.
  @inline(__always) func keptCount(of request: StackRequest, on entries: [StackEntry]) -> Int? {
    let segue = segues[Int(request.segue.rawValue)]
    guard let from = segue.from else { return entries.count }
    return index(of: from, from: segue.source, at: entries.count - 1, on: entries).map { $0 + 1 }
  }

  /// The index of a target as seen from a screen at an index. It is never below the first instance of the screen's
  /// section.
  private func index(of target: UnwindTarget, from screen: ScreenID, at index: Int, on entries: [StackEntry]) -> Int? {
    let source = screens[Int(screen.rawValue)]
    let first = entry(of: source.section, below: index, on: entries)
    guard index > first else { return nil }
    let found: Int?
    switch target {
    case .screen(let screen): found = entries.lastIndex(below: index) { $0.screen == screen }
    case .previous: found = entries.page(atOrBelow: index - 1)
    case .root: found = entries.page(atOrBelow: first)
    case .opener:
      if source.isShared {
        found = entries.page(atOrBelow: index - 1)
      } else {
        let shared = entries.lastIndex(below: index) { screens[Int($0.screen.rawValue)].isShared }
        found = shared.flatMap { entries.page(atOrBelow: $0 - 1) }
      }
    }
    return found.flatMap { $0 < first ? nil : $0 }
  }

  /// The index of the lowest entry in the group of a section's instances that ends below `end`.
  func entry(of section: Int, below end: Int, on entries: [StackEntry]) -> Int {
    guard section > 0 else { return 0 }
    let own = sections[section].screens
    let outside = entries.lastIndex(below: end) { !own.contains($0.screen.rawValue) }
    return outside.map { $0 + 1 } ?? 0
  }
}
