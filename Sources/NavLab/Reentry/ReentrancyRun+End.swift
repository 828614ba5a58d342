import NavRuntime

// The reports of the host and the pages to the invariant checker, and the end of a run.
extension ReentrancyRun {
  func made(_ page: ReentryPage, _ screen: ScreenID, _ handle: any ReentryHandle, argument: Int?) {
    handles.append(handle)
    ledger.made(page.instance, Int(screen.rawValue), argument: argument, of: page.generation, self)
  }

  func madeAlert(_ screen: ScreenID, _ handle: any ReentryHandle, argument: Int?) {
    handles.append(handle)
    ledger.madeAlert(handle.id, Int(screen.rawValue), argument: argument, self)
  }

  func pageIsFreed(_ instance: InstanceID) {
    ledger.freed(instance)
    happens(.pageFreed)
  }

  func timeIsAsked() {
    ledger.locksAtLastTime = ledger.locksTaken
  }

  /// Waits until the run is idle, probes it, and releases all objects.
  func finish() async {
    for _ in 0..<2 { await rest() }
    isCalm = true
    for _ in 0..<2 { await rest() }
    await patience()
    lookAtRest()
    await probe()
    await end()
  }

  /// Ends everything that the navigator can wait for.
  private func rest() async {
    startToWork()
    // Releases some locks, and drops the others. The navigator must continue without any other call.
    while let kept = locks.popLast() {
      if kept.number.isMultiple(of: 2) { kept.lock.release() }
    }
    host.faults = []
    if host.isHidden { host.unhide() }
    host.loseSwipe()
    host.ownUp()
    for _ in 0..<2 {
      let answers = slowAnswers
      slowAnswers = []
      for answer in answers { answer.resume(returning: true) }
      await breathe()
      agenda.advance(by: .seconds(30))
      await breathe()
    }
    ledger.look(at: self)
  }

  /// Waits for work on other threads.
  private func patience() async {
    for _ in 0..<50 where isAnybodyWaiting {
      try? await Task.sleep(for: .milliseconds(1))
      await rest()
    }
  }

  private var isAnybodyWaiting: Bool {
    navigator?.isBusy == true || requests.contains { $0.outcome == nil && $0.generation == generation }
      || (navigator != nil && hearsAll && ledger.openRequests(of: [generation]) > 0) || keptPages > 0
  }

  /// The number of live pages of the navigator that are neither on its stack, nor set aside, nor parked, nor in a host that it gave
  /// up. A cancelled task releases its pages on another thread.
  private var keptPages: Int {
    guard let navigator else { return 0 }
    let stack = navigator.shownInstances
    let isGivenUp = ledger.reported.contains(generation)
    return ledger.pages.count { page in
      page.value == generation && !stack.contains(page.key) && !(isGivenUp && host.holds(page.key))
        && !host.parked.joined().contains(page.key)
    }
  }

  private func lookAtRest() {
    let isOpen = navigator != nil && requests.contains { $0.outcome == nil && $0.generation == generation }
    note(isOpen, .noOutcome, "at rest")
    note(!host.isInteractionOn, .interactionLeftOff, "at rest")
    note(host.hasTimer, .timerLeft, "at rest")
    guard let navigator else { return }
    note(hearsAll && ledger.openRequests(of: [generation]) > 0, .noOutcome, "by the events")
    note(navigator.isBusy, .busyAtRest, "")
    let stack = navigator.stack
    // After a report about a transition that took too long, the host may still show an older stack.
    if !stack.isEmpty, !ledger.reported.contains(generation) {
      // A container of tabs has no page.
      let pages = navigator.shownInstances.filter { ledger.screens[$0] != nil }
      note(pages != host.shown, .stacksDiffer, "\(stack) and \(host.shown.map(\.rawValue))")
    }
    for instance in stack { note(!facts.meets(instance.screenID), .requirementUnseen, instance.name) }
    if let bottom = stack.first {
      note((bottom.screenID == ReentryGraph.hall) == facts.isGrand, .requirementUnseen, "the root \(bottom.name)")
    }
    note(keptPages > 0, .pageKept, "\(keptPages)")
  }

  /// Checks that a new request is shown. If the navigator gave up the host, the host may still show another page. In
  /// that case, the first request is refused, and the second must be shown.
  private func probe() async {
    guard let navigator, report.violations.isEmpty else { return }
    facts = Facts(isGrand: facts.isGrand)
    var outcome = await freshRequest(of: navigator)
    if outcome == .refused(.notVisible), ledger.reported.contains(generation) {
      outcome = await freshRequest(of: navigator)
    }
    note(outcome != .shown, .deadAtRest, outcome.map(\.description) ?? "nothing")
  }

  private func freshRequest(of navigator: LabNavigator) async -> Outcome? {
    guard let top = navigator.visible else { return await outcomeAtRest(of: navigator.start()) }
    guard let segue = ReentryGraph.probe(from: top.screenID), let handle = visibleHandle else {
      return await outcomeAtRest(of: navigator.goBack())
    }
    return await outcomeAtRest(of: handle.open(segue, Room<ReentryGraph.Probe>(id: 0, cargo: nil), sender: .user))
  }

  private func outcomeAtRest(of request: SegueRequest<some Sendable>) async -> Outcome? {
    await rest()
    return request.outcomeSoFar
  }

  /// Releases all objects of the app. Their deinitializers make nested calls.
  private func end() async {
    startToWork()
    isEnding = true
    isCalm = false
    let kept = requests
    letGo()
    await breathe()
    agenda.advance(by: .seconds(30))
    await breathe()
    isCalm = true
    letGo()
    await wait { !host.isInteractionOn || host.hasTimer }
    note(!host.isInteractionOn, .interactionLeftOff, "in the end")
    note(host.hasTimer, .timerLeft, "in the end")
    host.empty()
    await wait { ledger.awaiters > 0 || !ledger.pages.isEmpty }
    note(kept.contains { $0.outcome == nil }, .noOutcome, "in the end")
    note(ledger.awaiters > 0, .awaiterForgotten, "\(ledger.awaiters)")
    note(!ledger.pages.isEmpty, .pageKept, "\(ledger.pages.count) in the end")
    for request in kept { request.letGo() }
    agenda.clear()
    tasks = []
  }
}
