internal import NavTable

/// Reads URLs and go segues into the stops of their routes, and stops into screens.
struct LinkReader {
  private let table: GraphTable
  private let map: LinkMap
  /// The types of the screens, by their numbers in the whole graph.
  private let types: (ScreenID) -> (any Screen.Type)?

  init(_ table: GraphTable, types: @escaping (ScreenID) -> (any Screen.Type)?) {
    self.table = table
    self.types = types
    map = LinkMap(table)
  }

  /// The stops of a URL's route, or `nil` if no link of the graph matches it, or if an argument cannot be read.
  func stops(of url: String) -> [PlannedStop]? {
    map.route(url) { isReadable($0) }?.stops.map { PlannedStop($0) }
  }

  /// Whether every argument of a route can be read. Predicates are not evaluated.
  private func isReadable(_ route: Route) -> Bool {
    var below: (any Screen)?
    for stop in route.stops {
      let stop = PlannedStop(stop)
      let segues: [SegueID?] = stop.segues.isEmpty ? [nil] : stop.segues
      guard let screen = segues.lazy.compactMap({ self.read(stop, by: $0, from: below) }).first else { return false }
      below = screen
    }
    return true
  }

  /// Creates the screen of a stop, or returns `nil` if an argument is missing or does not have its type.
  ///
  /// The arguments come from the link, the go segue, the nearest known instance, and the push segue, in this order.
  func read(_ stop: PlannedStop, by segue: SegueID?, from source: (any Screen)?) -> (any Screen)? {
    if let screen = stop.value { return screen }
    var arguments = segue.map { passed(by: $0, from: source) } ?? [:]
    arguments.merge(stop.standing) { $1 }
    arguments.merge(stop.given) { $1 }
    for (name, text) in stop.texts { arguments[name] = .literal(.text(text)) }
    return read(stop.screen, arguments)
  }

  /// Creates a screen from the arguments that a segue passes, or returns `nil` if these are not enough.
  func read(_ screen: ScreenID, by segue: SegueID, from source: any Screen) -> (any Screen)? {
    read(screen, passed(by: segue, from: source))
  }

  /// The stops of a go segue's route, or `nil` if the segue selects a tab instead. Any instances of the screens below
  /// the destination will do, unless the segue passes arguments to them.
  func stops(of segue: SegueID, to destination: any Screen, from source: any Screen) -> [PlannedStop]? {
    guard case .screen(let goal)? = table.goals[segue],
      let route = Route(to: goal, via: table[segue].via, seenFrom: table.section(of: segue), in: table, map.tree)
    else { return nil }
    var stops = route.stops.map { PlannedStop($0, takesAny: true) }
    stops[stops.count - 1].value = destination
    stops[stops.count - 1].takesAny = false
    for pass in table[segue].passes {
      guard let argument = route.argument(pass.name, seenFrom: table.section(of: segue), in: table),
        let given = Self.given(pass.value, from: source)
      else { continue }
      stops[argument.stop].given[argument.name] = given
      stops[argument.stop].takesAny = false
    }
    return stops
  }

  private func read(_ screen: ScreenID, _ arguments: [String: ArgumentReader.Given]) -> (any Screen)? {
    var reader = ArgumentReader(arguments)
    return try? types(screen)?.init(from: &reader)
  }

  private func passed(by segue: SegueID, from source: (any Screen)?) -> [String: ArgumentReader.Given] {
    var arguments: [String: ArgumentReader.Given] = [:]
    for pass in table[segue].passes { arguments[pass.name] = Self.given(pass.value, from: source) }
    return arguments
  }

  /// Returns the value that a segue passes, or `nil` if the source does not have an argument with that name.
  static func given(_ passed: PassedArgument.Value, from source: (any Screen)?) -> ArgumentReader.Given? {
    switch passed {
    case .literal(let literal): .literal(literal)
    case .source(let name): source?.namedArguments.first { $0.name == name }.map { .value($0.value) }
    }
  }
}
