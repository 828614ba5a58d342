import NavRuntime
import NavTable

extension Prototype {
  /// Opens a link.
  mutating func open(_ url: String) {
    var request = newRequest(.link, from: nil, .user)
    var journey = PrototypeJourney()
    journey.url = url
    record.asked(request.id, .link, named: url, at: now)
    guard let way = graph.links.route(url, where: { isReadable($0) }) else {
      let outcome = StackOutcome.refused(.said(.noMatch))
      record.ended(request.id, outcome, because: reason(for: outcome), at: now)
      return
    }
    journey.stops = way.stops.map { PrototypeJourney.Stop(way: $0) }
    request.journey = journey
    // Whoever opens another link has gone elsewhere.
    waitingLink = nil
    requests.append(request)
    receive(.input(.request(stackRequest(request))))
  }

  /// Whether every argument on the way can be read, whatever predicates say.
  private func isReadable(_ way: LinkWay) -> Bool {
    var below: (ScreenID, [PrototypeValue])?
    for stop in way.stops {
      let segues: [SegueID?] = stop.segues.isEmpty ? [nil] : stop.segues.map { $0 }
      var read: [PrototypeValue]?
      for segue in segues where read == nil {
        read = self.read(PrototypeJourney.Stop(way: stop), by: segue, from: below)
      }
      guard let read else { return false }
      below = (stop.screen, read)
    }
    return true
  }

  // MARK: - What of the stack a way begins with

  /// What of the stack the way begins with; `nil` where it would only show again what is visible.
  func common(of journey: PrototypeJourney) -> (kept: Int, resumed: [StackEntry])? {
    var stops = journey.stops[...]
    var below: (ScreenID, [PrototypeValue])?
    func take(_ entries: some Sequence<StackEntry>) -> Int {
      var count = 0
      for entry in entries {
        guard let stop = stops.first, let page = page(entry.instance), isKept(page, entry, as: stop, above: below)
        else { break }
        stops.removeFirst()
        below = (page.screen, page.arguments)
        count += 1
      }
      return count
    }
    var kept = take(core.stack)
    var resumed: [StackEntry] = []
    if let stop = stops.first, let container = core.stack.prefix(kept).last, let segue = stop.way.segues.first,
      let tab = table.opening(of: segue).tab
    {
      let run = core.parked(tab, of: container.instance)
      resumed = Array(run.prefix(take(run)))
    }
    guard stops.isEmpty, kept == core.stack.count, let last = journey.stops.last else { return (kept, resumed) }
    if !table.rules.screens[Int(last.way.screen.rawValue)].allowsDuplicates { return nil }
    kept -= 1
    return (kept, resumed)
  }

  /// Whether an instance is what stands at a stop.
  private func isKept(
    _ page: PrototypeRunPage, _ entry: StackEntry, as stop: PrototypeJourney.Stop,
    above below: (ScreenID, [PrototypeValue])?
  ) -> Bool {
    guard page.screen == stop.way.screen else { return false }
    if let tab = entry.opening.tab, !stop.way.segues.contains(where: { table.opening(of: $0).tab == tab }) {
      return false
    }
    if stop.takesAny { return true }
    let segues: [SegueID?] = stop.way.segues.isEmpty ? [nil] : stop.way.segues.map { $0 }
    return segues.contains { segue in
      read(stop, by: segue, from: below).map { key(of: stop.way.screen, $0) } == page.key
    }
  }

  // MARK: - How far it goes

  /// What a way does next.
  private enum Advance {
    case arrived
    case refused(StackReason)
    case awaits(SegueID)
  }

  mutating func evaluateLink(_ id: RequestID) {
    guard let index = requestIndex(id), let journey = requests[index].journey else { return }
    isLinkDue = false
    // A link that stopped while this one waited for its turn is one that the user has left.
    if !journey.hasWaited { waitingLink = nil }
    if let stop = journey.stoppedAt, !core.stack.contains(where: { $0.instance == stop }) {
      receive(.input(.verdict(id, .refused(.notVisible))))
      return
    }
    begin(journey, for: id)
  }

  /// Begins a way at what of the stack is part of it.
  mutating func begin(_ way: PrototypeJourney, for id: RequestID) {
    guard let index = requestIndex(id) else { return }
    guard let common = common(of: way) else {
      receive(.input(.verdict(id, .refused(.duplicate))))
      return
    }
    var journey = way
    journey.startOver(kept: common.kept, resumed: common.resumed)
    requests[index].journey = journey
    goOn(id)
  }

  /// Goes on until the way has arrived, or a fact has to be waited for.
  mutating func goOn(_ id: RequestID) {
    guard let index = requestIndex(id), var journey = requests[index].journey else { return }
    let advance = advance(&journey)
    if case .awaits(let segue) = advance {
      journey.hasAwaited = true
      requests[index].journey = journey
      lookUp(segue, for: id)
      return
    }
    if journey.hasAwaited {
      // What was asked before the wait is asked again, and nothing is waited for twice.
      journey.hasAwaited = false
      let checked = recheck(&journey)
      settle(id, journey, checked)
    } else {
      settle(id, journey, advance)
    }
  }

  /// The answer to what a way waited for.
  mutating func answerJourney(_ id: RequestID, isAllowed: Bool) {
    guard let index = requestIndex(id), var journey = requests[index].journey else { return }
    if requests[index].segue == .link { isLinkDue = false }
    let segue = journey.stops[journey.count].way.segues[journey.candidate]
    if isAllowed { journey.isAnswered = true } else { journey.refuse(.predicate(segue)) }
    requests[index].journey = journey
    goOn(id)
  }

  private func advance(_ journey: inout PrototypeJourney) -> Advance {
    while journey.count < journey.stops.count {
      let stop = journey.stops[journey.count]
      guard journey.count > 0 else {
        guard let root = read(stop, by: nil, from: nil) else { return .refused(.noMatch) }
        if standingRoot != stop.way.screen { return .refused(.requirement(stop.way.screen)) }
        journey.append(PrototypeStep(segue: .none, screen: stop.way.screen, arguments: root, opening: .push))
        continue
      }
      guard journey.candidate < stop.way.segues.count else { return .refused(journey.refusal ?? .noMatch) }
      let segue = stop.way.segues[journey.candidate]
      guard let source = top(of: journey), let arguments = read(stop, by: segue, from: source) else {
        journey.candidate += 1
        continue
      }
      if let refusal = refusal(of: segue, to: arguments, from: source) {
        journey.refuse(refusal)
      } else if table[segue].awaits, !journey.isAnswered {
        return .awaits(segue)
      } else {
        journey.append(
          PrototypeStep(
            segue: segue, screen: stop.way.screen, arguments: arguments, opening: table.opening(of: segue)))
      }
    }
    return .arrived
  }

  /// Asks all steps again, without waiting.
  private func recheck(_ journey: inout PrototypeJourney) -> Advance {
    let reached = journey.count == journey.stops.count
    let steps = journey.steps
    let last = journey.refusal
    journey.startOver(kept: journey.kept, resumed: journey.resumed)
    for step in steps {
      if step.segue != .none, let source = top(of: journey),
        let refusal = refusal(of: step.segue, to: step.arguments, from: source)
      {
        return .refused(refusal)
      }
      journey.steps.append(step)
    }
    return reached ? .arrived : .refused(last ?? .noMatch)
  }

  /// The screen on top of what has been found so far.
  func top(of journey: PrototypeJourney) -> (ScreenID, [PrototypeValue])? {
    if let step = journey.steps.last { return (step.screen, step.arguments) }
    return page((journey.resumed.last ?? core.stack.prefix(journey.kept).last)?.instance)
      .map { ($0.screen, $0.arguments) }
  }

  private mutating func settle(_ id: RequestID, _ found: PrototypeJourney, _ advance: Advance) {
    guard let index = requestIndex(id) else { return }
    var journey = found
    let isLink = requests[index].segue == .link
    var outcome = StackOutcome.shown
    if case .refused(let refusal) = advance {
      // A link that goes on leaves everything as it is where it gets no further. What is no link goes all the way, or nowhere.
      let isStuck = journey.stoppedAt != nil && journey.steps.isEmpty
      if journey.count == 0, table.whenRefused == .resume, !journey.hasWaited, refusal != .noMatch, isLink {
        journey.awaitsRoot = true
        journey.stopped = .said(refusal)
        requests[index].journey = journey
        receive(.input(.verdict(id, .stopped)))
        return
      }
      if !isLink || table.whenRefused == .reject || isStuck || journey.count == 0 || refusal == .noMatch {
        requests[index].journey = journey
        receive(.input(.verdict(id, .refused(.said(refusal)))))
        return
      }
      outcome = .stopped
      journey.stopped = .said(refusal)
      restOnPage(&journey)
    }
    let leaving = core.leaving(
      above: journey.kept, for: journey.resumed.first?.opening ?? journey.steps.first?.opening)
    // Who asks for a segue leaves by it.
    let source = requests[index].source
    if let holder = holder(of: leaving.filter { $0.instance != source }) {
      journey.holder = holder
      journey.stopped = .held
      let waits = table.whenRefused == .resume && !journey.hasWaited && isLink
      requests[index].journey = journey
      receive(.input(.verdict(id, waits ? .stopped : .refused(.held))))
      return
    }
    perform(journey, outcome, for: id)
  }

  /// A container is never on top: where a link stops at one, the tab that is selected stays, or the first one comes.
  private func restOnPage(_ journey: inout PrototypeJourney) {
    let stop = journey.count - 1
    if let top = journey.steps.last {
      guard let tab = table.rules.tabs(of: top.screen).first, let first = step(to: tab, of: top.screen, top.arguments)
      else { return }
      journey.append(first)
    } else if journey.resumed.isEmpty, core.stack.indices.dropFirst().contains(journey.kept),
      core.stack[journey.kept].opening.tab != nil
    {
      journey.kept = core.endOfRun(at: journey.kept)
    } else {
      return
    }
    journey.stop = stop
  }

  // MARK: - Links that go on

  /// Whether a link waits, and it is time to see whether it may go on.
  var isLinkAsked: Bool {
    mutating get {
      guard let link = waitingLink, isLinkDue || isHolderGone(link) else {
        isLinkDue = isLinkDue && core.isBusy
        return false
      }
      return !core.isBusy && !core.isLocked && core.queued.isEmpty
    }
  }

  private func isHolderGone(_ link: PrototypeWaitingLink) -> Bool {
    guard case .held(let holder) = link.cause else { return false }
    return !core.stack.contains { $0.instance == holder }
  }

  mutating func goOnWithLink() {
    isLinkDue = false
    guard let link = waitingLink, let journey = continuation(of: link) else { return }
    var request = newRequest(.link, from: nil, .program)
    request.journey = journey
    requests.append(request)
    record.asked(request.id, .link, named: link.url, at: now)
    handle(.request(stackRequest(request)))
  }

  /// The way on, where a link would get further.
  private mutating func continuation(of link: PrototypeWaitingLink) -> PrototypeJourney? {
    var journey = PrototypeJourney()
    journey.url = link.url
    journey.stops = link.stops
    switch link.cause {
    case .held:
      // Once the holder is gone, what becomes of the link is its outcome.
      let isOver = isHolderGone(link)
      if isOver { waitingLink = nil }
      journey.hasWaited = !isOver
      return journey
    case .root:
      guard standingRoot == link.stops.first?.way.screen else { return nil }
      waitingLink = nil
      return journey
    case .stopped(let stop, _):
      guard let index = core.stack.firstIndex(where: { $0.instance == stop }) else {
        waitingLink = nil
        return nil
      }
      var trial = journey
      trial.startOver(kept: index + 1, resumed: [])
      if case .awaits = advance(&trial) {
        // It may get further.
      } else if trial.steps.isEmpty {
        return nil
      }
      journey.stoppedAt = stop
      journey.hasWaited = true
      return journey
    }
  }

  /// A screen is pushed by a segue from a page: whoever goes elsewhere than where a link has stopped gives it up. One screen may be pushed
  /// from there, which is where one signs in; that may be a fragment of several screens.
  mutating func departed(from source: InstanceID) {
    guard let arriving = core.proposed.last?.screen, let link = waitingLink, !isLinkDue, !table[arriving].isAlert else {
      return
    }
    let index = core.stack.firstIndex { $0.instance == source && $0.opening.tab != nil }
    let container = index.map { core.stack[$0 - 1].instance }
    switch link.cause {
    case .root: return
    case .held: waitingLink = nil
    case .stopped(let stop, let detour):
      if source == stop || container == stop, detour == nil {
        waitingLink?.cause = .stopped(at: stop, detour: arriving)
        return
      }
      let section = detour.map { table.section(of: $0) }
      let isInside =
        section == page(source).map { table.section(of: $0.screen) } && section == table.section(of: arriving)
      if !(isInside && section != page(stop).map { table.section(of: $0.screen) }) { waitingLink = nil }
    }
  }

  /// Remembers the rest of a link that has stopped, where the graph says so, and forgets one that has gone on.
  mutating func linkEnded(_ journey: PrototypeJourney, _ outcome: StackOutcome) {
    switch outcome {
    case .stopped where table.whenRefused == .resume:
      let stop = journey.stop.flatMap { core.stack.indices.contains($0) ? core.stack[$0] : nil } ?? core.stack.last
      let cause: PrototypeWaitingLink.Cause? =
        if journey.awaitsRoot { .root } else if let holder = journey.holder { .held(by: holder) } else {
          stop.map { .stopped(at: $0.instance, detour: nil) }
        }
      if let cause, let url = journey.url {
        waitingLink = PrototypeWaitingLink(url: url, stops: journey.stops, cause: cause)
      }
    case .refused(.locked) where journey.hasWaited, .refused(.busy) where journey.hasWaited,
      .refused(.notVisible) where journey.hasWaited:
      isLinkDue = true
    case .refused(.said), .refused(.held): break
    default: if journey.hasWaited { waitingLink = nil }
    }
  }
}
