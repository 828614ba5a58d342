package import NavRuntime

/// Every state of a small world that can be reached, the nearest first.
package struct Exploration: Sendable {
  /// Something that should not be, and how to get there.
  package struct Violation: Sendable {
    /// What is wrong.
    package let what: String
    /// What happened before it, in words, from the root standing alone. There is no shorter way to a violation.
    package let path: [String]
  }

  /// What was explored.
  package let world: SmallWorld
  /// How many states are different, ids and times aside.
  package private(set) var states = 0
  /// How many steps were taken from these, each once.
  package private(set) var transitions = 0
  /// How many steps the furthest state is away.
  package private(set) var depth = 0
  /// How many steps it took to see that each state comes to rest, whoever helps.
  package private(set) var stepsToRest = 0
  /// The segues that the host was told of. One that is asked for and is not among them was never tried.
  package private(set) var performed: Set<SegueID> = []
  /// Whether all that can be reached was.
  package private(set) var isComplete = true
  /// The first violation.
  package private(set) var violation: Violation?

  /// What is asked for and never comes to be, where all was explored: a world that shows nothing of it.
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
  /// - Complexity: linear in the states times what can happen in one; memory likewise, about 1 KiB for each state at the
  ///   current distance, and 100 bytes for all others.
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

  /// The way to a state, by going it once more.
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
