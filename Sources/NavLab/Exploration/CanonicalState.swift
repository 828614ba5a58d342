import NavRuntime

// The canonical form of a state is a state: each ID is replaced by the position of its first occurrence, and each
// time by its age. All other properties are copied, so a property that is added to the core counts automatically.
// `ExplorationTests` checks that states with the same canonical form are equivalent.
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
    // The first repair starts a series.
    if state.repairs.count == 0 { state.repairs = RepairSeries() } else { age(&state.repairs) }
    read(hashOf: state)
  }

  private mutating func number(_ entries: inout [StackEntry]) {
    for index in entries.indices { entries[index] = numbered(entries[index]) }
  }

  private mutating func numbered(_ entry: StackEntry) -> StackEntry {
    StackEntry(
      instance: numbered(entry.instance), screen: entry.screen, key: entry.key, opening: entry.opening,
      columns: entry.columns)
  }

  /// Whether a request is nested affects only its arrival.
  private mutating func numbered(_ request: StackRequest) -> StackRequest {
    StackRequest(
      id: numbered(request.id), segue: request.segue, source: numbered(request.source), sender: request.sender,
      key: request.key, target: request.target.map { numbered($0) })
  }

  private mutating func numbered(_ asked: StackState.Asked) -> StackState.Asked {
    var asked = asked
    asked.request = numbered(asked.request)
    return asked
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
    case .unsettled(var unrest?):
      unrest.start = age(of: unrest.start)
      unrest.answer = unrest.answer.map { left(until: $0) }
      phase = .unsettled(unrest)
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
    // A series that succeeded or was given up is counted from the start again.
    if repairs.hasHelped || repairs.hasStopped {
      repairs.start = .zero
      repairs.tries = 0
    }
  }
}
