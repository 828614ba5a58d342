import SeededRandom

/// A random predicate with its text and its value, to compare the compiler's proofs with all possible values.
indirect enum RandomPredicate {
  case and([RandomPredicate])
  case or([RandomPredicate])
  case not(RandomPredicate)
  case same(RandomPredicate, RandomPredicate)
  case flag(Flag)
  case tier(Tier, equals: Bool, Int)
  case tiers(equals: Bool)
  case isAbsent(Bool)
  /// A comparison of `limit`. If `limit` is absent, the value is `elsewise`.
  case limit(Operator, Int, elsewise: Bool)
  case number(Number, Operator, Int)
  case numbers(Operator)
  /// The condition, which stands for another predicate.
  case condition

  enum Flag: Int { case p, q }
  enum Tier: Int { case tier, other }
  enum Number: Int { case x, y }
  enum Operator: String, CaseIterable {
    case equal = "=="
    case notEqual = "!="
    case less = "<"
    case lessOrEqual = "<="
    case greater = ">"
    case greaterOrEqual = ">="

    func holds(_ one: Int, _ two: Int) -> Bool {
      switch self {
      case .equal: one == two
      case .notEqual: one != two
      case .less: one < two
      case .lessOrEqual: one <= two
      case .greater: one > two
      case .greaterOrEqual: one >= two
      }
    }
  }

  static let cases = ["basic", "silver", "gold"]

  /// The values of everything that a predicate reads.
  struct World {
    var flags = [false, false]
    var tiers = [0, 0]
    var limit: Int?
    var numbers = [0, 0]
    var condition: RandomPredicate?
  }

  var text: String {
    switch self {
    case .and(let parts): "(" + parts.map(\.text).joined(separator: " and ") + ")"
    case .or(let parts): "(" + parts.map(\.text).joined(separator: " or ") + ")"
    case .not(let part): "not (\(part.text))"
    case .same(let one, let two): "(\(one.text)) == (\(two.text))"
    case .flag(let flag): "\(flag)"
    case .tier(let tier, let equals, let value): "\(tier) \(equals ? "==" : "!=") .\(Self.cases[value])"
    case .tiers(let equals): "tier \(equals ? "==" : "!=") other"
    case .isAbsent(let isAbsent): "limit \(isAbsent ? "==" : "!=") nil"
    case .limit(let comparison, let value, let elsewise):
      elsewise
        ? "(limit == nil or limit \(comparison.rawValue) \(value))"
        : "(limit != nil and limit \(comparison.rawValue) \(value))"
    case .number(let number, let comparison, let value): "\(number) \(comparison.rawValue) \(value)"
    case .numbers(let comparison): "x \(comparison.rawValue) y"
    case .condition: "both"
    }
  }

  func value(in world: World) -> Bool {
    switch self {
    case .and(let parts): parts.allSatisfy { $0.value(in: world) }
    case .or(let parts): parts.contains { $0.value(in: world) }
    case .not(let part): !part.value(in: world)
    case .same(let one, let two): one.value(in: world) == two.value(in: world)
    case .flag(let flag): world.flags[flag.rawValue]
    case .tier(let tier, let equals, let value): (world.tiers[tier.rawValue] == value) == equals
    case .tiers(let equals): (world.tiers[0] == world.tiers[1]) == equals
    case .isAbsent(let isAbsent): (world.limit == nil) == isAbsent
    case .limit(let comparison, let value, let elsewise):
      world.limit.map { comparison.holds($0, value) } ?? elsewise
    case .number(let number, let comparison, let value): comparison.holds(world.numbers[number.rawValue], value)
    case .numbers(let comparison): comparison.holds(world.numbers[0], world.numbers[1])
    case .condition: world.condition?.value(in: world) ?? false
    }
  }

  /// The parts of a world that affect its value.
  struct Reads: OptionSet {
    var rawValue: Int
    static let flags = Reads(rawValue: 1)
    static let tiers = Reads(rawValue: 2)
    static let limit = Reads(rawValue: 4)
    static let x = Reads(rawValue: 8)
    static let y = Reads(rawValue: 16)
  }

  func reads(condition: RandomPredicate?) -> Reads {
    switch self {
    case .and(let parts), .or(let parts): parts.reduce([]) { $0.union($1.reads(condition: condition)) }
    case .not(let part): part.reads(condition: condition)
    case .same(let one, let two): one.reads(condition: condition).union(two.reads(condition: condition))
    case .flag: .flags
    case .tier, .tiers: .tiers
    case .isAbsent, .limit: .limit
    case .number(.x, _, _): .x
    case .number(.y, _, _): .y
    case .numbers: [.x, .y]
    case .condition: condition?.reads(condition: nil) ?? []
    }
  }
}

// MARK: - Random predicates

extension RandomPredicate {
  /// The integers that occur in predicates.
  private static let constants = [0, 1, 2, 3, .min, .max]
  /// Values that distinguish any two predicates: each constant, and two more on either side of it, for comparisons of
  /// two numbers.
  static let values = [.min, .min + 1, -2, -1, 0, 1, 2, 3, 4, 5, .max - 1, .max]

  static func random(_ dice: inout SplitMix, depth: Int, kinds: [Int], hasCondition: Bool) -> RandomPredicate {
    let choice = depth == 0 ? 9 : dice.below(10)
    func part() -> RandomPredicate {
      random(&dice, depth: depth - 1, kinds: kinds, hasCondition: hasCondition)
    }
    switch choice {
    case 0...2: return .and((0..<2 + dice.below(2)).map { _ in part() })
    case 3...5: return .or((0..<2 + dice.below(2)).map { _ in part() })
    case 6: return .not(part())
    case 7: return .same(part(), part())
    default:
      if hasCondition, dice.chance(12) { return .condition }
      return atom(&dice, kinds[dice.below(kinds.count)])
    }
  }

  private static func atom(_ dice: inout SplitMix, _ kind: Int) -> RandomPredicate {
    let comparison = Operator.allCases[dice.below(6)]
    let constant = constants[dice.chance(8) ? dice.below(6) : dice.below(4)]
    switch kind {
    case 0: return .flag(dice.chance(50) ? .p : .q)
    case 1:
      return dice.chance(25)
        ? .tiers(equals: dice.chance(50))
        : .tier(dice.chance(60) ? .tier : .other, equals: dice.chance(60), dice.below(3))
    case 2:
      return dice.chance(30) ? .isAbsent(dice.chance(50)) : .limit(comparison, constant, elsewise: dice.chance(50))
    case 3: return .number(.x, comparison, constant)
    default: return dice.chance(50) ? .numbers(comparison) : .number(dice.chance(50) ? .x : .y, comparison, constant)
    }
  }
}
