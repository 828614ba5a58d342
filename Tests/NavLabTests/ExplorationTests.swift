import NavLab
import Testing

/// The nearest states of each small world; `navlab explore` looks at all of them.
struct ExplorationTests {
  @Test func nothingIsWrongInTheNearestStates() {
    for world in SmallWorld.all {
      let exploration = Exploration(world, atMost: 1_000)
      #expect(exploration.violation == nil, "\(world.name): \(exploration.violation.map(ExplorationTable.text) ?? "")")
      #expect(exploration.states >= 1_000)
      #expect(exploration.transitions > exploration.states)
    }
  }

  @Test func statesThatAreTakenForTheSameGoOnInTheSameWay() {
    for world in SmallWorld.all {
      let form = CanonicalForm(of: world, atMost: 150)
      #expect(form.difference == nil, "\(world.name)")
      #expect(form.pairs > 100)
    }
  }
}
