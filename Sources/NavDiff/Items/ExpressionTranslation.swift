import NavCompiler
import NavPictures

/// Translates predicates of the old graph to the IDs of the new one.
struct ExpressionTranslation {
  private let old: GraphText
  /// The new graph, with the strings of the old predicates.
  private(set) var graph: Graph
  private let facts: [String: FactID]
  private let conditions: [String: ConditionID]
  private let types: [String: TypeID]
  /// The new argument of each old one. Both graphs use the same names.
  private let arguments: [ArgumentID: ArgumentID]

  init(_ old: GraphItems, _ new: GraphItems) {
    self.old = old.text
    graph = new.graph
    func index<ID: GraphID>(_ names: [String]) -> [String: ID] {
      Dictionary(names.enumerated().map { ($1, ID($0)) }) { first, _ in first }
    }
    facts = index(new.graph.facts.map { new.text.text($0.name) })
    conditions = index(new.graph.conditions.map { new.text.text($0.name) })
    types = index(new.graph.types.map { new.text.text($0.name) })
    var arguments: [ArgumentID: ArgumentID] = [:]
    for (position, screen) in old.graph.screens.enumerated() where !screen.arguments.isEmpty {
      guard let other = new.screen(old.text.name(ScreenID(position))) else { continue }
      let names = new.graph.screens[other.position].arguments.map { ArgumentID(index: $0) }
      for argument in screen.arguments {
        let name = old.text.name(ArgumentID(index: argument))
        arguments[ArgumentID(index: argument)] = names.first { new.text.name($0) == name }
      }
    }
    self.arguments = arguments
  }

  /// The relation of the new predicate to the old one, or `nil` if both are always equal.
  mutating func relation(of new: Expression, to old: Expression) -> PredicateRelation? {
    guard let old = translated(old) else { return .other }
    return Compiler.relation(of: new, to: old, in: graph)
  }

  /// The translated expression, or `nil` if it names an item that the new graph does not have.
  private mutating func translated(_ expression: Expression) -> Expression? {
    switch expression {
    case .and(let operands): return translated(operands).map { .and($0) }
    case .or(let operands): return translated(operands).map { .or($0) }
    case .not(let operand): return translated(operand).map { .not($0) }
    case .unwrapped(let operand): return translated(operand).map { .unwrapped($0) }
    case .compare(let comparison, let left, let right):
      guard let left = translated(left), let right = translated(right) else { return nil }
      return .compare(comparison, left, right)
    case .fact(let id, let operands, let type):
      guard let fact = facts[old.text(old.graph.facts[id.position].name)], let operands = translated(operands),
        let type = translated(type)
      else { return nil }
      return .fact(fact, arguments: operands, type: type)
    case .condition(let id):
      return conditions[old.text(old.graph.conditions[id.position].name)].map { .condition($0) }
    case .argument(let side, let id, let type):
      guard let argument = arguments[id], let type = translated(type) else { return nil }
      return .argument(side, argument, type: type)
    case .literal(let literal): return translated(literal).map { .literal($0) }
    }
  }

  private mutating func translated(_ operands: [Expression]) -> [Expression]? {
    var result: [Expression] = []
    for operand in operands {
      guard let operand = translated(operand) else { return nil }
      result.append(operand)
    }
    return result
  }

  private func translated(_ type: TypeReference) -> TypeReference? {
    switch type {
    case .builtin: type
    case .declared(let id): types[old.text(old.graph.types[id.position].name)].map { .declared($0) }
    case .optional(let wrapped): translated(wrapped).map { .optional($0) }
    case .array(let element): translated(element).map { .array($0) }
    }
  }

  private mutating func translated(_ literal: Literal) -> Literal? {
    switch literal {
    case .string(let symbol): return .string(graph.texts.intern(old.text(symbol)))
    case .int, .double, .bool, .nil: return literal
    case .enumCase(let id, _):
      guard let type = types[old.text(old.graph.types[id.position].name)],
        case .cases(let cases) = graph.types[type.position].kind
      else { return nil }
      let name = old.text(literal)
      return cases.firstIndex { graph.texts.text($0) == name }.map { .enumCase(type, $0) }
    case .array(let elements):
      var result: [Literal] = []
      for element in elements {
        guard let element = translated(element) else { return nil }
        result.append(element)
      }
      return .array(result)
    }
  }
}
