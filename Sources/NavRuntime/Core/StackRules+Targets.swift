// For the reason that `StackRules+Checks.swift` begins with, these take the stack as an array too.
extension StackRules {
  /// Where on the stack an unwind or back from its top ends; `nil` for a push, and where there is no such place.
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

  /// How many entries of a stack stay below what a push from its top puts there: all of them, where it replaces nothing. `nil` where there is
  /// no such place, and for what is no push.
  @inline(__always) func keptCount(of request: StackRequest, on entries: [StackEntry]) -> Int? {
    let segue = segues[Int(request.segue.rawValue)]
    guard let from = segue.from else { return entries.count }
    return index(of: from, from: segue.source, at: entries.count - 1, on: entries).map { $0 + 1 }
  }

  /// Where a target is as seen from a screen at an index. It is never beyond the first instance of the screen's section.
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

  /// The first of the instances of a section that reach up to an index.
  func entry(of section: Int, below end: Int, on entries: [StackEntry]) -> Int {
    guard section > 0 else { return 0 }
    let own = sections[section].screens
    let outside = entries.lastIndex(below: end) { !own.contains($0.screen.rawValue) }
    return outside.map { $0 + 1 } ?? 0
  }
}
