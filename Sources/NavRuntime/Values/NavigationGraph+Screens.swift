extension NavigationGraph {
  /// The type of a screen, by its number in the whole graph; `nil` where no screen of that number can stand on a stack.
  static func type(of screen: ScreenID) -> (any Screen.Type)? {
    section(table.section(of: screen))?.screenType(table.number(of: screen))
  }

  /// Reads the arguments of a screen that is known by its number in the whole graph.
  ///
  /// - Throws: ``ArgumentError/unknownScreen(_:)``, or what the screen's `init(from:)` throws.
  static func read(_ screen: ScreenID, from arguments: inout ArgumentReader) throws -> any Screen {
    guard let type = type(of: screen) else { throw ArgumentError.unknownScreen(screen) }
    return try type.init(from: &arguments)
  }

  /// The graph itself, or the fragment that is mounted there.
  static func section(_ section: Int) -> (any GraphSection.Type)? {
    guard let place = table.rules.sections[section].place else { return self }
    return self.section(table.section(of: place))?.mounted(table.number(of: place))
  }

  /// Where values that push segues could have put on one another stand in the graph, from the bottom, as far as that is
  /// so. A value alone does not say it, since a fragment may be mounted in several places.
  static func places(of screens: [any Screen]) -> [PlacedScreen] {
    let rules = table.rules
    var placed: [PlacedScreen] = []
    for screen in screens {
      let candidates =
        placed.last.map { rules.openings(on: $0.id) } ?? ([rules.root] + rules.otherRoots).map { ($0, .push) }
      guard let way = candidates.first(where: { type(of: $0.destination) == Swift.type(of: screen) }) else { break }
      placed.append(PlacedScreen(id: way.destination, screen: screen, opening: way.opening))
    }
    return placed
  }
}

/// A screen, its place in the whole graph, and how it is opened there.
struct PlacedScreen {
  let id: ScreenID
  let screen: any Screen
  let opening: StackOpening
  /// Of a container: what its tabs hold that are not selected.
  var parked: [Int: [PlacedScreen]] = [:]
}
