import NavRuntime

/// Checks that states with the same canonical form are equivalent: they have the same steps, which lead to the same
/// states.
package struct CanonicalForm: Sendable {
  /// The number of compared pairs of states.
  package private(set) var pairs = 0
  /// A step by which two equivalent states lead to different states.
  package private(set) var difference: String?

  /// Compares the nearest states of a world, up to a limit, with each other path to them.
  package init(of world: SmallWorld, atMost limit: Int) {
    var level = [World(world)]
    var followers: [Fingerprint: [Fingerprint]] = [:]
    while !level.isEmpty, followers.count < limit, difference == nil {
      var next: [World] = []
      for state in level where difference == nil {
        let ends = Self.followers(of: state)
        let states = ends.map(\.fingerprint)
        guard let known = followers.updateValue(states, forKey: state.fingerprint) else {
          next += ends
          continue
        }
        pairs += 1
        compare(known, states, of: state)
      }
      level = next
    }
  }

  private mutating func compare(_ known: [Fingerprint], _ states: [Fingerprint], of state: World) {
    if known.count != states.count { difference = "\(known.count) and \(states.count) steps" }
    for (number, step) in state.steps().enumerated() where number < known.count && known[number] != states[number] {
      difference = state.describe(step)
    }
  }

  private static func followers(of state: World) -> [World] {
    state.steps().map { step in
      var after = state
      after.take(step)
      return after
    }
  }
}
