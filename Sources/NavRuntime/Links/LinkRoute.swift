internal import NavTable

/// Where a URL leads: the screens from the root to the linked one, and what the URL says of their arguments.
struct LinkRoute {
  /// A screen on the way.
  struct Stop {
    let screen: ScreenID
    /// The texts of its arguments, by name.
    var texts: [String: String] = [:]
    /// The push segues that lead to it from the one before, in the order of the graph file.
    var segues: [SegueID] = []
  }

  /// From the root to the linked screen.
  let stops: [Stop]

  /// The way that no URL is.
  init() {
    stops = []
  }

  /// The way to a screen whose link's path is this; `nil` where an item of the query that the link reads is no text.
  init?(
    to screen: ScreenID, path: ArraySlice<String>, _ address: LinkAddress, in table: GraphTable, _ tree: PushTree
  ) {
    guard let link = table[screen].link, let chain = Self.chain(to: screen, in: table, tree) else { return nil }
    var stops = chain
    func give(_ text: String, to placeholder: LinkTemplate.Placeholder) {
      let owner = placeholder.screen.map { table.screen(named: $0, seenFrom: screen) } ?? table.entry(of: screen)
      guard let index = stops.lastIndex(where: { $0.screen == owner }) else { return }
      stops[index].texts[placeholder.argument] = text
    }
    for (segment, text) in zip(link.path, path) {
      if case .placeholder(let placeholder) = segment { give(text, to: placeholder) }
    }
    for item in link.query {
      // Of items of one name the first counts.
      guard let given = address.items.first(where: { $0.name == item.name }) else { continue }
      guard let text = given.value else { return nil }
      give(text, to: item.placeholder)
    }
    self.stops = stops
  }

  /// The screens from the root to this one: by the one parent of each and, of a shared one, by what the link says.
  private static func chain(to screen: ScreenID, in table: GraphTable, _ tree: PushTree) -> [Stop]? {
    var via = table[screen].via.makeIterator()
    var stops: [Stop] = []
    var current = table.entry(of: screen)
    while current != table.root.id {
      let isShared = table.roles(of: current).contains { table[$0].rules.isShared }
      let next =
        isShared
        ? via.next().flatMap { table.screen(named: $0, seenFrom: screen) }
        : tree.parent(of: current)
      // A chain that never ends is none; navc writes no such table.
      guard let parent = next, stops.count < table.rules.screens.count else { return nil }
      let segues = table.rules.pushes.segues(from: parent, to: current)
      guard !segues.isEmpty else { return nil }
      stops.append(Stop(screen: current, segues: segues))
      current = parent
    }
    stops.append(Stop(screen: current))
    return stops.reversed()
  }
}
