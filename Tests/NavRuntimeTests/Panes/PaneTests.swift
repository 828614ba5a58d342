import NavRuntime
import NavTesting
import Testing

/// Panes: a list beside its details, and the same path in one native stack.
@MainActor struct PaneTests {
  // MARK: - The pages that act

  @Test func theLastPageOfEachColumnActs() {
    let world = MailWorld()
    world.open()
    #expect(world.stack == ["mailboxes", "box", "message"])
    #expect(world.active == ["mailboxes", "box", "message"] && world.navigator.isExpanded)
    world.message.showHeaders()
    #expect(world.active == ["mailboxes", "box", "headers"])
    #expect(world.box.isVisible && !world.message.isVisible)
    world.host.isExpanded = false
    #expect(world.active == ["headers"] && !world.navigator.isExpanded && !world.box.isVisible)
    #expect(world.box.open(id: 8).outcomeSoFar == .refused(.notVisible))
    #expect(world.isSound)
  }

  @Test func aPopoverOrASheetIsNoSplit() {
    let world = MailWorld()
    world.open()
    world.box.filter()
    #expect(world.active == ["filters"] && !world.navigator.isExpanded)
    #expect(world.box.open(id: 8).outcomeSoFar == .refused(.notVisible))
  }

  // MARK: - Choices

  @Test func anotherChoiceReplacesTheDetail() {
    let world = MailWorld()
    world.open()
    world.message.showHeaders()
    world.screens.calls = []
    let changes = world.host.changes.count
    let request = world.box.open(id: 8)
    #expect(request.outcomeSoFar == .shown && world.host.changes.count == changes + 1)
    #expect(world.stack == ["mailboxes", "box", "message"] && world.number == 8)
    #expect(world.screens.calls == ["make message 8", "prepare message 8"])
    #expect(world.released.map(\.name) == ["headers", "message"])
    #expect(world.isSound)
  }

  @Test func theSameChoiceReturnsToItsPage() {
    let world = MailWorld()
    world.open()
    let message = world.message.id
    #expect(world.box.open(id: 7).outcomeSoFar == .refused(.duplicate))
    world.message.showHeaders()
    world.screens.calls = []
    #expect(world.box.open(id: 7).outcomeSoFar == .shown)
    #expect(world.stack == ["mailboxes", "box", "message"] && world.message.id == message)
    #expect(world.screens.calls.isEmpty && world.isSound)
  }

  @Test func aChoiceInTheFirstColumnRemovesTheOthers() {
    let world = MailWorld()
    world.open()
    world.mailboxes.openBox(number: 2)
    #expect(world.stack == ["mailboxes", "box"] && world.box.arguments.number == 2 && world.isSound)
  }

  @Test func anAwaitedPageThatAnotherChoiceRemovesReturnsNothing() {
    let world = MailWorld()
    world.open()
    let request = world.box.open(id: 8)
    world.message.showHeaders()
    world.box.open(id: 8)
    #expect(request.outcomeSoFar == .shown && request.resultSoFar == nil, "its page is kept")
    world.box.open(id: 9)
    #expect(request.resultSoFar == .left)
    #expect(!world.screens.calls.contains { $0.hasPrefix("back") })
  }

  @Test func theListMarksTheOpenRow() {
    let world = MailWorld()
    world.open()
    #expect(world.box.isOpen(Mail.Message(id: 7)) && !world.box.isOpen(Mail.Message(id: 8)))
    world.message.showHeaders()
    world.host.isExpanded = false
    #expect(world.box.isOpen(Mail.Message(id: 7)))
    world.host.isExpanded = true
    world.facts.hasDraft = true
    world.box.open(id: 8)
    #expect(world.box.isOpen(Mail.Message(id: 7)), "a refused choice is not marked")
  }

  // MARK: - Pages that hold

  @Test func aPageThatGoesMayHoldTheRequest() {
    let world = MailWorld()
    world.open()
    world.facts.hasDraft = true
    #expect(!world.box.canPerform(.open))
    #expect(world.box.open(id: 8, sender: .program).outcomeSoFar == .refused(.held))
    #expect(world.stack == ["mailboxes", "box", "message"])
    // For a user's request, the `otherwise` segue of the page runs.
    #expect(world.box.open(id: 8).outcomeSoFar == .refused(.held))
    #expect(world.stack == ["mailboxes", "box", "message", "discard"])
    world.host.choose("discard")
    #expect(world.stack == ["mailboxes", "box"])
    #expect(world.box.open(id: 8).outcomeSoFar == .shown)
    #expect(world.isSound)
  }

  @Test func theSourceOfAReplaceIsNotAsked() {
    let world = MailWorld()
    world.open()
    world.facts.hasDraft = true
    #expect(world.message.next(id: 8).outcomeSoFar == .shown)
    #expect(world.number == 8 && world.active == ["mailboxes", "box", "message"] && world.isSound)
  }

  // MARK: - Layers over an earlier column

  @Test func theDetailStaysBehindALayerOfTheList() throws {
    let world = MailWorld()
    world.open()
    let message = world.message.id
    let request = world.box.filter()
    #expect(world.stack == ["mailboxes", "box", "filters"])
    #expect(world.shown == ["mailboxes", "box", "message", "filters"])
    world.handle(Mail.Filters.self).apply("unread")
    #expect(request.returnedSoFar == "unread" && world.screens.calls.contains("apply unread"))
    #expect(world.stack == ["mailboxes", "box", "message"] && world.message.id == message)
    #expect(world.isSound)
  }

  @Test func aSwipedLayerGoesBackToItsSource() {
    let world = MailWorld()
    world.open()
    world.box.filter()
    world.screens.calls = []
    world.navigator.goBack()
    #expect(world.screens.calls == ["back to box from filters"])
    #expect(world.stack == ["mailboxes", "box", "message"] && world.isSound)
  }

  @Test func aPageThatIsSetAsideCanBeEvicted() {
    let world = MailWorld()
    world.open()
    world.box.filter()
    let changes = world.host.changes.count
    world.events = []
    world.facts.isTeam = false
    world.navigator.factsDidChange()
    let isAnnounced = world.events.contains { event in
      switch event {
      case .willShow, .didShow: true
      default: false
      }
    }
    #expect(!isAnnounced, "the same page is on top")
    #expect(world.stack == ["mailboxes", "box", "filters"] && world.shown == world.stack)
    #expect(world.host.changes.count == changes + 1)
    #expect(world.host.changes.last.map { $0.kind == .set && !$0.isAnimated } == true)
    #expect(world.released.map(\.name) == ["message"])
    world.handle(Mail.Filters.self).apply("unread")
    #expect(world.stack == ["mailboxes", "box"] && world.isSound)
  }

  @Test func aPageThatIsSetAsideCanBeLostByTheToolkit() throws {
    let world = MailWorld()
    world.open()
    world.box.filter()
    let shown = world.host.shownInstances
    world.host.changeByItself(to: [shown[0], shown[1], shown[3]])
    #expect(world.stack == ["mailboxes", "box", "filters"] && world.shown == world.stack)
    #expect(world.released.map(\.name) == ["message"] && world.isSound)
    world.handle(Mail.Filters.self).apply("unread")
    #expect(world.stack == ["mailboxes", "box"] && world.isSound)
  }

  @Test func aLinkResumesPagesThatWereSetAside() {
    let world = MailWorld()
    world.open()
    world.message.showHeaders()
    let message = world.message.id
    world.box.filter()
    #expect(world.navigator.open("mail:///box/1/message/7").outcomeSoFar == .shown)
    #expect(world.stack == ["mailboxes", "box", "message"] && world.message.id == message && world.isSound)
  }

  @Test func aLinkToTheListClosesTheOtherColumns() {
    let world = MailWorld()
    world.open()
    world.box.filter()
    #expect(world.navigator.open("mail:///box/1").outcomeSoFar == .shown)
    #expect(world.stack == ["mailboxes", "box"] && world.isSound)
  }

  // MARK: - Back

  @Test func backBelongsToTheTop() {
    let world = MailWorld()
    world.open()
    #expect(world.navigator.canGoBack)
    world.host.delegate?.backRequested()
    #expect(world.stack == ["mailboxes", "box"] && world.screens.calls == ["back to box from message"])
  }

  @Test func theFirstPageOfAColumnHasNoBack() throws {
    let world = MailWorld()
    world.open()
    let delegate = try #require(world.host.delegate)
    for page in [world.mailboxes.id, world.box.id, world.message.id] { #expect(!delegate.canGoBack(page)) }
    world.message.showHeaders()
    let headers = world.handle(Mail.Headers.self).id
    #expect(delegate.canGoBack(headers))
    delegate.backRequested(of: world.box.id)
    #expect(world.stack == ["mailboxes", "box", "message", "headers"])
    delegate.backRequested(of: headers)
    #expect(world.stack == ["mailboxes", "box", "message"])
    #expect(delegate.interactivePopBegan() == nil)
    world.host.isExpanded = false
    #expect(delegate.canGoBack(world.message.id) && world.isSound)
  }

  // MARK: - The form

  @Test func aChangeOfFormIsOneEvent() {
    let world = MailWorld()
    world.open()
    let before = (world.stack, world.host.changes.count)
    world.events = []
    world.host.isExpanded = false
    world.host.delegate?.formChanged()
    let changes = world.events.filter { if case .formChanged = $0 { true } else { false } }
    #expect(changes.count == 1 && world.stack == before.0 && world.host.changes.count == before.1)
    #expect(world.screens.calls.isEmpty && world.isSound)
  }

  @Test func aRequestThatAFoldHidesIsRefused() {
    let world = MailWorld(animation: .milliseconds(100))
    world.open()
    world.message.showHeaders()
    let request = world.box.open(id: 8, sender: .program)
    world.host.isExpanded = false
    world.host.advance(by: .seconds(1))
    #expect(request.outcomeSoFar == .refused(.notVisible))
    #expect(world.stack == ["mailboxes", "box", "message", "headers"] && world.isSound)
  }

  // MARK: - Saved stacks

  @Test func aStackWithALayerOverTheListIsRestored() throws {
    let world = MailWorld()
    world.open()
    world.box.filter()
    let text = try json(world.navigator.state)
    #expect(text.contains("\"aside\":1"))
    let other = MailWorld()
    other.navigator.restore(try decoded(text))
    #expect(other.stack == ["mailboxes", "box", "filters"] && other.shown == world.shown)
    other.navigator.goBack()
    #expect(other.active == ["mailboxes", "box", "message"] && other.isSound)
  }

  @Test(arguments: [-1, 2, 3, 99, .min, .max]) func aWrongNumberOfPagesSetAsideCutsTheStack(_ aside: Int) throws {
    let world = MailWorld()
    world.open()
    world.box.filter()
    let text = try json(world.navigator.state).replacing("\"aside\":1", with: "\"aside\":\(aside)")
    let other = MailWorld()
    other.navigator.restore(try decoded(text))
    #expect(other.isSound)
    #expect(["mailboxes", "box", "message"].starts(with: other.stack.prefix(3)) || other.stack.last == "filters")
  }

  @Test(arguments: [1, 2, Int.max]) func aRootThatSetsPagesAsideIsNoTrap(_ aside: Int) throws {
    let world = MailWorld()
    let text = try json(world.navigator.state)
    let other = MailWorld()
    other.navigator.restore(
      try decoded("[{\"screen\":\"mailboxes\",\"opening\":\"sheet\",\"aside\":\(aside),\"arguments\":{}}]"))
    let restored = try json(other.navigator.state)
    #expect(restored == text && other.isSound)
  }

  /// A page further up is not open on the list, and a page behind a layer still is.
  @Test func onlyWhatStandsOnTheListIsMarked() {
    let world = MailWorld()
    world.open()
    #expect(world.mailboxes.isOpen(Mail.Box(number: 1)) && !world.mailboxes.isOpen(Mail.Message(id: 7)))
    world.box.filter()
    #expect(world.box.isOpen(Mail.Message(id: 7)) && world.box.isOpen(Mail.Filters()))
    world.facts.isTeam = false
    world.navigator.factsDidChange()
    #expect(!world.box.isOpen(Mail.Message(id: 7)) && world.box.isOpen(Mail.Filters()))
  }
}
