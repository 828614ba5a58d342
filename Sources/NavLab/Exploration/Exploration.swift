package import NavRuntime

/// All reachable states of a small world, in breadth-first order.
package struct Exploration: Sendable {
  /// A violation, and the path to it.
  package struct Violation: Sendable {
    /// A description of the violation.
    package let what: String
    /// The steps before the violation, as text, from the initial state with only the root. No path to a violation is
    /// shorter.
    package let path: [String]
  }

  /// The explored world.
  package let world: SmallWorld
  /// The number of different states, apart from IDs and times.
  package private(set) var states = 0
  /// The number of steps from these states, each counted once.
  package private(set) var transitions = 0
  /// The distance of the furthest state in steps.
  package private(set) var depth = 0
  /// The number of steps that were needed to check that each state becomes idle with each helper.
  package private(set) var stepsToRest = 0
  /// The segues that the host performed. A requested segue that is missing here was never tested.
  package private(set) var performed: Set<SegueID> = []
  /// Whether all reachable states were explored.
  package private(set) var isComplete = true
  /// The first violation.
  package private(set) var violation: Violation?

  /// The requested segues that are never performed in a complete exploration. The world does not test them.
  package var neverPerformed: [String] {
    isComplete ? world.asked.filter { !performed.contains($0.segue) }.map(\.name) : []
  }

  private struct Found {
    let parent: Int32
    let step: UInt16
  }

  private var found: [Found] = []
  private var known: Set<Fingerprint> = []
  private var restful = [Set<Fingerprint>](repeating: [], count: Helper.allCases.count)

  /// Explores a world, up to a number of states.
  ///
  /// - Complexity: Linear in the number of states times the steps of a state. Memory is also linear: about 1 KiB for
  ///   each state at the current distance, and 100 bytes for each other state.
  package init(_ world: SmallWorld, atMost limit: Int = .max) {
    self.world = world
    explore(atMost: limit)
    found = []
    known = []
    restful = []
  }

  private mutating func explore(atMost limit: Int) {
    var level: [(world: World, index: Int32)] = []
    let start = World(world)
    discover(start, from: -1, by: 0, into: &level)
    while !level.isEmpty, violation == nil {
      var next: [(world: World, index: Int32)] = []
      for (world, index) in level {
        for (number, step) in world.steps().enumerated() {
          var after = world
          after.take(step)
          if let segue = after.performed { performed.insert(segue) }
          transitions += 1
          discover(after, from: index, by: UInt16(number), into: &next)
          if violation != nil { return }
        }
        if found.count >= limit {
          isComplete = false
          return
        }
      }
      if !next.isEmpty { depth += 1 }
      level = next
    }
  }

  private mutating func discover(
    _ state: World, from parent: Int32, by step: UInt16, into level: inout [(world: World, index: Int32)]
  ) {
    let isNew = known.insert(state.fingerprint).inserted
    guard isNew || state.violation != nil else { return }
    found.append(Found(parent: parent, step: step))
    states = found.count
    let index = Int32(found.count - 1)
    if let what = state.violation {
      violation = Violation(what: what, path: path(to: index, then: []))
      return
    }
    for (number, helper) in Helper.allCases.enumerated() {
      var end = state
      let way = end.rest(helper) { restful[number].contains($0) }
      stepsToRest += way.path.count
      if let what = end.violation {
        violation = Violation(what: what, path: path(to: index, then: way.path))
        return
      }
      restful[number].formUnion(way.states)
    }
    level.append((state, index))
  }

  /// Returns the path to a state, by taking its steps again.
  private func path(to index: Int32, then rest: [WorldStep]) -> [String] {
    var numbers: [Int] = []
    var index = index
    while found[Int(index)].parent >= 0 {
      numbers.insert(Int(found[Int(index)].step), at: 0)
      index = found[Int(index)].parent
    }
    var state = World(world)
    var path: [String] = []
    for number in numbers {
      let step = state.steps()[number]
      path.append(state.describe(step))
      state.take(step)
    }
    for step in rest {
      path.append(state.describe(step))
      state.take(step)
    }
    return path
  }
}
