/// Conditions that name each other, so that none of them says anything.
enum ConditionCycle {
  static func check(_ context: inout CheckContext) {
    let references = context.resolution.vocabulary.conditionReferences
    guard !references.isEmpty else { return }
    let network = Network(references, count: context.resolution.declarations.conditions.count)
    for group in network.cycles() {
      guard let first = group.min() else { continue }
      let name = context.resolution.declarations.conditions[first].name
      context.report(.conditionCycle, at: context.resolution.declarations.range(name)) { words in
        diagnostic(name, network.shortestCycle(through: first, within: Set(group)), words)
      }
    }
  }

  private static func diagnostic(
    _ name: Name, _ cycle: [PredicateVocabulary.ConditionReference], _ words: Wording
  ) -> Diagnostic {
    let text = { (condition: ConditionID) in words.text(words.declarations.conditions[condition.position].name.symbol) }
    return Diagnostic(
      .conditionCycle,
      cycle.count == 1
        ? "the condition '\(words.text(name.symbol))' names itself; a condition says something about facts"
        : "the condition '\(words.text(name.symbol))' leads back to itself; a condition says something about facts",
      at: words.tree.range(name.node),
      notes: cycle.map { Diagnostic.Note("'\(text($0.condition))' names '\(text($0.named))' here", at: $0.range) })
  }

  static let explanation = Explanation(
    .conditionCycle,
    """
    A condition is an abbreviation for the predicate behind it. Conditions that name each other in a circle can never be \
    written out, so they say nothing.
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
    mended: """
      navc: 1
      graph: Shop
      root: catalog
      facts: { isSignedIn: Bool, hasCard: Bool }
      conditions:
        canBuy: isSignedIn and canPay
        canPay: isSignedIn and hasCard
      screens:
        catalog:
          push:
            openCart: { to: cart, shouldPerform: canBuy }
        cart:
      """)
}

/// Which condition names which.
private struct Network {
  typealias Reference = PredicateVocabulary.ConditionReference

  private var named: [[Reference]]

  init(_ references: [Reference], count: Int) {
    named = [[Reference]](repeating: [], count: count)
    for reference in references { named[reference.condition.position].append(reference) }
  }

  /// The groups of conditions that lead to each other, one that names itself included (Tarjan's algorithm, without
  /// recursion).
  func cycles() -> [[Int]] {
    var groups: [[Int]] = []
    var numbers = [Int](repeating: -1, count: named.count)
    var lowest = numbers
    var isOpen = [Bool](repeating: false, count: named.count)
    var open: [Int] = []
    var next = 0
    for start in named.indices where numbers[start] < 0 {
      var path = [(condition: start, reference: 0)]
      while let (condition, reference) = path.last {
        if reference == 0 {
          numbers[condition] = next
          lowest[condition] = next
          next += 1
          open.append(condition)
          isOpen[condition] = true
        }
        if reference < named[condition].count {
          path[path.count - 1].reference += 1
          let target = named[condition][reference].named.position
          if numbers[target] < 0 {
            path.append((target, 0))
          } else if isOpen[target] {
            lowest[condition] = min(lowest[condition], numbers[target])
          }
          continue
        }
        path.removeLast()
        if let below = path.last { lowest[below.condition] = min(lowest[below.condition], lowest[condition]) }
        guard lowest[condition] == numbers[condition], let place = open.lastIndex(of: condition) else { continue }
        let group = Array(open[place...])
        open.removeSubrange(place...)
        for member in group { isOpen[member] = false }
        let namesItself = named[condition].contains { $0.named.position == condition }
        if group.count > 1 || namesItself { groups.append(group) }
      }
    }
    return groups
  }

  /// The fewest references that lead from a condition back to itself.
  func shortestCycle(through first: Int, within group: Set<Int>) -> [Reference] {
    var cameBy: [Int: Reference] = [:]
    var queue = [first]
    var next = 0
    while next < queue.count {
      for reference in named[queue[next]] where group.contains(reference.named.position) {
        let target = reference.named.position
        guard cameBy[target] == nil else { continue }
        cameBy[target] = reference
        guard target == first else {
          queue.append(target)
          continue
        }
        return way(back: reference, to: first, cameBy)
      }
      next += 1
    }
    return []
  }

  private func way(back last: Reference, to first: Int, _ cameBy: [Int: Reference]) -> [Reference] {
    var way = [last]
    while let reference = way.last, reference.condition.position != first,
      let before = cameBy[reference.condition.position]
    {
      way.append(before)
    }
    return way.reversed()
  }
}
