package import NavRuntime
import NavTable

/// Decisions and plans: how they are carried out.
extension Prototype {
  /// The prototype as the decisions see it.
  var model: PrototypeModel { PrototypeModel(reader: PrototypeReader(graph: graph), facts: facts, pages: pages) }

  var decisions: Decisions<PrototypeModel> { Decisions(model) }

  /// Carries out the decision about a request. `nil` if the source of the request left the stack.
  mutating func carryOut(_ decision: Decision<PrototypeModel>?, for id: RequestID) {
    guard let index = requestIndex(id) else { return }
    switch decision {
    case .verdict(let verdict): receive(.input(.verdict(id, verdict)))
    case .keeps(let holder):
      requests[index].holder = holder.instance
      receive(.input(.verdict(id, .refused(.said(holder.reason)))))
    case .holds(let holder):
      requests[index].holder = holder.instance
      receive(.input(.verdict(id, .refused(.held))))
    case .declines(let plan, let verdict):
      requests[index].plan = plan
      receive(.input(.verdict(id, verdict)))
    case .performs(let plan, let outcome):
      if let stackPlan = stackPlan(plan, outcome, for: id) { receive(.input(.plan(id, stackPlan))) }
    case .awaits(let segue, let context, let plan):
      if let plan { requests[index].plan = plan }
      lookUp(segue, context, for: id)
    case nil: break
    }
  }

  private mutating func stackPlan(
    _ plan: PrototypePlan, _ outcome: StackOutcome = .shown, for id: RequestID
  ) -> StackPlan? {
    guard let index = requestIndex(id) else { return nil }
    var request = requests[index]
    request.plan = plan
    let placements = placements(of: plan.steps, for: &request)
    requests[index] = request
    return StackPlan(kept: plan.kept, resumed: plan.resumedRun, steps: placements, outcome: outcome)
  }

  /// Lets screens leave whose requirements do not hold.
  mutating func evaluateRequirements() {
    switch decisions.eviction(on: core) {
    case .leaves(let instance): receive(.input(.requirements(instance)))
    case .replaces(let plan, let unmet):
      var request = newRequest(.required, from: nil, .program)
      request.evicts = unmet
      requests.append(request)
      if let stackPlan = stackPlan(plan, for: request.id) { receive(.input(.required(request.id, stackPlan))) }
    }
  }

  // MARK: - Arguments

  /// The arguments that a segue of a page passes, by the names of the destination's arguments.
  package func passed(by segue: SegueID, from source: PrototypeRunPage) -> [String: PrototypeValue] {
    model.reader.passed(by: segue, from: source.value)
  }

  /// Initial arguments: the defaults, and samples for the other arguments.
  package func samples(of screen: ScreenID) -> [PrototypeValue] { model.reader.samples(of: screen).arguments }

  /// The context of a segue of a page.
  func context(of segue: SegueID, to arguments: [PrototypeValue]?, from source: PrototypeRunPage)
    -> PrototypeModel.Context
  {
    PrototypeModel.Context(source: source.value, destination: destination(of: segue, arguments))
  }

  /// The screen that a segue opens or goes to, with these arguments.
  func destination(of segue: SegueID, _ arguments: [PrototypeValue]?) -> FilledScreen? {
    guard let arguments, let screen = table.goal(of: segue) else { return nil }
    return FilledScreen(screen: screen, arguments: arguments)
  }
}
