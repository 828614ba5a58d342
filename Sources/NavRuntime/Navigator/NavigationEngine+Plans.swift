internal import NavTable

/// Decisions and plans: how they are carried out.
extension NavigationEngine {
  typealias Step = PlanStep<AppQuestions>

  /// Carries out the decision about a request. `nil` if the source of the request left the stack.
  func carryOut(_ decision: Decision<AppQuestions>?, for request: PendingRequest) {
    switch decision {
    case .verdict(let verdict): receive(.input(.verdict(request.id, verdict)))
    case .keeps(let holder):
      request.holder = holder.instance
      receive(.input(.verdict(request.id, .refused(.said(holder.reason)))))
    case .holds(let holder):
      request.holder = holder.isHook ? nil : holder.instance
      receive(.input(.verdict(request.id, .refused(.held))))
    case .declines(let plan, let verdict):
      _ = exchange(&request.plan, with: plan)
      receive(.input(.verdict(request.id, verdict)))
    case .performs(let plan, let outcome): perform(plan, outcome, for: request)
    case .awaits(let segue, let context, let plan):
      if let plan { _ = exchange(&request.plan, with: plan) }
      waitForFacts(segue, context, for: request)
    case nil: break
    }
  }

  /// Passes a plan to the core. Under a layer of other code, the request waits or is refused without a plan.
  private func perform(_ plan: RoutePlan<AppQuestions>, _ outcome: StackOutcome, for request: PendingRequest) {
    if host.isCovered {
      _ = exchange(&request.plan, with: plan)
      receive(.input(.verdict(request.id, .covered)))
      return
    }
    receive(.input(.plan(request.id, stackPlan(plan, outcome, for: request))))
  }

  /// The plan for the core. The request keeps the route plan, whose pages it creates.
  private func stackPlan(
    _ plan: RoutePlan<AppQuestions>, _ outcome: StackOutcome = .shown, for request: PendingRequest
  ) -> StackPlan {
    _ = exchange(&request.plan, with: plan)
    return StackPlan(
      kept: plan.kept, resumed: plan.resumedRun,
      steps: placements(of: plan.steps.map { ($0.screen, $0.opening, $0.aside) }, for: request), outcome: outcome)
  }

  /// The screens of a stack that is placed without segues. If a container is on top, adds its first tab.
  func completed(_ screens: [PlacedScreen]) -> [PlacedScreen] {
    guard let container = screens.last, let first = decisions.firstPage(of: container.id, container.screen) else {
      return screens
    }
    return screens + [PlacedScreen(id: first.screen, screen: first.value, opening: first.opening)]
  }

  /// Drops the saved screens of tabs that are shown.
  func dropShownRuns() {
    for (container, page) in zip(run.core.stack, run.core.stack.dropFirst()) {
      if let tab = page.opening.tab { instances[container]?.waitingRuns[tab] = nil }
    }
  }

  /// Lets screens leave whose requirements do not hold: the root, the lowest screen on the stack, or the lowest parked
  /// screen.
  func evaluateRequirements() {
    follower?.forgetChosenRoot()
    switch decisions.eviction(on: run.core) {
    case .leaves(let instance): receive(.input(.requirements(instance)))
    case .replaces(let plan, let unmet):
      let request = PendingRequest(.requirement(unmet: unmet), sender: .program, plan: plan)
      register(request)
      receive(.input(.required(request.id, stackPlan(plan, for: request))))
    }
  }
}
