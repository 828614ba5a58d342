/// Segues that go to a screen whose way is built, or to a tab.
extension GraphWriter {
  mutating func writeGoes(_ screen: Int, _ choices: inout Choices) {
    let ways = ways(from: screen, &choices)
    let tabs = tabs(around: screen).filter { _ in choices.chance(40) }
    guard !ways.isEmpty || !tabs.isEmpty else { return }
    line(2, "go:")
    for way in ways { write(way, from: screen, &choices) }
    for tab in tabs { write(tab: tab, from: screen, &choices) }
  }

  /// Where a segue goes, who pushes each shared screen on the way, and what `pass` gives.
  private typealias Way = (target: Int, via: [Int], given: [String])

  /// Ways on which every argument that they need is given; none where a literal cannot say one.
  private func ways(from screen: Int, _ choices: inout Choices) -> [Way] {
    guard choices.chance(30) else { return [] }
    let isSaid = { [self] in NamePool.isSayable(screens[$0].name) }
    var ways: [Way] = []
    for _ in 0...choices.below(2) {
      let target = choices.below(shape.count)
      guard !shape.isAlert[target] else { continue }
      if let (via, given) = way(to: target, from: screen, isSaid, &choices) { ways.append((target, via, given)) }
    }
    return ways
  }

  /// Who pushes each shared screen on the way down, and what has to be given on it.
  private func way(
    to target: Int, from source: Int, _ isSaid: (Int) -> Bool, _ choices: inout Choices
  ) -> (via: [Int], given: [String])? {
    var (via, given): ([Int], [String]) = ([], [])
    var current = target
    while !shape.parents[current].isEmpty {
      if current != target, !shape.dominators[source].contains(current) {
        for argument in screens[current].arguments where argument.isRequired {
          guard isSaid(current), NamePool.isSayable(argument.name), let literal = argument.type.literal(&choices) else {
            return nil
          }
          given.append("\(quoted("\(screens[current].name).\(argument.name)")): \(literal)")
        }
        // What the root of a fragment requires is its own file's to say.
        if screens[current].fragment != nil { return nil }
      }
      let parent = choices.pick(shape.parents[current])
      if shape.isShared[current] || shape.isOffered(current) { via.append(parent) }
      current = parent
    }
    return (via, given)
  }

  private mutating func write(_ way: Way, from screen: Int, _ choices: inout Choices) {
    let (target, via, given) = way
    segueCount += 1
    let name = quoted(screens[screen].segues.next(&choices))
    let there = quoted(screens[target].name)
    if via.isEmpty, given.isEmpty, choices.chance(30) { return line(3, "\(name): \(there)") }
    line(3, "\(name):")
    line(4, "to: \(there)")
    if !via.isEmpty {
      let names = via.map { quoted(screens[$0].name) }
      line(4, "via: \(names.count == 1 ? names[0] : "[\(names.joined(separator: ", "))]")")
    }
    writeShouldPerform(from: screen, to: target, &choices)
    writePass(from: screen, to: target, besides: given, &choices)
    writeCommon(&choices, hasTransition: false)
  }

  /// The tabs that segues of a screen can name: by every way to it, the nearest container that has one so called is the same.
  private func tabs(around screen: Int) -> [String] {
    Set(screens.map(\.tabs).joined()).sorted().filter { tab in
      let containers = containers(with: tab, below: screen)
      return containers.count == 1 && !containers.contains(nil)
    }
  }

  /// By each way to a screen, the nearest container with a tab of a name, or `nil` for none.
  private func containers(with tab: String, below screen: Int) -> Set<Int?> {
    var nearest: [Set<Int?>] = []
    for node in 0...screen {
      let parents = shape.parents[node]
      nearest.append(
        parents.isEmpty
          ? [nil]
          : parents.reduce(into: []) { found, parent in
            found.formUnion(screens[parent].tabs.contains(tab) ? [parent] : nearest[parent])
          })
    }
    return nearest[screen]
  }

  private mutating func write(tab: String, from screen: Int, _ choices: inout Choices) {
    segueCount += 1
    line(3, "\(quoted(screens[screen].segues.next(&choices))):")
    line(4, "tab: \(quoted(tab))")
    writeCondition(screen, &choices)
    writeCommon(&choices, hasTransition: false)
  }
}
