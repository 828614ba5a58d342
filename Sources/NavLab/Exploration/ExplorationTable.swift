/// The results of explorations as lines of text.
package struct ExplorationTable {
  /// The heading.
  package static let heading = line("world", "states", "transitions", "depth", "to rest", "violations")

  /// The number of worlds with a violation.
  package private(set) var violations = 0
  private var states = 0
  private var transitions = 0
  private var depth = 0
  private var stepsToRest = 0

  /// Creates a table without rows.
  package init() {}

  /// Returns the line of a world. A `+` after the number of states means that the exploration is incomplete.
  package mutating func row(_ exploration: Exploration) -> String {
    let found = exploration.violation == nil ? 0 : 1
    violations += found
    states += exploration.states
    transitions += exploration.transitions
    depth = max(depth, exploration.depth)
    stepsToRest += exploration.stepsToRest
    return Self.line(
      exploration.world.name, "\(exploration.states)\(exploration.isComplete ? "" : "+")", "\(exploration.transitions)",
      "\(exploration.depth)", "\(exploration.stepsToRest)", "\(found)")
  }

  /// The last line, with the sums.
  package var sum: String {
    Self.line("all", "\(states)", "\(transitions)", "\(depth)", "\(stepsToRest)", "\(violations)")
  }

  /// Returns a violation with the shortest path to it.
  package static func text(of violation: Exploration.Violation) -> String {
    let steps = violation.path.enumerated().map { "  \($0 + 1). \($1)" }
    return (["", "  \(violation.what), after \(steps.count) steps:"] + steps + [""]).joined(separator: "\n")
  }

  private static func line(_ name: String, _ numbers: String...) -> String {
    let name = name + String(repeating: " ", count: max(0, 14 - name.count))
    return name + numbers.map { String(repeating: " ", count: max(1, 12 - $0.count)) + $0 }.joined()
  }
}
