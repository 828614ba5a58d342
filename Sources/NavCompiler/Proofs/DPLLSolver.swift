/// Searches for values of a formula's unknowns and quantities that make several literals true.
///
/// The solver first draws all conclusions from the literals. It then tries the parts of an open alternative, one after
/// another (Davis, Putnam, Logemann, Loveland, without clauses). The search is exact: it ends with values, with a proof
/// that there are none, or at the limit of its steps.
struct DPLLSolver {
  enum Verdict {
    case possible, impossible
    /// The search reached the limit of its steps.
    case unknown
  }

  /// The truth of each unknown: 1 for true, -1 for false, 0 for open.
  private var truths: [Int8] = []
  private var known: [Int] = []
  private var bounds = QuantityBounds()
  private var steps = 0

  /// Whether the literals can all be true. It subtracts its steps from `steps`.
  mutating func verdict(on literals: some Sequence<Formula.Literal>, in formula: Formula, steps: inout Int) -> Verdict {
    truths.removeAll(keepingCapacity: true)
    truths.append(contentsOf: repeatElement(0, count: formula.unknownCount))
    known.removeAll(keepingCapacity: true)
    bounds.reset(formula.domains)
    self.steps = steps
    defer { steps = self.steps }
    var open: [Formula.Literal] = []
    for literal in literals {
      guard take(literal, formula, &open) else { return self.steps > 0 ? .impossible : .unknown }
    }
    return search(&open, formula)
  }

  private mutating func search(_ open: inout [Formula.Literal], _ formula: Formula) -> Verdict {
    guard conclude(&open, formula) else { return steps > 0 ? .impossible : .unknown }
    guard steps > 0 else { return .unknown }
    guard let index = narrowest(open, formula), let (_, range, flipped) = formula.parts(of: open[index]) else {
      return .possible
    }
    open.swapAt(index, open.count - 1)
    open.removeLast()
    for position in range {
      let literal = formula.literals[Int(position)]
      let part = flipped ? !literal : literal
      guard state(part, formula) != false else { continue }
      let mark = (known.count, bounds.mark)
      var further = open
      if take(part, formula, &further) {
        let verdict = search(&further, formula)
        if verdict != .impossible { return verdict }
      }
      guard steps > 0 else { return .unknown }
      goBack(to: mark)
      // In the rest of the search, this part is false.
      guard take(!part, formula, &open) else { return steps > 0 ? .impossible : .unknown }
    }
    return steps > 0 ? .impossible : .unknown
  }

  /// Draws the conclusions from open alternatives with a single possible part, and removes alternatives that are true.
  /// It returns `false` if an alternative cannot be true.
  private mutating func conclude(_ open: inout [Formula.Literal], _ formula: Formula) -> Bool {
    var hasChanged = true
    while hasChanged, steps > 0 {
      hasChanged = false
      var index = 0
      while index < open.count {
        guard steps > 0 else { return true }
        switch choice(open[index], formula) {
        case .none: return false
        case .held:
          open.swapAt(index, open.count - 1)
          open.removeLast()
        case .one(let part):
          open.swapAt(index, open.count - 1)
          open.removeLast()
          guard take(part, formula, &open) else { return false }
          hasChanged = true
        case .several: index += 1
        }
      }
    }
    return true
  }

  private enum Choice {
    case held
    case none
    case one(Formula.Literal)
    case several(Int)
  }

  /// The open parts of an alternative.
  private mutating func choice(_ literal: Formula.Literal, _ formula: Formula) -> Choice {
    guard let (_, range, flipped) = formula.parts(of: literal) else { return .held }
    var count = 0
    var last: Formula.Literal?
    for position in range {
      let literal = formula.literals[Int(position)]
      let part = flipped ? !literal : literal
      switch state(part, formula) {
      case true?: return .held
      case false?: break
      case nil:
        count += 1
        last = part
      }
    }
    guard let last else { return .none }
    return count == 1 ? .one(last) : .several(count)
  }

  /// The alternative with the fewest open parts.
  private mutating func narrowest(_ open: [Formula.Literal], _ formula: Formula) -> Int? {
    var best: (index: Int, count: Int)?
    for (index, literal) in open.enumerated() {
      guard case .several(let count) = choice(literal, formula), count < best?.count ?? .max else { continue }
      best = (index, count)
      if count == 2 { break }
    }
    return best?.index
  }

  /// Assumes a literal. It appends the remaining alternatives to `open`, and returns `false` if the literal cannot be
  /// true.
  private mutating func take(_ literal: Formula.Literal, _ formula: Formula, _ open: inout [Formula.Literal]) -> Bool {
    steps -= 1
    // The caller checks the limit of the steps.
    guard steps > 0 else { return true }
    let literal = formula.bare(literal)
    switch formula.nodes[literal.node] {
    case .constant(let value): return value == literal.holds
    case .unknown(let unknown), .condition(_, let unknown):
      guard truths[Int(unknown)] == 0 else { return (truths[Int(unknown)] > 0) == literal.holds }
      truths[Int(unknown)] = literal.holds ? 1 : -1
      known.append(Int(unknown))
      return true
    case .atMost(let quantity, let value):
      return bounds.take(quantity, atMost: value, holds: literal.holds, steps: &steps)
    case .inOrder(let low, let high):
      return bounds.take(low, inOrderBefore: high, holds: literal.holds, steps: &steps)
    case .all, .any, .not:
      guard let (junction, range, flipped) = formula.parts(of: literal), junction == .all else {
        open.append(literal)
        return true
      }
      for position in range {
        let part = formula.literals[Int(position)]
        guard take(flipped ? !part : part, formula, &open) else { return false }
      }
      return true
    }
  }

  /// Whether a literal is true under the assumptions, or `nil` if it is open.
  private mutating func state(_ literal: Formula.Literal, _ formula: Formula) -> Bool? {
    steps -= 1
    let literal = formula.bare(literal)
    let value: Bool?
    switch formula.nodes[literal.node] {
    case .constant(let constant): value = constant
    case .unknown(let unknown), .condition(_, let unknown):
      value = truths[Int(unknown)] == 0 ? nil : truths[Int(unknown)] > 0
    case .atMost(let quantity, let bound): value = bounds.isAtMost(quantity, bound)
    case .inOrder(let low, let high): value = bounds.isInOrder(low, high)
    case .all(let range): value = state(of: range, decidedBy: false, formula)
    case .any(let range): value = state(of: range, decidedBy: true, formula)
    case .not: value = nil
    }
    return value.map { $0 == literal.holds }
  }

  private mutating func state(of range: Range<Int32>, decidedBy decisive: Bool, _ formula: Formula) -> Bool? {
    var isKnown = true
    for position in range {
      guard steps > 0 else { return nil }
      switch state(formula.literals[Int(position)], formula) {
      case decisive?: return decisive
      case nil: isKnown = false
      default: break
      }
    }
    return isKnown ? !decisive : nil
  }

  private mutating func goBack(to mark: (known: Int, bounds: Int)) {
    while known.count > mark.known, let unknown = known.popLast() { truths[unknown] = 0 }
    bounds.goBack(to: mark.bounds)
  }
}
