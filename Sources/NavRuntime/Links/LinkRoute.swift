internal import NavTable

/// Where a URL leads: the screens from the root to the linked one, and what the URL says of their arguments.
struct LinkRoute {
  /// A screen on the way.
  struct Stop {
    let screen: ScreenID
    /// The texts of its arguments, by name.
    var texts: [String: String] = [:]
    /// What a segue gives to its arguments, by name.
    var given: [String: ArgumentReader.Given] = [:]
    /// What is known of it from where the segue is asked for: the arguments of the nearest instance there, by name.
    var standing: [String: ArgumentReader.Given] = [:]
    /// The screen itself, where a segue leads to it.
    var value: (any Screen)?
    /// The push segues that lead to it from the one before, in the order of the graph file.
    var segues: [SegueID] = []
    /// Whether any instance of the screen is meant: of a segue that says nothing of its arguments.
    var takesAny = false
  }

  /// From the root to the linked screen.
  private(set) var stops: [Stop]

  /// The way that no URL is.
  init() {
    stops = []
  }

  /// The way to a screen whose link's path is this; `nil` where an item of the query that the link reads is no text.
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
      // Of items of one name the first counts.
      guard let given = address.items.first(where: { $0.name == item.name }) else { continue }
      guard let text = given.value else { return nil }
      give(text, to: item.placeholder)
    }
    self.stops = stops
  }

  /// The way to a screen that a segue of a section goes to; any instances of the screens below will do.
  init?(to screen: ScreenID, via: [String], seenFrom section: Int, in table: GraphTable, _ tree: PushTree) {
    guard var stops = Self.chain(to: screen, via: via, seenFrom: section, in: table, tree) else { return nil }
    for index in stops.indices { stops[index].takesAny = true }
    self.stops = stops
  }

  /// Says which screen it leads to.
  mutating func give(_ destination: any Screen) {
    stops[stops.count - 1].value = destination
    stops[stops.count - 1].takesAny = false
  }

  /// Says what stands where the segue is asked for, from the bottom. What has to be made anew on the way is made with the arguments
  /// of the nearest.
  mutating func stand(on screens: some Sequence<(id: ScreenID, screen: any Screen)>) {
    var nearest: [ScreenID: any Screen] = [:]
    for (id, screen) in screens { nearest[id] = screen }
    for index in stops.indices {
      for argument in nearest[stops[index].screen]?.namedArguments ?? [] {
        stops[index].standing[argument.name] = .value(argument.value)
      }
    }
  }

  /// Says what the argument of a screen on the way is.
  mutating func give(_ value: ArgumentReader.Given, for argument: String, of screen: ScreenID) {
    guard let index = stops.lastIndex(where: { $0.screen == screen }) else { return }
    stops[index].given[argument] = value
    stops[index].takesAny = false
  }

  /// The screens from the root to this one: by the one parent of each and, of a shared one, by what the link says.
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
      // A chain that never ends is none; navc writes no such table.
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
