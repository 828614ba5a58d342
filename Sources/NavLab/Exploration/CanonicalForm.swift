import NavRuntime

/// Whether states that are taken for the same are the same: what can happen in them is, and leads to the same states.
package struct CanonicalForm: Sendable {
  /// How many pairs of states were compared.
  package private(set) var pairs = 0
  /// A step that two states have in common by number, and that leads from them to different states.
  package private(set) var difference: String?

  /// Compares the nearest states of a world, up to a number, with each other way to come to them.
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
