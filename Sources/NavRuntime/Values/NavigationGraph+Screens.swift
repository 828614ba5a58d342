extension NavigationGraph {
  /// Returns the type of a screen by its number in the entire graph, or `nil` if no such screen can be on a stack.
  static func type(of screen: ScreenID) -> (any Screen.Type)? {
    section(table.section(of: screen))?.screenType(table.number(of: screen))
  }

  /// Returns a screen by its number in the entire graph, with the arguments of a reader.
  ///
  /// - Throws: ``ArgumentError/unknownScreen(_:)``, or the errors of the screen's `init(from:)`.
  static func read(_ screen: ScreenID, from arguments: inout ArgumentReader) throws -> any Screen {
    guard let type = type(of: screen) else { throw ArgumentError.unknownScreen(screen) }
    return try type.init(from: &arguments)
  }

  /// The graph itself, or the mounted fragment with this section number.
  static func section(_ section: Int) -> (any GraphSection.Type)? {
    guard let place = table.rules.sections[section].place else { return self }
    return self.section(table.section(of: place))?.mounted(table.number(of: place))
  }

  /// Returns the places of screens in the graph, from the bottom, as far as push segues could open each screen on the
  /// previous one. A value alone does not determine its place, because a fragment can be mounted in several places.
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

/// A screen, its place in the entire graph, and the way in which it is opened.
struct PlacedScreen {
  let id: ScreenID
  let screen: any Screen
  let opening: StackOpening
  /// The number of screens directly below that are set aside for the layer that the screen starts.
  var aside = 0
  /// For a container, the screens of the tabs that are not selected.
  var parked: [Int: [PlacedScreen]] = [:]
}
