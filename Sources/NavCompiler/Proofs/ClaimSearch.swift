/// Looks for values of a formula's unknowns and quantities with which some claims hold together.
///
/// What follows from the claims is taken as given until nothing follows any more; then, of an alternative that is still
/// open, one part after the other is tried (Davis, Putnam, Logemann, Loveland, without clauses). That is exact: it ends
/// with values, with the certainty that there are none, or with its steps used up.
struct ClaimSearch {
  enum Verdict {
    case possible, impossible
    /// The steps were used up.
    case unknown
  }

  /// By unknown: 1 true, -1 false, 0 not known.
  private var truths: [Int8] = []
  private var known: [Int] = []
  private var bounds = QuantityBounds()
  private var steps = 0

  /// Whether the claims can hold together; the steps taken are subtracted from `steps`.
  mutating func verdict(on claims: some Sequence<Claim>, in formula: Formula, steps: inout Int) -> Verdict {
    truths.removeAll(keepingCapacity: true)
    truths.append(contentsOf: repeatElement(0, count: formula.unknownCount))
    known.removeAll(keepingCapacity: true)
    bounds.reset(formula.domains)
    self.steps = steps
    defer { steps = self.steps }
    var open: [Claim] = []
    for claim in claims {
      guard take(claim, formula, &open) else { return self.steps > 0 ? .impossible : .unknown }
    }
    return search(&open, formula)
  }

  private mutating func search(_ open: inout [Claim], _ formula: Formula) -> Verdict {
    guard conclude(&open, formula) else { return steps > 0 ? .impossible : .unknown }
    guard steps > 0 else { return .unknown }
    guard let index = narrowest(open, formula), let (_, range, flipped) = formula.parts(of: open[index]) else {
      return .possible
    }
    open.swapAt(index, open.count - 1)
    open.removeLast()
    for position in range {
      let claim = formula.claims[Int(position)]
      let part = flipped ? !claim : claim
      guard state(part, formula) != false else { continue }
      let mark = (known.count, bounds.mark)
      var further = open
      if take(part, formula, &further) {
        let verdict = search(&further, formula)
        if verdict != .impossible { return verdict }
      }
      guard steps > 0 else { return .unknown }
      goBack(to: mark)
      // Whatever comes now, that part is false.
      guard take(!part, formula, &open) else { return steps > 0 ? .impossible : .unknown }
    }
    return steps > 0 ? .impossible : .unknown
  }

  /// Takes as given what the open alternatives leave no choice about; drops those that hold. `false` if one cannot hold.
  private mutating func conclude(_ open: inout [Claim], _ formula: Formula) -> Bool {
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
    case one(Claim)
    case several(Int)
  }

  /// What is left of an alternative.
  private mutating func choice(_ claim: Claim, _ formula: Formula) -> Choice {
    guard let (_, range, flipped) = formula.parts(of: claim) else { return .held }
    var count = 0
    var last: Claim?
    for position in range {
      let claim = formula.claims[Int(position)]
      let part = flipped ? !claim : claim
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

  /// The alternative with the fewest parts that are open.
  private mutating func narrowest(_ open: [Claim], _ formula: Formula) -> Int? {
    var best: (index: Int, count: Int)?
    for (index, claim) in open.enumerated() {
      guard case .several(let count) = choice(claim, formula), count < best?.count ?? .max else { continue }
      best = (index, count)
      if count == 2 { break }
    }
    return best?.index
  }

  /// Takes a claim as given; what it leaves a choice about is appended to `open`. `false` if it cannot hold.
  private mutating func take(_ claim: Claim, _ formula: Formula, _ open: inout [Claim]) -> Bool {
    steps -= 1
    // Whoever asked sees that the steps are used up.
    guard steps > 0 else { return true }
    let claim = formula.bare(claim)
    switch formula.nodes[claim.node] {
    case .constant(let value): return value == claim.holds
    case .unknown(let unknown), .condition(_, let unknown):
      guard truths[Int(unknown)] == 0 else { return (truths[Int(unknown)] > 0) == claim.holds }
      truths[Int(unknown)] = claim.holds ? 1 : -1
      known.append(Int(unknown))
      return true
    case .atMost(let quantity, let value):
      return bounds.take(quantity, atMost: value, holds: claim.holds, steps: &steps)
    case .inOrder(let low, let high):
      return bounds.take(low, inOrderBefore: high, holds: claim.holds, steps: &steps)
    case .all, .any, .not:
      guard let (junction, range, flipped) = formula.parts(of: claim), junction == .all else {
        open.append(claim)
        return true
      }
      for position in range {
        let part = formula.claims[Int(position)]
        guard take(flipped ? !part : part, formula, &open) else { return false }
      }
      return true
    }
  }

  /// Whether a claim holds by what is given, if that is known.
  private mutating func state(_ claim: Claim, _ formula: Formula) -> Bool? {
    steps -= 1
    let claim = formula.bare(claim)
    let value: Bool?
    switch formula.nodes[claim.node] {
    case .constant(let constant): value = constant
    case .unknown(let unknown), .condition(_, let unknown):
      value = truths[Int(unknown)] == 0 ? nil : truths[Int(unknown)] > 0
    case .atMost(let quantity, let bound): value = bounds.isAtMost(quantity, bound)
    case .inOrder(let low, let high): value = bounds.isInOrder(low, high)
    case .all(let range): value = state(of: range, decidedBy: false, formula)
    case .any(let range): value = state(of: range, decidedBy: true, formula)
    case .not: value = nil
    }
    return value.map { $0 == claim.holds }
  }

  private mutating func state(of range: Range<Int32>, decidedBy decisive: Bool, _ formula: Formula) -> Bool? {
    var isKnown = true
    for position in range {
      guard steps > 0 else { return nil }
      switch state(formula.claims[Int(position)], formula) {
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
