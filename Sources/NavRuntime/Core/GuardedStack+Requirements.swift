extension GuardedStack {
  /// What requirements ask may have changed. What stands is reviewed as soon as nothing is under way, before the queue
  /// moves; where only an answer of the app's is waited for, at once.
  mutating func factsChanged(into effects: inout [StackEffect]) {
    isReviewDue = true
    reviewIfDue(into: &effects)
  }

  mutating func unlock(into effects: inout [StackEffect]) {
    locks = max(0, locks - 1)
    reviewIfDue(into: &effects)
  }

  /// Asks for the requirements of what stands. A lock puts it off.
  mutating func reviewIfDue(into effects: inout [StackEffect]) {
    guard isReviewDue, locks == 0 else { return }
    switch phase {
    case .idle:
      if concealment == .wait { return }
      isReviewDue = false
      phase = .reviewing
      effects.append(.evaluateRequirements)
    case .awaiting: effects.append(.evaluateRequirements)
    default: break
    }
  }

  /// The answer: the lowest instance that may not stay.
  mutating func review(_ lowest: InstanceID?, at time: Duration, into effects: inout [StackEffect]) {
    switch phase {
    case .reviewing:
      guard let lowest else {
        open(ending: .none, .shown, into: &effects)
        return
      }
      confirm(.eviction(lowest), into: &effects)
    case .awaiting where locks == 0:
      isReviewDue = false
      guard let lowest else { return }
      effects.append(.end(current.id, .refused(.notVisible)))
      confirm(.eviction(lowest), into: &effects)
    // It is asked again when what has begun meanwhile is over.
    default: break
    }
  }

  /// Takes an instance off, and all above it, in one transition whatever its depth. Nobody is asked.
  mutating func evict(_ lowest: InstanceID, at time: Duration, into effects: inout [StackEffect]) {
    guard let index = entries.lastIndex(below: standing, where: { $0.instance == lowest }), index > 0 else {
      open(ending: .none, .shown, into: &effects)
      return
    }
    target = index
    show(.pop, for: .none, .none, isAnimated: true, cause: .eviction, at: time, into: &effects)
    // The app hears of it when it has begun: whatever it does then, as taking a lock, comes after.
    effects.append(.evicting(lowest))
  }
}
