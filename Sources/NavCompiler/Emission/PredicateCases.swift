/// The predicates of a graph as cases of the runtime's functions, each below a comment with its source text.
struct PredicateCases {
  let context: EmissionContext

  /// A case, with its predicate.
  struct Case {
    let number: Int32
    let comment: String
    let expression: Expression
    let source: ScreenID
    var destination: ScreenID?
  }

  /// The `shouldPerform` predicates by segue. For a predicate with async facts, whether it can still be true.
  var allows: [Case] {
    guarded.compactMap { id, predicate in
      let expression = PredicateBounds(graph: context.graph).canHold(predicate.expression)
      guard expression != .literal(.bool(true)) else { return nil }
      let note = expression == predicate.expression ? "" : " (async facts are still unknown)"
      return shouldPerform(id, predicate, expression, note: note)
    }
  }

  /// The `shouldPerform` predicates with async facts, once the facts are known.
  var decides: [Case] {
    guarded.compactMap { id, predicate in
      context.graph.awaits(predicate.expression) ? shouldPerform(id, predicate, predicate.expression) : nil
    }
  }

  /// The `back` predicates by screen.
  var allowsBack: [Case] {
    context.screenIDs.compactMap { id in
      guard case .when(let predicate) = context.screen(id).back else { return nil }
      let comment = "\(context.text(context.screen(id).name)), back: \(context.text(predicate.source))"
      return Case(number: id.index, comment: comment, expression: predicate.expression, source: id)
    }
  }

  /// The requirements by screen.
  var meets: [Case] {
    context.screenIDs.compactMap { id in
      guard let predicate = context.screen(id).requires else { return nil }
      let comment = "\(context.text(context.screen(id).name)) requires: \(context.text(predicate.source))"
      return Case(number: id.index, comment: comment, expression: predicate.expression, source: id)
    }
  }

  private func shouldPerform(
    _ id: SegueID, _ predicate: Predicate, _ expression: Expression, note: String = ""
  ) -> Case {
    let segue = context.segue(id)
    let source =
      context.graph.isOffered(id) ? "anywhere" : context.text(context.screen(segue.source).name)
    let comment = "\(source).\(context.text(segue.name)): \(context.text(predicate.source))\(note)"
    return Case(
      number: id.index, comment: comment, expression: expression, source: segue.source,
      destination: segue.kind.destination?.screen)
  }

  private var guarded: [(id: SegueID, predicate: Predicate)] {
    context.graph.segues.enumerated().compactMap { index, segue in
      segue.shouldPerform.map { (SegueID(index), $0) }
    }
  }

  // MARK: - Writing

  /// Writes a predicate without async facts.
  func writeAnswer(_ item: Case, to out: inout SwiftWriter) {
    write(item, to: &out) { out in
      if item.expression.reads(.source) {
        out.line("let source: ", context[item.source].inFile, " = context.sourceArguments()")
      }
      if let destination = item.destination, item.expression.reads(.destination) {
        let type = context[destination].inFile
        out.line("guard let destination: ", type, " = context.argumentsIfKnown() else { return true }")
      }
      writeReturn(item.expression, to: &out)
    }
  }

  /// Writes a requirement. It counts as fulfilled while the arguments of the screen are unknown.
  func writeRequirement(_ item: Case, to out: inout SwiftWriter) {
    write(item, to: &out) { out in
      if item.expression.reads(.source) {
        let type = context[item.source].inFile
        out.line("guard let source: ", type, " = context.argumentsIfKnown() else { return true }")
      }
      writeReturn(item.expression, to: &out)
    }
  }

  /// Writes a predicate that awaits async facts.
  func writeDecision(_ item: Case, to out: inout SwiftWriter) {
    write(item, to: &out) { out in
      if item.expression.reads(.source) {
        out.line("let source: ", context[item.source].inFile, " = context.sourceArguments()")
      }
      if let destination = item.destination, item.expression.reads(.destination) {
        out.line("let destination: ", context[destination].inFile, " = context.arguments()")
      }
      var decision = AsyncDecision(context, item.expression)
      decision.write(to: &out)
    }
  }

  private func write(_ item: Case, to out: inout SwiftWriter, body: (inout SwiftWriter) -> Void) {
    out.switchCase(
      "case ", context.piece(String(item.number)), ":", comment: context.piece(EmissionContext.printable(item.comment)),
      body: body)
  }

  private func writeReturn(_ expression: Expression, to out: inout SwiftWriter) {
    var emitter = PredicateEmitter(context)
    emitter.putExpression(expression, behind: "return ", to: &out)
    out.end()
  }
}
