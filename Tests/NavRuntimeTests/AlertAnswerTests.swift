import NavRuntime
import NavTesting
import Testing

/// Toolkits close an alert and report its button up to 300 ms later. The button counts despite requests in between,
/// and is final when the alert is off the stack.
@MainActor struct AlertAnswerTests {
  /// An alert that the host closed, and whose button is not yet reported.
  @MainActor private struct Closed {
    let world: NotesWorld
    let request: SegueRequest<Notes.DiscardButton>
    let instance: InstanceID
    let alert: Alert

    init(limits: StackLimits = StackLimits()) throws {
      world = NotesWorld(limits: limits)
      request = world.ask()
      let item = try #require(world.host.stack.last)
      (instance, alert) = (item.id, try #require(item.alert))
      world.host.silently { $0.dismissByItself() }
    }

    func press(_ button: String) {
      guard let id = alert.buttons.first(where: { $0.name == button })?.id else { return }
      world.host.delegate?.alertChosen(instance, id)
    }
  }

  // MARK: - Late answers

  @Test func aRequestInBetweenWaitsForTheAnswer() throws {
    let closed = try Closed()
    let world = closed.world
    let preview = world.handle(Notes.Editor.self).preview(sender: .program)
    #expect(closed.request.returnedSoFar == nil && preview.outcomeSoFar == nil)
    world.host.advance(by: .milliseconds(300))
    closed.press("discard")
    #expect(closed.request.returnedSoFar == .discard)
    #expect(world.stack == ["list", "note"] && world.shown == world.stack)
    #expect(world.outcomes(of: "keep").isEmpty && world.outcomes(of: "discard") == [.shown])
    // The button removes the page from which the push was requested.
    #expect(preview.outcomeSoFar == .refused(.notVisible))
    #expect(world.screens.calls == ["discard 'Discard note 7?' on note"])
    #expect(!world.host.hasTimer && world.isSound)
  }

  @Test func whatAUserAsksForMeanwhileIsDropped() throws {
    let closed = try Closed()
    #expect(closed.world.handle(Notes.Editor.self).preview().outcomeSoFar == .refused(.busy))
    closed.press("keep")
    #expect(closed.request.returnedSoFar == .keep)
    #expect(closed.world.stack == ["list", "note", "editor"] && closed.world.isSound)
  }

  @Test func aWordOfTheHostInBetweenIsNoAnswer() throws {
    let closed = try Closed()
    closed.world.host.delegate?.stackChanged()
    closed.world.host.advance(by: .milliseconds(100))
    closed.world.host.delegate?.stackChanged()
    closed.world.host.advance(by: .milliseconds(200))
    closed.press("leave")
    #expect(closed.request.returnedSoFar == .leave && closed.world.stack == ["list"])
    #expect(closed.world.isSound)
  }

  @Test func aLinkInBetweenWaitsAndMakesNoPage() throws {
    let closed = try Closed()
    let link = closed.world.navigator.open("notes://notes/8")
    #expect(link.outcomeSoFar == nil && closed.world.screens.calls == [])
    closed.press("keep")
    #expect(closed.request.returnedSoFar == .keep)
    #expect(link.outcomeSoFar == .shown && closed.world.stack == ["list", "note"])
    #expect(closed.world.isSound)
  }

  @Test func backInBetweenIsNoSecondAnswer() throws {
    let closed = try Closed()
    closed.world.host.pressBack()
    closed.world.navigator.goBack()
    closed.press("discard")
    #expect(closed.request.returnedSoFar == .discard)
    #expect(closed.world.outcomes(of: "discard") == [.shown])
    #expect(!closed.world.outcomes(of: "keep").contains(.shown))
    #expect(closed.world.stack == ["list", "note"] && closed.world.isSound)
  }

  @Test func withoutAnAnswerItIsCancelledHalfASecondLater() throws {
    let closed = try Closed()
    let preview = closed.world.handle(Notes.Editor.self).preview(sender: .program)
    closed.world.host.advance(by: .milliseconds(499))
    #expect(closed.request.returnedSoFar == nil)
    closed.world.host.advance(by: .milliseconds(1))
    #expect(closed.request.returnedSoFar == .keep && preview.outcomeSoFar == .shown)
    closed.press("discard")
    #expect(closed.world.stack == ["list", "note", "editor", "preview"])
    #expect(!closed.world.host.hasTimer && closed.world.isSound)
  }

  /// The bound on hosts that move again and again does not shorten the first wait.
  @Test(arguments: [Duration.zero, .milliseconds(100)]) func aShortStallReportLeavesTheButtonItsTime(
    stallReport: Duration
  ) throws {
    let closed = try Closed(limits: StackLimits(stallReport: stallReport))
    closed.world.host.delegate?.stackChanged()
    closed.world.host.advance(by: .milliseconds(300))
    closed.press("discard")
    #expect(closed.request.returnedSoFar == .discard && closed.world.isSound)
  }

  @Test func nobodyWaitsForAnAnswerInAHiddenWindow() throws {
    let closed = try Closed()
    closed.world.host.delegate?.stackChanged()
    #expect(closed.request.returnedSoFar == nil)
    closed.world.host.delegate?.suspended(.changeUnanimated)
    #expect(closed.request.returnedSoFar == .keep)
    closed.world.host.delegate?.resumed()
    #expect(closed.world.isSound)
  }

  @Test func aSavedStackInBetweenWaitsForTheAnswer() throws {
    let closed = try Closed()
    let restored = closed.world.navigator.restore(NavigationState(screens: [Notes.List()]))
    #expect(restored.outcomeSoFar == nil)
    closed.world.host.advance(by: .milliseconds(300))
    closed.press("discard")
    #expect(closed.request.returnedSoFar == .discard)
    #expect(restored.outcomeSoFar == .shown && closed.world.stack == ["list"])
    #expect(closed.world.isSound)
  }

  // MARK: - Hosts that report an animation

  /// An alert on a host that animates while it closes the alert.
  @MainActor private struct Closing {
    let host = ClosingHost()
    let navigator: Navigator<Notes, ClosingHost>
    let request: SegueRequest<Notes.DiscardButton>?

    init(isBegun: Bool = true, limits: StackLimits = StackLimits()) {
      navigator = Navigator(host: host, screens: NotesScreens(), facts: NotesFacts(), limits: limits)
      navigator.start()
      navigator.handle(Notes.List.self)?.open(id: 7)
      navigator.handle(Notes.Note.self)?.edit()
      request = navigator.handle(Notes.Editor.self)?.askDiscard()
      if isBegun { host.beginToClose() }
    }

    /// Ends the host's animation, and reports a button just before or after that.
    func end(_ button: String, stillMoves: Bool) {
      host.advance(by: .milliseconds(300))
      if !stillMoves { host.isAnimating = false }
      host.press(button)
      host.isAnimating = false
    }
  }

  @Test(arguments: [false, true]) func aProgramsRequestWaitsWhileTheAlertCloses(stillMoves: Bool) {
    let closing = Closing()
    let link = closing.navigator.open("notes://notes/8")
    #expect(link.outcomeSoFar == nil)
    closing.end("discard", stillMoves: stillMoves)
    closing.host.advance(by: .milliseconds(stillMoves ? 100 : 0))
    #expect(closing.request?.returnedSoFar == .discard && link.outcomeSoFar == .shown)
    #expect(closing.navigator.stack.map(\.name) == ["list", "note"])
  }

  @Test(arguments: [false, true]) func aUsersTapWhileTheAlertClosesDelaysNoAnswer(stillMoves: Bool) {
    let closing = Closing()
    #expect(closing.navigator.open("notes://notes/8", sender: .user).outcomeSoFar == .refused(.busy))
    closing.end("discard", stillMoves: stillMoves)
    closing.host.advance(by: .milliseconds(stillMoves ? 100 : 0))
    #expect(closing.request?.returnedSoFar == .discard)
    #expect(closing.navigator.stack.map(\.name) == ["list", "note"])
  }

  /// As `hosts.md` requires, the host animates until it has reported the button.
  @Test func aButtonCountsOnAHostThatStillMoves() {
    let closing = Closing()
    closing.end("discard", stillMoves: true)
    closing.host.advance(by: .milliseconds(100))
    #expect(closing.request?.returnedSoFar == .discard)
    #expect(closing.navigator.stack.map(\.name) == ["list", "note"])
  }

  @Test func aButtonCountsOnAHostThatHasBegunToMove() {
    let closing = Closing()
    closing.host.isAnimating = false
    _ = closing.navigator.open("notes://notes/8", sender: .user)
    closing.host.advance(by: .milliseconds(100))
    closing.host.isAnimating = true
    closing.host.press("discard")
    closing.host.isAnimating = false
    closing.host.advance(by: .seconds(3))
    #expect(closing.request?.returnedSoFar == .discard)
  }

  /// A host can report a press repeatedly while it animates.
  @Test func theFirstButtonCountsAndTheQueueStaysShort() {
    let closing = Closing()
    _ = closing.navigator.open("notes://notes/8", sender: .user)
    closing.host.press("discard")
    for _ in 0..<200 { closing.host.press("keep") }
    #expect(closing.navigator.trace.steps.last?.after.queue.count ?? .max <= 1 + StackLimits().queue)
    closing.host.isAnimating = false
    closing.host.advance(by: .seconds(3))
    #expect(closing.request?.returnedSoFar == .discard)
    #expect(!closing.navigator.isBusy)
  }

  /// The host moves again while the button is evaluated, so the button returns to the queue.
  @Test func aFullQueueHasRoomForTheButton() {
    let closing = Closing(limits: StackLimits(queue: 1))
    closing.host.isAnimating = false
    closing.host.delegate?.stackChanged()
    let link = closing.navigator.open("notes://notes/8")
    closing.host.movesWhenRead = true
    closing.host.press("discard")
    #expect(closing.host.isAnimating)
    closing.host.isAnimating = false
    closing.host.advance(by: .seconds(3))
    #expect(closing.request?.returnedSoFar == .discard && link.outcomeSoFar == .shown)
  }

  /// A button has a time limit.
  @Test func aHostThatNeverComesToRestLosesTheButton() {
    let closing = Closing()
    closing.host.press("discard")
    for _ in 0..<60 {
      closing.host.advance(by: .seconds(1))
      closing.host.isAnimating = true
    }
    closing.host.isAnimating = false
    closing.host.advance(by: .seconds(20))
    #expect(closing.request?.returnedSoFar != nil && !closing.navigator.isBusy)
  }

  /// A host that settled, was idle, and animates again gets no change during the animation.
  @Test func aHostThatMovesAgainIsMadeToSettleAgain() {
    let closing = Closing()
    closing.host.delegate?.stackChanged()
    closing.host.advance(by: .milliseconds(10_200))
    #expect(closing.host.settleCount == 1 && closing.request?.returnedSoFar == nil)
    closing.host.isAnimating = true
    closing.host.advance(by: .seconds(10))
    #expect(closing.host.settleCount == 2 && !closing.host.wasToldWhileMoving)
    #expect(closing.request?.returnedSoFar == .keep && !closing.navigator.isBusy)
  }

  /// The host loses the page below the alert. When it shows both again, it loses the alert as well. Meanwhile, the
  /// button waits.
  @Test func aButtonThatWaitsThroughARepairIsTheAnswer() {
    let closing = Closing(isBegun: false)
    closing.host.isAnimating = true
    closing.host.lose(at: 2)
    closing.host.delegate?.stackChanged()
    let link = closing.navigator.open("notes://notes/8")
    closing.host.press("discard")
    closing.host.isAnimating = false
    closing.host.losesTop = true
    closing.host.delegate?.stackChanged()
    closing.host.advance(by: .seconds(1))
    #expect(closing.request?.returnedSoFar == .discard && link.outcomeSoFar == .shown)
    #expect(!closing.navigator.isBusy)
  }

  /// A host that animates again during each wait for the button does not keep the guard closed.
  @Test func aHostThatMovesAgainAndAgainIsNotWaitedForForGood() {
    let closing = Closing()
    for _ in 0..<60 {
      closing.host.isAnimating = true
      closing.host.delegate?.stackChanged()
      closing.host.advance(by: .milliseconds(300))
      closing.host.isAnimating = false
      closing.host.delegate?.stackChanged()
      closing.host.advance(by: .milliseconds(200))
    }
    #expect(closing.request?.returnedSoFar == .keep && !closing.navigator.isBusy)
    #expect(!closing.host.wasToldWhileMoving)
  }

  // MARK: - Final answers

  @Test func anAlertThatStaysTakesAnotherAnswer() throws {
    let world = NotesWorld()
    let request = world.ask()
    let discard = try #require(world.host.stack.last?.alert?.buttons.first?.id)
    let instance = try #require(world.host.stack.last?.id)
    world.host.fail(.doesNothing)
    world.host.delegate?.alertChosen(instance, discard)
    #expect(world.outcomes(of: "discard") == [.failed(.host)])
    #expect(world.stack.last == "discard" && world.shown == world.stack)
    #expect(request.returnedSoFar == nil && request.resultSoFar == nil)
    world.host.choose("keep")
    #expect(request.returnedSoFar == .keep)
    #expect(world.stack == ["list", "note", "editor"] && world.isSound)
  }

  /// The host reports a button and drops the change. Its completion never arrives.
  @Test func anAlertThatComesBackTakesAnotherAnswer() throws {
    let world = NotesWorld(animation: .milliseconds(100))
    let request = world.ask()
    let discard = try #require(world.host.stack.last?.alert?.buttons.first?.id)
    let instance = try #require(world.host.stack.last?.id)
    world.host.fail(.doesNothingSilently)
    world.host.delegate?.alertChosen(instance, discard)
    #expect(request.returnedSoFar == nil)
    world.host.advance(by: .seconds(3))
    #expect(world.stack.last == "discard" && request.returnedSoFar == nil)
    world.host.choose("keep")
    world.host.advance(by: .seconds(1))
    #expect(request.returnedSoFar == .keep && world.stack == ["list", "note", "editor"])
    #expect(world.isSound)
  }

  @Test func whatHasGoneHasItsAnswerWhateverBecomesOfTheRest() {
    let world = NotesWorld()
    let request = world.ask()
    // The alert is closed, and the editor below it stays.
    world.host.fail(.endsDeeper)
    world.host.choose("discard")
    #expect(world.outcomes(of: "discard") == [.failed(.host)])
    #expect(request.returnedSoFar == .discard)
    #expect(!world.navigator.isBusy)
  }
}
