// A layer of somebody else's over ours: the system's, or one that another library has put up.
extension GuardedStack {
  /// How soon a host that is covered is asked first; each further time takes twice as long, up to the longest.
  private static let firstLook = Duration.milliseconds(250)
  private static let longestLook = Duration.seconds(2)

  /// Nothing begins below a layer of somebody else's. What a person asks for cannot have been meant; what the app asks for waits until
  /// the layer has gone. So does a button of an alert that has been pressed and is there no more.
  @inline(never) mutating func cover(_ request: StackRequest, into effects: inout [StackEffect]) {
    let isAnswer = request.source == state.answeredAlert
    guard isAnswer || request.sender == .program else {
      open(ending: request.id, .refused(.covered), into: &effects)
      return
    }
    // Where nobody knew of the layer, it was the first of those that wait.
    let isFirst = state.coverDelay == nil
    if isFirst { state.coverDelay = Self.firstLook }
    if isAnswer {
      // There is room for it, however many wait: a stack has one such alert.
      state.queue.insert(request, at: 0)
      effects.append(.queued(request.id))
    } else {
      waitUncovered(request, at: isFirst ? 0 : state.queue.count, into: &effects)
    }
    open(ending: .none, .shown, into: &effects)
  }

  /// What the app asks for while others wait comes behind them.
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

  /// What may not begin any more, since the app's own code has covered the host while it was made.
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

  /// The guard is open. For as long as somebody waits, the host is asked again; a change of its own may tell before.
  mutating func lookUnderCover(into effects: inout [StackEffect]) {
    guard let delay = state.coverDelay, state.phase.isIdle else { return }
    if state.queue.isEmpty {
      state.coverDelay = nil
      effects.append(.timer(nil))
    } else {
      setTimer(delay, into: &effects)
    }
  }

  /// The time has come to ask.
  mutating func lengthenCover() {
    if let delay = state.coverDelay { state.coverDelay = min(delay * 2, Self.longestLook) }
  }
}
