/// Segues that select a tab of a container around their screen.
extension GraphWriter {
  /// Returns some of the tabs that segues of a screen can name. On every path to the screen, the nearest container
  /// with such a tab must be the same.
  func selections(from screen: Int, _ choices: inout Choices) -> [String] {
    Set(screens.map(\.tabs).joined()).sorted().filter { tab in
      let containers = containers(with: tab, below: screen)
      return containers.count == 1 && !containers.contains(nil) && choices.chance(40)
    }
  }

  /// Returns the nearest container with a tab of this name on each path to a screen, or `nil` for a path without one.
  private func containers(with tab: String, below screen: Int) -> Set<Int?> {
    var nearest: [Set<Int?>] = []
    for node in 0...screen {
      let parents = shape.parents[node]
      let above = parents.map { screens[$0].tabs.contains(tab) ? [$0] : nearest[$0] }
      nearest.append(parents.isEmpty ? [nil] : Set(above.joined()))
    }
    return nearest[screen]
  }

  mutating func write(selectionOf tab: String, from screen: Int, _ choices: inout Choices) {
    segueCount += 1
    line(3, "\(quoted(screens[screen].segues.next(&choices))):")
    line(4, "tab: \(quoted(tab))")
    writeCondition(screen, &choices)
    writeCommon(&choices, hasTransition: false)
  }
}
