/// Segues that go to a screen whose way is built.
extension GraphWriter {
  mutating func writeGoes(_ screen: Int, _ choices: inout Choices) {
    let tabs = selections(from: screen, &choices)
    let entries = choices.chance(30) ? ways(from: screen, &choices) : []
    guard !entries.isEmpty || !tabs.isEmpty else { return }
    line(2, "go:")
    for entry in entries { write(entry.target, entry.via, entry.given, from: screen, &choices) }
    for tab in tabs { write(selectionOf: tab, from: screen, &choices) }
  }

  /// Ways on which every argument is given that they need; none where a literal cannot say one.
  private func ways(from screen: Int, _ choices: inout Choices) -> [(target: Int, via: [Int], given: [String])] {
    let isSaid = { [self] in NamePool.isSayable(screens[$0].name) }
    var entries: [(target: Int, via: [Int], given: [String])] = []
    for _ in 0...choices.below(2) {
      let target = choices.below(shape.count)
      guard !shape.isAlert[target] else { continue }
      if let (via, given) = way(to: target, from: screen, isSaid, &choices) { entries.append((target, via, given)) }
    }
    return entries
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

  private mutating func write(
    _ target: Int, _ via: [Int], _ given: [String], from screen: Int, _ choices: inout Choices
  ) {
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
}
