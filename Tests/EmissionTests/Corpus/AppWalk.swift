import NavRuntime
import NavTesting

/// Performs every segue of an app in the in-memory host, each on a shortest path from the root to a screen that
/// offers it.
///
/// The expected stack after each step is computed from the map, not from the output of navc.
@MainActor struct AppWalk {
  private let map: AppMap
  private let table: GraphTable
  /// The last step of a path to each screen, except for roots and unreachable screens.
  private var lastSteps: [Int: AppMap.Spot] = [:]
  /// The screen that offers this step, by destination.
  private var sources: [Int: Int] = [:]
  private(set) var gone: Set<AppMap.Spot> = []
  /// The problems that were found.
  private(set) var problems: [String] = []

  init(_ map: AppMap, _ table: GraphTable) {
    self.map = map
    self.table = table
    var pending = map.roots
    var seen = Set(pending)
    let offering = Set(map.offering)
    while !pending.isEmpty {
      let screen = pending.removeFirst()
      let own = map.screens[screen].segues.indices.map { AppMap.Spot.own(screen: screen, index: $0) }
      for spot in own + (offering.contains(screen) ? map.offered.indices.map(AppMap.Spot.offered) : []) {
        guard let target = map[spot].target, seen.insert(target).inserted else { continue }
        lastSteps[target] = spot
        sources[target] = screen
        pending.append(target)
      }
    }
  }

  /// Performs each segue once, and changes from each root to each other.
  mutating func walk() {
    WalkedApp.$current.withValue(table) {
      for first in map.roots {
        for second in map.roots where first != second {
          var run = AppRun(map, on: first)
          if let problem = run.change(to: second) { problems.append("a change of the root: \(problem)") }
        }
      }
    }
    let offering = map.offering.first { map.roots.contains($0) || lastSteps[$0] != nil }
    for spot in map.spots {
      switch spot {
      case .own(let screen, _): perform(spot, at: screen)
      case .offered: if let offering { perform(spot, at: offering) }
      }
    }
  }

  /// The root below a screen, and the steps from it to the screen.
  private func way(to screen: Int) -> (root: Int, steps: [AppMap.Spot]) {
    var way: [AppMap.Spot] = []
    var current = screen
    while let step = lastSteps[current], let source = sources[current] {
      way.append(step)
      current = source
    }
    return (current, way.reversed())
  }

  private mutating func perform(_ spot: AppMap.Spot, at screen: Int) {
    var (root, steps) = way(to: screen)
    // The first tab is already selected, so another tab is selected before it is pressed.
    let isFirstTab = map[spot].kind == .tab && spot == .own(screen: screen, index: 0)
    if isFirstTab, map.screens[screen].segues.count > 1 { steps.append(.own(screen: screen, index: 1)) }
    WalkedApp.$current.withValue(table) {
      var run = AppRun(map, on: root)
      for step in steps + [spot] {
        if let problem = run.take(step) {
          problems.append("\(map[step].name) on the way to \(map[spot].name): \(problem)")
          return
        }
      }
      gone.insert(spot)
    }
  }
}
