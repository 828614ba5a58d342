/// Go segues.
extension GraphWriter {
  mutating func writeGoes(_ screen: Int, _ choices: inout Choices) {
    let tabs = selections(from: screen, &choices)
    let entries = routes(besides: shape.dominators[screen], &choices)
    guard !entries.isEmpty || !tabs.isEmpty else { return }
    line(2, "go:")
    for entry in entries {
      let name = screens[screen].segues.next(&choices)
      write(name, entry, from: screen, &choices)
    }
    for tab in tabs { write(selectionOf: tab, from: screen, &choices) }
  }

  /// Returns a few routes that start from every screen with a page.
  mutating func routesFromAnywhere(_ choices: inout Choices) -> [Route] {
    let pages = screens.indices.filter {
      !shape.isContainer[$0] && !shape.isAlert[$0] && screens[$0].fragment == nil
    }
    guard let first = pages.first else { return [] }
    return routes(besides: pages.reduce(shape.dominators[first]) { $0.intersection(shape.dominators[$1]) }, &choices)
  }

  /// A route to a screen: the screens that push the shared screens on it, and the given arguments.
  struct Route {
    var target: Int
    var via: [Int]
    var given: [String]
  }

  /// Returns a few routes that start on a stack with these screens. Each route supplies every required argument, and
  /// is omitted if a literal cannot express one of them.
  private mutating func routes(besides standing: Set<Int>, _ choices: inout Choices) -> [Route] {
    guard choices.chance(30) else { return [] }
    let isSaid = { [self] in NamePool.isSayable(screens[$0].name) }
    var entries: [Route] = []
    for _ in 0...choices.below(2) {
      let target = choices.below(shape.count)
      guard !shape.isAlert[target] else { continue }
      if let route = route(to: target, besides: standing, isSaid, &choices) { entries.append(route) }
    }
    return entries
  }

  /// The route to a screen, or `nil` if a literal cannot express a required argument.
  private func route(
    to target: Int, besides standing: Set<Int>, _ isSaid: (Int) -> Bool, _ choices: inout Choices
  ) -> Route? {
    var route = Route(target: target, via: [], given: [])
    var current = target
    while !shape.parents[current].isEmpty {
      if current != target, !standing.contains(current) {
        for argument in screens[current].arguments where argument.isRequired {
          guard isSaid(current), NamePool.isSayable(argument.name), let literal = argument.type.literal(&choices) else {
            return nil
          }
          route.given.append("\(quoted("\(screens[current].name).\(argument.name)")): \(literal)")
        }
        // The fragment's own file declares what its root requires, so a route cannot pass through it.
        if screens[current].fragment != nil { return nil }
      }
      let parent = choices.pick(shape.parents[current])
      if shape.isShared[current] || shape.isOffered(current) { route.via.append(parent) }
      current = parent
    }
    return route
  }

  mutating func write(_ name: String, _ route: Route, from screen: Int?, _ choices: inout Choices) {
    segueCount += 1
    let name = quoted(name)
    let there = quoted(screens[route.target].name)
    if route.via.isEmpty, route.given.isEmpty, choices.chance(30) { return line(3, "\(name): \(there)") }
    line(3, "\(name):")
    line(4, "to: \(there)")
    if !route.via.isEmpty {
      let names = route.via.map { quoted(screens[$0].name) }
      line(4, "via: \(names.count == 1 ? names[0] : "[\(names.joined(separator: ", "))]")")
    }
    writeShouldPerform(from: screen, to: route.target, &choices)
    writePass(from: screen, to: route.target, besides: route.given, &choices)
    writeCommon(&choices, hasTransition: false)
  }
}
