// Layers that other code presents over the stack, such as those of the system or of another library.
extension GuardedStack {
  /// The delay of the first query of a covered host. It doubles for each further query, up to the longest delay.
  private static let firstLook = Duration.milliseconds(250)
  private static let longestLook = Duration.seconds(2)

  /// Handles a request below a layer that other code presents.
  ///
  /// A user's request is refused, because the user cannot have meant it. A program's request waits until the layer is
  /// dismissed. So does the button of an alert that is already closed.
  @inline(never) mutating func cover(_ request: StackRequest, into effects: inout [StackEffect]) {
    let isAnswer = request.source == state.answeredAlert
    guard isAnswer || request.sender == .program else {
      open(ending: request.id, .refused(.covered), into: &effects)
      return
    }
    // If the layer was not known before, this request is the first of those that wait for it.
    let isFirst = state.coverDelay == nil
    if isFirst { state.coverDelay = Self.firstLook }
    if isAnswer {
      // The queue always has room for it, because a stack has only one such alert.
      state.queue.insert(request, at: 0)
      effects.append(.queued(request.id))
    } else {
      waitUncovered(request, at: isFirst ? 0 : state.queue.count, into: &effects)
    }
    open(ending: .none, .shown, into: &effects)
  }

  /// Queues a program's request until the layer is dismissed, unless it is a duplicate or the queue is full.
  mutating func waitUncovered(_ request: StackRequest, at index: Int, into effects: inout [StackEffect]) {
    if isQueued(request) {
      effects.append(.end(request.id, .refused(.duplicate)))
    } else if !hasRoom(for: request), state.queue.count >= limits.queue {
      effects.append(.end(request.id, .refused(.covered)))
    } else {
      state.queue.insert(request, at: index)
      effects.append(.queued(request.id))
    }
  }

  /// Gives up an intent because app code covered the host while its pages were made.
  @inline(never) mutating func giveUpCovered(_ intent: StackState.Intent, into effects: inout [StackEffect]) {
    switch intent {
    case .request(let asked): cover(asked.request, into: &effects)
    case .build(_, let request?), .place(_, let request?), .placed(_, let request?, _):
      discard(into: &effects)
      cover(request, into: &effects)
    case .prepared(let asked, _) where asked.request.source == state.answeredAlert:
      discard(into: &effects)
      cover(asked.request, into: &effects)
    case .build, .prepared, .link, .place, .placed, .eviction:
      discard(into: &effects)
      open(ending: intent.request ?? .none, .refused(.covered), into: &effects)
    }
  }

  /// Sets the timer for the next query while requests wait and the guard is open. A change at the host can be
  /// reported earlier.
  mutating func lookUnderCover(into effects: inout [StackEffect]) {
    guard let delay = state.coverDelay, state.phase.isIdle else { return }
    if state.queue.isEmpty {
      state.coverDelay = nil
      effects.append(.timer(nil))
    } else {
      setTimer(delay, into: &effects)
    }
  }

  /// Doubles the delay after a query.
  mutating func lengthenCover() {
    if let delay = state.coverDelay { state.coverDelay = min(delay * 2, Self.longestLook) }
  }
}
