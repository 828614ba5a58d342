import NavRuntime
import NavTesting
import Testing

/// Columns and the rest of the runtime: the guard, the order of questions, evictions, changes of the toolkit, and state.
@MainActor struct PaneOrderTests {
  // MARK: - The placeholder

  @Test func thePlaceholderIsMadeOnceAndIsNoPageOfTheStack() {
    let world = MailWorld()
    world.screens.calls = []
    #expect(world.host.visiblePlaceholder as? String == "placeholder")
    #expect(world.host.visiblePlaceholder != nil && world.screens.calls == ["make placeholder"])
    #expect(world.shown == ["mailboxes"] && world.active == ["mailboxes"] && world.events.isEmpty == false)
    world.open()
    #expect(world.host.visiblePlaceholder == nil)
    world.mailboxes.compose()
    #expect(world.host.visiblePlaceholder == nil, "the topmost run is no split")
    world.navigator.goBack()
    world.host.isExpanded = false
    #expect(world.host.visiblePlaceholder == nil && world.isSound)
  }

  @Test func aFactoryOfAPlaceholderMayMakeARequest() {
    let world = MailWorld()
    world.screens.inPlaceholder = { screen in
      #expect(screen.openBox(number: 1).outcomeSoFar == nil, "a request of a factory waits for its end")
      screen.compose()
      #expect(world.host.visiblePlaceholder == nil, "it is being made")
    }
    #expect(world.host.visiblePlaceholder as? String == "placeholder")
    #expect(world.outcomes.suffix(2) == [.refused(.busy), .shown] && world.stack == ["mailboxes", "draft"])
    world.navigator.goBack()
    #expect(world.host.visiblePlaceholder as? String == "placeholder")
    #expect(world.screens.calls.filter { $0 == "make placeholder" }.count == 1 && world.isSound)
  }

  @Test func aCollapsedHostMakesNoPlaceholder() {
    let world = MailWorld(isExpanded: false)
    world.open()
    world.navigator.goBack()
    world.navigator.goBack()
    world.host.isExpanded = true
    #expect(!world.screens.calls.contains { $0.hasPrefix("make placeholder") })
  }

  // MARK: - The guard

  @Test func twoColumnsHaveOneGuard() {
    let world = MailWorld(animation: .milliseconds(100))
    world.open()
    let first = world.box.open(id: 8)
    #expect(world.mailboxes.openBox(number: 2).outcomeSoFar == .refused(.busy))
    #expect(world.message.showHeaders().outcomeSoFar == .refused(.busy))
    world.host.advance(by: .seconds(1))
    #expect(first.outcomeSoFar == .shown && world.number == 8 && world.isSound)
  }

  /// The source of a queued request must act when the request begins.
  @Test(arguments: [true, false]) func aQueuedRequestNeedsASourceThatActs(staysExpanded: Bool) {
    let world = MailWorld(animation: .milliseconds(100))
    world.open()
    world.message.showHeaders()
    let queued = world.box.openLater(id: 8)
    world.host.isExpanded = staysExpanded
    world.host.advance(by: .seconds(1))
    #expect(queued.outcomeSoFar == (staysExpanded ? .shown : .refused(.notVisible)))
    #expect(world.stack == ["mailboxes", "box", "message"] + (staysExpanded ? [] : ["headers"]) && world.isSound)
  }

  @Test func aQueuedRequestOfAColumnThatLeftIsRefused() {
    let world = MailWorld(animation: .milliseconds(100))
    world.open()
    let box = world.box
    world.mailboxes.openBox(number: 2)
    let queued = box.openLater(id: 8)
    world.host.advance(by: .seconds(1))
    #expect(queued.outcomeSoFar == .refused(.notVisible) && world.stack == ["mailboxes", "box"] && world.isSound)
  }

  @Test func aDuplicateThatTheGraphAllowsIsOpenedAnew() {
    let world = MailWorld()
    world.open()
    world.box.openNote(id: 7)
    let former = world.handle(Mail.Note.self).id
    #expect(world.box.openNote(id: 7).outcomeSoFar == .shown)
    #expect(world.handle(Mail.Note.self).id != former && world.stack == ["mailboxes", "box", "note"] && world.isSound)
  }

  // MARK: - Pages that go

  @Test func aPageHoldsBeforeTheHookOfTheRequestRuns() {
    let world = MailWorld()
    world.open()
    world.facts.hasDraft = true
    let request = world.box.open(id: 8, sender: .program)
    #expect(request.outcomeSoFar == .refused(.held) && world.screens.calls.isEmpty)
  }

  @Test func pagesAreReleasedFromTheTopAfterTheyLeft() throws {
    let world = MailWorld(animation: .milliseconds(100))
    world.open()
    world.message.showHeaders()
    world.host.advance(by: .seconds(1))
    world.events = []
    world.mailboxes.openBox(number: 2)
    #expect(world.released.isEmpty)
    world.host.advance(by: .seconds(1))
    #expect(world.released.map(\.name) == ["headers", "message", "box"] && world.isSound)
    let shown = try #require(world.events.lastIndex { if case .didShow = $0 { true } else { false } })
    let released = try #require(world.events.firstIndex { if case .released = $0 { true } else { false } })
    #expect(shown < released)
  }

  /// No other page of a column gets the events.
  @Test func onlyTheTopHearsThatItIsShown() {
    let world = MailWorld()
    world.open()
    world.events = []
    world.box.open(id: 8)
    let heard = world.events.compactMap { event in
      switch event {
      case .willShow(let screen), .didShow(let screen): screen.name
      default: nil
      }
    }
    #expect(heard == ["message", "message"])
  }

  @Test func anEvictionAsksNobody() {
    let world = MailWorld()
    world.open()
    world.facts.hasDraft = true
    world.facts.isTeam = false
    world.navigator.factsDidChange()
    #expect(world.stack == ["mailboxes", "box"] && world.isSound)
  }

  // MARK: - The toolkit

  /// A host that removes a list under its open detail leaves an illegal stack, which the runtime repairs.
  @Test func aListThatTheToolkitRemovesIsRepaired() {
    let world = MailWorld()
    world.open()
    let instances = world.host.shownInstances
    world.host.changeByItself(to: [instances[0], instances[2]])
    world.host.advance(by: .seconds(1))
    #expect(world.host.shownInstances == world.navigator.stack.map(\.id) && world.isSound)
    #expect(world.active.last == world.stack.last)
  }

  @Test(arguments: [true, false]) func aFoldInATransitionEndsNoRequest(isExpanded: Bool) {
    let world = MailWorld(isExpanded: !isExpanded, animation: .milliseconds(100))
    world.open()
    world.screens.calls = []
    let request = world.message.showHeaders()
    for form in [isExpanded, !isExpanded, isExpanded] { world.host.isExpanded = form }
    #expect(request.outcomeSoFar == nil)
    world.host.advance(by: .seconds(1))
    #expect(request.outcomeSoFar == .shown && world.screens.calls == ["make headers"])
    #expect(world.navigator.isExpanded == isExpanded && world.isSound)
  }

  @Test func aHiddenHostReportsNoForm() {
    let world = MailWorld()
    world.open()
    world.events = []
    world.host.hide()
    for form in [false, true, false] { world.host.isExpanded = form }
    #expect(!world.events.contains { if case .formChanged = $0 { true } else { false } })
    world.host.reveal()
    #expect(!world.navigator.isExpanded && world.active == ["message"] && world.isSound)
  }

  // MARK: - State and traces

  /// A stack from before a `push` became a `pane` has the same text.
  @Test func aPaneIsSavedAsAPush() throws {
    let world = MailWorld()
    world.open()
    let text = try json(world.navigator.state)
    world.host.isExpanded = false
    #expect(try json(world.navigator.state) == text && !text.contains("pane") && !text.contains("aside"))
    let other = MailWorld()
    other.navigator.restore(try decoded(text))
    #expect(other.host.stack.map(\.isPane) == [false, true, true] && other.active == ["mailboxes", "box", "message"])
  }

  @Test func aLinkAtLaunchFillsTheColumns() {
    let world = MailWorld()
    #expect(world.navigator.open("mail:///box/1/message/7").outcomeSoFar == .shown)
    #expect(world.stack == ["mailboxes", "box", "message"] && world.host.columns.map(\.count) == [1, 1, 1])
    #expect(world.isSound)
  }

  /// The graph has three columns. The last one is empty while no message is open.
  @Test func thePlaceholderIsBesideTwoColumnsToo() {
    let world = MailWorld()
    world.mailboxes.openBox(number: 1)
    #expect(world.host.columns.map(\.count) == [1, 1])
    #expect(world.host.visiblePlaceholder as? String == "placeholder")
    world.box.open(id: 7)
    #expect(world.host.visiblePlaceholder == nil)
    world.navigator.goBack()
    #expect(world.host.visiblePlaceholder as? String == "placeholder")
    #expect(world.screens.calls.filter { $0 == "make placeholder" }.count == 1 && world.isSound)
  }

  /// The pages that leave can refuse before the runtime reads the requirement of the destination.
  @Test func aPageHoldsBeforeARequirementIsRead() throws {
    let (host, facts) = (InMemoryHost<Any>(), MailFacts())
    let navigator = Navigator<Mail, _>(host: host, screens: MailScreens(), facts: facts, followsFacts: false)
    host.isExpanded = true
    navigator.start()
    try #require(navigator.handle(Mail.Mailboxes.self)).openBox(number: 1)
    let box = try #require(navigator.handle(Mail.Box.self))
    box.open(id: 7)
    (facts.hasDraft, facts.isTeam) = (true, false)
    #expect(box.open(id: 8, sender: .program).outcomeSoFar == .refused(.held))
    facts.hasDraft = false
    #expect(box.open(id: 8).outcomeSoFar == .refused(.requirement(screen: "message", source: "isTeam")))
  }

  /// The form changes while the request is evaluated, so its source does not act when the change begins.
  @Test func aFoldInAQuestionHidesTheSource() throws {
    let (host, facts) = (InMemoryHost<Any>(), AskedFacts())
    let navigator = Navigator<Mail, _>(host: host, screens: MailScreens(), facts: facts, followsFacts: false)
    host.isExpanded = true
    navigator.start()
    try #require(navigator.handle(Mail.Mailboxes.self)).openBox(number: 1)
    let box = try #require(navigator.handle(Mail.Box.self))
    box.open(id: 7)
    let changes = host.changes.count
    facts.whenAsked = { host.isExpanded = false }
    #expect(box.open(id: 8).outcomeSoFar == .refused(.notVisible))
    #expect(navigator.stack.map(\.name) == ["mailboxes", "box", "message"] && host.changes.count == changes)
    #expect(!navigator.isBusy && !navigator.isExpanded)
  }

  /// The watchdog looks at the same time as without folds.
  @Test func foldsUseNoPatience() {
    let world = MailWorld(animation: .seconds(1))
    world.open()
    world.host.fail(.neverCompletes)
    let request = world.message.showHeaders()
    for _ in 0..<8 {
      world.host.advance(by: .milliseconds(100))
      world.host.isExpanded.toggle()
    }
    world.host.advance(by: .milliseconds(1_199))
    #expect(request.outcomeSoFar == nil && world.stalls.isEmpty)
    world.host.advance(by: .milliseconds(1))
    #expect(request.outcomeSoFar == .shown && world.stalls == [.completionMissing] && world.isSound)
  }
}

/// Facts that run code of the test when the requirement of a message is read.
@MainActor private final class AskedFacts: Mail.Facts {
  var whenAsked: () -> Void = {}
  var hasDraft: Bool { false }
  var isTeam: Bool {
    whenAsked()
    return true
  }
}
