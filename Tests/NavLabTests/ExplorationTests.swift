import NavLab
import NavRuntime
import TestTiers
import Testing

/// Explores the nearest states of each small world. `navlab explore` explores all states.
struct ExplorationTests {
  @Test(.thorough) func nothingIsWrongInTheNearestStates() {
    for world in SmallWorld.all {
      let exploration = Exploration(world, atMost: 1_000)
      #expect(exploration.violation == nil, "\(world.name): \(exploration.violation.map(ExplorationTable.text) ?? "")")
      #expect(exploration.states >= 1_000)
      #expect(exploration.transitions > exploration.states)
    }
  }

  /// A world that never performs a requested segue does not test it. `navlab explore` reports such segues of each
  /// world.
  @Test func replacementsReplace() {
    for world in SmallWorld.all where world.name.hasPrefix("in place") {
      let exploration = Exploration(world, atMost: 2_000)
      let replacement = world.asked.first { $0.name == "c takes the place of the layer" }
      #expect(exploration.performed.contains(replacement?.segue ?? .none), "\(world.name)")
    }
    let short = Exploration(SmallWorld.all[0], atMost: 10)
    #expect(!short.isComplete && short.neverPerformed.isEmpty)
  }

  /// Requests of several columns are performed in the nearest states, and hold.
  @Test func columnsAreExplored() {
    let worlds = SmallWorld.all.filter { $0.name.hasPrefix("columns") }
    #expect(worlds.count == 5)
    for world in worlds {
      let exploration = Exploration(world, atMost: 500)
      #expect(exploration.violation == nil, "\(world.name): \(exploration.violation.map(ExplorationTable.text) ?? "")")
      let second = world.asked.filter { $0.name.hasPrefix("the second column") }.map(\.segue)
      #expect(!exploration.performed.isDisjoint(with: second), "\(world.name)")
      let form = CanonicalForm(of: world, atMost: 40)
      #expect(form.difference == nil && form.pairs > 10, "\(world.name)")
    }
  }

  @Test(.thorough) func statesThatAreTakenForTheSameGoOnInTheSameWay() {
    for world in SmallWorld.all {
      let form = CanonicalForm(of: world, atMost: 150)
      #expect(form.difference == nil, "\(world.name)")
      #expect(form.pairs > 100)
    }
  }
}
