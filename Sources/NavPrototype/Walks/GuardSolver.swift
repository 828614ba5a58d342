import NavPlayer
import NavRuntime
import NavTable

/// Searches for facts and arguments that give predicates the wanted values.
///
/// The solver tries the current values, the constants in the predicates, and their neighbors. The search is complete
/// for Booleans, enums, and comparisons with constants, up to a limit. Beyond the limit, a solution may exist that the
/// solver does not find.
struct GuardSolver {
  /// A value to choose.
  enum Variable: Hashable {
    case fact(String)
    /// An argument of the new page or of the visible page.
    case destination(String)
    case source(String)
  }

  /// The known arguments of a screen.
  struct Page {
    var known: [String: PrototypeValue] = [:]
    /// The role whose unknown arguments the solver may choose, or `nil` if it may choose none.
    var role: Role?
  }

  enum Role { case source, destination }

  /// A predicate, and its wanted value.
  struct Wish {
    let expression: PrototypeExpression
    let section: Int
    let holds: Bool
    var source = Page()
    var destination = Page()
  }

  let graph: PrototypeGraph
  /// The maximum number of evaluated predicates per search.
  private static let budget = 4_000

  private var values: [Variable: PrototypeValue] = [:]
  private var current: [Variable: PrototypeValue] = [:]
  private var candidates: [Variable: [PrototypeValue]] = [:]
  private var order: [Variable] = []
  private var literals: [PrototypeValue] = []
  private var effort = 0

  init(_ graph: PrototypeGraph) { self.graph = graph }

  /// Finds values that fulfill all wishes. Prefers the current values.
  ///
  /// - Parameters:
  ///   - wishes: The predicates with their wanted values.
  ///   - current: The current values.
  ///   - types: The types of the arguments that may be chosen.
  /// - Returns: The values of the variables in the wishes, or `nil` if none were found.
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
      // A fact may be compared with a known value.
      if !literals.contains(value) { literals.append(value) }
    } else if let role = page.role {
      add(Self.variable(name, role))
    }
  }

  private mutating func add(_ variable: Variable) { if !order.contains(variable) { order.append(variable) } }

  /// The values of a type that may affect a predicate.
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
