"""The guards of the guarded stack, and how each is removed: a file, its text, and the replacement.

«name» in a replacement is true if the guard with that name is removed. A text must occur exactly once in its file.

These guards are left out, because their removal has no observable effect:

- A host that shows nothing is not adopted. Its change has no top, and is refused again when the host is queried.
- A hook's verdict without a request is ignored. The phase already excludes it.
- The arrays reserve capacity.
"""

CORE = "Sources/NavRuntime/Core"

REQUESTS = "GuardedStack+Requests.swift"
VERDICTS = "GuardedStack+Verdicts.swift"
CONFIRMING = "GuardedStack+Confirming.swift"
SHOWING = "GuardedStack+Showing.swift"
TABS = "GuardedStack+Tabs.swift"
WATCHDOG = "GuardedStack+Watchdog.swift"
HOST = "GuardedStack+Host.swift"
SWIPE = "GuardedStack+Swipe.swift"
FACTS = "GuardedStack+Requirements.swift"
LINKS = "GuardedStack+Links.swift"
CHECKS = "StackRules+Checks.swift"
LEGALITY = "StackRules+Legality.swift"
HIDDEN = "GuardedStack+Hidden.swift"
REPAIRS = "RepairSeries.swift"
STATE = "StackState.swift"
STACK = "GuardedStack.swift"
EDGES = "PushEdges.swift"
ALERTS = "GuardedStack+Alerts.swift"
COVERED = "GuardedStack+Covered.swift"
PATH = "StackPath.swift"
COLUMNS = "GuardedStack+Columns.swift"
COLUMNS_RULES = "StackRules+Columns.swift"
TARGETS = "StackRules+Targets.swift"
STEPS = "../Hosts/StackChange.swift"

# The worlds in which exploration notices a removal, for removals that only a far state shows.
WORLDS = {
    "a host is made to settle for a saved stack": ["restoring", "restoring anyway"],
}

PATCHES = [
    # Columns
    (COLUMNS_RULES, "    form == .expanded && !entries.isEmpty", "    (form == .expanded || «an earlier column acts in expanded form only») && !entries.isEmpty"),
    (COLUMNS_RULES, "    screens[Int(entry.screen.rawValue)].columns != .none && entry.opening != .popover",
     "    (screens[Int(entry.screen.rawValue)].columns != .none || «only a split has columns»)\n"
     "      && (entry.opening != .popover || «a popover has no columns»)"),
    (COLUMNS_RULES, "    return entries[index + 1].isPane && index >= entries.startOfTopRun && isExpanded(form, entries)",
     "    return (entries[index + 1].isPane || «only the last page of a column acts»)\n"
     "      && (index >= entries.startOfTopRun || «a page below a layer does not act») && isExpanded(form, entries)"),
    (TARGETS, "    if segue.opening.beginsLayer { return", "    if segue.opening.beginsLayer, !«later columns stay behind a layer» { return"),
    (TARGETS, "    return Arrival(kept: source + 1, columns: segue.columns)",
     "    return Arrival(kept: «a choice replaces the later columns» ? entries.count : source + 1, columns: segue.columns)"),
    (TARGETS, "      return Arrival(kept: index + 1, columns: entries[replaced].isPane ? .one : .none)",
     "      return Arrival(\n"
     "        kept: index + 1, columns: entries[replaced].isPane && !«a replacement stays in its column» ? .one : .none)"),
    (TARGETS, "    guard source + 1 < entries.count, entries[source + 1].isPane,",
     "    guard !«the page that is chosen again is kept», source + 1 < entries.count, entries[source + 1].isPane,"),
    (PATH, "    return end < count && self[end].columnsAside > 0 && below(end) == index ? end : index + 1",
     "    return end < count && self[end].columnsAside > 0 && below(end) == index && !«what was set aside is there again»\n"
     "      ? end : index + 1"),
    (PATH, "    self[index].columnsAside == 0 || index == 0\n",
     "    self[index].columnsAside == 0 || index == 0 || «what is set aside is not on the path»\n"),
    (FACTS, "    if let layer = state.entries.layer(over: index) {",
     "    if !«a layer stays over what leaves below it», let layer = state.entries.layer(over: index) {"),
    (CONFIRMING, "    if rules.hasColumns, let request = intent.acting, !mayAct(request) {",
     "    if rules.hasColumns, let request = intent.acting, !«what a fold hides does not begin», !mayAct(request) {"),
    (COLUMNS, "    if state.hiddenPolicy != nil { return }\n    state.form",
     "    if !«a hidden host has no form», state.hiddenPolicy != nil { return }\n    state.form"),
    (COLUMNS, "    return departure(of: request).others", "    return «who leaves for another column is asked» ? [] : departure(of: request).others"),
    (COLUMNS, "      if passed.contains(index) {", "      if passed.contains(index), !«who leaves by a request is not asked» {"),
    (LEGALITY, "        entry = entry.with(columns: stack.columns(from: index + 1))",
     "        if !«a layer knows what is left of what is set aside» { entry = entry.with(columns: stack.columns(from: index + 1)) }"),
    (SHOWING, "    return top == state.entries.last?.instance ? nil : top",
     "    return top == state.entries.last?.instance && !«a page that stays on top is not announced» ? nil : top"),
    # Tabs and roots
    (PATH, "let old = self[kept].opening.tab, let new = opening.tab, old != new else {",
     "let old = self[kept].opening.tab, let new = opening.tab, old != new, !«a tab that is left is parked» else {"),
    (PATH, "    while end < count, self[end].opening == .push { end += 1 }\n",
     "    while end < count, self[end].opening == .push || «a run ends where a layer begins» { end += 1 }\n"),
    (TABS, "    segue == .required ? 0..<0 : before.parked(by: after) ?? 0..<0",
     "    segue == .required && !«a tab that may not stay is not parked» ? 0..<0 : before.parked(by: after) ?? 0..<0"),
    (TABS, "      if standing.contains(run.container), !isShown {",
     "      if standing.contains(run.container) || «tabs go with their container»,\n"
     "        !isShown || «what is shown again is parked no more» {"),
    (TABS, "        for entry in run.entries.reversed() where !standing.contains(entry.instance) {",
     "        for entry in run.entries.reversed()\n"
     "        where !standing.contains(entry.instance) && !«what tabs held is let go with their container» {"),
    (TABS, "    if place.index == 0 {\n      state.parked.runs.remove(at: place.run)\n",
     "    if «what may not stay leaves its tab» {\n    } else if place.index == 0 {\n"
     "      state.parked.runs.remove(at: place.run)\n"),
    (TABS, "    case .eviction: true\n    case .set: transition.segue == .required\n",
     "    case .eviction: !«what may not stay is looked for in tabs too»\n"
     "    case .set: transition.segue == .required\n"),
    (TABS, "    // Another parked instance may have to leave too.\n    state.review = .due\n",
     "    if !«another page that may not stay is looked for» { state.review = .due }\n"),
    (LINKS, "    if let resumed = plan.resumed, let place = parkedPlace(of: resumed.first), place.index == 0 {",
     "    if let resumed = plan.resumed, let place = parkedPlace(of: resumed.first), place.index == 0,\n"
     "      !«a tab comes back with what it held»\n    {"),
    (CHECKS, "    return request.sender == .user && entries.beginsLayer(from: index + 1) ? .notVisible : nil",
     "    return request.sender == .user && !«nobody presses a tab under a layer»\n"
     "      && entries.beginsLayer(from: index + 1) ? .notVisible : nil"),
    (FACTS, "    case .asking(.requirements, _) where state.locks == 0: build(id, .required, plan, into: &effects)",
     "    case .asking(.requirements, _) where state.locks == 0 || «no other root under a lock»:\n"
     "      build(id, .required, plan, into: &effects)"),
    (SHOWING, "    case .set where failed.segue == .required: return state.draft\n",
     "    case .set where failed.segue == .required && !«a root that may not stay is gone»: return state.draft\n"),
    (LEGALITY, "    guard let top = stack.last, !isContainer(top.screen) else { return nil }",
     "    guard let top = stack.last, «a container is never on top» || !isContainer(top.screen) else { return nil }"),
    (HOST, "    guard let truth = rules.legalStack(host, among: state.entries + state.parked.entries) else {",
     "    guard let truth = rules.legalStack(\n"
     "      host, among: state.entries + («a tab that the host selects is known» ? [] : state.parked.entries)) else {"),
    (STEPS, "difference.leftTab ?? (kept > 0",
     "«a container stays when another of its tabs is selected» ? kept > 0 ? stack[kept - 1].id : nil\n"
     "        : difference.leftTab ?? (kept > 0"),
    # Alerts
    (ALERTS, "return state.entries.dropLast().elementsEqual(state.draft) ? top.instance : nil",
     "\n      let isClosed = «an alert is closed where nothing else has gone»\n"
     "        ? state.draft.count + 1 == state.entries.count : state.entries.dropLast().elementsEqual(state.draft)\n"
     "      return isClosed ? top.instance : nil"),
    (ALERTS, "    guard time < end else { return false }",
     "    guard time < end, !«the button of a closed alert is waited for» else { return false }"),
    (ALERTS, "    case .unsettled(let unrest?): return unrest.answer == nil ? nil : top.instance",
     "    case .unsettled(let unrest?):\n"
     "      return unrest.answer == nil || «a button that is waited for comes first» ? nil : top.instance"),
    (ALERTS, "    state.answeredAlert = request.source\n    let isPressed",
     "    if !«an answered alert counts as shown» { state.answeredAlert = request.source }\n    let isPressed"),
    (ALERTS, "state.locks == 0, !isPressed else {",
     "state.locks == 0, !isPressed || «the first button of an alert counts»,\n"
     "      !«a button comes before what waits for the host»\n    else {"),
    (ALERTS, "    state.answeredAlert = nil\n    if state.phase.isIdle { effects.append(.askHost) }",
     "    if «an alert that nobody has answered does not stay answered» { return }\n    state.answeredAlert = nil\n"
     "    if state.phase.isIdle, !«an alert that nobody sees is looked for» { effects.append(.askHost) }"),
    (ALERTS, "      state.queue.insert(request, at: 0)\n",
     "      if !«a choice answers for a closed alert» { state.queue.insert(request, at: 0) }\n"),
    (ALERTS, "state.phase.undecided?.source != alert, !isAnswerQueued else { return }",
     "state.phase.undecided?.source != alert,\n"
     "      !isAnswerQueued || «a button that waits remains the answer»\n    else { return }"),
    (ALERTS, "    if !host.isAnimating { waiting.isSettled = false }\n",
     "    if !host.isAnimating, !«a host that moves again is made to settle again» { waiting.isSettled = false }\n"),
    (HOST, "      if mayNotAnswer { return repair",
     "      if mayNotAnswer, !«an alert that cannot be answered is shown again» { return repair"),
    (CHECKS, "    } else if source.opening == .alert {", "    } else if source.opening == .alert, !«no back from an alert» {"),
    # Segues that replace
    (CONFIRMING, "      change = arrival.kept == state.entries.count ? .push(arriving) :",
     "      change = «a replacement cuts the stack» || arrival.kept == state.entries.count ? .push(arriving) :"),
    (CHECKS, "    if arrival(of: request, on: entries) == nil { return .notVisible }\n",
     "    if arrival(of: request, on: entries) == nil, !«a replacement has something to stand on» { return .notVisible }\n"),
    (SHOWING, "      if let truth = rules.legalStack(host, among: state.draft), state.draft.starts(with: truth) { return truth }\n",
     "      if let truth = rules.legalStack(host, among: state.draft),\n"
     "        «only a part of the way is believed» || state.draft.starts(with: truth) { return truth }\n"),
    (EDGES, "      guard segue.from == nil, case .push(let destination, let recursion) = segue.action else { continue }",
     "      guard segue.from == nil || «a replacement is no edge from its source»,\n"
     "        case .push(let destination, let recursion) = segue.action else { continue }"),
    # Requests and the queue
    (REQUESTS, """    if request.isRestore { supersedeRestore(into: &effects) }
    if state.locks > 0, !request.isRestore {
      effects.append(.end(request.id, .refused(.locked)))
    } else if isOpen, state.locks == 0, !request.isNested {""",
     """    if request.isRestore, !«a saved stack takes the place of another» { supersedeRestore(into: &effects) }
    if state.locks > 0, !request.isRestore || «a saved stack waits for a lock», !«a lock refuses» {
      effects.append(.end(request.id, .refused(.locked)))
    } else if isOpen || «the guard is closed», state.locks == 0 || «a lock refuses»,
      «from inside counts as busy» || !request.isNested
    {"""),
    (REQUESTS, "    for waiting in state.queue[first...] { effects.append(.end(waiting.id, .superseded)) }",
     "    if !«who waits behind a saved stack is told» {\n"
     "      for waiting in state.queue[first...] { effects.append(.end(waiting.id, .superseded)) }\n    }"),
    (REQUESTS, "    state.returned = request.id\n",
     "    if !«a request returns to the queue once» { state.returned = request.id }\n"),
    (REQUESTS, "    request.isRestore || request.source == state.answeredAlert\n",
     "    request.isRestore && !«there is room for a saved stack»\n"
     "      || request.source == state.answeredAlert && !«there is room for a button»\n"),
    (REQUESTS, """      let request = state.queue.removeFirst()
      if state.locks > 0 {
        effects.append(.end(request.id, .refused(.locked)))
      } else {
        start(request, into: &effects)
      }""",
     """      let request = «first in, first out» ? state.queue.removeLast() : state.queue.removeFirst()
      if state.locks > 0, !«a lock refuses what waits» {
        effects.append(.end(request.id, .refused(.locked)))
      } else if «what waited is checked again» {
        evaluate(StackState.Asked(request: request), into: &effects)
      } else if «what waited is asked about again» {
        confirm(.request(StackState.Asked(request: request)), into: &effects)
      } else {
        start(request, into: &effects)
      }"""),
    (REQUESTS, """    if state.phase.unshown == id {
      discard(into: &effects)
""", """    if state.phase.unshown == id, !«a cancelled request does not begin» {
      if !«what a cancelled request has made is let go» { discard(into: &effects) }
"""),
    (STATE, "    case .confirming(let intent): intent.request\n",
     "    case .confirming where «what is made is not shown after a cancel»: nil\n"
     "    case .confirming(let intent): intent.request\n"),
    (REQUESTS, "    guard let index = state.queue.firstIndex(where: { $0.id == id }) else { return }",
     "    guard !«a cancelled request leaves the queue», let index = state.queue.firstIndex(where: { $0.id == id }) else { return }"),
    (REQUESTS, "    case .queue, .replace: return hasLeft(request.source) ? .notVisible : nil",
     "    case .queue, .replace: return hasLeft(request.source) && !«who has left may not wait» ? .notVisible : nil"),
    (REQUESTS, "      return isUnwind && !acts(request.source) ? .notVisible : nil\n",
     "      return isUnwind && !acts(request.source) && !«an unwind starts where it stands» ? .notVisible : nil\n"),
    (REQUESTS, """    if rules.policy(of: request) == .replace {
      for waiting in state.queue { effects.append(.end(waiting.id, .superseded)) }""",
     """    if rules.policy(of: request) == .replace, !«replace takes the place of all» {
      if !«who is replaced is told» { for waiting in state.queue { effects.append(.end(waiting.id, .superseded)) } }"""),
    (REQUESTS, "    state.queue.append(request)\n",
     "    if «the queue keeps its order» { state.queue.insert(request, at: 0) } else { state.queue.append(request) }\n"),
    (REQUESTS, "    case .auto, .drop: return .busy\n", "    case .auto, .drop: return «drop» ? nil : .busy\n"),
    (REQUESTS, """      if isArriving(request) || isQueued(request) { return .duplicate }
      return request.isRestore || state.queue.count < limits.queue ? nil : .busy
    case .replace: return isArriving(request) ? .duplicate : nil""",
     """      if (!«a duplicate arrives» && isArriving(request)) || (!«a duplicate waits» && isQueued(request)) {
        return .duplicate
      }
      return request.isRestore || state.queue.count < limits.queue || «the queue is bounded» ? nil : .busy
    case .replace: return isArriving(request) && !«a duplicate arrives, and replace» ? .duplicate : nil"""),
    (REQUESTS, "    if let current = state.phase.undecided {",
     "    if let current = state.phase.undecided, !«a duplicate is asked about» {"),
    (CHECKS, "      guard let index = entries.index(of: request.source), acts(index, on: entries, in: form) else {",
     "      guard let index = entries.index(of: request.source) ?? («the source is visible» ? entries.count - 1 : nil),\n"
     "        «the source is visible» || acts(index, on: entries, in: form)\n      else {"),
    (CHECKS, "    if isUnique(destination, recursion), let top = entries.last, top.repeats(destination, request.key) {",
     "    if !«a duplicate is visible», isUnique(destination, recursion), let top = entries.last,\n"
     "      top.repeats(destination, request.key)\n    {"),
    (CHECKS, "    return instances >= bound ? .depth : nil",
     "    return instances >= bound && !«the bound of recursion» ? .depth : nil"),
    (CHECKS, "    return recursion == .none ? !rules.allowsDuplicates : rules.refusesDuplicates",
     "    return recursion == .none ? !rules.allowsDuplicates : rules.refusesDuplicates && !«a recursive push may not repeat»"),
    # Verdicts, and calls to the host
    (VERDICTS, """      case .allowed where state.locks > 0: open(ending: id, .refused(.locked), into: &effects)
      case .allowed: confirm(.request(asked), into: &effects)
""", """      case .allowed where state.locks > 0 && !«a lock refuses what is allowed»:
        open(ending: id, .refused(.locked), into: &effects)
      case .allowed: confirm(.request(asked), into: &effects)
"""),
    (VERDICTS, """      case .refused(let refusal): open(ending: id, .refused(refusal), into: &effects)
""", """      case .refused where «no means no»: confirm(.request(asked), into: &effects)
      case .refused(let refusal): open(ending: id, .refused(refusal), into: &effects)
"""),
    (VERDICTS, """    state.phase = .awaiting(asked)
    if hasPendingHostReport {""", """    state.phase = .awaiting(asked)
    if hasPendingHostReport, !«a host that spoke is asked before waiting» {"""),
    (CONFIRMING, "    state.phase = .confirming(intent)\n",
     "    state.phase = .confirming(intent)\n"
     "    if «the host is asked before a page is made», case .request(let asked) = intent {\n"
     "      prepare(asked, at: .zero, into: &effects)\n      return\n    }\n"),
    (CONFIRMING, "    } else if request.segue == .back {\n",
     "    } else if request.segue == .back, !«back is told when it has happened» {\n"),
    (CONFIRMING, "    confirm(.prepared(asked, arriving: arriving), into: &effects)",
     "    if «the host is asked again when a page is made» {\n      perform(asked, arriving, at: time, into: &effects)\n"
     "    } else {\n      confirm(.prepared(asked, arriving: arriving), into: &effects)\n    }"),
    (CONFIRMING, "    confirm(.placed(id, restore, isHostSettled: false), into: &effects)",
     "    if «the host is asked again when a stack is made» {\n"
     "      show(.set(kept: 0), for: id, .none, isAnimated: false, at: .zero, into: &effects)\n"
     "    } else {\n      confirm(.placed(id, restore, isHostSettled: false), into: &effects)\n    }"),
    (SHOWING, "          isAnimated: isAnimated && state.hiddenPolicy == nil)))",
     "          isAnimated: isAnimated && (state.hiddenPolicy == nil || «nothing is animated that nobody sees»))))"),
    (HOST, "    if state.hiddenPolicy == .wait {", "    if state.hiddenPolicy == .wait, !«a hidden host is not set right» {"),
    (CONFIRMING, "_): !isHeldUp(host) || !waits(restore, for: host)\n",
     "_):\n      (!isHeldUp(host) && !«a saved stack replaces what the host shows»)\n"
     "        || «a saved stack waits for a host that moves» || !waits(restore, for: host)\n"),
    (CONFIRMING, "    where restore != nil && host.isAnimating || isHostBusyBeforeStart(host):",
     "    where restore != nil && host.isAnimating && !«a host is made to settle for a saved stack» || isHostBusyBeforeStart(host):"),
    (SHOWING, "    effects.append(.interaction(false))\n    effects.append(\n",
     "    if !«interaction off» { effects.append(.interaction(false)) }\n    effects.append(\n"),
    (SHOWING, """    setTimer(transition.wait, into: &effects)
  }

  /// The instance on top after""",
     """    if !«the watchdog is set» { setTimer(transition.wait, into: &effects) }
  }

  /// The instance on top after"""),
    (SHOWING, "    guard patience > transition.patience else { return }",
     "    guard patience > transition.patience, !«a long animation gets its time» else { return }"),
    # Completions
    (SHOWING, "    guard case .showing(let transition) = state.phase, id == transition.id else {",
     "    guard case .showing(let transition) = state.phase, id == transition.id || «the token of a completion» else {"),
    (SHOWING, """    } else if transition.watch.isSettling {
      // If the watchdog""", """    } else if transition.watch.isSettling, !«a completion does not save what was forced» {
      // If the watchdog"""),
    (SHOWING, "    } else if host.isAnimating {\n      // A completion",
     "    } else if host.isAnimating, !«no completion while the host moves» {\n      // A completion"),
    (SHOWING, """    } else if shows(host, transition.change) {
      finish(transition, into: &effects)""",
     """    } else if shows(host, transition.change) || «a completion is only a hint» {
      finish(transition, into: &effects)"""),
    (SHOWING, """      effects.append(.ignored(id))
      overhear(host, at: time, into: &effects)
""", """      effects.append(.ignored(id))
      if !«the host of another's completion is heard» { overhear(host, at: time, into: &effects) }
"""),
    (SHOWING, "      if done.segue == .back, count < standing {\n",
     "      if done.segue == .back, !«both hooks of back», count < standing || «no hook for a gesture that turns back» {\n"),
    (SHOWING, """    state.repairs.help()
    if done.change.keepsPath""", """    if «a page is let go after didShow» {
      while state.entries.count > length {
        effects.append(.release(state.entries.removeLast().instance, by: done.request))
      }
    }
    state.repairs.help()
    if done.change.keepsPath"""),
    (SHOWING, "    if host.shows(outcome, count: outcome.count) { tellTop(into: &effects) }",
     "    if host.shows(outcome, count: outcome.count) || «a page is reported when the host shows it» {\n"
     "      tellTop(into: &effects)\n    }"),
    (SHOWING, "    if state.entries.last?.instance == top { effects.append(.didShow(top)) }",
     "    if state.entries.last?.instance == top, !«a page that is shown late is reported» {\n"
     "      effects.append(.didShow(top))\n    }"),
    (LINKS, "    if state.draft.isEmpty || (kept == state.entries.count && kept == state.draft.count) {\n",
     "    if «the host is asked before several pages are made» {\n      buildNext(progress, into: &effects)\n"
     "    } else if state.draft.isEmpty || (kept == state.entries.count && kept == state.draft.count) {\n"),
    (SHOWING, """    leave(done, into: &effects)
    if case .set(let kept) = done.change {
      takeOff(previous, above: kept, after""",
     """    if !«interaction on, when it has happened» { leave(done, into: &effects) }
    if case .set(let kept) = done.change {
      takeOff(previous, above: «what a link keeps is kept» ? 0 : kept, after"""),
    (TABS, "    for index in (kept..<max(kept, end)).reversed() where !parked.contains(index) {",
     "    for index in (kept..<max(kept, end)).reversed()\n"
     "    where !parked.contains(index) && !«what a link replaces is let go» {"),
    (SHOWING, """    while state.entries.count > length {
      effects.append(.release(""", """    while state.entries.count > length {
      if «what is popped is let go» {
        state.entries.removeLast()
        continue
      }
      effects.append(.release("""),
    (SHOWING, "    if failed.segue == .back, outcome.count < before.count, !outcome.isEmpty {",
     "    if failed.segue == .back, !«hooks of a back that failed half-way», outcome.count < before.count, !outcome.isEmpty {"),
    (SHOWING, """    leave(failed, into: &effects)
""", """    if !«interaction on, when it has failed» { leave(failed, into: &effects) }
"""),
    (TABS, "    for entry in (before + made).reversed() where !kept.contains(entry.instance) {",
     "    for entry in (before + made).reversed() where !kept.contains(entry.instance) && !«what failed is let go» {"),
    (SHOWING, "    if failed.request != .none { effects.append(.end(failed.request, .failed)) }\n    follow(",
     "    if failed.request != .none, !«what failed has an outcome» { effects.append(.end(failed.request, .failed)) }\n"
     "    if «the truth is followed after a failure» {\n      open(ending: .none, .failed, into: &effects)\n      return\n    }\n"
     "    follow("),
    (SHOWING, "    case .eviction(let count): return Array(before[..<count])",
     "    case .eviction where «what may not stay is gone, whatever the host does»: return before\n"
     "    case .eviction(let count): return Array(before[..<count])"),
    (SHOWING, "    case .push(let arriving): return shows(host, failed.change) ? before + [arriving] : before",
     "    case .push(let arriving):\n"
     "      return shows(host, failed.change) || «a push that failed is taken back» ? before + [arriving] : before"),
    (STACK, """    if hasPendingHostReport { effects.append(.askHost) }
    reviewIfDue(into: &effects)
    if !state.queue.isEmpty { serve(into: &effects) }""",
     """    if hasPendingHostReport, !«a host that spoke is asked when the guard opens» { effects.append(.askHost) }
    if !«requirements before the queue» { reviewIfDue(into: &effects) }
    if !state.queue.isEmpty, !«the queue moves on» { serve(into: &effects) }
    if «requirements before the queue» { reviewIfDue(into: &effects) }"""),
    # The host
    (HOST, "    if case .confirming = state.phase { return }\n",
     "    if case .confirming = state.phase, !«what is no answer does not decide» { return }\n"),
    (HOST, "    case .confirming(let intent): confirm(intent, host, at: time, into: &effects)",
     "    case .confirming where «what the host says decides»: break\n"
     "    case .confirming(let intent): confirm(intent, host, at: time, into: &effects)"),
    (HOST, "      if !isWhereItStands(host) {",
     "      if !«a wait ends where the host leaves», !isWhereItStands(host) {"),
    (HOST, "    } else if transition.isInteractive || host.isAnimating {\n      return",
     "    } else if transition.isInteractive || (host.isAnimating && !«no failure while the host moves») {\n      return"),
    (HOST, "    if host.isAnimating, awaitRest(unrest ??",
     "    if host.isAnimating, !«a host that moves by itself is left alone», awaitRest(unrest ??"),
    (HOST, """      repair(at: time, into: &effects)
      return
    }
    state.draft = truth
    state.phase = .asking(.hostChange, hasPendingHostReport: false)
    effects.append(.evaluateHostChange)""",
     """      if «an illegal change is taken back» {
        open(ending: .none, .shown, into: &effects)
      } else {
        repair(at: time, into: &effects)
      }
      return
    }
    state.draft = truth
    state.phase = .asking(.hostChange, hasPendingHostReport: false)
    if «the app is asked about the host's change» {
      decideHostChange(.allowed, false, at: time, into: &effects)
    } else {
      effects.append(.evaluateHostChange)
    }"""),
    (HOST, "    if left > .zero {\n", "    if left > .zero || «a host that moves for ever is made to settle» {\n"),
    (CONFIRMING, "    guard state.locks == 0, state.hiddenPolicy != .wait,\n"
     "      isGivenUp || isWhereItStands(host) || canBeginElsewhere(intent, host)\n    else {",
     "    guard state.locks == 0 || «nothing begins under a lock»,\n"
     "      state.hiddenPolicy != .wait || «nothing begins at a hidden host»,\n"
     "      isGivenUp || isWhereItStands(host) || canBeginElsewhere(intent, host)\n"
     "        || «what was allowed begins where the host stands»\n    else {"),
    (CONFIRMING, "    if host.isCovered {\n", "    if host.isCovered, !«nothing begins below a layer of somebody else's» {\n"),
    (CONFIRMING, "      if !state.entries.isEmpty, !intent.isForced { return",
     "      if !state.entries.isEmpty, !intent.isForced || «what may not stay does not wait for a layer to go» { return"),
    (COVERED, "    guard isAnswer || request.sender == .program else {",
     "    guard isAnswer || request.sender == .program || «what a person asks for does not wait for a layer to go» else {"),
    (COVERED, "      setTimer(delay, into: &effects)", "      if !«a host that is covered is asked again» { setTimer(delay, into: &effects) }"),
    (REQUESTS, "    } else if state.coverDelay != nil, request.sender == .program {",
     "    } else if state.coverDelay != nil, request.sender == .program, !«who waits below a layer keeps its place» {"),
    (WATCHDOG, "    if state.hiddenPolicy != nil { return }\n    switch state.phase {",
     "    if state.hiddenPolicy != nil, !«a hidden host has no time» { return }\n    switch state.phase {"),
    (HOST, "    if state.hiddenPolicy != nil {\n", "    if state.hiddenPolicy != nil, !«a hidden host that moves is left alone» {\n"),
    (WATCHDOG, "        transition.query = .earlyCheck",
     "        if !«a look is looked at» { transition.query = .earlyCheck }"),
    (CONFIRMING, "    if intent.isForced { state.review = .due }\n",
     "    if intent.isForced, !«an eviction that was given up is asked about again» { state.review = .due }\n"),
    (CONFIRMING, "    discard(into: &effects)\n    if let request = intent.repeatable",
     "    if !«pages of what was given up» { discard(into: &effects) }\n    if let request = intent.repeatable"),
    (CONFIRMING, "(host.isAnimating || awaitsAnswer(host))\n",
     "\n      (host.isAnimating && !«a request waits for a host that moves»\n"
     "        || awaitsAnswer(host) && !«a request waits for the button of a closed alert»)\n"),
    (CONFIRMING, "    state.draft.removeAll(keepingCapacity: true)\n  }",
     "    if !«what was built is forgotten» { state.draft.removeAll(keepingCapacity: true) }\n  }"),
    (CONFIRMING, "      for entry in state.draft[(progress.kept + (progress.resumed ?? 0))..<progress.built].reversed() {",
     "      for entry in state.draft[(progress.kept + (progress.resumed ?? 0))..<progress.built].reversed() where !«pages of a link that was given up» {"),
    (CONFIRMING, "      for entry in state.draft.reversed() { effects",
     "      for entry in state.draft.reversed() where !«pages of a stack that was given up» { effects"),
    (CONFIRMING, "      effects.append(.release(arriving.instance, by: asked.id))",
     "      if !«the page of a push that was given up» { effects.append(.release(arriving.instance, by: asked.id)) }"),
    (HOST, "    if verdict == .allowed, let top = state.draft.last {",
     "    if verdict == .allowed || «the app may refuse the host's change», let top = state.draft.last {"),
    (HOST, "    if let left = state.entries.last, !state.draft",
     "    if let left = state.entries.last, !«hooks of a back that the host made», !state.draft"),
    (HOST, "    takeOff(previous, into: &effects)",
     "    if !«what the host took off is let go» { takeOff(previous, into: &effects) }"),
    (HOST, "    if hasPendingHostReport {", "    if hasPendingHostReport, !«a host that spoke is asked before it is set right» {"),
    # The watchdog
    (WATCHDOG, "      if rest <= .zero || transition.watch.isSettling {\n",
     "      if rest <= .zero || transition.watch.isSettling || «a timer before its time is none» {\n"),
    (WATCHDOG, """        transition.query = .timeout
        effects.append(.askHost)
""", """        transition.query = .timeout
        if !«the watchdog asks» { effects.append(.askHost) }
"""),
    (WATCHDOG, "    if !transition.watch.isSettling, elapsed >= limits.stallReport {",
     "    if !transition.watch.isSettling || «one report», elapsed >= limits.stallReport {"),
    (WATCHDOG, "    if transition.watch.isSettling {\n      if host.isAnimating, waitToSettle(",
     "    if transition.watch.isSettling, !«what had to be forced has failed» {\n"
     "      if host.isAnimating, !«who was made to settle is given time to stand still», waitToSettle("),
    (WATCHDOG, """    } else if host.isAnimating {
      waitOrSettle(transition, elapsed, into: &effects)
    } else if transition.isInteractive {""", """    } else if host.isAnimating, !«watchdog: still animating» {
      waitOrSettle(transition, elapsed, into: &effects)
    } else if transition.isInteractive, !«watchdog: a gesture that vanished» {"""),
    (WATCHDOG, """    } else if shows(host, transition.change) {
      effects.append(.stalled(transition.id, .completionMissing))""",
     """    } else if shows(host, transition.change), !«watchdog: settled on the target» {
      effects.append(.stalled(transition.id, .completionMissing))"""),
    (WATCHDOG, """      effects.append(.stalled(transition.id, .settledElsewhere))
      fail(transition, host, at: time, into: &effects)""", """      effects.append(.stalled(transition.id, .settledElsewhere))
      if !«watchdog: settled elsewhere» { fail(transition, host, at: time, into: &effects) }"""),
    (WATCHDOG, "    if elapsed >= limits.stallReport {\n",
     "    if elapsed >= limits.stallReport, !«the host is made to settle» {\n"),
    (WATCHDOG, "      if !transition.hasStalled, elapsed >= transition.patience {",
     "      if !transition.hasStalled || «one word of a stall», elapsed >= transition.patience {"),
    # Layers
    (SHOWING, "      if (kept..<before.count).contains(standing), standing > 0,",
     "      if !«what is closed stays closed», (kept..<before.count).contains(standing), standing > 0,"),
    (SHOWING, "    return steps == 1 ? limits.transitionTimeout : limits.transitionTimeout * steps",
     "    return steps == 1 || «patience for each step» ? limits.transitionTimeout : limits.transitionTimeout * steps"),
    (CHECKS, "    if request.target == nil, top.opening != .push || (top.isPane && isExpanded(form, entries)) { return .notVisible }",
     "    if request.target == nil, top.opening != .push && !«a swipe stays in its layer»\n"
     "      || (top.isPane && isExpanded(form, entries) && !«a swipe stays in its column»)\n    { return .notVisible }"),
    # Legal stacks
    (LEGALITY, "      guard var entry = byInstance.removeValue(forKey: instance) else { return nil }",
     "      guard var entry = byInstance.removeValue(forKey: instance) else {\n"
     "        if «an unknown page is not adopted» { continue }\n        return nil\n      }"),
    (LEGALITY, "        guard below >= 0, canPush(entry.screen, from: stack[below].screen, as: entry.opening) else { return nil }",
     "        guard below >= 0,\n          canPush(entry.screen, from: stack[below].screen, as: entry.opening) || «only a legal stack is adopted»\n"
     "            || («an opening counts in what is adopted» && [StackOpening.push, .sheet, .full, .popover, .alert].contains {\n"
     "              canPush(entry.screen, from: stack[below].screen, as: $0)\n            })\n        else { return nil }"),
    (LEGALITY, "        guard isRoot(entry.screen) else { return nil }",
     "        guard isRoot(entry.screen) || «a stack has its root» else { return nil }"),
    (LEGALITY, "        guard canPush(placement.screen, from: source, as: placement.opening, having: instances) else { break }",
     "        guard\n          canPush(placement.screen, from: source, as: placement.opening, having: instances)\n"
     "            || «only a legal stack is restored»\n        else { break }"),
    # Repairs
    (HOST, "    state.repairs.help()\n    var previous",
     "    if !«what was adopted needs no more help» { state.repairs.help() }\n    var previous"),
    (REPAIRS, "    if count == 0 || (hasHelped && count < Self.burst) {",
     "    if count == 0 || (hasHelped && (count < Self.burst || «a tug of war pauses»)) {"),
    (REPAIRS, "time - start >= limits.stallReport, tries >= Self.fit(limits) {",
     "time - start >= limits.stallReport,\n"
     "      tries >= Self.fit(limits) || «a host that slept is told again», !«a host that cannot be helped is left»\n    {"),
    (REPAIRS, "    } else if rest > .zero {", "    } else if rest > .zero, !«a host is told again after a pause» {"),
    # Gestures
    (SWIPE, "      if state.locks > 0 { .locked } else if !isOpen || request.isNested { .busy } else {\n"
            "        rules.refusal(ofGesture: request, on: state.entries, in: state.form)\n      }",
     "      if state.locks > 0, !«a lock refuses a gesture» {\n        .locked\n"
     "      } else if !«no gesture while busy», !isOpen || request.isNested {\n        .busy\n      } else {\n"
     "        «no gesture at the root» ? nil : rules.refusal(ofGesture: request, on: state.entries, in: state.form)\n      }"),
    (SWIPE, ", case .interactivePop(let count) = transition.change else {\n      // The gesture ended",
     ",\n      let count = { (change: StackState.Change) -> Int? in\n        switch change {\n"
     "        case .interactivePop(let target): target\n"
     "        case .pop(let target) where «a finger that is lifted late ends nothing»: target\n"
     "        default: nil\n        }\n      }(transition.change)\n    else {\n      // The gesture ended"),
    (SWIPE, "    if end == .cancelled {\n", "    if end == .cancelled, !«a gesture turns back» {\n"),
    (SWIPE, "    effects.append(.interaction(false))\n",
     "    if !«interaction off, after a gesture» { effects.append(.interaction(false)) }\n"),
    (SWIPE, "    } else if showsStanding(host) {\n",
     "    } else if showsStanding(host), !«a cancel leaves everything as it was» {\n"),
    (SWIPE, "    guard case .showing(var transition) = state.phase, transition.isInteractive else { return }",
     "    guard case .showing(var transition) = state.phase, transition.isInteractive,\n"
     "      !«a finger that moves gets its time»\n    else { return }"),
    # Queries of the host before the watchdog's time
    (WATCHDOG, "    guard case .waiting = early.watch else { return }",
     "    guard case .waiting = early.watch, !«a host that was too early is looked at» else { return }"),
    (WATCHDOG, "    } else if host.isAnimating {\n      // A timer",
     "    } else if host.isAnimating, !«a look does not end what moves» {\n      // A timer"),
    (WATCHDOG, "    if host.isAnimating {\n      transition.watch = .waiting\n",
     "    if host.isAnimating, !«a gesture that has begun goes on» {\n      transition.watch = .waiting\n"),
    (WATCHDOG, " delay > Self.firstEarlyCheck {", " delay > Self.firstEarlyCheck, !«a gesture that never begins is given back» {"),
    # A hidden host
    (HIDDEN, "      effects.append(.timer(nil))\n    case .unsettled(let unrest):\n      effects.append(.timer(nil))\n",
     "      if !«a host that hides takes its time along» { effects.append(.timer(nil)) }\n"
     "    case .unsettled(let unrest):\n"
     "      if !«a host that hides takes its time along» { effects.append(.timer(nil)) }\n"),
    (HOST, "      effects.append(.timer(nil))\n      follow(",
     "      if !«a host that stands takes its time along» { effects.append(.timer(nil)) }\n      follow("),
    (HIDDEN, "      transition.query = nil\n",
     "      if !«an answer of a hidden host is not late» { transition.query = nil }\n"),
    (HIDDEN, "      effects.append(.timer(transition.wait))",
     "      if !«a host that is back has its time» { effects.append(.timer(transition.wait)) }"),
    (HIDDEN, "    case .idle, .asking, .awaiting, .confirming: break\n    }\n    overhear(",
     "    case .idle: if «a host that is back is followed» { return }\n"
     "    case .asking, .awaiting, .confirming: break\n    }\n    overhear("),
    (WATCHDOG, "    if state.hiddenPolicy == nil { effects.append(.timer(delay)) }",
     "    if state.hiddenPolicy == nil || «no time is set for a hidden host» { effects.append(.timer(delay)) }"),
    (STACK, "state.phase.isIdle && state.hiddenPolicy != .wait }",
     "state.phase.isIdle && (state.hiddenPolicy != .wait || «the guard is closed for a host that waits») }"),
    # Requirements
    (FACTS, """    state.review = .due
    reviewIfDue(into: &effects)
  }
""", """    if !«changed facts are remembered» { state.review = .due }
    reviewIfDue(into: &effects)
  }
"""),
    (FACTS, "    state.locks = max(0, state.locks - 1)\n    reviewIfDue(into: &effects)",
     "    state.locks = max(0, state.locks - 1)\n"
     "    if !«a lock puts a review off, and no longer» { reviewIfDue(into: &effects) }"),
    (FACTS, "    guard state.review != .settled, state.locks == 0 else { return }",
     "    guard state.review != .settled, state.locks == 0 || «no review under a lock» else { return }"),
    (FACTS, "      state.review = .asked\n      effects.append(.evaluateRequirements)\n",
     "      if !«who is being asked is not asked again» { state.review = .asked }\n"
     "      if !«a wait ends where a page may not stay» { effects.append(.evaluateRequirements) }\n"),
    (FACTS, "    case .awaiting where state.review == .asked: state.review = .due\n",
     "    case .awaiting where state.review == .asked && !«an answer under a lock is asked for again»: state.review = .due\n"),
    (FACTS, "        return\n      }\n      confirm(.eviction(lowest), into: &effects)",
     "        return\n      }\n      if «the host is asked before an eviction» {\n        evict(lowest, at: .zero, into: &effects)\n"
     "      } else {\n        confirm(.eviction(lowest), into: &effects)\n      }"),
    (FACTS, "      effects.append(.end(asked.id, .refused(.notVisible)))\n      confirm",
     "      if !«what an eviction ends has an outcome» { effects.append(.end(asked.id, .refused(.notVisible))) }\n      confirm"),
    # Links
    (LINKS, "      if state.locks > 0 {\n", "      if state.locks > 0, !«a lock refuses a link before anything is made» {\n"),
    (LINKS, "    case .allowed where state.locks > 0: drop(progress, .locked, into: &effects)",
     "    case .allowed where state.locks > 0 && !«a lock refuses a link's next page»: drop(progress, .locked, into: &effects)"),
    (LINKS, "    discard(into: &effects)\n    open(ending: progress.request, .refused(refusal), into: &effects)",
     "    if !«pages of a link that was refused» { discard(into: &effects) }\n"
     "    open(ending: progress.request, .refused(refusal), into: &effects)"),
    (LINKS, "      state.draft.removeLast(state.draft.count - progress.built)",
     "      if !«a link stops where it must» { state.draft.removeLast(state.draft.count - progress.built) }"),
    (LINKS, "      confirm(.link(progress), into: &effects)",
     "      if «the host is asked before a link» {\n        show(progress, at: .zero, into: &effects)\n"
     "      } else {\n        confirm(.link(progress), into: &effects)\n      }"),
]
