import NavPlayer
import NavRuntime
import NavTable

/// Looks for facts and arguments under which predicates say what they are to say.
///
/// It tries values that the predicates themselves name, their neighbours, and what they have now: exact over booleans, enums and comparisons
/// with constants, silent beyond its bound. What it does not find may exist.
struct GuardSolver {
  /// What may be chosen.
  enum Variable: Hashable {
    case fact(String)
    /// An argument of the page that is to be opened, and of the one that is visible.
    case destination(String)
    case source(String)
  }

  /// The arguments of a screen, as far as they are known.
  struct Page {
    var known: [String: PrototypeValue] = [:]
    /// Which arguments may be chosen of those that are not known; `nil` where none may.
    var role: Role?
  }

  enum Role { case source, destination }

  /// What is to hold, or to fail.
  struct Wish {
    let expression: PrototypeExpression
    let section: Int
    let holds: Bool
    var source = Page()
    var destination = Page()
  }

  let graph: PrototypeGraph
  /// How many predicates may be evaluated for one answer.
  private static let budget = 4_000

  private var values: [Variable: PrototypeValue] = [:]
  private var current: [Variable: PrototypeValue] = [:]
  private var candidates: [Variable: [PrototypeValue]] = [:]
  private var order: [Variable] = []
  private var literals: [PrototypeValue] = []
  private var effort = 0

  init(_ graph: PrototypeGraph) { self.graph = graph }

  /// Finds values under which all wishes are fulfilled; those that are as they are now come first.
  ///
  /// - Parameters:
  ///   - wishes: What is to hold, or to fail.
  ///   - current: What the variables are now.
  ///   - types: The types of arguments that may be chosen.
  /// - Returns: The values of what the wishes ask, or `nil`.
  mutating func solve(
    _ wishes: [Wish], current: [Variable: PrototypeValue], types: [Variable: PrototypeType]
  ) -> [Variable: PrototypeValue]? {
    values = [:]
    self.current = current
    order = []
    candidates = [:]
    literals = []
    effort = 0
    for wish in wishes { collect(wish.expression, wish) }
    for variable in order {
      let type: PrototypeType? = if case .fact(let name) = variable { graph.fact(name)?.type } else { types[variable] }
      guard let type else { return nil }
      candidates[variable] = values(of: type, now: current[variable])
    }
    return search(0, wishes) ? values : nil
  }

  private mutating func search(_ index: Int, _ wishes: [Wish]) -> Bool {
    var isOpen = false
    for wish in wishes {
      effort += 1
      switch answer(to: wish) {
      case wish.holds: break
      case nil: isOpen = true
      default: return false
      }
    }
    if !isOpen { return true }
    guard index < order.count, effort < Self.budget else { return false }
    let variable = order[index]
    for value in candidates[variable] ?? [] {
      values[variable] = value
      if search(index + 1, wishes) { return true }
    }
    values[variable] = nil
    return false
  }

  private func answer(to wish: Wish) -> Bool? {
    graph.holds(
      wish.expression, inSection: wish.section, fact: { values[.fact($0)] }, source: { value($0, of: wish.source) },
      destination: { value($0, of: wish.destination) })
  }

  private func value(_ name: String, of page: Page) -> PrototypeValue? {
    page.known[name] ?? page.role.flatMap { values[Self.variable(name, $0)] }
  }

  private static func variable(_ name: String, _ role: Role) -> Variable {
    switch role {
    case .source: .source(name)
    case .destination: .destination(name)
    }
  }

  private mutating func collect(_ expression: PrototypeExpression, _ wish: Wish) {
    switch expression {
    case .and(let parts), .or(let parts): for part in parts { collect(part, wish) }
    case .not(let part): collect(part, wish)
    case .compare(_, let left, let right):
      collect(left, wish)
      collect(right, wish)
    case .condition(let name):
      if let condition = graph.condition(name, inSection: wish.section) { collect(condition, wish) }
    case .fact(let name): add(.fact(name))
    case .source(let name): add(name, of: wish.source)
    case .destination(let name): add(name, of: wish.destination)
    case .literal(let value): if !literals.contains(value) { literals.append(value) }
    }
  }

  private mutating func add(_ name: String, of page: Page) {
    if let value = page.known[name] {
      // What is known may be what a fact is compared with.
      if !literals.contains(value) { literals.append(value) }
    } else if let role = page.role {
      add(Self.variable(name, role))
    }
  }

  private mutating func add(_ variable: Variable) { if !order.contains(variable) { order.append(variable) } }

  /// The values of a type that may make a difference.
  private func values(of type: PrototypeType, now: PrototypeValue?) -> [PrototypeValue] {
    var values: [PrototypeValue] = []
    func add(_ value: PrototypeValue?) {
      if let value = value.flatMap({ type.checked($0) }), !values.contains(value) { values.append(value) }
    }
    add(now)
    add(type.sample)
    for option in type.options ?? [] { add(type.value(of: option)) }
    for literal in literals {
      add(literal)
      switch literal {
      case .integer(let number):
        for neighbour in [number.subtractingReportingOverflow(1), number.addingReportingOverflow(1)]
        where !neighbour.overflow {
          add(.integer(neighbour.partialValue))
        }
      case .decimal(let number):
        add(.decimal(number - 1))
        add(.decimal(number + 1))
      case .text(let text): add(.text(text + "a"))
      case .truth, .null, .list: break
      }
    }
    for text in ["", "0", "1", "2", "a"] { add(type.value(of: text)) }
    return values
  }
}
