/// Conditions that refer to each other in a cycle, so they do not have a value.
enum ConditionCycle {
  static func check(_ context: inout CheckContext) {
    let references = context.resolution.symbols.conditionReferences
    guard !references.isEmpty else { return }
    var network = Network(references, count: context.resolution.declarations.conditions.count)
    for first in network.cycles() {
      let name = context.resolution.declarations.conditions[first].name
      context.report(.conditionCycle, at: context.resolution.declarations.range(name)) { words in
        diagnostic(name, network.shortestCycle(through: first), words)
      }
    }
  }

  private static func diagnostic(
    _ name: Name, _ cycle: [SymbolContext.ConditionReference], _ words: Wording
  ) -> Diagnostic {
    let text = { (condition: ConditionID) in words.text(words.declarations.conditions[condition.position].name.symbol) }
    return Diagnostic(
      .conditionCycle,
      cycle.count == 1
        ? "the condition '\(words.text(name.symbol))' refers to itself"
        : "the condition '\(words.text(name.symbol))' refers to itself through other conditions",
      at: words.tree.range(name.node),
      notes: words.notes(cycle, more: "conditions") {
        Diagnostic.Note("'\(text($0.condition))' refers to '\(text($0.named))' here", at: $0.range)
      })
  }
}

/// The references between conditions, as a graph.
private struct Network {
  typealias Reference = SymbolContext.ConditionReference

  /// The references, in the order of the conditions that contain them.
  private let references: [Reference]
  /// The index of each condition's first reference. The entry of the next condition is the end.
  private let starts: [Int32]
  /// The first member of each condition's group. All members of a group lead to each other.
  private var groups: [Int32]
  /// The reference through which a search reached each condition.
  private var cameBy: [Int32]

  private static let none: Int32 = -1

  init(_ references: [Reference], count: Int) {
    var starts = [Int32](repeating: 0, count: count + 1)
    for reference in references { starts[reference.condition.position + 1] += 1 }
    for index in 0..<count { starts[index + 1] += starts[index] }
    self.references = references
    self.starts = starts
    groups = [Int32](repeating: Self.none, count: count)
    cameBy = groups
  }

  private func outgoing(_ condition: Int) -> Range<Int> { Int(starts[condition])..<Int(starts[condition + 1]) }

  /// The first condition of each group that leads back to itself, in the order of the file.
  ///
  /// Uses Tarjan's algorithm without recursion.
  mutating func cycles() -> [Int] {
    var numbers = [Int32](repeating: Self.none, count: groups.count)
    var lowest = numbers
    var open: [Int] = []
    var path: [(condition: Int, untried: Range<Int>)] = []
    var next: Int32 = 0
    var firsts: [Int] = []

    func enter(_ condition: Int) {
      numbers[condition] = next
      lowest[condition] = next
      next += 1
      open.append(condition)
      path.append((condition, outgoing(condition)))
    }

    for start in numbers.indices where numbers[start] == Self.none {
      enter(start)
      while let (condition, untried) = path.last {
        if let reference = untried.first {
          path[path.count - 1].untried = untried.dropFirst()
          let target = references[reference].named.position
          if numbers[target] == Self.none {
            enter(target)
          } else if groups[target] == Self.none {
            lowest[condition] = min(lowest[condition], numbers[target])
          }
          continue
        }
        path.removeLast()
        if let below = path.last { lowest[below.condition] = min(lowest[below.condition], lowest[condition]) }
        guard lowest[condition] == numbers[condition], let place = open.lastIndex(of: condition) else { continue }
        // A slice of `open` would cause a copy when `open` shrinks, so the loops use indices.
        var first = condition
        for index in place..<open.count { first = min(first, open[index]) }
        for index in place..<open.count { groups[open[index]] = Int32(first) }
        let isGroup = open.count - place > 1
        let leadsBack = isGroup || outgoing(condition).contains { references[$0].named.position == condition }
        open.removeLast(open.count - place)
        if leadsBack { firsts.append(first) }
      }
    }
    return firsts.sorted()
  }

  /// The shortest list of references from the first condition of a group back to itself.
  mutating func shortestCycle(through first: Int) -> [Reference] {
    var queue = [first]
    var next = 0
    var way: [Reference] = []
    while next < queue.count, way.isEmpty {
      for index in outgoing(queue[next]) {
        let target = references[index].named.position
        guard groups[target] == Int32(first), cameBy[target] == Self.none else { continue }
        cameBy[target] = Int32(index)
        queue.append(target)
        if target == first {
          way = self.way(backTo: first)
          break
        }
      }
      next += 1
    }
    for condition in queue { cameBy[condition] = Self.none }
    return way
  }

  private func way(backTo first: Int) -> [Reference] {
    var way: [Reference] = []
    var here = first
    repeat {
      let reference = references[Int(cameBy[here])]
      way.append(reference)
      here = reference.condition.position
    } while here != first
    return way.reversed()
  }
}

extension Rule {
  package static let conditionCycle = Rule(
    id: "condition-cycle", section: .predicates,
    range: "the first name of the cycle",
    meaning: "Conditions refer to each other in a cycle.",
    reason: """
      A condition is a name for a predicate. Conditions that refer to each other in a cycle do not have a value.
      """,
    broken: """
      navc: 1
      graph: Shop
      root: catalog
      facts: { isSignedIn: Bool }
      conditions:
        canBuy: isSignedIn and canPay
        canPay: isSignedIn and canBuy
      screens:
        catalog:
          push:
            openCart: { to: cart, shouldPerform: canBuy }
        cart:
      """,
    mended: ["isSignedIn: Bool": "isSignedIn: Bool, hasCard: Bool", "and canBuy": "and hasCard"])
}
