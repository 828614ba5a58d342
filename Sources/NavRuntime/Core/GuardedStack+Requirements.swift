// Reviews of requirements, and the removal of screens that may not stay.
extension GuardedStack {
  /// Records that requirements may have changed. The review starts at once during a wait for a fact. Otherwise, it
  /// starts when the guard opens, before the queue is served.
  mutating func factsChanged(into effects: inout [StackEffect]) {
    state.review = .due
    reviewIfDue(into: &effects)
  }

  /// Whether the host moves by itself, or a repair of such a move is in progress.
  var isFollowingHost: Bool {
    switch state.phase {
    case .unsettled: return true
    case .showing(let transition):
      guard case .repair = transition.change else { return false }
      return true
    case .idle, .asking, .awaiting, .confirming: return false
    }
  }

  /// Whether the next stack is decided: the guard is open, a fact is awaited, or a transition is in progress.
  var isDecided: Bool {
    switch state.phase {
    case .idle, .awaiting, .showing: true
    case .asking, .confirming, .unsettled: false
    }
  }

  /// Whether a review of requirements is due.
  var isReviewDue: Bool { state.review != .settled }

  mutating func unlock(into effects: inout [StackEffect]) {
    state.locks = max(0, state.locks - 1)
    reviewIfDue(into: &effects)
  }

  /// Starts a review of requirements if one is due. A lock delays it. Before the first stack, no review is needed,
  /// because the app's facts are evaluated before that stack is placed.
  mutating func reviewIfDue(into effects: inout [StackEffect]) {
    guard state.review != .settled, state.locks == 0 else { return }
    if state.entries.isEmpty { return }
    switch state.phase {
    case .idle:
      if state.hiddenPolicy == .wait { return }
      state.review = .settled
      state.phase = .asking(.requirements, hasPendingHostReport: false)
      effects.append(.evaluateRequirements)
    case .awaiting where state.review == .due:
      state.review = .asked
      effects.append(.evaluateRequirements)
    case .awaiting, .asking, .confirming, .showing, .unsettled: break
    }
  }

  /// Handles the result of a review: the lowest instance that may not stay.
  mutating func review(_ lowest: InstanceID?, into effects: inout [StackEffect]) {
    switch state.phase {
    case .asking(.requirements, _):
      guard let lowest else {
        open(ending: .none, .shown, into: &effects)
        return
      }
      confirm(.eviction(lowest), into: &effects)
    case .awaiting(let asked) where state.locks == 0:
      state.review = .settled
      guard let lowest else { return }
      effects.append(.end(asked.id, .refused(.notVisible)))
      confirm(.eviction(lowest), into: &effects)
    // A lock was taken in the meantime. The review starts again after the lock is released.
    case .awaiting where state.review == .asked: state.review = .due
    // The review starts again after the operation that began in the meantime.
    case .idle, .asking, .awaiting, .confirming, .showing, .unsettled: break
    }
  }

  /// Handles the other result of a review: a plan that replaces a root or a tab that may not stay. If the plan fails,
  /// the requirements are evaluated again.
  mutating func require(_ id: RequestID, _ plan: StackPlan, into effects: inout [StackEffect]) {
    switch state.phase {
    case .asking(.requirements, _) where state.locks == 0: build(id, .required, plan, into: &effects)
    case .asking(.requirements, _):
      state.review = .due
      open(ending: id, .refused(.locked), into: &effects)
    case .awaiting(let asked) where state.locks == 0:
      state.review = .settled
      effects.append(.end(asked.id, .refused(.notVisible)))
      build(id, .required, plan, into: &effects)
    case .awaiting where state.review == .asked:
      state.review = .due
      effects.append(.end(id, .refused(.locked)))
    case .idle, .asking, .awaiting, .confirming, .showing, .unsettled: effects.append(.end(id, .refused(.busy)))
    }
  }

  /// Removes an instance and the entries above it in one transition, whatever its depth. No predicate or hook is
  /// called.
  mutating func evict(_ lowest: InstanceID, at time: Duration, into effects: inout [StackEffect]) {
    guard let index = state.entries.lastIndex(where: { $0.instance == lowest }), index > 0,
      state.entries[index].opening.tab == nil
    else {
      if parkedPlace(of: lowest) != nil {
        evictParked(lowest, at: time, into: &effects)
      } else {
        open(ending: .none, .shown, into: &effects)
      }
      return
    }
    if let layer = state.entries.layer(over: index) {
      return evictAside(lowest, at: index, under: layer, at: time, into: &effects)
    }
    show(.eviction(to: index), for: .none, .none, isAnimated: true, at: time, into: &effects)
    // The app is notified after the eviction starts. A lock that it takes then applies afterwards.
    effects.append(.evicting(lowest))
  }
}
