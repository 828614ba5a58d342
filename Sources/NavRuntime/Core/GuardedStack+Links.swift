extension GuardedStack {
  /// Builds the stack that a link leads to, screen by screen. Each is made when the hook of the one below has allowed it,
  /// and none is seen before the last is there.
  mutating func build(
    _ id: RequestID, _ itinerary: StackItinerary, at time: Duration, into effects: inout [StackEffect]
  ) {
    guard id == current.id, current.segue == .link, phase == .evaluating || phase == .awaiting else { return }
    // Nothing is made that may not begin.
    if locks > 0 {
      open(ending: id, .refused(.locked), into: &effects)
      return
    }
    kept = min(max(0, itinerary.kept), standing)
    replacement.removeAll(keepingCapacity: true)
    replacement.append(contentsOf: entries[..<kept])
    for step in itinerary.steps {
      replacement.append(StackEntry(instance: nextInstance(), screen: step.screen, key: step.key))
    }
    built = kept
    linkOutcome = itinerary.outcome
    phase = .building
    buildNext(at: time, into: &effects)
  }

  private mutating func buildNext(at time: Duration, into effects: inout [StackEffect]) {
    guard built < replacement.count else {
      arrive(at: time, into: &effects)
      return
    }
    guard built == 0 else {
      effects.append(.evaluateStep(current.id, source: replacement[built - 1].instance))
      return
    }
    // No segue leads to the root, so nobody is asked.
    effects.append(.makePage(replacement[0].instance, current.id))
    built = 1
    buildNext(at: time, into: &effects)
  }

  /// The hook has answered to the next step.
  mutating func decideStep(_ verdict: StackVerdict, at time: Duration, into effects: inout [StackEffect]) {
    switch verdict {
    case .allowed where locks > 0: drop(.locked, into: &effects)
    case .allowed:
      let (source, arriving) = (replacement[built - 1].instance, replacement[built].instance)
      effects.append(.makePage(arriving, current.id))
      effects.append(.prepare(current.id, source: source, target: arriving))
      built += 1
      buildNext(at: time, into: &effects)
    case .refused(let refusal): drop(refusal, into: &effects)
    case .stopped:
      replacement.removeLast(replacement.count - built)
      linkOutcome = .stopped
      arrive(at: time, into: &effects)
    // A hook answers at once.
    case .awaited: break
    }
  }

  /// The link comes to nothing.
  private mutating func drop(_ refusal: StackRefusal, into effects: inout [StackEffect]) {
    discardMade(into: &effects)
    open(ending: current.id, .refused(refusal), into: &effects)
  }

  /// All of it is built, or all that is allowed.
  private mutating func arrive(at time: Duration, into effects: inout [StackEffect]) {
    if replacement.isEmpty || (kept == standing && built == standing) {
      replacement.removeAll(keepingCapacity: true)
      open(ending: current.id, linkOutcome, into: &effects)
    } else {
      confirm(.link, into: &effects)
    }
  }

  mutating func showLink(at time: Duration, into effects: inout [StackEffect]) {
    let kind: StackChangeKind =
      if built == kept { .pop } else if kept == standing, built == kept + 1 { .push } else { .set }
    show(.set, as: kind, for: current.id, .link, isAnimated: standing > 0, at: time, into: &effects)
    transition.outcome = linkOutcome
    transition.kept = kept
  }
}
