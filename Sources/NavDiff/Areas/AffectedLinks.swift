import NavCompiler

/// The links that the changes of a graph can affect. Other links are not opened, because opening costs more than the
/// comparison itself.
struct AffectedLinks {
  /// Whether each screen of the old and of the new graph has a change, or `nil` if a change can affect any link.
  private let touched: (old: [Bool], new: [Bool])?

  init(_ files: [FileComparison]) {
    guard files.count == 1, let file = files.first, let paths = ChangedPaths(file) else {
      touched = nil
      return
    }
    var touched = (
      old: [Bool](repeating: false, count: file.current.graph.screens.count),
      new: [Bool](repeating: false, count: file.new.graph.screens.count)
    )
    for (change, key) in zip(file.log.changes, file.log.keys) where !Self.isElsewhere(change) {
      switch key.kind {
      case .screen, .argument, .segue, .tab, .link:
        if let screen = Self.screen(key, file.current) { touched.old[screen.position] = true }
        if let screen = Self.screen(key, file.new) { touched.new[screen.position] = true }
      // These do not decide which URL opens which screen.
      case .fact, .condition, .defaults: break
      case .graph, .type, .enumCase, .exit, .base, .root, .anywhere, .fragment:
        self.touched = nil
        return
      }
    }
    paths.touch(file.current.graph, &touched.old)
    paths.touch(file.new.graph, &touched.new)
    self.touched = touched
  }

  /// The screen of an item, or the screen itself.
  private static func screen(_ key: ItemKey, _ items: GraphItems) -> ScreenID? {
    guard let item = items[key], case .screen(let screen) = items.owner(item) ?? item else { return nil }
    return screen
  }

  /// Whether a change only has effects that decide nothing about the screens that a URL opens. A predicate refuses
  /// steps, and those effects are found by other means.
  private static func isElsewhere(_ change: Change) -> Bool {
    let elsewhere: Set<EffectRule> = [
      .guardChanged, .textChanged, .busyChanged, .backChanged, .looksChanged, .metadataChanged, .alertChanged,
      .timingChanged,
    ]
    return change.action == .changed && !change.effects.isEmpty
      && change.effects.allSatisfy { elsewhere.contains($0.rule) }
  }

  /// The linked screens of a file whose link a change can affect, because a screen on its route has one.
  func links(of file: FileComparison) -> (old: [ScreenID], new: [ScreenID]) {
    (Self.links(of: file.current.graph, touched?.old), Self.links(of: file.new.graph, touched?.new))
  }

  private static func links(of graph: Graph, _ touched: [Bool]?) -> [ScreenID] {
    let linked = graph.screens.indices.filter { graph.screens[$0].link != nil }.map { ScreenID($0) }
    guard let touched, !linked.isEmpty else { return linked }
    guard touched.contains(true) else { return [] }
    let tree = PushTree(graph)
    // The answers for routes without `via`, which share their ends.
    var known = [Bool?](repeating: nil, count: graph.screens.count)
    return linked.filter { screen in
      let via = graph.screens[screen.position].link?.via ?? []
      let route = LinkRoutes.screens(to: screen, via: via, graph, tree) { screen in
        touched[screen.position] || via.isEmpty && known[screen.position] != nil
      }
      guard let last = route.last else { return false }
      let isAffected = touched[last.position] || via.isEmpty && known[last.position] == true
      if via.isEmpty { for screen in route { known[screen.position] = isAffected } }
      return isAffected
    }
  }
}
