/// Where a graph begins, and what leads on from many of its screens.
extension Resolver {
  /// The screens after `root`. Without one, where the graph probably begins.
  mutating func resolveRoot() -> Resolution.Root {
    var found: [ScreenID] = []
    var seen: Set<ScreenID> = []
    var isKnown = true
    for name in declarations.roots {
      let screen = screenIDs[name.symbol]
      isKnown = isKnown && screen != nil
      if let screen = screen ?? reportUnknownScreen(name, .root), seen.insert(screen).inserted { found.append(screen) }
    }
    if !found.isEmpty { return isKnown ? .known(found) : .guessed(found) }
    // The one screen that nothing pushes is the root in all but name.
    var isPushed = [Bool](repeating: false, count: screens.count)
    for edge in edges where edge.kind != .recursive { isPushed[edge.target.position] = true }
    for replacement in replacements { isPushed[replacement.target.position] = true }
    let candidates = isPushed.indices.lazy.filter { !isPushed[$0] }.prefix(2)
    guard candidates.count == 1, let only = candidates.first else { return .unknown }
    return .guessed([ScreenID(only)])
  }

  /// Marks the roots as screens with one place. No segue opens a root, so `shared` and a faulty segue to it change nothing.
  mutating func placeOnce(_ roots: [ScreenID]) {
    for root in roots { screens[root.position].isShared = false }
  }

  /// What many screens offer. What it leads to is shared, since it stands on all of these.
  mutating func resolveAnywhere() {
    for index in declarations.anywhere {
      resolvePush(declarations.segues[Int(index)], SegueID(index: index), from: nil)
      if let name = declarations.segues[Int(index)].target, let target = screenIDs[name.symbol] {
        screens[target.position].isShared = true
      }
    }
    for index in declarations.anywhereGoes {
      resolveGo(declarations.segues[Int(index)], SegueID(index: index), from: nil)
    }
  }
}
