"""The guards of the guarded stack, and how each is removed: a file, its text, and the text that takes its place.

«name» in a replacement is true where the guard of that name is removed. A text must occur exactly once in its file.

Left out, since nobody could tell: a host that shows nothing at all is not adopted (its change has no top, and is refused
again where it is asked about); the hook's verdict for nobody (the phase says so already); the reserve of the arrays.
"""

CORE = "Sources/NavRuntime/Core"

REQUESTS = "GuardedStack+Requests.swift"
TRANSITIONS = "GuardedStack+Transitions.swift"
HOST = "GuardedStack+Host.swift"
SWIPE = "GuardedStack+Swipe.swift"
FACTS = "GuardedStack+Requirements.swift"
LINKS = "GuardedStack+Links.swift"
CHECKS = "StackRules+Checks.swift"
GLANCE = "GuardedStack+Glance.swift"
HIDDEN = "GuardedStack+Hidden.swift"
REPAIRS = "RepairSeries.swift"
STACK = "GuardedStack.swift"

PATCHES = [
    # Requests and the queue
    (REQUESTS, """    if locks > 0 {
      effects.append(.end(request.id, .refused(.locked)))
    } else if isOpen, !request.isNested {""",
     """    if locks > 0, !«a lock refuses» {
      effects.append(.end(request.id, .refused(.locked)))
    } else if (isOpen || «the guard is closed»), «from inside counts as busy» || !request.isNested {"""),
    (REQUESTS, """      let request = queue.removeFirst()
      if locks > 0 {
        effects.append(.end(request.id, .refused(.locked)))
      } else {
        start(request, into: &effects)
      }""",
     """      let request = «first in, first out» ? queue.removeLast() : queue.removeFirst()
      if locks > 0, !«a lock refuses what waits» {
        effects.append(.end(request.id, .refused(.locked)))
      } else if «what waited is checked again» {
        evaluate(request, isInteractive: false, into: &effects)
      } else if «what waited is asked about again» {
        current = request
        isCurrentInteractive = false
        perform(request, at: transition.start, into: &effects)
      } else {
        start(request, into: &effects)
      }"""),
    (REQUESTS, """    if isCurrentUnshown, current.id == id {
      discardMade(into: &effects)
""", """    if isCurrentUnshown, current.id == id, !«a cancelled request does not begin» {
      if !«what a cancelled request has made is let go» { discardMade(into: &effects) }
"""),
    (REQUESTS, "    case .confirming: if case .eviction = intent { false } else { true }",
     "    case .confirming: if case .eviction = intent { false } else { !«what is made is not shown after a cancel» }"),
    (REQUESTS, "    guard let index = queue.firstIndex(where: { $0.id == id }) else { return }",
     "    guard !«a cancelled request leaves the queue», let index = queue.firstIndex(where: { $0.id == id }) else { return }"),
    (REQUESTS, "    case .queue, .replace: return hasLeft(request.source) ? .notVisible : nil",
     "    case .queue, .replace: return hasLeft(request.source) && !«who has left may not wait» ? .notVisible : nil"),
    (REQUESTS, "        ? .notVisible : nil\n",
     "        && !«an unwind starts where it stands» ? .notVisible : nil\n"),
    (REQUESTS, """    if rules.policy(of: request) == .replace {
      for waiting in queue { effects.append(.end(waiting.id, .superseded)) }""",
     """    if rules.policy(of: request) == .replace, !«replace takes the place of all» {
      if !«who is replaced is told» { for waiting in queue { effects.append(.end(waiting.id, .superseded)) } }"""),
    (REQUESTS, "    queue.append(request)\n",
     "    if «the queue keeps its order» { queue.insert(request, at: 0) } else { queue.append(request) }\n"),
    (REQUESTS, "    case .auto, .drop: return .busy\n", "    case .auto, .drop: return «drop» ? nil : .busy\n"),
    (REQUESTS, """      if isArriving(request) || isQueued(request) { return .duplicate }
      return queue.count < limits.queue ? nil : .busy
    case .replace: return isArriving(request) ? .duplicate : nil""",
     """      if (!«a duplicate arrives» && isArriving(request)) || (!«a duplicate waits» && isQueued(request)) {
        return .duplicate
      }
      return queue.count < limits.queue || «the queue is bounded» ? nil : .busy
    case .replace: return isArriving(request) && !«a duplicate arrives, and replace» ? .duplicate : nil"""),
    (REQUESTS, "    if isCurrentUndecided {", "    if isCurrentUndecided, !«a duplicate is asked about» {"),
    (CHECKS, "    guard standing > 0, entries[standing - 1].instance == request.source else { return .notVisible }",
     "    guard standing > 0, «the source is visible» || entries[standing - 1].instance == request.source else {\n"
     "      return .notVisible\n    }"),
    (CHECKS, "    if isUnique(destination, recursion), entries[standing - 1].repeats(destination, request.key) { return .duplicate }",
     "    if !«a duplicate is visible», isUnique(destination, recursion),\n"
     "      entries[standing - 1].repeats(destination, request.key)\n    {\n      return .duplicate\n    }"),
    (CHECKS, "    return instances >= bound ? .depth : nil",
     "    return instances >= bound && !«the bound of recursion» ? .depth : nil"),
    (CHECKS, "    return recursion == .none ? !rules.allowsDuplicates : rules.refusesDuplicates",
     "    return recursion == .none ? !rules.allowsDuplicates : rules.refusesDuplicates && !«a recursive push may not repeat»"),
    # Verdicts, and telling the host
    (TRANSITIONS, """      case .allowed where locks > 0: open(ending: id, .refused(.locked), into: &effects)
      case .allowed: confirm(.request, into: &effects)
""", """      case .allowed where locks > 0 && !«a lock refuses what is allowed»:
        open(ending: id, .refused(.locked), into: &effects)
      case .allowed where «the host is asked before a page is made»: prepare(current, at: time, into: &effects)
      case .allowed: confirm(.request, into: &effects)
"""),
    (TRANSITIONS, """      case .refused(let refusal): open(ending: id, .refused(refusal), into: &effects)
""", """      case .refused where «no means no»: prepare(current, at: time, into: &effects)
      case .refused(let refusal): open(ending: id, .refused(refusal), into: &effects)
"""),
    (TRANSITIONS, """    phase = .awaiting
    if hasUnheardHost {""", """    phase = .awaiting
    if hasUnheardHost, !«a host that spoke is asked before waiting» {"""),
    (TRANSITIONS, "    } else if request.segue == .back {\n",
     "    } else if request.segue == .back, !«back is told when it has happened» {\n"),
    (TRANSITIONS, "    confirm(.prepared, into: &effects)",
     "    if «the host is asked again when a page is made» {\n      perform(request, at: time, into: &effects)\n"
     "    } else {\n      confirm(.prepared, into: &effects)\n    }"),
    (TRANSITIONS, "    confirm(.placed, into: &effects)",
     "    if «the host is asked again when a stack is made» {\n      showPlaced(at: .zero, into: &effects)\n"
     "    } else {\n      confirm(.placed, into: &effects)\n    }"),
    (TRANSITIONS, "          isAnimated: isAnimated && concealment == nil)))",
     "          isAnimated: isAnimated && (concealment == nil || «nothing is animated that nobody sees»))))"),
    (TRANSITIONS, "    if concealment == .wait {", "    if concealment == .wait, !«a hidden host is not set right» {"),
    (TRANSITIONS, """    if locks > 0 {
      effects.append(.end(id, .refused(.locked)))
      return
    }
    let legal = legalPart(of: placements)
    if !isOpen || legal.isEmpty {""",
     """    if locks > 0, !«a lock refuses a restored stack» {
      effects.append(.end(id, .refused(.locked)))
      return
    }
    let legal = legalPart(of: placements)
    if (!isOpen && !«a stack is restored with the guard open») || legal.isEmpty {"""),
    (TRANSITIONS, "    effects.append(.interaction(false))\n    effects.append(\n",
     "    if !«interaction off» { effects.append(.interaction(false)) }\n    effects.append(\n"),
    (TRANSITIONS, """    setTimer(transition.wait, into: &effects)
  }

  private mutating func beginTransition(""",
     """    if !«the watchdog is set» { setTimer(transition.wait, into: &effects) }
  }

  private mutating func beginTransition("""),
    (TRANSITIONS, "    guard patience > transition.patience else { return }",
     "    guard patience > transition.patience, !«a long animation gets its time» else { return }"),
    # Completions
    (TRANSITIONS, """    guard id == transition.id else {
      ignore(id, state""", """    guard id == transition.id || «the token of a completion» else {
      ignore(id, state"""),
    (TRANSITIONS, """    case .showing where transition.isSettled: break
    case .showing where !state.isAnimating:
      if showsProposed(state) {
        finish(into: &effects)""",
     """    case .showing where transition.isSettled && !«a completion does not save what was forced»: break
    case .showing where !state.isAnimating || «no completion while the host moves»:
      if showsProposed(state) || «a completion is only a hint» {
        finish(into: &effects)"""),
    (TRANSITIONS, """    effects.append(.ignored(id))
    hear(state, at: time, into: &effects)
""", """    effects.append(.ignored(id))
    if !«the host of another's completion is heard» { hear(state, at: time, into: &effects) }
"""),
    (TRANSITIONS, "    if done.segue == .back, target < standing {\n",
     "    if done.segue == .back, !«both hooks of back», target < standing || «no hook for a gesture that turns back» {\n"),
    (TRANSITIONS, """    standing = target
    repairs.help()
""", """    if «a page is let go after didShow» {
      while entries.count > target { effects.append(.release(entries.removeLast().instance, by: done.request)) }
    }
    standing = target
    repairs.help()
"""),
    (TRANSITIONS, """    leave(into: &effects)
    if done.kind == .set {
      // A repair has no second stack.
      for entry in replacement.dropFirst(done.kept).reversed() {""",
     """    if !«interaction on, when it has happened» { leave(into: &effects) }
    if done.kind == .set, !«what a link replaces is let go» {
      // A repair has no second stack.
      for entry in replacement.dropFirst(«what a link keeps is kept» ? 0 : done.kept).reversed() {"""),
    (TRANSITIONS, """    while entries.count > standing {
      effects.append(.release(""", """    while entries.count > standing {
      if «what is popped is let go» {
        entries.removeLast()
        continue
      }
      effects.append(.release("""),
    (TRANSITIONS, "    if failed.segue == .back, outcome.count < standing, let landing = outcome.last {",
     "    if failed.segue == .back, !«hooks of a back that failed half-way», outcome.count < standing,\n"
     "      let landing = outcome.last\n    {"),
    (TRANSITIONS, """    leave(into: &effects)
    let oldTop""", """    if !«interaction on, when it has failed» { leave(into: &effects) }
    let oldTop"""),
    (TRANSITIONS, "    for entry in known.reversed() where !entries.contains(entry) {",
     "    for entry in known.reversed() where !entries.contains(entry) && !«what failed is let go» {"),
    (TRANSITIONS, "    if failed.request != .none { effects.append(.end(failed.request, .failed)) }",
     "    if failed.request != .none, !«what failed has an outcome» { effects.append(.end(failed.request, .failed)) }"),
    (TRANSITIONS, """    follow(state, at: time, into: &effects)
  }

  /// What stands after""", """    if «the truth is followed after a failure» {
      open(ending: .none, .failed, into: &effects)
    } else {
      follow(state, at: time, into: &effects)
    }
  }

  /// What stands after"""),
    (TRANSITIONS, "    case .pop where transition.cause == .eviction: return Array(before[..<target])",
     "    case .pop where transition.cause == .eviction && !«what may not stay is gone, whatever the host does»:\n"
     "      return Array(before[..<target])"),
    (TRANSITIONS, "    case .push: return showsProposed(state) ? entries : before",
     "    case .push: return showsProposed(state) || «a push that failed is taken back» ? entries : before"),
    (TRANSITIONS, """    if hasUnheardHost {
      hasUnheardHost = false
      effects.append(.askHost)
    }
    reviewIfDue(into: &effects)
    if !queue.isEmpty { serve(into: &effects) }""",
     """    if hasUnheardHost, !«a host that spoke is asked when the guard opens» {
      hasUnheardHost = false
      effects.append(.askHost)
    }
    if !«requirements before the queue» { reviewIfDue(into: &effects) }
    if !queue.isEmpty, !«the queue moves on» { serve(into: &effects) }
    if «requirements before the queue» { reviewIfDue(into: &effects) }"""),
    # The host
    (HOST, "    case .confirming: confirm(state, at: time, into: &effects)",
     "    case .confirming where «what the host says decides»: break\n"
     "    case .confirming: confirm(state, at: time, into: &effects)"),
    (HOST, "    case .awaiting: if !isWhereItStands(state) {",
     "    case .awaiting: if !«a wait ends where the host leaves», !isWhereItStands(state) {"),
    (HOST, "      } else if phase == .showing, !state.isAnimating, !showsStanding(state) {",
     "      } else if phase == .showing, !state.isAnimating || «no failure while the host moves», !showsStanding(state) {"),
    (HOST, "    if state.isAnimating, unrest?.isSettled != true {",
     "    if state.isAnimating, unrest?.isSettled != true, !«a host that moves by itself is left alone» {"),
    (HOST, """      repair(at: time, into: &effects)
      return
    }
    replacement = truth
    phase = .evaluatingHostChange
    effects.append(.evaluateHostChange)""",
     """      if «an illegal change is taken back» {
        open(ending: .none, .shown, into: &effects)
      } else {
        repair(at: time, into: &effects)
      }
      return
    }
    replacement = truth
    phase = .evaluatingHostChange
    if «the app is asked about the host's change» {
      decideHostChange(.allowed, at: time, into: &effects)
    } else {
      effects.append(.evaluateHostChange)
    }"""),
    (HOST, "    if left > .zero {\n", "    if left > .zero || «a host that moves for ever is made to settle» {\n"),
    (HOST, "    guard locks == 0, concealment != .wait, isGivenUp || isWhereItStands(state) else {",
     "    guard locks == 0 || «nothing begins under a lock», concealment != .wait || «nothing begins at a hidden host»,\n"
     "      isGivenUp || isWhereItStands(state) || «what was allowed begins where the host stands»\n    else {"),
    (HOST, "    if concealment != nil { return }\n    switch phase {",
     "    if concealment != nil, !«a hidden host has no time» { return }\n    switch phase {"),
    (HOST, "    if concealment != nil { return }\n    let start",
     "    if concealment != nil, !«a hidden host that moves is left alone» { return }\n    let start"),
    (HOST, "        transition.isGlancedAt = true", "        transition.isGlancedAt = !«a look is looked at»"),
    (HOST, """      isReviewDue = true
    } else {""", """      isReviewDue = !«an eviction that was given up is asked about again»
    } else {"""),
    (HOST, "      discardMade(into: &effects)\n      let isLocked",
     "      if !«pages of what was given up» { discardMade(into: &effects) }\n      let isLocked"),
    (HOST, "    if isMade { replacement.removeAll(keepingCapacity: true) }",
     "    if isMade, !«what was built is forgotten» { replacement.removeAll(keepingCapacity: true) }"),
    (HOST, "      for entry in replacement[kept..<built].reversed() {",
     "      for entry in replacement[kept..<built].reversed() where !«pages of a link that was given up» {"),
    (HOST, "    case (.confirming, .placed):\n      for entry in replacement.reversed() {",
     "    case (.confirming, .placed):\n      for entry in replacement.reversed() where !«pages of a stack that was given up» {"),
    (HOST, "    while phase == .confirming, entries.count > standing {",
     "    while phase == .confirming, entries.count > standing, !«the page of a push that was given up» {"),
    (HOST, "    guard verdict == .allowed, let landing = replacement.last else {",
     "    guard verdict == .allowed || «the app may refuse the host's change», let landing = replacement.last else {"),
    (HOST, "    if let top = entries.last, !replacement.contains(top) {",
     "    if let top = entries.last, !replacement.contains(top), !«hooks of a back that the host made» {"),
    (HOST, "    for entry in replacement.reversed() where !entries.contains(entry) {",
     "    for entry in replacement.reversed() where !entries.contains(entry) && !«what the host took off is let go» {"),
    (HOST, "    guard hasUnheardHost else {", "    guard hasUnheardHost, !«a host that spoke is asked before it is set right» else {"),
    # The watchdog
    (HOST, "      if rest <= .zero {\n", "      if rest <= .zero || «a timer before its time is none» {\n"),
    (HOST, """        transition.hasTimedOut = true
        effects.append(.askHost)
      }""", """        transition.hasTimedOut = true
        if !«the watchdog asks» { effects.append(.askHost) }
      }"""),
    (HOST, "    if !transition.hasReported, elapsed >= limits.stallReport {",
     "    if !transition.hasReported || «one report», elapsed >= limits.stallReport {"),
    (HOST, """    if transition.isSettled {
      effects""", """    if transition.isSettled, !«what had to be forced has failed» {
      effects"""),
    (HOST, """    } else if state.isAnimating {
      waitOrSettle(elapsed, into: &effects)
    } else if phase == .swiping {""", """    } else if state.isAnimating, !«watchdog: still animating» {
      waitOrSettle(elapsed, into: &effects)
    } else if phase == .swiping, !«watchdog: a gesture that vanished» {"""),
    (HOST, """    } else if showsProposed(state) {
      effects.append(.stalled(transition.id, .completionMissing))""",
     """    } else if showsProposed(state), !«watchdog: settled on the target» {
      effects.append(.stalled(transition.id, .completionMissing))"""),
    (HOST, """      effects.append(.stalled(transition.id, .settledElsewhere))
      fail(state, at: time, into: &effects)""", """      effects.append(.stalled(transition.id, .settledElsewhere))
      if !«watchdog: settled elsewhere» { fail(state, at: time, into: &effects) }"""),
    (HOST, "    if elapsed >= limits.stallReport {\n      transition.isSettled = true",
     "    if elapsed >= limits.stallReport, !«the host is made to settle» {\n      transition.isSettled = true"),
    (HOST, "    if !transition.hasStalled, elapsed >= transition.patience {",
     "    if !transition.hasStalled || «one word of a stall», elapsed >= transition.patience {"),
    # Legal stacks
    (HOST, "      guard let entry = byInstance.removeValue(forKey: instance) else { return nil }",
     "      guard let entry = byInstance.removeValue(forKey: instance) else {\n"
     "        if «an unknown page is not adopted» { continue }\n        return nil\n      }"),
    (HOST, "        guard rules.canPush(entry.screen, from: below.screen) else { return nil }",
     "        guard rules.canPush(entry.screen, from: below.screen) || «only a legal stack is adopted» else { return nil }"),
    (HOST, "        guard entry.screen == rules.root else { return nil }",
     "        guard entry.screen == rules.root || «a stack has its root» else { return nil }"),
    (HOST, "        guard rules.canPush(placement.screen, from: source, having: counts[placement.screen, default: 0]) else { break }",
     "        guard\n          rules.canPush(placement.screen, from: source, having: counts[placement.screen, default: 0])\n"
     "            || «only a legal stack is restored»\n        else { break }"),
    # Repairs
    (REPAIRS, "    if count == 0 || (hasHelped && count < Self.burst) {",
     "    if count == 0 || (hasHelped && (count < Self.burst || «a tug of war pauses»)) {"),
    (REPAIRS, "    } else if !hasHelped, !hasStopped, time - start >= limits.stallReport {",
     "    } else if !hasHelped, !hasStopped, time - start >= limits.stallReport, !«a host that cannot be helped is left» {"),
    (REPAIRS, "    } else if rest > .zero {", "    } else if rest > .zero, !«a host is told again after a pause» {"),
    # Gestures
    (SWIPE, "      if locks > 0 { .locked } else if !isOpen || request.isNested { .busy } else {\n"
            "        rules.refusal(of: request, on: entries, standing: standing)\n      }",
     "      if locks > 0, !«a lock refuses a gesture» {\n        .locked\n"
     "      } else if !«no gesture while busy», !isOpen || request.isNested {\n        .busy\n      } else {\n"
     "        «no gesture at the root» ? nil : rules.refusal(of: request, on: entries, standing: standing)\n      }"),
    (SWIPE, "    guard phase == .swiping else {\n", "    guard phase == .swiping || «a finger that is lifted late ends nothing» else {\n"),
    (SWIPE, """      if end == .cancelled {
        turnBack()""", """      if end == .cancelled, !«a gesture turns back» {
        turnBack()"""),
    (SWIPE, "      transition.hasInteractionOff = true\n      effects.append(.interaction(false))",
     "      if !«interaction off, after a gesture» {\n        transition.hasInteractionOff = true\n"
     "        effects.append(.interaction(false))\n      }"),
    (SWIPE, "    } else if showsStanding(state) {\n      turnBack()",
     "    } else if showsStanding(state), !«a cancel leaves everything as it was» {\n      turnBack()"),
    (SWIPE, "    guard phase == .swiping else { return }\n    transition.start = time",
     "    guard phase == .swiping, !«a finger that moves gets its time» else { return }\n    transition.start = time"),
    # Looks at the host before the watchdog's time
    (GLANCE, "    guard transition.glance == .zero else { return }\n    transition.glance = Self.firstGlance",
     "    guard transition.glance == .zero, !«a host that was too early is looked at» else { return }\n"
     "    transition.glance = Self.firstGlance"),
    (GLANCE, "    } else if state.isAnimating {\n      // A timer",
     "    } else if state.isAnimating, !«a look does not end what moves» {\n      // A timer"),
    (GLANCE, "    if state.isAnimating {\n      transition.glance = .zero\n    } else if",
     "    if state.isAnimating, !«a gesture that has begun goes on» {\n      transition.glance = .zero\n    } else if"),
    (GLANCE, " transition.glance > Self.firstGlance {",
     " transition.glance > Self.firstGlance, !«a gesture that never begins is given back» {"),
    # A host that is hidden
    (HIDDEN, "    if isTimed { effects.append(.timer(nil)) }",
     "    if isTimed, !«a host that hides takes its time along» { effects.append(.timer(nil)) }"),
    (HIDDEN, "    guard phase == .showing || phase == .swiping else { return }",
     "    guard phase == .showing || phase == .swiping, !«an answer of a hidden host is not late» else { return }"),
    (HIDDEN, "    transition.hasTimedOut = transition.isSettled",
     "    transition.hasTimedOut = transition.isSettled && !«hiding does not save who was made to settle»"),
    (HIDDEN, "      effects.append(.timer(transition.wait))",
     "      if !«a host that is back has its time» { effects.append(.timer(transition.wait)) }"),
    (HIDDEN, "    case .idle: follow(state, at: time, into: &effects)",
     "    case .idle: if !«a host that is back is followed» { follow(state, at: time, into: &effects) }"),
    (HIDDEN, "    if concealment == nil { effects.append(.timer(delay)) }",
     "    if concealment == nil || «no time is set for a hidden host» { effects.append(.timer(delay)) }"),
    (STACK, "phase == .idle && concealment != .wait }",
     "phase == .idle && (concealment != .wait || «the guard is closed for a host that waits») }"),
    # Requirements
    (FACTS, """    isReviewDue = true
    reviewIfDue(into: &effects)
  }

  mutating func unlock(into effects: inout [StackEffect]) {
    locks = max(0, locks - 1)
    reviewIfDue(into: &effects)""", """    isReviewDue = !«changed facts are remembered»
    reviewIfDue(into: &effects)
  }

  mutating func unlock(into effects: inout [StackEffect]) {
    locks = max(0, locks - 1)
    if !«a lock puts a review off, and no longer» { reviewIfDue(into: &effects) }"""),
    (FACTS, "    guard isReviewDue, locks == 0 else { return }",
     "    guard isReviewDue, locks == 0 || «no review under a lock» else { return }"),
    (FACTS, "    case .awaiting: effects.append(.evaluateRequirements)",
     "    case .awaiting: if !«a wait ends where a page may not stay» { effects.append(.evaluateRequirements) }"),
    (FACTS, "        return\n      }\n      confirm(.eviction(lowest), into: &effects)",
     "        return\n      }\n      if «the host is asked before an eviction» {\n        evict(lowest, at: time, into: &effects)\n"
     "      } else {\n        confirm(.eviction(lowest), into: &effects)\n      }"),
    (FACTS, "      effects.append(.end(current.id, .refused(.notVisible)))\n",
     "      if !«what an eviction ends has an outcome» { effects.append(.end(current.id, .refused(.notVisible))) }\n"),
    # Links
    (LINKS, "    if locks > 0 {\n", "    if locks > 0, !«a lock refuses a link before anything is made» {\n"),
    (LINKS, "    case .allowed where locks > 0: drop(.locked, into: &effects)",
     "    case .allowed where locks > 0 && !«a lock refuses a link's next page»: drop(.locked, into: &effects)"),
    (LINKS, "    discardMade(into: &effects)\n    open(ending: current.id, .refused(refusal), into: &effects)",
     "    if !«pages of a link that was refused» { discardMade(into: &effects) }\n"
     "    open(ending: current.id, .refused(refusal), into: &effects)"),
    (LINKS, "      replacement.removeLast(replacement.count - built)",
     "      if !«a link stops where it must» { replacement.removeLast(replacement.count - built) }"),
    (LINKS, "      confirm(.link, into: &effects)",
     "      if «the host is asked before a link» {\n        showLink(at: time, into: &effects)\n"
     "      } else {\n        confirm(.link, into: &effects)\n      }"),
]
