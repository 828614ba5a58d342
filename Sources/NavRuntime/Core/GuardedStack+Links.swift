// Plans: the pages that a plan adds, and the change that shows its stack.
extension GuardedStack {
  /// Builds the stack of a plan, screen by screen.
  ///
  /// Each page is made after the hook of the screen below allows it. No page is shown before the last one is made.
  mutating func build(_ id: RequestID, _ plan: StackPlan, into effects: inout [StackEffect]) {
    switch state.phase {
    case .asking(.request(let asked), _) where asked.id == id, .awaiting(let asked) where asked.id == id:
      // Under a lock, no page is made.
      if state.locks > 0 {
        open(ending: id, .refused(.locked), into: &effects)
      } else {
        build(
          id, asked.request.segue == .link ? nil : asked.request.segue, plan, for: asked.request, into: &effects)
      }
    case .idle, .asking, .awaiting, .confirming, .showing, .unsettled: return
    }
  }

  /// Builds the stack of a plan, for a request or for a requirement. The host confirms before the first page is made.
  mutating func build(
    _ id: RequestID, _ segue: SegueID?, _ plan: StackPlan, for request: StackRequest? = nil,
    into effects: inout [StackEffect]
  ) {
    let kept = min(max(0, plan.kept), state.entries.count)
    state.draft.append(contentsOf: state.entries[..<kept])
    if let resumed = plan.resumed, let place = parkedPlace(of: resumed.first), place.index == 0 {
      state.draft.append(contentsOf: state.parked.runs[place.run].entries.prefix(max(0, resumed.count)))
    }
    let standing = state.draft.count
    for step in plan.steps { draw(step) }
    let progress = StackState.PlanProgress(
      request: id, segue: segue, kept: kept, resumed: standing > kept ? standing - kept : nil, built: standing,
      outcome: plan.outcome)
    if state.draft.isEmpty || (kept == state.entries.count && kept == state.draft.count) {
      arrive(progress, into: &effects)
    } else {
      confirm(.build(progress, request), into: &effects)
    }
  }

  mutating func buildNext(_ progress: StackState.PlanProgress, into effects: inout [StackEffect]) {
    var progress = progress
    // No segue leads to a root or a tab, so there is no hook to call. A required plan does not call hooks either.
    while progress.built < state.draft.count,
      progress.built == 0 || progress.segue == SegueID.required || state.draft[progress.built].opening.tab != nil
    {
      effects.append(.makePage(state.draft[progress.built].instance, progress.request))
      progress.built += 1
    }
    guard progress.built < state.draft.count else {
      arrive(progress, into: &effects)
      return
    }
    state.phase = .asking(.step(progress), hasPendingHostReport: state.phase.hasPendingHostReport)
    let source = state.draft[state.draft.below(progress.built)].instance
    effects.append(.evaluateStep(progress.request, source: source))
  }

  /// Handles the verdict of the next step's hook.
  mutating func decide(
    _ verdict: StackVerdict, ofStep progress: StackState.PlanProgress, into effects: inout [StackEffect]
  ) {
    var progress = progress
    switch verdict {
    case .allowed where state.locks > 0: drop(progress, .locked, into: &effects)
    case .allowed:
      let source = state.draft[state.draft.below(progress.built)].instance
      let arriving = state.draft[progress.built].instance
      effects.append(.makePage(arriving, progress.request))
      effects.append(.prepare(progress.request, source: source, target: arriving))
      progress.built += 1
      buildNext(progress, into: &effects)
    case .refused(let refusal): drop(progress, refusal, into: &effects)
    case .stopped:
      state.draft.removeLast(state.draft.count - progress.built)
      progress.outcome = .stopped
      arrive(progress, into: &effects)
    // A hook replies at once, and the host is not queried for a step.
    case .awaited, .covered: break
    }
  }

  /// Drops the plan, and releases its pages.
  private mutating func drop(
    _ progress: StackState.PlanProgress, _ refusal: StackRefusal, into effects: inout [StackEffect]
  ) {
    discard(into: &effects)
    open(ending: progress.request, .refused(refusal), into: &effects)
  }

  /// Ends the building of a plan after its last page or its last allowed page.
  private mutating func arrive(_ progress: StackState.PlanProgress, into effects: inout [StackEffect]) {
    let standing = state.entries.count
    if state.draft.isEmpty || (progress.kept == standing && progress.built == standing) {
      state.draft.removeAll(keepingCapacity: true)
      open(ending: progress.request, progress.outcome, into: &effects)
    } else {
      confirm(.link(progress), into: &effects)
    }
  }

  /// Shows the draft. The host gets the kind of the change, but the core always replaces its whole stack.
  mutating func show(_ progress: StackState.PlanProgress, at time: Duration, into effects: inout [StackEffect]) {
    let standing = state.entries.count
    let kind: StackChangeKind =
      if progress.built == progress.kept { .pop } else if progress.kept == standing, progress.built == standing + 1 {
        .push
      } else {
        .set
      }
    let isAnimated = progress.segue.map(rules.isAnimated) ?? true
    show(
      .set(kept: progress.kept), as: kind, for: progress.request, progress.segue ?? .link,
      isAnimated: isAnimated && standing > 0,
      outcome: progress.outcome, at: time, into: &effects)
  }
}
