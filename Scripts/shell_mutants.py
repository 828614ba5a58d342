"""The guards of the shell around the guarded stack, and how each is removed. As in mutants.py, paths start at the
folder of the core.

These guards protect against apps and hosts that call any API at any moment. The state of the core does not show
whether they are present, so exploration cannot find their removal, but random schedules can.
"""

ENGINE = "../Navigator/NavigationEngine.swift"
EFFECTS = "../Navigator/NavigationEngine+Effects.swift"
REQUESTS = "../Navigator/NavigationEngine+Requests.swift"
PORT = "../Navigator/HostPort.swift"
DELEGATE = "../Hosts/HostDelegate.swift"
SHOWING = "GuardedStack+Showing.swift"
FACTS = "GuardedStack+Requirements.swift"
FOLLOWING = "../Navigator/NavigationEngine+Following.swift"
FOLLOWER = "../Navigator/FactFollower.swift"
RESTORING = "../Navigator/NavigationEngine+Restoring.swift"
ROUTES = "../Decisions/Decisions+Routes.swift"
ROUTE_PLAN = "../Decisions/RoutePlan.swift"

PATCHES = [
    # Tabs and roots
    (FACTS, "    if state.entries.isEmpty { return }\n",
     "    if state.entries.isEmpty, !«what changes before there is a stack is asked about» { return }\n"),
    (ROUTES, "    restOnPage(&plan, on: core)\n",
     "    if !«a plan does not end at a container» { restOnPage(&plan, on: core) }\n"),
    (EFFECTS, "      request.hasOpened = true\n",
     "      request.hasOpened = true\n"
     "    } else if «what opens nothing is over when it is shown», request.destination != nil {\n"
     "      request.hasOpened = true\n"),
    # Locks that are acquired and released in callbacks
    (ENGINE, "  func tellLock() {\n",
     "  func tellLock() {\n    if «a lock counts at once» { return receive(.input(.lock)) }\n"),
    (ENGINE, """    if hasDroppedLocks { unlockWhatWasDropped(at: time) }
    carryOut(input, at: time)
""", """    if hasDroppedLocks, !«a lock that was dropped in a question is none» { unlockWhatWasDropped(at: time) }
    carryOut(input, at: time)
"""),
    (ENGINE, """    if hasDroppedLocks { unlockWhatWasDropped(at: host.now) }
""", """    if hasDroppedLocks, !«a lock that was dropped is given back» { unlockWhatWasDropped(at: host.now) }
"""),
    (REQUESTS, "    guard locks.remove(lock) else { return }\n",
     "    guard «a lock is given back once» ? locks.holds(lock) : locks.remove(lock) else { return }\n"),
    # Objects that the app releases
    (PORT, """    let page = pages.remove(instance)
    swap(&self.pages, &pages)
    tabs.remove(instance)
    // This is not the last reference to the page, which is freed when no variable is being written.
    if let index = shown.lastIndex(of: instance) { forget(above: index) }
    extendLifetime(page)
""", """    var page = pages.remove(instance)
    swap(&self.pages, &pages)
    tabs.remove(instance)
    if let index = shown.lastIndex(of: instance) { forget(above: index) }
    if «a page is freed when nothing is written» {
      withUnsafeMutablePointer(to: &self.pages) { _ in
        page = nil
        // Without a call of somebody else's the optimiser takes this for safe.
        _ = host.isAnimating
      }
    }
    withExtendedLifetime(page) { page = nil }
"""),
    (EFFECTS, "    host.release(instance)\n", "    if !«a page is let go» { host.release(instance) }\n"),
    # Calls during other calls
    (ENGINE, "    if isNested { return }\n    isDraining = true\n",
     "    if isNested, !«nothing re-enters» { return }\n    isDraining = true\n"),
    (ENGINE, "    while handleNext() {}\n",
     "    while handleNext() {}\n    if «what comes late is handled» { inbox.removeAll() }\n"),
    (ENGINE, """      nested.linkTrials += 1
      goOnWithLink()
""", """      nested.linkTrials += 1
      goOnWithLink()
      if «what comes late is handled» { return false }
"""),
    (ENGINE, "    openQuestions += 1\n", "    if !«a question is something under way» { openQuestions += 1 }\n"),
    (ENGINE, "    openQuestions -= 1\n", "    if !«a question is something under way» { openQuestions -= 1 }\n"),
    (REQUESTS, "    if table.hasRequirements { noteFacts() }\n",
     "    if table.hasRequirements, !(«facts are no requests» && isOneTooMany()) { noteFacts() }\n"),
    (ENGINE, "      areFactsDue = false\n      nested.factReviews += 1\n      handle(.factsChanged)\n",
     "      areFactsDue = false\n      nested.factReviews += 1\n"
     "      if !«facts that changed are seen to» { handle(.factsChanged) }\n"),
    (ENGINE, "    if view.canServeQueue { return", "    if view.canServeQueue, !«the queue is served» { return"),
    (RESTORING, "PendingRequest(.restore(screens), sender: .program)\n",
     "PendingRequest(\n"
     "      .restore(«a saved stack is looked at in its turn» ? questions.allowedPart(of: screens) : screens),\n"
     "      sender: .program)\n"),
    (RESTORING, "    request.placed = completed(saved.first?.id == root ? questions.allowedPart(of: saved) : standingRoot)\n",
     "    let allowed = «a saved stack is looked at in its turn» ? saved : questions.allowedPart(of: saved)\n"
     "    request.placed = completed(saved.first?.id == root ? allowed : standingRoot)\n"),
    (RESTORING, "    request.madePages = 0\n", "    if !«the pages of a saved stack are made again» { request.madePages = 0 }\n"),
    # Values and outcomes
    (EFFECTS, "      opener.source?.id == landing, run.core.isOpen(landing)\n",
     "      «a value is for the push that it comes back to» || opener.source?.id == landing,\n"
     "      run.core.isOpen(landing)\n"),
    (EFFECTS, "      close(opener, returning: nil)\n", "      if !«who awaits no value is told» { close(opener, returning: nil) }\n"),
    (EFFECTS, "    decided.append(opener)\n",
     "    decided.append(opener)\n    if «a value comes when the stack is at rest» { deliver() }\n"),
    (ENGINE, "    if !view.observed.isBusy, !decided.isEmpty { deliver() }\n",
     "    if !view.observed.isBusy, !decided.isEmpty, !«a value comes» { deliver() }\n"),
    (ENGINE, "      for request in requests.all { request.end(.cancelled) }\n",
     "      if !«who asked a navigator that is gone is told» { for request in requests.all { request.end(.cancelled) } }\n"),
    (ENGINE, "      for opener in instances.openers { opener.leave() }\n      for request in decided { request.deliver() }\n",
     "      if !«who awaits a navigator that is gone is told» {\n"
     "        for opener in instances.openers { opener.leave() }\n"
     "        for request in decided { request.deliver() }\n      }\n"),
    # Several navigators, used in sequence
    (ENGINE, "    defer { navigators &+= 1 }\n",
     "    if «a number is used once» { return 0 }\n    defer { navigators &+= 1 }\n"),
    (ENGINE, "      busyHost?.releaseHost()\n", "      if !«a host that is left gets all back» { busyHost?.releaseHost() }\n"),
    (PORT, "  var isOurs: Bool { delegate != nil && host.delegate === delegate }\n",
     "  var isOurs: Bool { «a navigator touches a host that tells it» || (delegate != nil && host.delegate === delegate) }\n"),
    (PORT, "    if isAsked, !isOurs { return nil }\n",
     "    if isAsked, !isOurs, !«a host that was looked at may tell another» { return nil }\n"),
    (PORT, "    former?.retire()\n", "    if !«who was before ends what it has begun» { former?.retire() }\n"),
    (DELEGATE, "    (hasInteractionOff, hasTimer) = (former.hasInteractionOff, former.hasTimer)\n",
     "    if !«what the one before owes the host is taken over» {\n"
     "      (hasInteractionOff, hasTimer) = (former.hasInteractionOff, former.hasTimer)\n    }\n"),
    (ENGINE, """    if isRetired {
      endAll()
""", """    if isRetired {
      if !«what a retired navigator has ends» { endAll() }
"""),
    (PORT, "    guard let delegate, delegate.hasInteractionOff == isEnabled, isOurs else { return }\n",
     "    guard let delegate, «interaction is told once» || delegate.hasInteractionOff == isEnabled, isOurs else { return }\n"),
    # Alerts
    (EFFECTS, "    if table.opening(of: opener.segue) == .alert, let unwind",
     "    if table.opening(of: opener.segue) == .alert, !«what opened an alert hears its button», let unwind"),
    (EFFECTS, "    request.landing = target.id\n",
     "    request.landing = target.id\n"
     "    if «a button is final when its alert has gone», table[source.screenID].isAlert,\n"
     "      let opener = exchange(&source.opener, with: nil)\n    {\n"
     "      close(opener, returning: PendingRequest.Returned(unwind: table.number(of: request.segue), value: ()))\n    }\n"),
    # Before the first stack
    (SHOWING, "    state.entries.isEmpty || (!host.isAnimating && showsStanding(host))\n",
     "    (state.entries.isEmpty && !«a page of the host's own gives way») || (!host.isAnimating && showsStanding(host))\n"),
]

# Facts that are observed: tested with schedules of changing facts.
FOLLOWING_PATCHES = [
    (FOLLOWING, "        // This closure can run on any thread, before the value is set.\n",
     "        if «a review waits for the new value» {\n"
     "          MainActor.assumeIsolated {\n"
     "            if let self, self.follower?.takeReport(of: tracking) == true { self.followFacts() }\n"
     "          }\n"
     "        }\n"),
    (FOLLOWER, "    end()\n    isTracking = true\n",
     "    if «a tracking is renewed», number > 0 { return evaluate() }\n    end()\n    isTracking = true\n"),
    (FOLLOWING, "        factsDidChange(.observed)\n",
     "        factsDidChange(.observed)\n"
     "        if «the changes of a turn are one review» { factsDidChange(.observed) }\n"),
    (ROUTE_PLAN, "{ holder.map { !$0.isHook } ?? !isRefusedAlive }",
     "{\n    «a link that facts hold goes on when they change» ? holder == nil && !isRefusedAlive "
     ": holder.map { !$0.isHook } ?? !isRefusedAlive\n  }"),
]
