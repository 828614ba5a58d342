import NavRuntime

// A state in its canonical form is a state: each id is the place where it was met first, each moment its age. Whatever else it
// carries is as it was, so that what is added to the core counts here without a word. That states which are taken for the
// same go on in the same way is what `ExplorationTests` checks.
extension CanonicalReader {
  mutating func read(_ state: StackState) {
    var state = state
    (state.lastInstance, state.lastTransition) = (0, 0)
    number(&state.entries)
    number(&state.draft)
    for index in state.parked.runs.indices {
      state.parked.runs[index].container = numbered(state.parked.runs[index].container)
      number(&state.parked.runs[index].entries)
    }
    // A request without an outcome may return to the queue once.
    let canReturn = state.queue.contains { $0.id == state.returned } || state.phase.undecided?.id == state.returned
    if !canReturn { state.returned = nil }
    for index in state.queue.indices { state.queue[index] = numbered(state.queue[index]) }
    state.returned = state.returned.map { numbered($0) }
    state.answeredAlert = state.answeredAlert.map { numbered($0) }
    state.unshownTop = state.unshownTop.map { numbered($0) }
    number(&state.phase)
    // The first of a series begins it.
    if state.repairs.count == 0 { state.repairs = RepairSeries() } else { age(&state.repairs) }
    read(hashOf: state)
  }

  private mutating func number(_ entries: inout [StackEntry]) {
    for index in entries.indices { entries[index] = numbered(entries[index]) }
  }

  private mutating func numbered(_ entry: StackEntry) -> StackEntry {
    StackEntry(instance: numbered(entry.instance), screen: entry.screen, key: entry.key, opening: entry.opening)
  }

  /// Whether a request was made from inside of something counts only when it comes in.
  private mutating func numbered(_ request: StackRequest) -> StackRequest {
    StackRequest(
      id: numbered(request.id), segue: request.segue, source: numbered(request.source), sender: request.sender,
      key: request.key, target: request.target.map { numbered($0) })
  }

  private mutating func numbered(_ asked: StackState.Asked) -> StackState.Asked {
    StackState.Asked(request: numbered(asked.request), isInteractive: asked.isInteractive)
  }

  private mutating func numbered(_ progress: StackState.PlanProgress) -> StackState.PlanProgress {
    var progress = progress
    progress.request = numbered(progress.request)
    return progress
  }

  private mutating func number(_ phase: inout StackState.Phase) {
    switch phase {
    case .idle, .unsettled(nil): break
    case .asking(let question, let hasPendingHostReport):
      phase = .asking(numbered(question), hasPendingHostReport: hasPendingHostReport)
    case .awaiting(let asked): phase = .awaiting(numbered(asked))
    case .confirming(let intent): phase = .confirming(numbered(intent))
    case .showing(let transition): phase = .showing(numbered(transition))
    case .unsettled(let unrest?):
      phase = .unsettled(
        StackState.UnsettledHost(
          start: age(of: unrest.start), isSettled: unrest.isSettled, look: unrest.look,
          answer: unrest.answer.map { left(until: $0) }))
    }
  }

  private mutating func numbered(_ question: StackState.Question) -> StackState.Question {
    switch question {
    case .request(let asked): .request(numbered(asked))
    case .step(let progress): .step(numbered(progress))
    case .requirements: .requirements
    case .hostChange: .hostChange
    }
  }

  private mutating func numbered(_ intent: StackState.Intent) -> StackState.Intent {
    switch intent {
    case .request(let asked): .request(numbered(asked))
    case .prepared(let asked, let arriving): .prepared(numbered(asked), arriving: arriving.map { numbered($0) })
    case .build(let progress, let request): .build(numbered(progress), request.map { numbered($0) })
    case .link(let progress): .link(numbered(progress))
    case .place(let id, let request): .place(numbered(id), request.map { numbered($0) })
    case .placed(let id, let request, let isHostSettled):
      .placed(numbered(id), request.map { numbered($0) }, isHostSettled: isHostSettled)
    case .eviction(let lowest): .eviction(numbered(lowest))
    }
  }

  private mutating func numbered(_ transition: StackState.Transition) -> StackState.Transition {
    var result = transition
    result.id = numbered(transition.id)
    result.request = numbered(transition.request)
    if case .push(let arriving) = transition.change { result.change = .push(numbered(arriving)) }
    result.start = age(of: transition.start)
    return result
  }

  private func age(_ repairs: inout RepairSeries) {
    repairs.start = age(of: repairs.start)
    repairs.last = age(of: repairs.last)
    // A series that has helped, or has been given up, is counted anew.
    if repairs.hasHelped || repairs.hasStopped {
      repairs.start = .zero
      repairs.tries = 0
    }
  }
}
