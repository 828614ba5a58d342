import NavCompiler
import NavPictures

/// The links that the changes of a graph can affect. Other links are not opened, because opening costs more than the
/// comparison itself.
struct AffectedLinks {
  /// The screens with a change, or `nil` if a change can affect any link.
  private let touched: Set<String>?

  init(_ files: [FileComparison]) {
    guard files.count == 1, let file = files.first, Self.paths(file.current) == Self.paths(file.new) else {
      touched = nil
      return
    }
    var touched: Set<String> = []
    for (change, key) in zip(file.log.changes, file.log.keys) where !Self.isElsewhere(change) {
      switch key.kind {
      case .screen, .argument, .segue, .tab, .link:
        for items in [file.current, file.new] {
          guard let item = items[key] else { continue }
          touched.insert(items.key(items.owner(item) ?? item).name)
        }
      // These do not decide which URL opens which screen.
      case .fact, .condition, .defaults: break
      case .graph, .type, .enumCase, .exit, .base, .root, .anywhere, .fragment:
        self.touched = nil
        return
      }
    }
    self.touched = touched
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

  /// The paths of all links. If they are equal, each URL matches the link of the same screen as before.
  private static func paths(_ items: GraphItems) -> [String: String] {
    var paths: [String: String] = [:]
    for (position, screen) in items.graph.screens.enumerated() where screen.link != nil {
      paths[items.text.name(ScreenID(position))] = items.description(.link(ScreenID(position)))
    }
    return paths
  }

  /// Whether a change can affect a link: a screen on its route has one.
  func contain(_ screen: ScreenID, _ items: GraphItems, _ tree: PushTree) -> Bool {
    guard let touched else { return true }
    let via = items.graph.screens[screen.position].link?.via ?? []
    return LinkRoutes.screens(to: screen, via: via, items.graph, tree).contains {
      touched.contains(items.text.name($0))
    }
  }
}
