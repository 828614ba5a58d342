import NavRuntime

// What a phase does not look at is left over from the phases before, and is passed over here. That states which are taken
// for the same go on in the same way is what `ExplorationTests` checks.
extension CanonicalReader {
  mutating func read(_ memory: StackMemory) {
    read(number(of: memory.phase))
    read(memory.standing)
    read(memory.entries)
    read(memory.replacement)
    read(memory.queue.count)
    for request in memory.queue { read(request) }
    read(memory.locks)
    read(memory.concealment.map { $0 == .wait ? 2 : 1 } ?? 0)
    read(memory.hasUnheardHost)
    read(memory.isReviewDue)
    read(memory.repairs)
    read(memory.unrest != nil)
    if let unrest = memory.unrest {
      read(unrest.start)
      read(unrest.isSettled)
    }
    readAnswered(memory)
    // Also when it is over: a completion may still name it.
    read(memory.transition.id)
    if memory.phase == .showing || memory.phase == .swiping {
      read(memory.target)
      read(memory.transition)
    }
  }

  /// What waits for an answer of the app's, or of the host's.
  private mutating func readAnswered(_ memory: StackMemory) {
    switch memory.phase {
    case .evaluating, .awaiting, .building, .confirming:
      read(memory.current)
      read(memory.isCurrentInteractive)
    case .idle, .reviewing, .evaluatingHostChange, .showing, .swiping, .unsettled: return
    }
    if memory.phase == .confirming {
      switch memory.intent {
      case .request: read(0)
      case .link: read(1)
      case .place: read(3)
      case .prepared: read(4)
      case .placed: read(5)
      case .eviction(let lowest):
        read(2)
        read(lowest)
      }
    }
    if memory.phase == .building || (memory.phase == .confirming && memory.intent == .link) {
      read(memory.kept)
      read(memory.built)
      read(memory.linkOutcome)
    }
  }

  private mutating func read(_ entries: [StackEntry]) {
    read(entries.count)
    for entry in entries {
      read(entry.instance)
      read(Int(entry.screen.rawValue))
      read(entry.key.rawValue)
    }
  }

  private mutating func read(_ request: StackRequest) {
    read(request.id)
    read(Int(request.segue.rawValue))
    read(request.source)
    read(request.sender == .user)
    read(request.key.rawValue)
  }

  private mutating func read(_ transition: GuardedStack.Transition) {
    read(transition.request)
    read(Int(transition.segue.rawValue))
    read(transition.kind == .push ? 0 : transition.kind == .pop ? 1 : 2)
    read(transition.start)
    read(Int(transition.patience / SmallWorld.tick))
    read(transition.outcome)
    read(transition.hasInteractionOff)
    read(transition.isSettled)
    read(transition.hasTimedOut)
    read(Int(transition.glance / .milliseconds(1)))
    read(transition.isGlancedAt)
    read(transition.hasReported)
    read(transition.hasStalled)
    read(transition.cause == .request ? 0 : transition.cause == .repair ? 1 : 2)
    read(transition.kept)
  }

  private mutating func read(_ repairs: RepairSeries) {
    read(repairs.count)
    // The first of a series begins it.
    guard repairs.count > 0 else { return }
    read(repairs.start)
    read(repairs.last)
    read(repairs.hasHelped)
    read(repairs.hasStopped)
  }

  private func number(of phase: GuardedStack.Phase) -> Int {
    switch phase {
    case .idle: 0
    case .evaluating: 1
    case .awaiting: 2
    case .building: 3
    case .confirming: 4
    case .reviewing: 5
    case .evaluatingHostChange: 6
    case .showing: 7
    case .swiping: 8
    case .unsettled: 9
    }
  }
}
