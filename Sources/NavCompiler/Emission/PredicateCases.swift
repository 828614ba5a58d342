/// The predicates of a graph as the cases of the functions that the runtime asks, each under a comment with its source text.
struct PredicateCases {
  let context: EmissionContext

  private var names: SwiftNames { context.names }

  /// `shouldPerform`, by segue; where it reads async facts, whether it can still hold.
  func allows() -> [SwiftCode] {
    guarded.compactMap { id, predicate in
      let expression = PredicateBounds(graph: context.graph).canHold(predicate.expression)
      guard expression != .literal(.bool(true)) else { return nil }
      let note = expression == predicate.expression ? "" : " (an async fact may be anything)"
      return answer(
        id.index, comment(id, predicate) + note, expression, source: context.segue(id).source,
        destination: destination(id))
    }
  }

  /// `shouldPerform` of the segues that read async facts, once these are answered.
  func decides() -> [SwiftCode] {
    guarded.compactMap { id, predicate in
      guard context.graph.awaits(predicate.expression) else { return nil }
      var decision = AsyncDecision(context, predicate.expression)
      let statements = decision.statements()
      var body: [SwiftCode] = []
      if decision.emitter.usesSource {
        let type = names.screen(context.segue(id).source, in: .file)
        body.append(.line("let source: \(type) = context.sourceArguments()"))
      }
      if decision.emitter.usesDestination, let destination = destination(id) {
        body.append(.line("let destination: \(names.screen(destination, in: .file)) = context.arguments()"))
      }
      return .switchCase("case \(id.index):", body + statements, comment: printable(comment(id, predicate)))
    }
  }

  /// `back`, by the screen that is left.
  func allowsBack() -> [SwiftCode] {
    context.screenIDs.compactMap { id in
      guard case .when(let predicate) = context.screen(id).back else { return nil }
      let comment = "\(context.text(context.screen(id).name)), back: \(context.text(predicate.source))"
      return answer(id.index, comment, predicate.expression, source: id, destination: nil)
    }
  }

  /// `requires`, by screen.
  func meets() -> [SwiftCode] {
    context.screenIDs.compactMap { id in
      guard let predicate = context.screen(id).requires else { return nil }
      var emitter = PredicateEmitter(context)
      let pieces = emitter.pieces(predicate.expression)
      var body: [SwiftCode] = []
      if emitter.usesSource {
        let type = names.screen(id, in: .file)
        body.append(.line("guard let source: \(type) = context.argumentsIfKnown() else { return true }"))
      }
      body.append(.statement(Breakable("return ", pieces, "", style: .continuation)))
      let comment = "\(context.text(context.screen(id).name)) requires: \(context.text(predicate.source))"
      return .switchCase("case \(id.index):", body, comment: printable(comment))
    }
  }

  // MARK: - Steps

  private var guarded: [(id: SegueID, predicate: Predicate)] {
    context.graph.segues.enumerated().compactMap { index, segue in
      segue.shouldPerform.map { (SegueID(index), $0) }
    }
  }

  private func destination(_ id: SegueID) -> ScreenID? {
    if case .push(let to, _, _) = context.segue(id).kind { to } else { nil }
  }

  private func comment(_ id: SegueID, _ predicate: Predicate) -> String {
    let segue = context.segue(id)
    let source = context.text(context.screen(segue.source).name)
    return "\(source).\(context.text(segue.name)): \(context.text(predicate.source))"
  }

  private func printable(_ comment: String) -> String { EmissionContext.printable(comment) }

  private func answer(
    _ number: Int32, _ comment: String, _ expression: Expression, source: ScreenID, destination: ScreenID?
  ) -> SwiftCode {
    var emitter = PredicateEmitter(context)
    let pieces = emitter.pieces(expression)
    var body: [SwiftCode] = []
    if emitter.usesSource {
      body.append(.line("let source: \(names.screen(source, in: .file)) = context.sourceArguments()"))
    }
    if emitter.usesDestination, let destination {
      let type = names.screen(destination, in: .file)
      body.append(.line("guard let destination: \(type) = context.argumentsIfKnown() else { return true }"))
    }
    body.append(.statement(Breakable("return ", pieces, "", style: .continuation)))
    return .switchCase("case \(number):", body, comment: printable(comment))
  }
}
