import NavTable

/// The screens from the root to the destination of a link or a go segue.
///
/// The graph and the URL determine a route, and the stack does not. The texts of the URL are not parsed yet.
package struct Route: Sendable {
  /// A screen on the route.
  package struct Stop: Sendable {
    package let screen: ScreenID
    /// The texts of its arguments in the URL, by name.
    package var texts: [String: String] = [:]
    /// The push segues from the stop below, in the order of the graph file.
    package var segues: [SegueID] = []
  }

  /// The stops, from the root to the destination.
  package private(set) var stops: [Stop]
  /// The screen with the link, or the target of the go segue. It can be the place of a fragment.
  let linked: ScreenID

  /// Creates the route of a link. Returns `nil` if a query item that the link reads does not have a value.
  init?(
    to screen: ScreenID, path: ArraySlice<String>, _ address: LinkAddress, in table: GraphTable, _ tree: PushTree
  ) {
    guard let link = table[screen].link,
      var stops = Self.chain(to: screen, via: table[screen].via, seenFrom: table.section(of: screen), in: table, tree)
    else { return nil }
    func give(_ text: String, to placeholder: LinkTemplate.Placeholder) {
      let owner = placeholder.screen.map { table.screen(named: $0, seenFrom: screen) } ?? table.entry(of: screen)
      guard let index = stops.lastIndex(where: { $0.screen == owner }) else { return }
      stops[index].texts[placeholder.argument] = text
    }
    for (segment, text) in zip(link.path, path) {
      if case .placeholder(let placeholder) = segment { give(text, to: placeholder) }
    }
    for item in link.query {
      // The first item with a name counts.
      guard let given = address.items.first(where: { $0.name == item.name }) else { continue }
      guard let text = given.value else { return nil }
      // In the path, the map checks this. Foundation's `UUID` also reads other strings.
      if item.placeholder.kind == .uuid, !text.isUUID { return nil }
      give(text, to: item.placeholder)
    }
    self.stops = stops
    linked = screen
  }

  /// Creates the route of a go segue in a section.
  package init?(
    to screen: ScreenID, via: [String], seenFrom section: Int, in table: GraphTable, _ tree: PushTree
  ) {
    guard let stops = Self.chain(to: screen, via: via, seenFrom: section, in: table, tree) else { return nil }
    self.stops = stops
    linked = screen
  }

  /// The stop and its argument that `screen.argument` names.
  ///
  /// Both names can contain dots. Each dot is tried, from the last to the first, until the text before it names a stop.
  package func argument(
    _ name: String, seenFrom section: Int, in table: GraphTable
  ) -> (stop: Int, name: String)? {
    var end = name.endIndex
    while let dot = name[..<end].lastIndex(of: ".") {
      if let screen = table.screen(named: String(name[..<dot]), inSection: section),
        let stop = stops.lastIndex(where: { $0.screen == screen })
      {
        return (stop, String(name[name.index(after: dot)...]))
      }
      end = dot
    }
    return nil
  }

  /// The stops from the root to a screen. The parent of a shared screen is the next of the names.
  private static func chain(
    to screen: ScreenID, via names: [String], seenFrom section: Int, in table: GraphTable, _ tree: PushTree
  ) -> [Stop]? {
    var via = names.makeIterator()
    var stops: [Stop] = []
    var current = table.entry(of: screen)
    while !table.rules.isRoot(current) {
      let isShared = tree.isOfferedAnywhere(current) || table.roles(of: current).contains { table[$0].rules.isShared }
      let next =
        isShared
        ? via.next().flatMap { table.screen(named: $0, inSection: section) }
        : tree.parent(of: current)
      // A chain without an end is not a route. navc does not write such a table.
      guard let parent = next, stops.count < table.rules.screens.count else { return nil }
      let segues = table.rules.segues(from: parent, to: current)
      guard !segues.isEmpty else { return nil }
      stops.append(Stop(screen: current, segues: segues))
      current = parent
    }
    stops.append(Stop(screen: current))
    return stops.reversed()
  }
}
