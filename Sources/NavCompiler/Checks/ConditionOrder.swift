/// The conditions, sorted so that each condition follows the conditions that it refers to.
struct ConditionOrder {
  private(set) var conditions: [ConditionID] = []
  /// At least one condition of each cycle.
  private(set) var inCycles: Set<ConditionID> = []

  /// The references must be in the order of the conditions that contain them.
  init(_ references: [SymbolContext.ConditionReference], count: Int) {
    var starts = [Int](repeating: 0, count: count + 1)
    for reference in references { starts[reference.condition.position + 1] += 1 }
    for index in 0..<count { starts[index + 1] += starts[index] }
    enum Mark { case new, open, done }
    var marks = [Mark](repeating: .new, count: count)
    conditions.reserveCapacity(count)
    var path: [(condition: Int, next: Int)] = []
    for start in 0..<count where marks[start] == .new {
      marks[start] = .open
      path.append((start, starts[start]))
      while let (condition, next) = path.last {
        guard next < starts[condition + 1] else {
          marks[condition] = .done
          conditions.append(ConditionID(condition))
          path.removeLast()
          continue
        }
        path[path.count - 1].next += 1
        let named = references[next].named
        switch marks[named.position] {
        case .new:
          marks[named.position] = .open
          path.append((named.position, starts[named.position]))
        case .open: inCycles.insert(named)
        case .done: break
        }
      }
    }
  }
}
