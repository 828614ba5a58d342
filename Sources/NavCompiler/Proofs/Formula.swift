/// A question about predicates as a graph of nodes over unknowns.
///
/// An unknown is true or false. A quantity has an order: an Int, a case of an enum by its position, or a String or a
/// Double by its rank among the values in the question. A condition that is used twice is one node.
struct Formula {
  enum Node {
    case constant(Bool)
    /// The index of an unknown.
    case unknown(Int32)
    /// A quantity, and its upper bound.
    case atMost(Int32, Int)
    /// The first of two quantities is not greater than the second.
    case inOrder(Int32, Int32)
    /// A range in `literals`. All of them are true.
    case all(Range<Int32>)
    /// A range in `literals`. At least one of them is true.
    case any(Range<Int32>)
    case not(Formula.Literal)
    /// A condition: its definition, and the unknown that replaces it if the definition does not matter.
    case condition(Formula.Literal, unknown: Int32)
  }

  /// The possible values of a quantity.
  struct Domain {
    var lower = Int.min
    var upper = Int.max
  }

  /// The written expression that a node represents.
  struct Origin {
    var place: PredicateID
    /// The index of the expression in the predicate, in preorder. Comparisons and names do not have one.
    var number: Int32
  }

  private(set) var nodes: ContiguousArray<Node> = []
  private(set) var origins: ContiguousArray<Origin?> = []
  private(set) var literals: ContiguousArray<Formula.Literal> = []
  private(set) var domains: [Domain] = []
  private(set) var unknownCount = 0
  /// For each unknown, whether it represents a condition whose definition is ignored.
  var isOpaque: [Bool] = []

  mutating func removeAll() {
    nodes.removeAll(keepingCapacity: true)
    origins.removeAll(keepingCapacity: true)
    literals.removeAll(keepingCapacity: true)
    domains.removeAll(keepingCapacity: true)
    isOpaque.removeAll(keepingCapacity: true)
    unknownCount = 0
  }

  mutating func add(_ node: Node, from origin: Origin? = nil) -> Formula.Literal {
    nodes.append(node)
    origins.append(origin)
    return Formula.Literal(Int32(nodes.count - 1), holds: true)
  }

  mutating func all(_ parts: [Formula.Literal], from origin: Origin? = nil) -> Formula.Literal {
    add(.all(append(parts)), from: origin)
  }
  mutating func any(_ parts: [Formula.Literal], from origin: Origin? = nil) -> Formula.Literal {
    add(.any(append(parts)), from: origin)
  }

  mutating func addUnknown() -> Int32 {
    unknownCount += 1
    isOpaque.append(false)
    return Int32(unknownCount - 1)
  }

  mutating func addQuantity(_ domain: Domain) -> Int32 {
    domains.append(domain)
    return Int32(domains.count - 1)
  }

  mutating func narrow(_ quantity: Int32, to domain: Domain) { domains[Int(quantity)] = domain }

  /// Records the value that a quantity is compared with, if it was not known before.
  mutating func bound(_ literal: Formula.Literal, by value: Int) {
    guard case .atMost(let quantity, _) = nodes[literal.node] else { return }
    nodes[literal.node] = .atMost(quantity, value)
  }

  /// The literals of which all, or at least one, must be true for another literal. It is `nil` for a literal without
  /// such parts.
  func parts(of literal: Formula.Literal) -> (Junction, Range<Int32>, flipped: Bool)? {
    switch nodes[literal.node] {
    case .all(let range): (literal.holds ? .all : .any, range, !literal.holds)
    case .any(let range): (literal.holds ? .any : .all, range, !literal.holds)
    default: nil
    }
  }

  enum Junction { case all, any }

  /// The literal behind negations and conditions with a known definition.
  func bare(_ literal: Formula.Literal) -> Formula.Literal {
    var literal = literal
    while true {
      switch nodes[literal.node] {
      case .not(let negated): literal = literal.holds ? !negated : negated
      case .condition(let meaning, let unknown) where !isOpaque[Int(unknown)]:
        literal = literal.holds ? meaning : !meaning
      default: return literal
      }
    }
  }

  private mutating func append(_ parts: [Formula.Literal]) -> Range<Int32> {
    let start = Int32(literals.count)
    literals.append(contentsOf: parts)
    return start..<Int32(literals.count)
  }
}

extension Formula {
  /// The claim that a node of a formula is true or false.
  struct Literal: Hashable {
    private let code: Int32

    init(_ node: Int32, holds: Bool) {
      code = node << 1 | (holds ? 1 : 0)
    }

    var node: Int { Int(code >> 1) }
    var holds: Bool { code & 1 == 1 }

    static prefix func ! (literal: Formula.Literal) -> Formula.Literal {
      Formula.Literal(literal.code >> 1, holds: !literal.holds)
    }
  }
}

/// A predicate of a graph, identified by its place.
enum PredicateID: Hashable {
  case condition(ConditionID)
  /// `requires`
  case requirement(ScreenID)
  case shouldPerform(SegueID)
  case back(ScreenID)
  /// The `requires` of a mounted fragment's root, by its index in `innerRequirements`.
  case innerRequirement(ScreenID, Int)
  /// A predicate of a mounted fragment, by its index in `innerPredicates`.
  case innerPredicate(FragmentID, Int)
}
