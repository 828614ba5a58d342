import NavLab
import Testing

/// The nearest states of each small world; `navlab explore` looks at all of them.
struct ExplorationTests {
  @Test func nothingIsWrongInTheNearestStates() {
    for world in SmallWorld.all {
      let exploration = Exploration(world, atMost: 250)
      #expect(exploration.violation == nil, "\(world.name): \(exploration.violation.map(ExplorationTable.text) ?? "")")
      #expect(exploration.states >= 250)
      #expect(exploration.transitions > exploration.states)
    }
  }
}
