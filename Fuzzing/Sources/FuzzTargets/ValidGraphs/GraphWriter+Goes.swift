/// Segues that go to a screen whose way is built.
extension GraphWriter {
  mutating func writeGoes(_ screen: Int, _ choices: inout Choices) {
    let tabs = selections(from: screen, &choices)
    let entries = ways(besides: shape.dominators[screen], &choices)
    guard !entries.isEmpty || !tabs.isEmpty else { return }
    line(2, "go:")
    for entry in entries {
      let name = screens[screen].segues.next(&choices)
      write(name, entry, from: screen, &choices)
    }
    for tab in tabs { write(selectionOf: tab, from: screen, &choices) }
  }

  /// The same from every screen with a page.
  mutating func waysFromAnywhere(_ choices: inout Choices) -> [Way] {
    let pages = screens.indices.filter {
      !shape.isContainer[$0] && !shape.isAlert[$0] && screens[$0].fragment == nil
    }
    guard let first = pages.first else { return [] }
    return ways(besides: pages.reduce(shape.dominators[first]) { $0.intersection(shape.dominators[$1]) }, &choices)
  }

  /// The way to a screen: who pushes the shared ones on it, and what is given.
  struct Way {
    var target: Int
    var via: [Int]
    var given: [String]
  }

  /// A few ways from where some screens stand, on which every argument is given that they need; none where a literal cannot say one.
  private mutating func ways(besides standing: Set<Int>, _ choices: inout Choices) -> [Way] {
    guard choices.chance(30) else { return [] }
    let isSaid = { [self] in NamePool.isSayable(screens[$0].name) }
    var entries: [Way] = []
    for _ in 0...choices.below(2) {
      let target = choices.below(shape.count)
      guard !shape.isAlert[target] else { continue }
      if let way = way(to: target, besides: standing, isSaid, &choices) { entries.append(way) }
    }
    return entries
  }

  /// Who pushes each shared screen on the way down, and what has to be given on it.
  private func way(
    to target: Int, besides standing: Set<Int>, _ isSaid: (Int) -> Bool, _ choices: inout Choices
  ) -> Way? {
    var way = Way(target: target, via: [], given: [])
    var current = target
    while !shape.parents[current].isEmpty {
      if current != target, !standing.contains(current) {
        for argument in screens[current].arguments where argument.isRequired {
          guard isSaid(current), NamePool.isSayable(argument.name), let literal = argument.type.literal(&choices) else {
            return nil
          }
          way.given.append("\(quoted("\(screens[current].name).\(argument.name)")): \(literal)")
        }
        // What the root of a fragment requires is its own file's to say.
        if screens[current].fragment != nil { return nil }
      }
      let parent = choices.pick(shape.parents[current])
      if shape.isShared[current] || shape.isOffered(current) { way.via.append(parent) }
      current = parent
    }
    return way
  }

  mutating func write(_ name: String, _ way: Way, from screen: Int?, _ choices: inout Choices) {
    segueCount += 1
    let name = quoted(name)
    let there = quoted(screens[way.target].name)
    if way.via.isEmpty, way.given.isEmpty, choices.chance(30) { return line(3, "\(name): \(there)") }
    line(3, "\(name):")
    line(4, "to: \(there)")
    if !way.via.isEmpty {
      let names = way.via.map { quoted(screens[$0].name) }
      line(4, "via: \(names.count == 1 ? names[0] : "[\(names.joined(separator: ", "))]")")
    }
    writeShouldPerform(from: screen, to: way.target, &choices)
    writePass(from: screen, to: way.target, besides: way.given, &choices)
    writeCommon(&choices, hasTransition: false)
  }
}
