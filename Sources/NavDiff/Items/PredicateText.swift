import NavCompiler
import NavPictures

/// A predicate as a text that is equal for equal predicates, however the author formatted them.
struct PredicateText {
  private let names: GraphText

  init(_ names: GraphText) {
    self.names = names
  }

  func text(_ predicate: Predicate) -> String { text(predicate.expression) }

  private func text(_ expression: Expression) -> String {
    switch expression {
    case .and(let operands): "(\(operands.map(text).joined(separator: " and ")))"
    case .or(let operands): "(\(operands.map(text).joined(separator: " or ")))"
    case .not(let operand): "not \(text(operand))"
    case .compare(let comparison, let left, let right): "(\(text(left)) \(comparison.rawValue) \(text(right)))"
    case .fact(let id, let arguments, let type):
      "\(names.text(names.graph.facts[id.position].name))(\(arguments.map(text).joined(separator: ", "))): "
        + names.text(type)
    case .condition(let id): names.text(names.graph.conditions[id.position].name)
    case .argument(let side, let id, let type): "\(side).\(names.name(id)): \(names.text(type))"
    case .literal(let literal): names.text(literal)
    case .unwrapped(let operand): text(operand)
    }
  }
}
