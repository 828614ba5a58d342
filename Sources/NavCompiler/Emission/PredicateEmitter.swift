/// A typed predicate as a Swift expression over the facts.
///
/// The expression is part of a method of the facts protocol. The arguments of the two screens are the locals `source`
/// and `destination`.
struct PredicateEmitter {
  let context: EmissionContext
  /// The locals of known async facts.
  private var locals: [Expression: String] = [:]
  /// Whether the expression is in an escaping closure, in which Swift requires an explicit `self`.
  private var isInClosure = false

  init(_ context: EmissionContext) {
    self.context = context
  }

  /// Continues a line with the expression, which can be broken between its operands.
  mutating func putExpression(_ expression: Expression, behind head: String, to out: inout SwiftWriter) {
    let pieces = pieces(expression)
    out.put(context.piece(head))
    out.list(.continuation) { out in for piece in pieces { out.item(context.piece(piece)) } }
  }

  /// The pieces of the expression between possible line breaks.
  mutating func pieces(_ expression: Expression) -> [String] {
    switch expression {
    case .and(let operands): joined(operands, with: "&&", outer: .and)
    case .or(let operands): joined(operands, with: "||", outer: .or)
    default: [swift(expression, in: .top)]
    }
  }

  /// The precedence of the surrounding operator, for parentheses.
  private enum Surrounding: Int { case top, or, and, not }

  private mutating func joined(_ operands: [Expression], with symbol: String, outer: Surrounding) -> [String] {
    operands.enumerated().map { index, operand in
      (index == 0 ? "" : symbol + " ") + swift(operand, in: outer)
    }
  }

  private mutating func swift(_ expression: Expression, in surrounding: Surrounding) -> String {
    switch expression {
    case .and(let operands):
      parenthesized(joined(operands, with: "&&", outer: .and).joined(separator: " "), if: surrounding != .top)
    case .or(let operands):
      parenthesized(joined(operands, with: "||", outer: .or).joined(separator: " "), if: surrounding != .top)
    // Swift does not accept two operators in a row.
    case .not(let operand): parenthesized("!" + swift(operand, in: .not), if: surrounding == .not)
    case .compare(let comparison, let left, let right):
      atom(surrounding) { emitter in
        "\(emitter.operand(left, beside: right)) \(comparison.rawValue) \(emitter.operand(right, beside: left))"
      }
    case .fact, .argument, .unwrapped, .condition, .literal:
      atom(.top) { emitter in emitter.operand(expression, beside: nil) }
    }
  }

  private func parenthesized(_ text: String, if needed: Bool) -> String { needed ? "(\(text))" : text }

  /// The optionals that the current atom unwraps, in order.
  private var bound: [(optional: String, local: String)] = []

  /// Writes an atom of the predicate. Optionals that are not `nil` are unwrapped in `map` closures, so that no force
  /// unwrap is needed.
  private mutating func atom(_ surrounding: Surrounding, _ body: (inout PredicateEmitter) -> String) -> String {
    let outer = bound
    bound = []
    defer { bound = outer }
    var text = body(&self)
    let isPlain = bound.isEmpty
    for (index, binding) in bound.enumerated().reversed() {
      let innermost = index == bound.count - 1
      text = "\(binding.optional).map { \(binding.local) in \(innermost ? text : "(\(text))") } ?? false"
    }
    if !isPlain { return "(\(text))" }
    return parenthesized(text, if: surrounding == .not)
  }

  private mutating func operand(_ expression: Expression, beside other: Expression?) -> String {
    switch expression {
    case .literal(let literal): return self.literal(literal, beside: other)
    case .argument(.source, let id, _):
      return "source." + SwiftIdentifier.afterDot(context.names.argumentMembers[Int(id.index)])
    case .argument(.destination, let id, _):
      return "destination." + SwiftIdentifier.afterDot(context.names.argumentMembers[Int(id.index)])
    case .condition(let id): return member(context.names.conditionMembers[Int(id.index)])
    case .fact(let id, let arguments, _):
      if let local = locals[expression] { return SwiftIdentifier.escaped(local) }
      let name = member(context.names.factMembers[Int(id.index)])
      let parameters = context.graph.facts[Int(id.index)].parameters
      if parameters.isEmpty { return name }
      let values = zip(parameters, arguments).map { parameter, argument in
        "\(SwiftIdentifier.label(SwiftIdentifier.member(context.text(parameter.name)))): \(operand(argument, beside: nil))"
      }
      return "\(name)(\(values.joined(separator: ", ")))"
    case .unwrapped(let optional):
      let text = operand(optional, beside: nil)
      if let known = bound.first(where: { $0.optional == text }) { return known.local }
      let local = "value\(bound.isEmpty ? "" : String(bound.count + 1))"
      bound.append((text, local))
      return local
    case .and, .or, .not, .compare: return "(" + swift(expression, in: .top) + ")"
    }
  }

  // MARK: - Async facts

  /// The call of an async fact, and the optionals that its arguments unwrap.
  mutating func call(ofAsync fact: Expression) -> (text: String, bound: [(optional: String, local: String)]) {
    let outer = bound
    (bound, isInClosure) = ([], true)
    defer { (bound, isInClosure) = (outer, false) }
    let text = operand(fact, beside: nil)
    return (text, bound)
  }

  /// Creates the local for the value of an async fact.
  mutating func local(for fact: Expression, named name: String) -> String {
    let others = Set(locals.values)
    var local = Self.isReserved(name) ? name + "Answer" : name
    var number = 2
    while others.contains(local) {
      local = name + String(number)
      number += 1
    }
    locals[fact] = local
    return local
  }

  /// Whether the generated code has a local with that name already.
  private static func isReserved(_ name: String) -> Bool {
    ["source", "destination", "context", "segue", "self"].contains(name) || name.hasPrefix("value")
  }

  /// A literal. An enum's case includes its type, because Swift does not find a bare case on the left side of an
  /// operator.
  private func literal(_ literal: Literal, beside other: Expression?) -> String {
    let swift = LiteralEmitter(context: context, scope: .file).swift(literal)
    if case .enumCase(let type, _) = literal, swift.hasPrefix(".") {
      return context.names.declared(type, in: .file) + swift
    }
    return swift
  }

  /// A fact or a condition, also if a local has the same name.
  private func member(_ name: String) -> String {
    if isInClosure || locals.values.contains(name) { return "self." + SwiftIdentifier.afterDot(name) }
    return switch name {
    case "source", "destination", "context", "segue", "screen", "value": "self." + name
    default: SwiftIdentifier.isKeyword(name) ? "self." + SwiftIdentifier.afterDot(name) : name
    }
  }
}
