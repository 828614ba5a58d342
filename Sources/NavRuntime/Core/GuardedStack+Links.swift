// From an itinerary to the stack that it leads to.
extension GuardedStack {
  /// Builds the stack that an itinerary leads to, screen by screen. Each is made when the hook of the one below has allowed it,
  /// and none is seen before the last is there.
  mutating func build(_ id: RequestID, _ itinerary: StackItinerary, into effects: inout [StackEffect]) {
    switch state.phase {
    case .asking(.request(let asked), _) where asked.id == id, .awaiting(let asked) where asked.id == id:
      // Nothing is made that may not begin.
      if state.locks > 0 {
        open(ending: id, .refused(.locked), into: &effects)
      } else {
        build(
          id, asked.request.segue == .link ? nil : asked.request.segue, itinerary, for: asked.request, into: &effects)
      }
    case .idle, .asking, .awaiting, .confirming, .showing, .unsettled: return
    }
  }

  /// Builds the stack of an itinerary, for a request or for a requirement. Confirms with the host before the first page is made.
  mutating func build(
    _ id: RequestID, _ segue: SegueID?, _ itinerary: StackItinerary, for request: StackRequest? = nil,
    into effects: inout [StackEffect]
  ) {
    let kept = min(max(0, itinerary.kept), state.entries.count)
    state.draft.append(contentsOf: state.entries[..<kept])
    if let resumed = itinerary.resumed, let place = parkedPlace(of: resumed.first), place.index == 0 {
      state.draft.append(contentsOf: state.parked.runs[place.run].entries.prefix(max(0, resumed.count)))
    }
    let standing = state.draft.count
    for step in itinerary.steps { state.draft.append(entry(step)) }
    let link = StackState.LinkBuild(
      request: id, segue: segue, kept: kept, resumed: standing > kept ? standing - kept : nil, built: standing,
      outcome: itinerary.outcome)
    if state.draft.isEmpty || (kept == state.entries.count && kept == state.draft.count) {
      arrive(link, into: &effects)
    } else {
      confirm(.build(link, request), into: &effects)
    }
  }

  mutating func buildNext(_ build: StackState.LinkBuild, into effects: inout [StackEffect]) {
    var link = build
    // No segue leads to a root or a tab, so nobody is asked; nor about what has to be.
    while link.built < state.draft.count,
      link.built == 0 || link.segue == SegueID.required || state.draft[link.built].opening.tab != nil
    {
      effects.append(.makePage(state.draft[link.built].instance, link.request))
      link.built += 1
    }
    guard link.built < state.draft.count else {
      arrive(link, into: &effects)
      return
    }
    state.phase = .asking(.step(link), hasPendingHostReport: state.phase.hasPendingHostReport)
    effects.append(.evaluateStep(link.request, source: state.draft[link.built - 1].instance))
  }

  /// The hook has answered to the next step.
  mutating func decide(
    _ verdict: StackVerdict, ofStep link: StackState.LinkBuild, into effects: inout [StackEffect]
  ) {
    var link = link
    switch verdict {
    case .allowed where state.locks > 0: drop(link, .locked, into: &effects)
    case .allowed:
      let (source, arriving) = (state.draft[link.built - 1].instance, state.draft[link.built].instance)
      effects.append(.makePage(arriving, link.request))
      effects.append(.prepare(link.request, source: source, target: arriving))
      link.built += 1
      buildNext(link, into: &effects)
    case .refused(let refusal): drop(link, refusal, into: &effects)
    case .stopped:
      state.draft.removeLast(state.draft.count - link.built)
      link.outcome = .stopped
      arrive(link, into: &effects)
    // A hook answers at once, and asks nothing of the host.
    case .awaited, .covered: break
    }
  }

  /// The link comes to nothing.
  private mutating func drop(
    _ link: StackState.LinkBuild, _ refusal: StackRefusal, into effects: inout [StackEffect]
  ) {
    discard(into: &effects)
    open(ending: link.request, .refused(refusal), into: &effects)
  }

  /// All of it is built, or all that is allowed.
  private mutating func arrive(_ link: StackState.LinkBuild, into effects: inout [StackEffect]) {
    let standing = state.entries.count
    if state.draft.isEmpty || (link.kept == standing && link.built == standing) {
      state.draft.removeAll(keepingCapacity: true)
      open(ending: link.request, link.outcome, into: &effects)
    } else {
      confirm(.link(link), into: &effects)
    }
  }

  /// Tells the host. It hears how the stack changes; for the core it is another stack, whatever it is made of.
  mutating func show(_ link: StackState.LinkBuild, at time: Duration, into effects: inout [StackEffect]) {
    let standing = state.entries.count
    let kind: StackChangeKind =
      if link.built == link.kept { .pop } else if link.kept == standing, link.built == standing + 1 { .push } else {
        .set
      }
    let isAnimated = link.segue.map(rules.isAnimated) ?? true
    show(
      .set(kept: link.kept), as: kind, for: link.request, link.segue ?? .link, isAnimated: isAnimated && standing > 0,
      outcome: link.outcome, at: time, into: &effects)
  }
}
