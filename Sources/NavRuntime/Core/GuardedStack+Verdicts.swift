// The app's verdicts.
extension GuardedStack {
  /// Continues after predicates and hooks were evaluated.
  mutating func decide(
    _ id: RequestID, _ verdict: StackVerdict, at time: Duration, into effects: inout [StackEffect]
  ) {
    switch state.phase {
    case .asking(.hostChange, let hasPendingHostReport) where id == .none:
      decideHostChange(verdict, hasPendingHostReport, at: time, into: &effects)
    case .asking(.step(let progress), _) where id == progress.request:
      decide(verdict, ofStep: progress, into: &effects)
    case .asking(.request(let asked), _) where id == asked.id, .awaiting(let asked) where id == asked.id:
      switch verdict {
      case .allowed where state.locks > 0: open(ending: id, .refused(.locked), into: &effects)
      case .allowed: confirm(.request(asked), into: &effects)
      case .refused(let refusal): open(ending: id, .refused(refusal), into: &effects)
      case .awaited: awaitAnswer(asked, into: &effects)
      case .stopped: open(ending: id, .stopped, into: &effects)
      case .covered: cover(asked.request, into: &effects)
      }
    default: break
    }
  }

  /// Keeps the guard closed until a fact arrives. A host report or a change of facts during the evaluation is handled
  /// now.
  private mutating func awaitAnswer(_ asked: StackState.Asked, into effects: inout [StackEffect]) {
    let hasPendingHostReport = state.phase.hasPendingHostReport
    state.phase = .awaiting(asked)
    if hasPendingHostReport { effects.append(.askHost) }
    reviewIfDue(into: &effects)
  }
}
