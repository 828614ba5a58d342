package import NavRuntime
import NavTable

/// The state of a prototype as JSON, for a page, and for comparisons of runs.
extension Prototype {
  /// The constant data of a graph: its facts, its screens, and the number of its segues.
  package static func description(of graph: PrototypeGraph) -> String {
    var json = JSONWriter(.oneLine)
    let table = graph.table
    json.object { json in
      json.string("graph", table.name)
      json.array("facts") { json in
        for fact in graph.facts {
          json.object { json in
            json.string("name", fact.name)
            json.string("type", fact.type.name)
            Self.write(fact.type.options, to: &json)
            json.number("timeout", fact.lookup?.timeout)
          }
        }
      }
      json.array("screens") { json in
        for screen in table.screens {
          json.object { json in
            json.string("name", screen.name)
            json.string("title", screen.title)
            json.string("doc", graph.doc(of: screen.id))
          }
        }
      }
      json.number("segues", table.segueCount + graph.anywhere.count)
    }
    return json.text
  }

  /// The current state.
  package var state: String {
    var json = JSONWriter(.oneLine)
    json.object { json in
      json.number("now", now.wholeMilliseconds)
      json.number("next", nextMoment?.wholeMilliseconds)
      json.truth("busy", core.isBusy)
      json.truth("interaction", isInteractionOn)
      json.truth("guard", unguarded == nil)
      json.number("slow", slowness)
      json.number("lookups", lookupTime.wholeMilliseconds)
      if table.rules.hasColumns { json.truth("expanded", host.isExpanded) }
      if let unguarded { write(unguarded, to: &json) } else { writeStacks(to: &json) }
      writePages(to: &json)
      writeBars(to: &json)
      writeBack(to: &json)
      writeFacts(to: &json)
      json.array("queue") { json in
        for request in core.queued { json.number(nil, request.id.rawValue) }
      }
      json.object("waits") { json in
        json.string("link", waitingLink.link?.opened.url)
        json.string("segue", lookup.map { table.name(of: $0.segue) })
        json.number("until", lookup?.end.wholeMilliseconds)
      }
      writeRecord(to: &json)
    }
    return json.text
  }

  private func writeStacks(to json: inout JSONWriter) {
    write(core.stack, as: "stack", to: &json)
    write(host.shown, as: "shown", to: &json)
    json.array("slides") { json in
      guard let slide = host.slide else { return }
      json.object { json in
        write(slide.from, as: "from", to: &json)
        write(slide.to, as: "to", to: &json)
        json.number("start", slide.start.wholeMilliseconds)
        json.number("length", slide.length.wholeMilliseconds)
        json.truth("finger", slide.isFinger)
        json.number("fraction", slide.fraction)
      }
    }
    json.string("broken", nil)
  }

  private func write(_ unguarded: UnguardedHost, to json: inout JSONWriter) {
    write(unguarded.stack, as: "stack", to: &json)
    write(unguarded.slides.last?.from ?? unguarded.stack, as: "shown", to: &json)
    json.array("slides") { json in
      for slide in unguarded.slides {
        json.object { json in
          write(slide.from, as: "from", to: &json)
          write(slide.to, as: "to", to: &json)
          json.number("start", slide.start.wholeMilliseconds)
          json.number("length", slide.length.wholeMilliseconds)
          json.truth("finger", false)
          json.number("fraction", 0.0)
        }
      }
    }
    guard !unguarded.messages.isEmpty else {
      json.string("broken", nil)
      return
    }
    json.object("broken") { json in
      json.truth("dead", unguarded.isDead)
      json.truth("corrupted", unguarded.isCorrupted)
      json.number("bar", unguarded.bar?.rawValue)
      json.array("messages") { json in
        for message in unguarded.messages { json.string(nil, message) }
      }
    }
  }

  private func write(_ stack: some Sequence<StackEntry>, as key: String, to json: inout JSONWriter) {
    json.array(key) { json in
      for entry in stack { json.number(nil, entry.instance.rawValue) }
    }
  }

  // MARK: - Pages

  /// The entries of the current stack, the visible stack, and the stacks of slides.
  private var seen: [StackEntry] {
    var seen: [StackEntry] = []
    func see(_ entries: some Sequence<StackEntry>) {
      for entry in entries where !seen.contains(where: { $0.instance == entry.instance }) { seen.append(entry) }
    }
    if let unguarded {
      see(unguarded.stack)
      for slide in unguarded.slides {
        see(slide.from)
        see(slide.to)
      }
      return seen
    }
    see(core.stack)
    see(host.shown)
    if let slide = host.slide {
      see(slide.from)
      see(slide.to)
    }
    return seen
  }

  /// The pages that accept presses: those that act on these stacks.
  private var pressable: [InstanceID] {
    var tops: [InstanceID] = []
    func add(_ stack: [StackEntry]) {
      for instance in acting(on: stack) where !tops.contains(instance) { tops.append(instance) }
    }
    if let unguarded {
      add(unguarded.stack)
      for slide in unguarded.slides { add(slide.from) }
    } else {
      add(Array(core.stack))
      add(host.shown)
      if let slide = host.slide { add(slide.to) }
    }
    return tops
  }

  private func writePages(to json: inout JSONWriter) {
    let (pressable, aside) = (pressable, aside)
    json.array("pages") { json in
      for entry in seen {
        guard let page = page(entry.instance) else { continue }
        let info = table[page.screen]
        json.object { json in
          json.number("id", page.id.rawValue)
          json.string("screen", info.name)
          json.string("title", title(of: page))
          json.string("opening", entry.opening.tab == nil ? entry.opening.word : "tab")
          json.number("tab", entry.opening.tab)
          json.truth("container", table.rules.isContainer(page.screen))
          json.truth("alert", info.isAlert)
          if table.rules.hasColumns { writeColumns(of: entry, page, aside: aside, to: &json) }
          json.array("arguments") { json in
            for (argument, value) in zip(graph.arguments(of: page.screen), page.arguments) {
              json.object { json in
                json.string("name", argument.name)
                json.string("value", value.plain)
              }
            }
          }
          json.array("offers") { json in
            guard pressable.contains(page.id), !table.rules.isContainer(page.screen) else { return }
            for segue in offers(of: page) { write(segue, of: page, to: &json) }
          }
        }
      }
    }
  }

  /// Writes whether an entry starts a column or a split, and the back button of a page below the top.
  private func writeColumns(
    of entry: StackEntry, _ page: PrototypeRunPage, aside: Set<InstanceID>, to json: inout JSONWriter
  ) {
    json.truth("pane", entry.isPane)
    json.truth("aside", aside.contains(page.id))
    if table.rules.isSplit(entry) {
      json.number("columns", Int(table.rules.screens[Int(entry.screen.rawValue)].columns.rawValue))
      json.truth("placeholder", graph.hasPlaceholder(entry.screen))
    }
    let stack = unguarded?.stack ?? Array(core.stack)
    guard page.id != stack.last?.instance, let below = pageBelow(page, on: stack) else { return }
    json.object("back") { json in write(.back, from: page, over: below.screen, below, to: &json) }
  }

  /// The instances that are on the stack, but not on its path.
  private var aside: Set<InstanceID> {
    guard table.rules.hasColumns, unguarded == nil else { return [] }
    return Set(core.stack.map { $0.instance }).subtracting(core.path.map { $0.instance })
  }

  private func write(_ segue: SegueID, of page: PrototypeRunPage, to json: inout JSONWriter) {
    let info = table[segue]
    let goal = table.goal(of: segue)
    var arguments: [PrototypeValue]?
    if let goal, case .success(let values) = self.arguments([], for: segue, to: goal, from: page) { arguments = values }
    let reason = refusal(of: segue, to: arguments, from: page)
    let refusal = unguarded == nil ? refusal(of: segue, from: page, arguments) : reason.map { .said($0) }
    json.object { json in
      json.string("name", info.name)
      json.string("kind", kind(of: segue, of: page))
      json.string("to", goal.map { table[$0].name } ?? targetName(of: segue))
      json.string("style", info.rules.opening.tab == nil && info.rules.opening != .push ? info.rules.opening.word : nil)
      json.string("predicate", info.predicate)
      json.truth("awaits", info.awaits)
      json.truth("anywhere", info.rules.source == StackRules.anywhere)
      json.string("role", role(of: segue, of: page))
      json.truth("holds", model.holds(segue, context(of: segue, to: arguments, from: page)))
      json.string("why", refusal.map { words(of: $0) })
      json.array("remedies") { json in
        guard reason != nil else { return }
        for remedy in remedies(of: segue, from: page, arguments) {
          json.object { json in
            json.string("fact", remedy.fact)
            json.string("value", remedy.value.plain)
          }
        }
      }
      json.array("arguments") { json in
        guard let goal, let arguments else { return }
        let passed = passed(by: segue, from: page)
        for (argument, value) in zip(graph.arguments(of: goal), arguments) where passed[argument.name] == nil {
          json.object { json in
            json.string("name", argument.name)
            json.string("type", argument.type.name)
            json.string("value", value.plain)
            Self.write(argument.type.options, to: &json)
          }
        }
      }
    }
  }

  static func write(_ options: [String]?, to json: inout JSONWriter) {
    guard let options else {
      json.string("options", nil)
      return
    }
    json.array("options") { json in
      for option in options { json.string(nil, option) }
    }
  }

  /// The name of a segue's kind, in the state and in the terminal.
  package func kind(of segue: SegueID, of page: PrototypeRunPage) -> String {
    if table[page.screen].isAlert { return "button" }
    switch table.goals[segue] {
    case .screen: return "go"
    case .tab: return "select"
    case nil: break
    }
    let rules = table.rules.segues[Int(segue.rawValue)]
    switch rules.action {
    case .push:
      if rules.from != nil { return "replace" }
      return rules.opening != .push ? "present" : rules.columns == .none ? "push" : "pane"
    case .unwind, .exit, .go: return "unwind"
    }
  }

  /// The name of the screen that an unwind would lead to, or of the tab that a segue selects.
  package func targetName(of segue: SegueID) -> String? {
    if case .tab(let name)? = table.goals[segue] { return name }
    let source = core.stack.last?.instance ?? InstanceID(rawValue: 0)
    let request = StackRequest(id: .none, segue: segue, source: source, sender: .user)
    return page(core.landing(of: request)).map { table[$0.screen].name }
  }

  private func role(of segue: SegueID, of page: PrototypeRunPage) -> String? {
    guard let buttons = table[page.screen].alertButtons else { return nil }
    let name = table.ownName(of: segue)
    return buttons.destructive.contains(name) ? "destructive" : buttons.cancel == name ? "cancel" : nil
  }

  // MARK: - Bars, facts, and the record

  private func writeBars(to json: inout JSONWriter) {
    json.array("bars") { json in
      for entry in seen where table.rules.isContainer(entry.screen) {
        guard let container = page(entry.instance) else { continue }
        json.object { json in
          json.number("container", entry.instance.rawValue)
          json.array("tabs") { json in
            for tab in table.rules.tabs(of: entry.screen) {
              json.object { json in
                json.string("name", table.name(of: tab))
                json.string("title", title(of: tab, in: container))
                json.number("tab", table.opening(of: tab).tab)
                let refusal =
                  unguarded == nil
                  ? refusal(of: tab, from: container, nil)
                  : refusal(of: tab, to: nil, from: container).map { .said($0) }
                json.string("why", refusal.map { words(of: $0) })
              }
            }
          }
        }
      }
    }
  }

  private func writeBack(to json: inout JSONWriter) {
    let stack = unguarded?.stack ?? Array(core.stack)
    let pages = stack.dropLast().filter { !table.rules.isContainer($0.screen) }
    guard let top = page(stack.last?.instance), let below = pages.last else {
      json.string("back", nil)
      return
    }
    let back = unguarded == nil ? visibleBack : .back
    json.object("back") { json in write(back, from: top, over: below.screen, page(below.instance), to: &json) }
  }

  private func write(
    _ back: SegueID, from top: PrototypeRunPage, over below: ScreenID, _ page: PrototypeRunPage?,
    to json: inout JSONWriter
  ) {
    json.string("to", table[below].name)
    // An app without a guard can lose the page.
    json.string("title", page.map { title(of: $0) } ?? table[below].title)
    json.string("predicate", table[top.screen].backPredicate)
    json.string("button", back == .back ? nil : table.name(of: back))
    let reason = decisions.backRefusal(of: top)
    let refusal = unguarded == nil ? refusal(of: back, from: top, nil) : reason.map { .said($0) }
    json.truth("holds", reason == nil)
    json.string("why", refusal.map { words(of: $0) })
  }

  private func writeFacts(to json: inout JSONWriter) {
    json.array("facts") { json in
      for fact in graph.facts { json.string(nil, facts[fact.name]?.plain) }
    }
  }

  private func writeRecord(to json: inout JSONWriter) {
    json.array("log") { json in
      for entry in record.entries {
        json.object { json in
          json.number("id", entry.id.rawValue)
          json.string("name", entry.name)
          json.number("asked", entry.asked.wholeMilliseconds)
          json.number("ended", entry.ended?.wholeMilliseconds)
          json.truth("queued", entry.hasQueued)
          json.string("outcome", entry.outcome.map { Self.word(for: $0) })
          json.string("why", entry.reason)
        }
      }
    }
    json.array("evicted") { json in
      for eviction in record.evictions {
        json.object { json in
          json.string("screen", table[eviction.screen].name)
          json.string("requires", eviction.requirement)
        }
      }
    }
    json.object("seen") { json in
      json.array("screens") { json in
        for screen in record.visitedScreens { json.string(nil, table[screen].name) }
      }
      json.array("segues") { json in
        for segue in record.usedSegues { json.string(nil, table.name(of: segue)) }
      }
    }
  }

  // MARK: - Texts

  package static func word(for outcome: StackOutcome) -> String {
    switch outcome {
    case .shown: "shown"
    case .refused: "refused"
    case .superseded: "superseded"
    case .cancelled: "cancelled"
    case .stopped: "stopped"
    case .failed: "failed"
    }
  }

  package func reason(for outcome: StackOutcome) -> String? {
    if case .refused(let refusal) = outcome { words(of: refusal) } else { nil }
  }

  /// The reason for a refusal, as a text for users.
  package func words(of refusal: StackRefusal) -> String {
    switch refusal {
    case .said(.requirement(let screen)):
      // A root without a requirement is refused while an earlier root is at the bottom.
      table[screen].requirement.map { "\(table[screen].name) requires \($0)" }
        ?? "\(table[screen].name) is the root only if no earlier root can be"
    case .said(.predicate(let segue)): table[segue].predicate ?? ""
    case .said(.back(let screen)):
      table[screen].backPredicate.map { "back asks \($0)" } ?? "\(table[screen].name) is never left by back"
    case .said(.hook): "the page says no"
    case .said(.noMatch): "no link of the graph matches"
    case .busy: "busy: something else is moving"
    case .duplicate: "the same screen is there, or on its way"
    case .depth: "as deep as it may be"
    case .notVisible: "the page is not visible"
    case .locked: "locked"
    case .held: "a page that would go may not be left"
    case .covered: "something lies over it"
    }
  }
}

extension StackOpening {
  /// The name in the graph language.
  package var word: String {
    switch self {
    case .push: "push"
    case .sheet: "sheet"
    case .full: "full"
    case .popover: "popover"
    case .alert: "alert"
    case .tab: "tab"
    }
  }
}

extension Duration {
  /// The duration in whole milliseconds.
  package var wholeMilliseconds: Int {
    let (seconds, attoseconds) = components
    return Int(seconds) * 1_000 + Int(attoseconds / 1_000_000_000_000_000)
  }
}
