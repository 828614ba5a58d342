// These functions also take the stack as an array, for the reason at the top of `StackRules+Checks.swift`.
extension StackRules {
  /// The index to which an unwind or back returns, or that of the page which a pane shows again. `nil` for a push, and
  /// if there is no such entry.
  func targetIndex(of request: StackRequest, on entries: [StackEntry]) -> Int? {
    guard request.hasSource, let source = entries.index(of: request.source) else { return nil }
    if source == 0 {
      return destination(of: request).flatMap { _ in repeatedColumn(of: request, above: 0, on: entries) }
    }
    guard request.segue.rawValue >= 0 else {
      guard let target = request.target else { return entries.page(atOrBelow: entries.below(source)) }
      return entries.lastIndex(onPathBelow: source) { $0.instance == target }
    }
    let segue = segues[Int(request.segue.rawValue)]
    switch segue.action {
    case .push: return hasColumns ? repeatedColumn(of: request, above: source, on: entries) : nil
    case .go: return nil
    case .unwind(let target): return index(of: target, from: segue.source, at: source, on: entries)
    case .exit(let section, let target):
      guard let place = sections[section].place else { return nil }
      return index(of: target, from: place, at: first(of: section, from: source, on: entries), on: entries)
    }
  }

  /// The position of the page that a push opens. `nil` if the stack does not have the entry at which the push cuts it.
  @inline(__always) func arrival(of request: StackRequest, on entries: [StackEntry]) -> Arrival? {
    let segue = segues[Int(request.segue.rawValue)]
    if segue.from == nil, entries.last?.instance == request.source {
      return Arrival(kept: entries.count, columns: segue.columns)
    }
    return distantArrival(of: request, by: segue, on: entries)
  }

  /// The position of a page that is not opened directly on the top.
  @inline(never) private func distantArrival(
    of request: StackRequest, by segue: Segue, on entries: [StackEntry]
  ) -> Arrival? {
    guard let source = entries.index(of: request.source) else { return nil }
    if let from = segue.from {
      guard let index = index(of: from, from: segue.source, at: source, on: entries) else { return nil }
      // The new page is in the column of the page that it replaces.
      let replaced = entries.index(onPathAbove: index, towards: source)
      return Arrival(kept: index + 1, columns: entries[replaced].isPane ? .one : .none)
    }
    // The columns after the source stay visible behind a layer.
    if segue.opening.beginsLayer { return Arrival(kept: entries.count, columns: entries.columns(from: source + 1)) }
    return Arrival(kept: source + 1, columns: segue.columns)
  }

  /// The index of the first page of the column after the source, if a pane would open the same page there.
  func repeatedColumn(of request: StackRequest, above source: Int, on entries: [StackEntry]) -> Int? {
    guard source + 1 < entries.count, entries[source + 1].isPane,
      segues[Int(request.segue.rawValue)].columns != .none, let destination = uniqueDestination(of: request),
      entries[source + 1].repeats(destination, request.key)
    else { return nil }
    return source + 1
  }

  /// The index of a target as seen from a screen at an index. It is never below the first instance of the screen's
  /// section.
  private func index(of target: UnwindTarget, from screen: ScreenID, at index: Int, on entries: [StackEntry]) -> Int? {
    let source = screens[Int(screen.rawValue)]
    let first = first(of: source.section, from: index, on: entries)
    guard index > first else { return nil }
    let found: Int?
    switch target {
    case .screen(let screen): found = entries.lastIndex(onPathBelow: index) { $0.screen == screen }
    case .previous: found = entries.page(atOrBelow: entries.below(index))
    case .root: found = entries.page(atOrBelow: first)
    case .opener:
      if source.isShared {
        found = entries.page(atOrBelow: entries.below(index))
      } else {
        let shared = entries.lastIndex(onPathBelow: index) { screens[Int($0.screen.rawValue)].isShared }
        found = shared.flatMap { entries.page(atOrBelow: entries.below($0)) }
      }
    }
    return found.flatMap { $0 < first ? nil : $0 }
  }

  /// The index of the lowest instance of a section on the path, in the group of its instances that an entry belongs
  /// to. Inlined, because most graphs have one section, and the call would cost more than its result.
  @inline(__always) func first(of section: Int, from index: Int, on entries: [StackEntry]) -> Int {
    guard section > 0 else { return 0 }
    let own = sections[section].screens
    var first = index
    var below = index
    while below >= 0, own.contains(entries[below].screen.rawValue) {
      first = below
      below = entries.below(below)
    }
    return first
  }
}

extension StackRules {
  /// The position of an arriving page.
  struct Arrival {
    /// The number of entries that stay below it.
    var kept: Int
    /// The columns of its entry.
    var columns: ColumnCount
  }
}
