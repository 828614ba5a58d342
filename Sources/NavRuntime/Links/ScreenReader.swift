package import NavTable

/// Creates screens from arguments.
///
/// The screens of an app are Swift values, and those of a prototype are lists of sample values.
package protocol ScreenReader {
  /// A screen with its arguments.
  associatedtype Value
  /// The value of one argument, before its type is checked.
  associatedtype Argument

  var table: GraphTable { get }
  var links: LinkMap { get }

  /// Creates a screen, or returns `nil` if an argument is missing or has the wrong type.
  func value(of screen: ScreenID, _ arguments: [String: Argument]) -> Value?

  /// Reads the text of an argument in a URL. Returns `nil` if the argument does not have such a value.
  func argument(_ text: String, of name: String, of screen: ScreenID) -> Argument?

  /// Returns the value that a segue passes, or `nil` if the source does not have an argument with that name.
  func argument(_ passed: PassedArgument.Value, from source: Value?) -> Argument?

  /// The arguments of a screen, by name.
  func arguments(of value: Value) -> [(name: String, value: Argument)]

  /// Whether an argument of a screen has the type `URL`.
  func isURL(_ name: String, of value: Value) -> Bool
}

/// A stop of a route, with the arguments of its screen that are known before the route is taken.
package struct PlannedStop<Reader: ScreenReader> {
  package let screen: ScreenID
  /// The texts of its arguments in a URL, by name.
  let texts: [String: String]
  /// The push segues from the stop below, in the order of the graph file.
  let segues: [SegueID]
  /// The arguments that the `pass` of a go segue gives, by name.
  var given: [String: Reader.Argument] = [:]
  /// The arguments of the nearest instance of the screen at or below the source of a go segue, by name.
  var standing: [String: Reader.Argument] = [:]
  /// The screen itself, if it is the destination of a go segue.
  var value: Reader.Value?
  /// Whether any instance of the screen will do, because a go segue does not give any of its arguments.
  var takesAny: Bool

  init(_ stop: Route.Stop, takesAny: Bool = false) {
    screen = stop.screen
    texts = stop.texts
    segues = stop.segues
    self.takesAny = takesAny
  }
}

extension PlannedStop: Sendable where Reader.Argument: Sendable, Reader.Value: Sendable {}

extension ScreenReader {
  /// The stops of a URL's route, or `nil` if no link of the graph matches it, or if an argument cannot be read.
  package func stops(of url: String) -> [PlannedStop<Self>]? {
    links.route(url) { isReadable($0) }.map { route in route.stops.map { PlannedStop($0) } }
  }

  /// The stops of a URL's route. From outside, the route must also be open, and each `URL` in it must be safe.
  package func stops(of url: String, from source: LinkSource) -> [PlannedStop<Self>]? {
    guard source.isOutside else { return stops(of: url) }
    let route = links.route(url) { isReadable($0) }
    guard let route, links.isOpenToOutside(url, route), isSafe(route) else { return nil }
    return route.stops.map { PlannedStop($0) }
  }

  /// Whether the link of a screen can read the texts of a path and a query, if the literals of the path are its own.
  /// Other links, and the origin of the URL, are not considered.
  package func reads(_ path: String, withLinkOf screen: ScreenID) -> Bool {
    guard let address = LinkAddress(path), let link = table[screen].link, link.path.count == address.segments.count,
      let route = Route(to: screen, path: address.segments[...], address, in: table, links.tree)
    else { return false }
    return isReadable(route)
  }

  /// Whether every argument of a route can be read. Predicates are not evaluated.
  private func isReadable(_ route: Route) -> Bool { values(along: route) != nil }

  /// The screens of a route, or `nil` if an argument cannot be read.
  private func values(along route: Route) -> [Value]? {
    var screens: [Value] = []
    for stop in route.stops {
      guard let value = values(of: PlannedStop<Self>(stop), above: screens.last).first else { return nil }
      screens.append(value)
    }
    return screens
  }

  /// Whether each `URL` in a link leads to a website that the graph permits.
  private func isSafe(_ route: Route) -> Bool {
    if route.stops.allSatisfy({ $0.texts.isEmpty }) { return true }
    // The route was readable. An app's own type that answers otherwise now is not trusted.
    guard let screens = values(along: route) else { return false }
    for (stop, screen) in zip(route.stops, screens) where !stop.texts.isEmpty {
      for (name, text) in stop.texts {
        let hosts = table[stop.screen].hosts(of: name)
        if hosts == nil, !isURL(name, of: screen) { continue }
        guard LinkAddress.isSafe(text, to: hosts) else { return false }
      }
    }
    return true
  }

  /// The screens that the segues to a stop would open above another screen.
  @inline(never) func values(of stop: PlannedStop<Self>, above below: Value?) -> [Value] {
    if stop.segues.isEmpty { return read(stop, by: nil, from: below).map { [$0] } ?? [] }
    return stop.segues.compactMap { read(stop, by: $0, from: below) }
  }

  /// Creates the screen of a stop, or returns `nil` if an argument is missing or does not have its type.
  ///
  /// The arguments come from the link, the go segue, the nearest known instance, and the push segue, in this order.
  @inline(never) func read(_ stop: PlannedStop<Self>, by segue: SegueID?, from source: Value?) -> Value? {
    if let value = stop.value { return value }
    var arguments = segue.map { passed(by: $0, from: source) } ?? [:]
    for (name, value) in stop.standing { arguments[name] = value }
    for (name, value) in stop.given { arguments[name] = value }
    for (name, text) in stop.texts {
      guard let argument = argument(text, of: name, of: stop.screen) else { return nil }
      arguments[name] = argument
    }
    return value(of: stop.screen, arguments)
  }

  /// Creates a screen from the arguments that a segue passes, or returns `nil` if these are not enough.
  @inline(never) package func read(_ screen: ScreenID, by segue: SegueID, from source: Value) -> Value? {
    value(of: screen, passed(by: segue, from: source))
  }

  /// The arguments that a segue passes, by the names of the destination's arguments.
  package func passed(by segue: SegueID, from source: Value?) -> [String: Argument] {
    var arguments: [String: Argument] = [:]
    for pass in table[segue].passes { arguments[pass.name] = argument(pass.value, from: source) }
    return arguments
  }

  /// The stops of a go segue's route, or `nil` if the segue selects a tab instead.
  ///
  /// Any instances of the screens below the destination will do, unless the segue passes arguments to them.
  func stops(of segue: SegueID, to destination: Value, from source: Value) -> [PlannedStop<Self>]? {
    let section = table.section(of: segue)
    guard case .screen(let goal)? = table.goals[segue],
      let route = Route(to: goal, via: table[segue].via, seenFrom: section, in: table, links.tree)
    else { return nil }
    var stops = route.stops.map { PlannedStop<Self>($0, takesAny: true) }
    stops[stops.count - 1].value = destination
    stops[stops.count - 1].takesAny = false
    for pass in table[segue].passes {
      guard let place = route.argument(pass.name, seenFrom: section, in: table),
        let given = argument(pass.value, from: source)
      else { continue }
      stops[place.stop].given[place.name] = given
      stops[place.stop].takesAny = false
    }
    return stops
  }
}
