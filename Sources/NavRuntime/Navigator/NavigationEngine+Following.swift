internal import NavTable

// Facts that the navigator follows automatically: which of them are tracked, and the turn of the main actor in which
// they are reviewed.
extension NavigationEngine {
  /// Marks the tracked facts as stale, because the stack or the waiting link changed.
  func followAnew() {
    guard let follower, table.hasRequirements || waitingLink.link != nil || follower.isTracking else { return }
    follower.isStale = true
  }

  /// Schedules the turn in which facts are tracked, as soon as it is known which facts count.
  func followSoon() {
    guard let follower, follower.isStale || follower.isReviewDue, !follower.hasTurn, !follower.isUnsettled,
      run.core.isDecided
    else { return }
    follower.hasTurn = true
    Task { @MainActor [weak self] in
      self?.follower?.hasTurn = false
      self?.followFacts()
    }
  }

  /// Runs a review that is due, and tracks the facts that count from now on. It always has its own turn, never inside
  /// app code.
  func followFacts() {
    guard let follower, isHeard, !isNested else { return }
    if follower.isReviewDue {
      follower.isReviewDue = false
      if follower.countReview(at: host.now) {
        factsDidChange(.observed)
      } else {
        follower.end()
        record(.factsUnsettled(requirements: followedRequirements))
      }
    }
    trackFacts(follower)
  }

  private func trackFacts(_ follower: FactFollower) {
    guard follower.isStale, !follower.isUnsettled, run.core.isDecided else { return }
    follower.isStale = false
    guard table.hasRequirements || waitingLink.link != nil else {
      follower.end()
      return
    }
    let isOutdated = asking {
      follower.track(isReviewNeeded) { [weak self] tracking in
        // This closure can run on any thread, before the value is set.
        Task { @MainActor in
          if let self, self.follower?.takeReport(of: tracking) == true { self.followFacts() }
        }
      }
    }
    // A fact changed after its last evaluation and before it was tracked.
    guard isOutdated else { return }
    follower.isReviewDue = true
    follower.isStale = true
    followSoon()
  }

  /// Whether a review would change something. Evaluates all facts to track, even if the answer is already known.
  private func isReviewNeeded() -> Bool {
    let passedOver = follower?.rootPassedOver(for: run.core.proposed.first?.instance)
    let isUnmet = table.hasRequirements && decisions.unmet(of: run.core, apartFrom: passedOver) != nil
    let hasLinkMoved = hasWaitingLinkMoved()
    return (isUnmet && !run.core.isReviewDue) || (hasLinkMoved && !waitingLink.isDue)
  }

  /// Whether the waiting link would get further than at its last trial.
  private func hasWaitingLinkMoved() -> Bool {
    guard let link = waitingLink.link else { return false }
    let progress = progress(of: link)
    // The current request, or one in the queue, may be the link itself.
    if view.observed.isBusy || !run.core.queued.isEmpty { return false }
    defer { waitingLink.note(progress: progress) }
    return progress > 0 && progress != link.progress ?? progress
  }

  /// The number of steps that a waiting link could take now. Calls no hook, and waits for no fact.
  private func progress(of link: WaitingLink<AppQuestions>.Link) -> Int {
    switch link.cause {
    case .root: return decisions.standingRoot == link.stops.first?.screen ? 1 : 0
    case .held: return isHeld(link) ? 0 : 1
    case .stopped(let stop, _):
      let isHeld = isHeld(link)
      let steps = decisions.trial(of: link, from: stop, on: run.core)
      return isHeld ? 0 : steps ?? 0
    }
  }

  /// Whether the `back` predicate of the screen that last blocked a link still fails.
  private func isHeld(_ link: WaitingLink<AppQuestions>.Link) -> Bool {
    guard let holder = instances[link.holder] else { return false }
    let trial = PendingRequest(.back(), from: holder, sender: .user, isTrial: true)
    return !decisions.allowsBack(holder, questions.context(trial, from: holder, to: nil))
  }

  /// The requirements of the roots and of all screens on the stack, with their text in the graph file.
  private var followedRequirements: [String] {
    let roots = table.rules.otherRoots.isEmpty ? [] : [table.rules.root] + table.rules.otherRoots
    let screens = run.core.stack.map(\.screen) + run.core.parkedNext.joined().map(\.screen)
    var texts: [String] = []
    for role in (roots + screens).flatMap(table.roles) {
      if let text = table[role].requirement, !texts.contains(text) { texts.append(text) }
    }
    return texts
  }
}
