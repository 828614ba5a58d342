/// Checks that a guarded stack can continue from the contents of a decoded trace.
struct TraceSoundness {
  private let screens: Set<ScreenID>
  private let segues: Set<SegueID>

  init(in graph: TracedGraph) {
    screens = Set(graph.screens.map(\.id))
    segues = Set(graph.segues.map(\.id))
  }

  private func require(_ holds: Bool, _ what: @autoclosure () -> String) throws(StackTraceError) {
    if !holds { throw StackTraceError(what()) }
  }

  private func check(_ times: Duration...) throws(StackTraceError) {
    try require(times.allSatisfy(TraceBounds.holds), "a time that is out of bounds")
  }

  private func check(counts: Int...) throws(StackTraceError) {
    try require(counts.allSatisfy((0...TraceBounds.number).contains), "a count that is out of bounds")
  }

  func check(_ limits: StackLimits) throws(StackTraceError) {
    try check(limits.transitionTimeout, limits.stallReport, limits.settleTimeout)
    try require((0...TraceBounds.table).contains(limits.queue), "a queue of \(limits.queue) requests")
  }

  // MARK: States

  func check(_ state: StackState) throws(StackTraceError) {
    try check(counts: state.locks, state.lastInstance, state.lastTransition, state.repairs.count, state.repairs.tries)
    try check(state.repairs.start, state.repairs.last, state.coverDelay ?? .zero)
    try check(stack: state.entries)
    try check(stack: state.draft)
    for run in state.parked.runs {
      try require(!run.entries.isEmpty, "a tab without a page")
      try check(stack: run.entries)
    }
    try require(state.phase.hasDraft != state.draft.isEmpty, "a stack that is not under way")
    for request in state.queue { try check(request) }
    switch state.phase {
    case .idle, .asking(.requirements, _), .asking(.hostChange, _), .confirming(.place), .confirming(.placed),
      .confirming(.eviction):
      break
    case .asking(.request(let asked), _), .awaiting(let asked), .confirming(.request(let asked)):
      try check(asked, on: state)
    case .asking(.step(let progress), _):
      try require(progress.built > 0, "a link that nobody asks about")
      try check(progress, isWhole: false, on: state)
    case .confirming(.build(let progress, let request)):
      try check(progress, isWhole: progress.built == state.draft.count, on: state)
      if let request { try check(request) }
    case .confirming(.prepared(let asked, let arriving)):
      try check(asked, on: state)
      try require(asked.request.segue.rawValue >= 0, "a request that has nothing to make")
      if let arriving { try check(stack: [arriving]) }
    case .confirming(.link(let progress)): try check(progress, isWhole: true, on: state)
    case .showing(let transition): try check(transition, on: state)
    case .unsettled(let unrest): if let unrest { try check(unrest.start, unrest.look ?? .zero, unrest.answer ?? .zero) }
    }
  }

  private func check(_ asked: StackState.Asked, on state: StackState) throws(StackTraceError) {
    let request = asked.request
    try check(request)
    let isPossible =
      !request.hasSource
      ? !asked.isInteractive : !state.entries.isEmpty && (request.segue == .back || !asked.isInteractive)
    try require(isPossible, "a request for what cannot be")
  }

  private func check(
    _ progress: StackState.PlanProgress, isWhole: Bool, on state: StackState
  ) throws(StackTraceError) {
    if let segue = progress.segue { try check(segue) }
    let isBuiltSoFar = isWhole ? progress.built == state.draft.count : progress.built < state.draft.count
    try require(
      isBuiltSoFar && (0...min(progress.built, state.entries.count)).contains(progress.kept)
        && (0...(progress.built - progress.kept)).contains(progress.resumed ?? 0),
      "a link that is not built so far")
  }

  private func check(_ transition: StackState.Transition, on state: StackState) throws(StackTraceError) {
    try check(transition.start, transition.patience, transition.watch.delay ?? .zero)
    try check(transition.segue)
    let standing = state.entries.count
    switch transition.change {
    case .push(let arriving): try check(stack: [arriving])
    case .pop(let count), .interactivePop(let count), .eviction(let count):
      try require(count > 0 && count <= standing, "a transition that leads nowhere")
    case .set(let kept):
      try require((0...min(state.draft.count, standing)).contains(kept), "a transition that leads nowhere")
    case .repair, .unpark: try require(standing > 0, "nothing is shown again")
    }
  }

  private func check(stack: [StackEntry]) throws(StackTraceError) {
    try require(stack.count <= TraceBounds.depth, "a stack of more than \(TraceBounds.depth) screens")
    for entry in stack { try check(entry.screen) }
  }

  private func check(_ screen: ScreenID) throws(StackTraceError) {
    try require(screens.contains(screen), "the graph does not say what screen \(screen.rawValue) is")
  }

  private func check(_ segue: SegueID) throws(StackTraceError) {
    try require(
      segue.rawValue < 0 || segues.contains(segue), "the graph does not say what segue \(segue.rawValue) is")
  }

  private func check(_ request: StackRequest) throws(StackTraceError) { try check(request.segue) }

  // MARK: Inputs

  func check(_ step: StackTrace.Step) throws(StackTraceError) {
    try check(step.time)
    switch step.input {
    case .request(let request), .alertChosen(let request), .swipeBegan(let request): try check(request)
    case .place(_, let placements): try check(placements: placements)
    case .plan(_, let plan), .required(_, let plan):
      try check(counts: plan.kept, plan.resumed?.count ?? 0)
      try check(placements: plan.steps)
    case .lasts(_, let length): try check(length)
    case .swipeMoved, .swipeEnded, .cancel, .verdict, .factsChanged, .requirements, .completed, .hostReport,
      .timerFired, .lock, .unlock, .suspended, .resumed, .serveQueue:
      break
    }
  }

  private func check(placements: [StackPlacement]) throws(StackTraceError) {
    try require(placements.count <= TraceBounds.depth, "a stack of more than \(TraceBounds.depth) screens")
    for placement in placements { try check(placement.screen) }
  }
}
