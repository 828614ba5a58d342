/// A typed predicate as a Swift expression over the app's facts.
///
/// The expression stands in a method of the facts protocol; the arguments of the two screens are the locals `source` and
/// `destination`.
struct PredicateEmitter {
  let context: EmissionContext
  /// The answers of async facts that have been asked for.
  private var locals: [Expression: String] = [:]
  /// Whether what is written stands in a closure that outlives the expression, where Swift wants `self` to be seen.
  private var isInClosure = false

  init(_ context: EmissionContext) {
    self.context = context
  }

  /// Goes on with a line by the expression, which may be broken between its operands.
  mutating func putExpression(_ expression: Expression, behind head: String, to out: inout SwiftWriter) {
    let pieces = pieces(expression)
    out.put(context.piece(head))
    out.list(.continuation) { out in for piece in pieces { out.item(context.piece(piece)) } }
  }

  /// The expression in pieces that a long line may be broken between.
  mutating func pieces(_ expression: Expression) -> [String] {
    switch expression {
    case .and(let operands): joined(operands, with: "&&", outer: .and)
    case .or(let operands): joined(operands, with: "||", outer: .or)
    default: [swift(expression, in: .top)]
    }
  }

  /// How tightly the surroundings bind, for parentheses.
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
    // Swift takes no two operators in a row.
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

  /// The optionals that the current atom uses as their wrapped types, in order.
  private var bound: [(optional: String, local: String)] = []

  /// Writes an atom of the predicate: inside `map` closures for the optionals in it that are known not to be `nil`, so that
  /// no force unwrap is needed.
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

  /// The call of an async fact, and the optionals among its arguments that it uses as their wrapped types.
  mutating func call(ofAsync fact: Expression) -> (text: String, bound: [(optional: String, local: String)]) {
    let outer = bound
    (bound, isInClosure) = ([], true)
    defer { (bound, isInClosure) = (outer, false) }
    let text = operand(fact, beside: nil)
    return (text, bound)
  }

  /// The local that holds the answer of an async fact from now on.
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

  /// Whether the code around the predicate has a local of that name.
  private static func isReserved(_ name: String) -> Bool {
    ["source", "destination", "context", "segue", "self"].contains(name) || name.hasPrefix("value")
  }

  /// A literal; an enum's case is written with its type, since a bare one would not be found on the left of an operator.
  private func literal(_ literal: Literal, beside other: Expression?) -> String {
    let swift = LiteralEmitter(context: context, scope: .file).swift(literal)
    if case .enumCase(let type, _) = literal, swift.hasPrefix(".") {
      return context.names.declared(type, in: .file) + swift
    }
    return swift
  }

  /// A fact or a condition, past a local of the same name.
  private func member(_ name: String) -> String {
    if isInClosure || locals.values.contains(name) { return "self." + SwiftIdentifier.afterDot(name) }
    return switch name {
    case "source", "destination", "context", "segue", "screen", "value": "self." + name
    default: SwiftIdentifier.isKeyword(name) ? "self." + SwiftIdentifier.afterDot(name) : name
    }
  }
}
