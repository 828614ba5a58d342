// Tabs that are not selected, and their parked pages.
extension GuardedStack {
  /// The pages of a tab that is not selected, from the bottom. Empty if the container is not on the stack, or if the
  /// tab has no parked pages.
  public func parked(_ tab: Int, of container: InstanceID) -> [StackEntry] {
    state.parked.run(of: tab, in: container) ?? []
  }

  /// The index after the run that contains an entry. The next layer or tab starts there.
  public func endOfRun(at index: Int) -> Int { state.entries.endOfRun(at: index) }

  /// The entries of the current path that a new path neither keeps nor parks, from the bottom.
  public func leaving(for proposed: ProposedStack) -> [StackEntry] {
    let kept = Set(proposed.map { $0.instance })
    let parked = state.entries.parked(by: Array(proposed)) ?? 0..<0
    return state.entries.indices.filter { !parked.contains($0) && !kept.contains(state.entries[$0].instance) }
      .map { state.entries[$0] }
  }

  /// The entries to remove if `kept` entries stay and an entry with this opening is added above them.
  public func leaving(above kept: Int, for opening: StackOpening?) -> [StackEntry] {
    let parked = opening.flatMap { state.entries.parked(above: kept, by: $0) } ?? 0..<0
    return state.entries.indices.dropFirst(kept).filter { !parked.contains($0) }.map { state.entries[$0] }
  }

  /// Releases the entries of the previous path that are not on the current one, from the top.
  ///
  /// The entries of a tab that is left are parked. Only the two paths decide which these are.
  mutating func takeOff(
    _ before: [StackEntry], above kept: Int, after transition: StackState.Transition,
    into effects: inout [StackEffect]
  ) {
    let parked = self.parked(from: before, to: state.entries, by: transition.segue)
    // If the top stays, all entries from the layer on stay, and another entry that is set aside may have to leave.
    let staysOnTop = rules.hasColumns && state.entries.last?.instance == before.last?.instance
    if staysOnTop { state.review = .due }
    let end = staysOnTop ? before.count - (state.entries.count - kept) : before.count
    for index in (kept..<max(kept, end)).reversed() where !parked.contains(index) {
      effects.append(.release(before[index].instance, by: transition.request))
    }
    park(parked, of: before)
  }

  /// Releases the entries that are neither on the new path nor parked, without knowledge of how one path became the
  /// other. `made` contains the entries that were made for the new path.
  mutating func takeOff(
    _ before: [StackEntry], and made: [StackEntry] = [], by request: RequestID = .none, _ segue: SegueID = .none,
    into effects: inout [StackEffect]
  ) {
    let parked = parked(from: before, to: state.entries, by: segue)
    var kept = Set(state.entries.map { $0.instance }).union(state.parked.entries.map { $0.instance })
    for index in parked { kept.insert(before[index].instance) }
    for entry in (before + made).reversed() where !kept.contains(entry.instance) {
      effects.append(.release(entry.instance, by: request))
    }
    park(parked, of: before)
    if !state.parked.isEmpty { dropRuns(by: request, into: &effects) }
  }

  /// The range of the entries to park when one path replaces another. A tab that may not stay is not parked.
  private func parked(from before: [StackEntry], to after: [StackEntry], by segue: SegueID) -> Range<Int> {
    segue == .required ? 0..<0 : before.parked(by: after) ?? 0..<0
  }

  private mutating func park(_ run: Range<Int>, of path: [StackEntry]) {
    guard let first = run.first else { return }
    state.parked.runs.append(ParkedRuns.Run(container: path[first - 1].instance, entries: Array(path[run])))
  }

  /// Releases the runs whose container was removed, and the rest of a run that is shown again.
  mutating func dropRuns(by request: RequestID, into effects: inout [StackEffect]) {
    if state.parked.isEmpty { return }
    let standing = Set(state.entries.map { $0.instance })
    var runs: [ParkedRuns.Run] = []
    for run in state.parked.runs {
      let isShown = run.entries.first.map { standing.contains($0.instance) } ?? true
      if standing.contains(run.container), !isShown {
        runs.append(run)
      } else {
        for entry in run.entries.reversed() where !standing.contains(entry.instance) {
          effects.append(.release(entry.instance, by: request))
        }
      }
    }
    state.parked.runs = runs
  }

  /// Evicts a parked instance, and those above it. They are not visible, but the host keeps their pages.
  mutating func evictParked(_ lowest: InstanceID, at time: Duration, into effects: inout [StackEffect]) {
    show(.unpark(lowest), for: .none, .required, isAnimated: false, at: time, into: &effects)
    effects.append(.evicting(lowest))
  }

  /// Releases the evicted part of a parked run after the host removed it.
  mutating func unpark(from lowest: InstanceID, into effects: inout [StackEffect]) {
    guard let place = parkedPlace(of: lowest) else { return }
    for entry in state.parked.runs[place.run].entries[place.index...].reversed() {
      effects.append(.release(entry.instance, by: .none))
    }
    if place.index == 0 {
      state.parked.runs.remove(at: place.run)
    } else {
      state.parked.runs[place.run].entries.removeSubrange(place.index...)
    }
    // Another parked instance may have to leave too.
    state.review = .due
  }

  /// Whether a transition removed screens that may not stay, so that the tabs need a review.
  func isReviewOfTabsDue(after transition: StackState.Transition) -> Bool {
    if state.parked.isEmpty { return false }
    return switch transition.change {
    case .eviction: true
    case .set: transition.segue == .required
    case .push, .pop, .interactivePop, .repair, .unpark: false
    }
  }

  /// The position of a parked instance: its run, and its index in the run.
  func parkedPlace(of instance: InstanceID) -> (run: Int, index: Int)? {
    for (run, entries) in state.parked.runs.map({ $0.entries }).enumerated() {
      if let index = entries.firstIndex(where: { $0.instance == instance }) { return (run, index) }
    }
    return nil
  }

  /// The parked pages of each tab after the transition in progress, or the current ones if there is none.
  public var parkedNext: [[StackEntry]] {
    var runs = state.parked.runs
    guard case .showing(let transition) = state.phase else { return runs.map { $0.entries } }
    if case .unpark(let lowest) = transition.change, let place = parkedPlace(of: lowest) {
      runs[place.run].entries.removeSubrange(place.index...)
    }
    let path = Array(proposed(by: transition.change))
    let run = parked(from: state.entries, to: path, by: transition.segue)
    if let first = run.first {
      runs.append(ParkedRuns.Run(container: state.entries[first - 1].instance, entries: Array(state.entries[run])))
    }
    let standing = Set(path.map { $0.instance })
    return runs.filter { run in
      standing.contains(run.container) && !(run.entries.first.map { standing.contains($0.instance) } ?? true)
    }.map { $0.entries }
  }
}
