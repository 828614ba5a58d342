/// Finds constant predicates, and reports them with `NeverPerforms` and `AlwaysPerforms`.
///
/// Each mistake results in one message:
///
/// - A constant condition is reported at its declaration. Predicates that use it treat it as unknown.
/// - A predicate that several segues share through an alias is reported once.
/// - If requirements contradict each other, the predicates of the screens above are not checked.
struct ConstantPredicates {
  private let resolution: Resolution
  private var requirements = Requirements()
  private var prover: Prover
  private var scope: PredicateGlance.Scope
  /// The reports so far. A predicate that segues share can be constant in both ways.
  private var reported: Set<Report> = []

  private struct Report: Hashable {
    /// The node of the predicate, or of the push if the predicate is in another file.
    var node: NodeID
    var id: Rule
  }

  static func check(_ context: inout CheckContext, _ shape: GraphShape?) {
    let hasPredicates =
      !context.graph.conditions.isEmpty || context.graph.segues.contains { $0.shouldPerform != nil }
      || context.graph.screens.contains { $0.hasPredicate }
      || !context.resolution.symbols.innerRequirements.isEmpty
    guard hasPredicates else { return }
    var predicates = ConstantPredicates(context.resolution)
    predicates.checkConditions(&context)
    predicates.requirements = Requirements(context.resolution, shape, predicates.scope)
    // A requirement that is never true is reported before the pushes to its screen.
    for index in context.graph.screens.indices { predicates.checkRequirement(of: ScreenID(index), &context) }
    for index in context.graph.screens.indices { predicates.check(ScreenID(index), &context) }
    for index in [context.graph.anywhere, context.graph.anywhereGoes].joined() {
      predicates.show(SegueID(index: index), &context)
    }
    predicates.checkFragments(&context)
  }

  private init(_ resolution: Resolution) {
    self.resolution = resolution
    scope = PredicateGlance.Scope(resolution.graph)
    prover = Prover(
      resolution.graph, closedConditions: resolution.lostConditions,
      knowsCases: !resolution.declarations.unknown.contains(.types))
  }

  // MARK: - Conditions

  private mutating func checkConditions(_ context: inout CheckContext) {
    let order = ConditionOrder(
      resolution.symbols.conditionReferences, count: resolution.graph.conditions.count)
    for condition in order.inCycles { prover.close(condition) }
    for condition in order.conditions where !resolution.lostConditions[condition.position] {
      guard !order.inCycles.contains(condition) else { continue }
      let expression = resolution.graph.conditions[condition.position].predicate.expression
      let glance = PredicateGlance(expression, in: scope)
      scope.conditions[condition.position] = glance
      guard glance.isSuspect else { continue }
      let place = PredicateID.condition(condition)
      guard ask(Prover.Question(predicate: Statement(expression, at: place)), &context) else { continue }
      prover.close(condition)
      scope.conditions[condition.position] = PredicateGlance(condition)
    }
  }

  // MARK: - Screens

  private mutating func checkRequirement(of screen: ScreenID, _ context: inout CheckContext) {
    guard let required = requirements.expression(of: screen) else { return }
    let statement = Statement(required, at: .requirement(screen))
    if isSuspect(required, beside: requirements.names(below: screen)) {
      let question = Prover.Question(predicate: statement, given: requirements.statements(below: screen))
      guard !ask(question, &context) else { return }
    }
    let inner = requirements.innerStatements(of: screen, as: .source)
    guard !inner.isEmpty else { return }
    // A fragment may repeat a requirement, so only contradictions are reported.
    _ = ask(Prover.Question(predicate: statement, given: inner), by: .never, &context)
  }

  private mutating func check(_ screen: ScreenID, _ context: inout CheckContext) {
    if case .when(let predicate) = resolution.graph.screens[screen.position].back {
      leave(predicate, at: .back(screen), screen, &context)
    }
    let declared = resolution.graph.screens[screen.position]
    for index in [declared.pushes, declared.goes].joined() { show(SegueID(index: index), &context) }
    for index in declared.unwinds {
      let segue = SegueID(index: index)
      guard let predicate = resolution.graph.segues[segue.position].shouldPerform else { continue }
      leave(predicate, at: .shouldPerform(segue), screen, &context)
    }
  }

  /// Checks the predicate of an unwind or of `back`.
  private mutating func leave(
    _ predicate: Predicate, at place: PredicateID, _ screen: ScreenID, _ context: inout CheckContext
  ) {
    guard isSuspect(predicate.expression, beside: requirements.names(on: screen)) else { return }
    let given = requirements.statements(on: screen)
    _ = ask(Prover.Question(predicate: Statement(predicate.expression, at: place), given: given), &context)
  }

  /// Checks the predicate and the requirement for a segue that shows a screen.
  private mutating func show(_ id: SegueID, _ context: inout CheckContext) {
    let segue = resolution.graph.segues[id.position]
    guard let (target, pass) = segue.kind.destination else {
      if let predicate = segue.shouldPerform { leave(predicate, at: .shouldPerform(id), segue.source, &context) }
      return
    }
    let names = requirements.names(on: segue.source)
    // If the target is misspelled, the destination is a placeholder.
    let isKnown =
      resolution.declarations.segues[id.position].target?.symbol == resolution.graph.screens[target.position].name
    let besides = isKnown ? requirements.statements(arrivingAt: target) : []
    for statement in besides where !pass.isEmpty || isSuspect(statement.expression, beside: names) {
      let question = Prover.Question(
        predicate: statement, given: requirements.statements(on: segue.source), pass: pass)
      // A push to a screen whose requirement already holds is not a mistake.
      guard !ask(question, by: .push(id), &context) else { return }
    }
    guard let predicate = segue.shouldPerform else { return }
    let isFilled = !pass.isEmpty && predicate.expression.reads(.destination)
    guard isFilled || isSuspect(predicate.expression, beside: names | requirements.names(arrivingAt: target)) else {
      return
    }
    let question = Prover.Question(
      predicate: Statement(predicate.expression, at: .shouldPerform(id)),
      given: requirements.statements(on: segue.source), besides: besides, pass: pass)
    _ = ask(question, &context)
  }

  // MARK: - Mounted fragments

  /// Reports predicates of fragments that are never true in any place where this file mounts the fragment.
  ///
  /// The requirements of the mount, and of the screens below it, hold inside the fragment. A predicate is reported at
  /// the first of the mounts.
  private mutating func checkFragments(_ context: inout CheckContext) {
    var mounts: [FragmentID: [ScreenID]] = [:]
    for (index, screen) in resolution.graph.screens.enumerated() {
      if let mount = screen.mount { mounts[mount.fragment, default: []].append(ScreenID(index)) }
    }
    for (fragment, places) in mounts.sorted(by: { $0.key.position < $1.key.position }) {
      // With many mounts, a predicate is almost always possible in one of them.
      guard places.count <= 8, places.allSatisfy({ requirements.names(on: $0) != 0 }),
        let path = places.first.flatMap({
          resolution.declarations.mount(resolution.declarations.screens[$0.position])?.path
        })
      else { continue }
      let range = resolution.declarations.tree.range(path)
      for (index, predicate) in (resolution.symbols.innerPredicates[fragment] ?? []).enumerated() {
        let names = PredicateGlance(predicate.expression, in: scope).names
        let place = PredicateID.innerPredicate(fragment, index)
        let isNever = places.allSatisfy { mount in
          guard names & requirements.names(on: mount) != 0, prover.effort.steps > 0 else { return false }
          let question = Prover.Question(
            predicate: Statement(predicate.expression, at: place),
            given: requirements.statements(inside: mount, atRoot: predicate.isOfRoot))
          if case .never = prover.answer(question) { return true }
          return false
        }
        guard isNever else { continue }
        context.report(.neverPerforms, at: range) { words in
          let wording = ProofWording(words: words, place: place, reason: prover.reason(for: .never), claim: .never)
          return NeverPerforms.diagnostic(wording, at: range, askedBy: nil)
        }
      }
    }
  }

  // MARK: - Asking

  private func isSuspect(_ expression: Expression, beside names: UInt64) -> Bool {
    // The prover does not answer after its steps are used up.
    guard prover.effort.steps > 0 else { return false }
    let glance = PredicateGlance(expression, in: scope)
    return glance.isSuspect || glance.names & names != 0
  }

  /// The answers that lead to a report.
  private enum Interest {
    case both
    case never
    /// `never` for a requirement of the destination of this push.
    case push(SegueID)

    var segue: SegueID? { if case .push(let segue) = self { segue } else { nil } }
  }

  /// Reports a constant predicate. Returns whether the predicate is constant.
  private mutating func ask(
    _ question: Prover.Question, by interest: Interest = .both, _ context: inout CheckContext
  ) -> Bool {
    let place = question.predicate.place
    let segue = interest.segue
    // The requirement of a fragment is in another file, so the push is the place of the report.
    guard let written = context.words.node(of: place) ?? segue.map({ context.words.target($0) }) else { return false }
    let node = context.words.tree.resolved(written)
    let answer = prover.answer(question)
    let range = PredicateText.range(of: node, in: context.words.tree)
    let push: SegueID? = if case .shouldPerform(let own) = place { own } else { segue }
    switch answer {
    case .depends, .none:
      return false
    case .never:
      guard reported.insert(Report(node: node, id: .neverPerforms)).inserted else { return true }
      context.report(.neverPerforms, at: range) { words in
        let wording = ProofWording(
          words: words, place: place, reason: prover.reason(for: .never), claim: .never, push: push)
        return NeverPerforms.diagnostic(wording, at: range, askedBy: segue)
      }
    case .always:
      guard case .both = interest else { return false }
      guard reported.insert(Report(node: node, id: .alwaysPerforms)).inserted else { return true }
      context.report(.alwaysPerforms, at: range) { words in
        let wording = ProofWording(
          words: words, place: place, reason: prover.reason(for: .always), claim: .always, push: push)
        return AlwaysPerforms.diagnostic(wording, at: range)
      }
    }
    return true
  }
}

extension Screen {
  fileprivate var hasPredicate: Bool {
    if case .when = back { true } else { requires != nil }
  }
}
