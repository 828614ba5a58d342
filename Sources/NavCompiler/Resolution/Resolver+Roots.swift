/// The roots of a graph, and `anywhere`.
extension Resolver {
  /// The screens after `root`. Without `root`, it is the probable root.
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
    // If there is one screen that nothing pushes, it is the probable root.
    var isPushed = [Bool](repeating: false, count: screens.count)
    for edge in edges where edge.kind != .recursive { isPushed[edge.target.position] = true }
    for replacement in replacements { isPushed[replacement.target.position] = true }
    let candidates = isPushed.indices.lazy.filter { !isPushed[$0] }.prefix(2)
    guard candidates.count == 1, let only = candidates.first else { return .unknown }
    return .guessed([ScreenID(only)])
  }

  /// Marks the roots as screens with one place. A segue cannot open a root, so `shared` and a wrong segue to a root
  /// have no effect.
  mutating func placeOnce(_ roots: [ScreenID]) {
    for root in roots { screens[root.position].isShared = false }
  }

  /// Resolves `anywhere`. The targets are shared, because many screens offer the segues.
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
