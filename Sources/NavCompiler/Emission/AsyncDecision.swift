/// A predicate with async facts, as statements that read a fact only if it can still decide the result.
///
/// Each fact is read once, so that `limit != nil and limit > 3` uses one value. The rest of the predicate is evaluated
/// after the last value, because facts can change during a wait.
struct AsyncDecision {
  private let context: EmissionContext
  private let expression: Expression
  private var emitter: PredicateEmitter
  private var bounds: PredicateBounds
  /// The tested expressions before the next statement, so that none is tested twice.
  private var canHold: Expression = .literal(.bool(true))
  private var mustHold: Expression = .literal(.bool(false))

  init(_ context: EmissionContext, _ expression: Expression) {
    self.context = context
    self.expression = expression
    emitter = PredicateEmitter(context)
    bounds = PredicateBounds(graph: context.graph)
  }

  mutating func write(to out: inout SwiftWriter) {
    var asked: [Expression] = []
    collect(expression, &asked)
    canHold = bounds.canHold(expression)
    if canHold != .literal(.bool(true)) {
      out.line("guard self.allows(segue, context) else { return false }")
    }
    leaveIfCertain(to: &out)
    for (index, fact) in asked.enumerated() {
      ask(fact, to: &out)
      bounds.known.insert(fact)
      // With many facts, the tests would cost more than they save.
      if index + 1 < asked.count, asked.count <= 8 { leaveIfSettled(to: &out) }
    }
    emitter.putExpression(expression, behind: "return ", to: &out)
    out.end()
  }

  /// Collects the async facts of an expression, each once, after those in their arguments.
  private func collect(_ expression: Expression, _ asked: inout [Expression]) {
    switch expression {
    case .and(let operands), .or(let operands): for operand in operands { collect(operand, &asked) }
    case .not(let operand), .unwrapped(let operand): collect(operand, &asked)
    case .compare(_, let left, let right):
      collect(left, &asked)
      collect(right, &asked)
    case .fact(let id, let arguments, _):
      for argument in arguments { collect(argument, &asked) }
      if context.graph.facts[id.position].async != nil, !asked.contains(expression) { asked.append(expression) }
    case .condition, .argument, .literal: break
    }
  }

  // MARK: - Statements

  /// `let isAdult: Bool = await context.ask(within: .seconds(2), otherwise: false) { await self.isAdult }`
  private mutating func ask(_ expression: Expression, to out: inout SwiftWriter) {
    guard case .fact(let id, _, let type) = expression, let async = context.graph.facts[id.position].async else {
      return
    }
    let call = emitter.call(ofAsync: expression)
    let local = emitter.local(for: expression, named: context.names.factMembers[id.position])
    let name = SwiftIdentifier.escaped(local)
    let swiftType = context.names.type(type, in: .file)
    let otherwise = LiteralEmitter(context: context, scope: .file).swift(async.otherwise)
    func writeCall(to out: inout SwiftWriter) {
      out.put("await context.ask(")
      out.list { out in
        out.item("within: ", context.piece(Self.swift(async.timeout)))
        out.item("otherwise: ", context.piece(otherwise))
      }
      out.block(")") { out in out.line("await ", context.piece(call.text)) }
    }
    guard !call.bound.isEmpty else {
      out.put("let ", context.piece(name), ": ", context.piece(swiftType), " = ")
      return writeCall(to: &out)
    }
    // If an argument is `nil`, the fact is not read, and a comparison with `nil` around it decides.
    out.line("var ", context.piece(name), ": ", context.piece(swiftType), " = ", context.piece(otherwise))
    let bindings = call.bound.map { "let \($0.local) = \($0.optional)" }.joined(separator: ", ")
    out.block("if ", context.piece(bindings)) { out in
      out.put(context.piece(name), " = ")
      writeCall(to: &out)
    }
  }

  /// Returns if the known values decide.
  private mutating func leaveIfSettled(to out: inout SwiftWriter) {
    let can = bounds.canHold(expression)
    if can != canHold, can != .literal(.bool(true)) { leave(if: .not(can), with: "false", to: &out) }
    canHold = can
    leaveIfCertain(to: &out)
  }

  private mutating func leaveIfCertain(to out: inout SwiftWriter) {
    let must = bounds.mustHold(expression)
    if must != mustHold, must != .literal(.bool(false)) { leave(if: must, with: "true", to: &out) }
    mustHold = must
  }

  private mutating func leave(if condition: Expression, with value: String, to out: inout SwiftWriter) {
    emitter.putExpression(condition, behind: "if ", to: &out)
    out.block("") { out in out.line("return ", context.piece(value)) }
  }

  private static func swift(_ time: Milliseconds) -> String {
    time.count.isMultiple(of: 1000) ? ".seconds(\(time.count / 1000))" : ".milliseconds(\(time.count))"
  }
}
